import { judgeNotices, quoteName, suggestName } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";
import { listCauses, locatePointer } from "../../checker/index.ts";
import { type CompiledScreen, locateWritten, type Project, type Variant, walkNodes } from "../../compiler/index.ts";
import { type LineChange, readCheckPages, readLineChange, readProjectFiles } from "../../project/index.ts";
import { writeEdit } from "../apply-fixes.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { writeCheck } from "../explain-check.ts";
import { listValues } from "../explain-node.ts";
import { groupAlike } from "../group-alike.ts";
import { findUnreadable } from "../missing-screen.ts";
import { compileFolder, projectCompiler } from "../project-compiler.ts";
import { hasScreens } from "../project-folder.ts";
import type { Edit } from "../repair/edit.ts";
import { proveFix, suggestFix } from "../repair/prove-fix.ts";
import { writeRows } from "../write-rows.ts";

/** Says where the values of a node come from, or what a check is for. */
export const explain: Command = {
  name: "explain",
  isAnywhere: ([first = "", node]) => node === undefined && readCheckPages().has(first),
  forms: [
    { takes: "<screen> <node>", help: "Prints each value of a node and the file that it comes from." },
    {
      takes: "<check>",
      help: "Prints the rule of a check, its reason, and examples; where it finds something, what could be written instead.",
    },
  ],
  options: {
    market: { value: "<name>", help: "In this market only." },
    promotion: { value: "<id>", help: "With this promotion." },
    json: jsonOption,
  },
  run: runExplain,
};

async function runExplain(given: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const [first, node] = given.positionals;
  const isJson = given.has("json");
  if (first === undefined) throw new UsageError("Name a screen and a node, or a check: `explain order submit`.");
  const pages = readCheckPages();
  const page = pages.get(first);
  if (page !== undefined && node === undefined) {
    const here = hasScreens(root) ? suggestHere(root, first) : [];
    const suggested = here.length > 0 && { here };
    if (isJson) write(`${JSON.stringify({ check: first, ...page, ...suggested }, null, 2)}\n`);
    else write(writeCheck(first, page) + (here.length === 0 ? "" : `\nHere one of these would do:\n${here.map(writeEdit).join("")}`));
    return 0;
  }
  const { project, screens } = compileFolder(root);
  const screen = screens.get(first);
  if (screen === undefined)
    throw findUnreadable(project, first) ?? new UsageError(describeUnknown(first, [...screens.keys()], [...pages.keys()]));
  const variants = chooseVariants(screen, given);
  if (node === undefined) throw new UsageError(`Name a node of ${quoteName(first)}. ${suggestName("", nodeIds(variants)) ?? ""}`);
  if (!nodeIds(variants).includes(node))
    throw new UsageError(`${quoteName(first)} has no node ${quoteName(node)}. ${suggestName(node, nodeIds(variants)) ?? ""}`);
  const found = await Promise.all(variants.map((variant) => explainNode(root, project, variant, node)));
  write(
    isJson
      ? `${JSON.stringify(found, null, 2)}\n`
      : groupAlike(found, ({ values }) => values)
          .map(writeNode)
          .join("\n"),
  );
  return 0;
}

const mostSuggested = 3;

/** What could be written where a check finds something in this project. */
function suggestHere(root: string, check: string): Edit[] {
  const files = readProjectFiles(root);
  const problems = judgeNotices(projectCompiler.compile(files).problems, false).problems;
  const checked = { compiler: projectCompiler, files, problems };
  const found = listCauses(problems).filter((problem) => problem.check === check);
  return found.slice(0, mostSuggested).flatMap((problem) => proveFix(checked, problem) ?? suggestFix(checked, problem) ?? []);
}

/** There are too many checks to list them for a name that is like none. */
function describeUnknown(name: string, screens: readonly string[], checks: readonly string[]): string {
  const near = findNearest(name, [...screens, ...checks]);
  const help = near === undefined ? `${suggestName(name, screens) ?? ""} docs/checks.md lists the checks.` : suggestName(name, [near]);
  return `No screen and no check is named ${quoteName(name)}. ${help}`;
}

function chooseVariants({ id, variants }: CompiledScreen, { get }: Arguments): Variant[] {
  const [market, promotion] = [get("market"), get("promotion")];
  const all = variants.map(({ resolved }) => resolved);
  const asked = all.filter((one) => (market === undefined || one.market.id === market) && one.templateId === promotion);
  if (asked.length > 0) return asked;
  const name = [market, promotion].filter((part) => part !== undefined).join("+");
  const names = all.map((one) => one.name);
  throw new UsageError(`${quoteName(id)} has no variant ${quoteName(name)}. ${suggestName(name, names) ?? ""}`);
}

function nodeIds(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ screen }) => [...walkNodes(screen)].map(({ node }) => node.id)))];
}

interface ExplainedNode {
  readonly screen: string;
  readonly node: string;
  readonly variant: string;
  /** Undefined when the variant does not have the node. */
  readonly values?: readonly {
    readonly name: string;
    readonly value: string;
    /** With line and column. */
    readonly place: string;
    readonly layer: string;
    /** Who wrote the line last; left out where git does not know. */
    readonly changed?: LineChange;
  }[];
}

async function explainNode(root: string, project: Project, variant: Variant, id: string): Promise<ExplainedNode> {
  const named = { screen: variant.screen.id, node: id, variant: variant.name };
  const found = [...walkNodes(variant.screen)].find(({ node }) => node.id === id);
  if (found === undefined) return named;
  const values = listValues(found.node).map(async ({ name, value, pointer }) => {
    const origin = variant.originOf(found.pointer + pointer);
    const { file, line, column } = locatePointer(locateWritten(origin, project.formOf), project.texts);
    const changed = await readLineChange(root, { path: file, text: project.texts.get(file) ?? "", line });
    return { name, value, place: `${file}:${line}:${column}`, layer: origin.layer, ...(changed && { changed }) };
  });
  return { ...named, values: await Promise.all(values) };
}

function writeNode(alike: readonly [ExplainedNode, ...ExplainedNode[]]): string {
  const [{ screen, node, values }] = alike;
  const title = `${screen} › ${node}, ${alike.map(({ variant }) => variant).join(", ")}`;
  if (values === undefined) return `${title}\n  Not in this variant.\n`;
  const rows = values.map(({ name, value, place, layer, changed }) => {
    const last = changed === undefined ? "" : `${changed.author}, ${changed.date}: ${changed.subject}`;
    return ["", name, value, place, layer, last];
  });
  return `${title}\n${writeRows(rows)}`;
}
