import { judgeNotices, type Problem } from "../../core/format/index.ts";
import { countAlike } from "../../core/json/index.ts";
import { listCauses } from "../checker/index.ts";
import { type Compilation, type Compiler, formatText, type SourceFile } from "../compiler/index.ts";
import { applyEdit, type Edit, editOf } from "./repair/edit.ts";
import { type Checked, proveFix } from "./repair/prove-fix.ts";

type Texts = ReadonlyMap<string, string>;

/** What the fixes of causes replace, in the order of the places, each with its problem. Of two fixes for one place one is taken. */
function listFixes(problems: readonly Problem[], texts: Texts): Fix[] {
  const fixes = listCauses(problems).flatMap((problem): Fix[] => {
    const edit = certainEdit(problem, texts);
    return edit === undefined ? [] : [{ problem, edit }];
  });
  const places = new Map(fixes.map((fix) => [`${fix.edit.file} ${fix.edit.start}`, fix] as const));
  return [...places.values()].sort((a, b) =>
    a.edit.file === b.edit.file ? a.edit.start - b.edit.start : a.edit.file < b.edit.file ? -1 : 1,
  );
}

/** What `--fix` would put in for a problem; undefined where its author has a choice. */
export function certainEdit({ fix, at }: Problem, texts: Texts): Edit | undefined {
  // What another file says may be right, and this one wrong.
  if (fix === undefined || fix.isChoice === true || fix.at.file !== at.file) return undefined;
  return editOf(fix, texts);
}

interface Fix {
  readonly problem: Problem;
  readonly edit: Edit;
}

export interface Fixed {
  readonly edits: readonly Edit[];
  readonly files: readonly SourceFile[];
  /** Of these files. */
  readonly compilation: Compilation;
}

const maxRounds = 500;

/**
 * Fixes until nothing is left to fix: one cause a round, because it may have been the reason of others. What a fix reveals in the value
 * that it changed is left to the author.
 */
export function fixFiles(compiler: Compiler, files: readonly SourceFile[], isAsked: (file: string) => boolean = () => true): Fixed {
  const edits: Edit[] = [];
  const changed = new Map<string, readonly Problem[]>();
  const done = new Set<string>();
  const tried = new Set<string>();
  let now = files;
  let compilation = compiler.compile(now);
  for (let round = 0; round < maxRounds; round++) {
    const { problems, project } = compilation;
    const isOpen = (problem: Problem, file: string) => isAsked(file) && !isRevealed(problem, changed);
    const offered = listFixes(problems, project.texts).find(
      ({ problem, edit }) => isOpen(problem, edit.file) && edit.before !== edit.after && !done.has(keyOf(problem, edit)),
    );
    const next = offered ?? proveNext({ compiler, files: now, problems }, isOpen, tried);
    if (next === undefined) break;
    done.add(keyOf(next.problem, next.edit));
    const { at, check } = next.problem;
    const place = placeOf(at);
    const here = problems.filter((other) => placeOf(other.at) === place);
    const fixed = applyEdit(now, next.edit);
    const found = compiler.compile(fixed);
    // Another screen needs what stood there before.
    if (found.problems.some((one) => one.check === check && placeOf(one.at) === place && !isAmong(one, here))) continue;
    changed.set(place, changed.get(place) ?? here);
    edits.push(next.edit);
    now = fixed;
    compilation = found;
  }
  const isChanged = (path: string) => edits.some(({ file }) => file === path);
  return { edits, files: now.map(({ path, text }) => ({ path, text: isChanged(path) ? formatText(path, text) : text })), compilation };
}

/** A proof checks the project once for each way to write a part. */
const mostProofs = 20;

/** The first problem for which one way alone is right, causes before what follows from them. Each is tried once. */
function proveNext(
  { compiler, files, problems }: Checked,
  isOpen: (problem: Problem, file: string) => boolean,
  tried: Set<string>,
): Fix | undefined {
  const blocking = judgeNotices(problems, false).problems;
  for (const problem of new Set([...listCauses(blocking), ...blocking])) {
    const { check, message, at } = problem;
    const key = JSON.stringify([check, message, at]);
    if (tried.size >= mostProofs || tried.has(key) || !isOpen(problem, at.file)) continue;
    tried.add(key);
    const edit = proveFix({ compiler, files, problems: blocking }, problem);
    if (edit !== undefined && isOpen(problem, edit.file)) return { problem, edit };
  }
  return undefined;
}

/** The place of an edit; of a part of a text, whose place moves, what it is as well. */
function keyOf({ fix }: Problem, { file, before, after }: Edit): string {
  return JSON.stringify([file, fix?.at.pointer, fix?.at.on, ...(fix?.at.range ? [before, after] : [])]);
}

function placeOf({ file, pointer }: Problem["at"]): string {
  return `${file} ${pointer}`;
}

function isAmong({ check, message }: Problem, problems: readonly Problem[]): boolean {
  return problems.some((one) => one.check === check && one.message === message);
}

/** Whether a value that was fixed before had another problem then. */
function isRevealed(problem: Problem, changed: ReadonlyMap<string, readonly Problem[]>): boolean {
  const before = changed.get(placeOf(problem.at));
  return before !== undefined && !isAmong(problem, before);
}

/** How many problems have a fix that `--fix` would put in, in files such as these. */
export function countFixes(problems: readonly Problem[], texts: Texts, isAsked: (file: string) => boolean): number {
  return listFixes(problems, texts).filter(({ edit }) => isAsked(edit.file)).length;
}

const maxWidth = 100;
const context = 16;

/** Old and new in one line: of long texts only what differs, with a little around it. */
export function writeEdit({ file, line, column, before, after }: Edit): string {
  const [old, next] = before.length + after.length <= maxWidth ? [before, after] : cutAlike(before, after);
  return `${file}:${line}:${column}  ${oneLine(old)} → ${oneLine(next)}\n`;
}

function cutAlike(before: string, after: string): readonly [string, string] {
  const [head, tail] = countAlike(before, after);
  const [from, kept] = [Math.max(0, head - context), Math.max(0, tail - context)];
  const cut = (text: string) => `${from > 0 ? "…" : ""}${text.slice(from, text.length - kept)}${kept > 0 ? "…" : ""}`;
  return [cut(before), cut(after)];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
