import { quoteName, suggestName } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";
import { readCheckPages } from "../../check-pages.ts";
import { locatePointer } from "../../checker/index.ts";
import { type CompiledScreen, compile, locateWritten, type Project, type Variant, walkNodes } from "../../compiler/index.ts";
import { readProjectFiles } from "../../project-files.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { writeCheck } from "../explain-check.ts";
import { listValues } from "../explain-node.ts";
import { readOptions } from "../options.ts";

/** Says where the values of a node come from, or what a check is for. */
export async function runExplain(args: readonly string[], { root, write }: CliContext): Promise<ExitCode> {
  const { positionals, values } = readOptions(args, { market: "string", promotion: "string" });
  const [first, node] = positionals;
  if (first === undefined) throw new UsageError("Name a screen and a node, or a check: `explain order submit`.");
  const pages = readCheckPages();
  const page = pages.get(first);
  if (page !== undefined && node === undefined) {
    write(writeCheck(first, page));
    return 0;
  }
  const { project, screens } = compile(readProjectFiles(root));
  const screen = screens.get(first);
  if (screen === undefined) throw new UsageError(describeUnknown(first, [...screens.keys()], [...pages.keys()]));
  const variants = chooseVariants(screen, values);
  if (node === undefined) throw new UsageError(`Name a node of ${quoteName(first)}. ${suggestName("", nodeIds(variants)) ?? ""}`);
  if (!nodeIds(variants).includes(node))
    throw new UsageError(`${quoteName(first)} has no node ${quoteName(node)}. ${suggestName(node, nodeIds(variants)) ?? ""}`);
  write(variants.map((variant) => writeNode(project, variant, node)).join("\n"));
  return 0;
}

/** There are too many checks to list them for a name that is like none. */
function describeUnknown(name: string, screens: readonly string[], checks: readonly string[]): string {
  const near = findNearest(name, [...screens, ...checks]);
  const help = near === undefined ? `${suggestName(name, screens) ?? ""} docs/checks.md lists the checks.` : suggestName(name, [near]);
  return `No screen and no check is named ${quoteName(name)}. ${help}`;
}

function chooseVariants({ id, variants }: CompiledScreen, { market, promotion }: { readonly [option: string]: unknown }): Variant[] {
  const all = variants.map(({ resolved }) => resolved);
  const asked = all.filter((one) => (market === undefined || one.market.id === market) && one.templateId === promotion);
  if (asked.length > 0) return asked;
  const name = [market, promotion].filter((part) => part !== undefined).join("+");
  throw new UsageError(
    `${quoteName(id)} has no variant ${quoteName(name)}. ${
      suggestName(
        name,
        all.map((one) => one.name),
      ) ?? ""
    }`,
  );
}

function nodeIds(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ screen }) => [...walkNodes(screen)].map(({ node }) => node.id)))];
}

function writeNode(project: Project, variant: Variant, id: string): string {
  const title = `${variant.screen.id} › ${id}, ${variant.name}`;
  const found = [...walkNodes(variant.screen)].find(({ node }) => node.id === id);
  if (found === undefined) return `${title}\n  Not in this variant.\n`;
  const rows = listValues(found.node).map(({ name, value, pointer }) => {
    const origin = variant.originOf(found.pointer + pointer);
    const { file, line, column } = locatePointer(locateWritten(origin, project.formOf), project.texts);
    return [name, value, `${file}:${line}:${column}`, origin.layer] as const;
  });
  const width = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const [names, shown, places] = [width(0), width(1), width(2)];
  const lines = rows.map(
    ([name, value, place, layer]) => `  ${name.padEnd(names)}  ${value.padEnd(shown)}  ${place.padEnd(places)}  ${layer}`,
  );
  return `${[title, ...lines].join("\n")}\n`;
}
