import { hasOwn, isContainer, joinPointer } from "../../../../core/json/index.ts";
import { perObject, valuesOf } from "../../../compiler/index.ts";
import type { ScreenIndex } from "../screen-index.ts";
import { readTranslations } from "./text-entries.ts";

/** A text that may have placeholders. */
export interface Text {
  readonly text: string;
  readonly pointer: string;
  /** The table or overlay that holds it, when the screen names it as one of `texts`. */
  readonly file?: string;
  readonly language?: string;
  /** Property of a widget that it belongs to. */
  readonly prop?: { readonly widget: string; readonly name: string };
}

/** Every text in a value, at any depth. */
export function* textsBelow(value: unknown, pointer: string): Generator<Pick<Text, "text" | "pointer">> {
  if (typeof value === "string") yield { text: value, pointer };
  else if (isContainer(value)) for (const [name, part] of Object.entries(value)) yield* textsBelow(part, joinPointer(pointer, name));
}

/** What a value says in the language of the variant, when it is one text and nothing else, or a value of the screen that is. */
export function readOneText(index: ScreenIndex, written: unknown, pointer: string): string | undefined {
  const { values = {} } = index.screen;
  const name = typeof written === "string" ? (/^\{(?:values\.)?(\w+)\}$/.exec(written)?.[1] ?? "") : "";
  return hasOwn(values, name) ? readAlone(index, values[name], joinPointer("/values", name)) : readAlone(index, written, pointer);
}

function readAlone({ analysis, variant }: ScreenIndex, value: unknown, pointer: string): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = /^\{texts\.(\w+)\}$/.exec(value)?.[1];
  if (name === undefined) return value.includes("{") ? undefined : value;
  const ofFragment = variant.fragmentTextsAt(pointer);
  const own = ofFragment?.get(name)?.entry[variant.language];
  const text = analysis.names.texts?.[name];
  if (ofFragment !== undefined) return typeof own === "string" ? own : undefined;
  return text !== undefined && "text" in text ? text.text : undefined;
}

/** The wording of the tables that a variant reads, in every language. */
export const listTableTexts = perObject(({ variant, nodes }: ScreenIndex): readonly Text[] => {
  const tables = new Set([variant.texts, ...nodes.flatMap(({ pointer }) => variant.fragmentTextsAt(pointer) ?? [])]);
  return [...tables].flatMap((table) =>
    [...table.values()].flatMap(({ file, pointer, entry }) =>
      readTranslations(entry, pointer).flatMap(({ language, forms }) =>
        forms.map((form) => ({ file, language, pointer: form.pointer, text: form.text })),
      ),
    ),
  );
});

/** Every text of a screen that may hold values, those of its tables included. */
export const listTexts = perObject((index: ScreenIndex): readonly Text[] => {
  const { screen, nodes, steps } = index;
  const texts = [...listTableTexts(index)];
  const collect = (value: unknown, pointer: string, more?: Pick<Text, "prop">) => {
    for (const found of textsBelow(value, pointer)) texts.push({ ...found, ...more });
  };
  collect(screen.title, "/title");
  collect(screen.values, "/values");
  for (const [name, entry] of Object.entries(screen.state ?? {}))
    if (typeof entry === "object") collect(entry.initial, joinPointer("/state", name, "initial"));
    else collect(entry, joinPointer("/state", name));
  for (const [name, { input }] of Object.entries(screen.load ?? {})) collect(input, joinPointer("/load", name, "input"));
  for (const [name, { title }] of Object.entries(screen.dialogs ?? {})) collect(title, joinPointer("/dialogs", name, "title"));
  for (const { node, pointer } of nodes)
    for (const [name, value] of Object.entries(node.props ?? {}))
      collect(value, joinPointer(pointer, "props", name), { prop: { widget: node.widget, name } });
  for (const { step, pointer } of steps)
    for (const { path, value, isExpression } of valuesOf(step)) if (!isExpression) collect(value, joinPointer(pointer, ...path));
  return texts;
});
