// A screen as it is compared: what is in it by its name, what it says, and where each part was written.
import type { ScreenDefinition, SourcePointer, TextEntry } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { locateWritten, type NodeAt, type Project, type Source, type Variant, walkNodes } from "../../compiler/index.ts";

export interface View {
  readonly screen: ScreenDefinition;
  /** By id, from top to bottom. */
  readonly nodes: ReadonlyMap<string, NodeAt>;
  /** By name: what the text says here. */
  readonly texts: ReadonlyMap<string, unknown>;
  /** Of a variant its name. */
  readonly variant?: string;
  /** Where a part of the screen is written. */
  at(pointer: string): SourcePointer;
  textAt(name: string): SourcePointer;
  /** Where something was taken out. */
  goneAt(node: string): SourcePointer;
}

const nowhere: SourcePointer = { file: "", pointer: "", on: "value" };

/** In place of a screen that is not there. */
export const emptyView: View = {
  screen: { id: "", route: "", title: "", body: [] },
  nodes: new Map(),
  texts: new Map(),
  at: () => nowhere,
  textAt: () => nowhere,
  goneAt: () => nowhere,
};

/** A second node of a name is one of its own, so that it hides neither. */
function indexNodes(screen: ScreenDefinition): View["nodes"] {
  const nodes = new Map<string, NodeAt>();
  for (const at of walkNodes(screen)) nodes.set(nodes.has(at.node.id) ? `${at.node.id} ${at.pointer}` : at.node.id, at);
  return nodes;
}

/** A screen as one market (and promotion) sees it; its texts in the language of the variant alone. */
export function viewVariant({ formOf }: Project, base: Source<ScreenDefinition>, variant: Variant): View {
  const { screen, texts, language, name, overlays } = variant;
  const say = ({ count, ...entry }: TextEntry) => ({ count, language: entry.language, says: entry[entry.language ?? language] });
  const whole: SourcePointer = { file: base.file, pointer: "", on: "value" };
  return {
    screen,
    nodes: indexNodes(screen),
    texts: new Map([...texts].map(([text, { entry }]) => [text, say(entry)])),
    variant: name,
    at: (pointer) => locateWritten(variant.originOf(pointer), formOf),
    textAt(text) {
      const written = texts.get(text);
      return written === undefined ? whole : { file: written.file, pointer: written.pointer, on: "key" };
    },
    goneAt(node) {
      const taking = overlays.find(({ value }) => value.nodes?.[node] === null);
      return taking === undefined ? whole : { file: taking.file, pointer: joinPointer("/nodes", node), on: "key" };
    },
  };
}

/** A screen as it is written, with what no variant shows; its texts in all languages. */
export function viewBase({ formOf, textTables }: Project, { file, value }: Source<ScreenDefinition>): View {
  const table = textTables.find((one) => one.file === file.replace(/screen\.json$/, "texts.json"));
  const texts = Object.entries(table?.value ?? {}).filter(([name]) => !name.startsWith("$"));
  const at = (pointer: string): SourcePointer => locateWritten({ file, pointer, on: "value" }, formOf);
  return {
    screen: value,
    nodes: indexNodes(value),
    texts: new Map(texts),
    at,
    textAt: (text) => ({ file: table?.file ?? file, pointer: joinPointer("", text), on: "key" }),
    goneAt: () => at(""),
  };
}
