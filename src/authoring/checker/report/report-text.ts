import type { Problem } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import { drawFrame } from "./codeframe.ts";
import { type LocatedCause, type LocatedProblem, locatePointer, locateProblems, type SourceLocation } from "./located-problem.ts";

const maxShown = 20;

type Texts = ReadonlyMap<string, string>;

/**
 * The report for people: location, message, code frame, help and check of each problem, and a total as the last line.
 * Beyond the first twenty it has the line of each, and of consequences their number; with `isWhole` everything is in full.
 */
export function reportText(problems: readonly Problem[], texts: Texts, isWhole = false): string {
  const located = locateProblems(problems, texts);
  return `${[...writeBlocks(located, texts, isWhole), writeTotal(located, texts.size)].join("\n")}\n`;
}

/** Every problem in full, without a total. */
export function reportEach(problems: readonly Problem[], texts: Texts): string {
  return writeBlocks(locateProblems(problems, texts), texts, true).join("\n");
}

function writeBlocks(located: readonly LocatedCause[], texts: Texts, isWhole: boolean): string[] {
  const most = isWhole ? located.length : maxShown;
  const blocks = located.slice(0, most).map((one) => writeProblem(one, texts) + writeConsequences(one, isWhole));
  const rest = located.slice(most);
  if (rest.length === 0) return blocks;
  return [...blocks, `${count(rest.length, "more problem")}, in full with \`check --all\`:\n${rest.map(writeLine).join("")}`];
}

function writeTotal(located: readonly LocatedCause[], files: number): string {
  const blocking = located.filter(({ problem }) => problem.notice === undefined);
  const notices = located.length - blocking.length;
  const said = notices === 0 ? "" : ` ${count(notices, "notice")}.`;
  const broken = new Set(blocking.map(({ file }) => file)).size;
  return blocking.length === 0
    ? `No problems in ${count(files, "file")}.${said}`
    : `${count(blocking.length, "problem")} in ${broken} of ${count(files, "file")}.${said}`;
}

function writeProblem({ problem, ...location }: LocatedProblem, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(location.file);
  const path = location.idPath.length === 0 ? [] : [location.idPath.join(" › ")];
  const kind = problem.notice === undefined ? [] : ["notice"];
  const lines = [[writeLocation(location), ...path, problem.check, ...kind].join("  "), problem.message];
  if (text !== undefined && text !== "") lines.push(...drawFrame(text, location.start, location.end));
  if (problem.help !== undefined) lines.push(problem.help);
  for (const at of problem.related ?? []) lines.push(`See ${writeLocation(locatePointer(at, texts))}`);
  if (problem.variants !== undefined) lines.push(`In ${problem.variants.join(", ")}.`);
  return `${lines.join("\n  ")}\n`;
}

function writeConsequences({ consequences }: LocatedCause, isWhole: boolean): string {
  if (consequences.length === 0) return "";
  const number = count(consequences.length, "consequence");
  return isWhole || consequences.length === 1
    ? `  ${number}:\n${consequences
        .map(writeLine)
        .map((line) => `  ${line}`)
        .join("")}`
    : `  And ${number}: \`check --all\` names them.\n`;
}

function writeLine({ problem, ...location }: LocatedProblem): string {
  return `  ${writeLocation(location)}  ${problem.check}  ${problem.message}\n`;
}

function writeLocation({ file, line, column }: SourceLocation): string {
  return `${file}:${line}:${column}`;
}
