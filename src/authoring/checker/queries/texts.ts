import { isContainer, joinPointer } from "../../../core/json/index.ts";
import { valuesOf } from "../../compiler/index.ts";
import type { ScreenIndex } from "./screen-index.ts";

/** A text that may have placeholders. */
export interface Text {
  readonly text: string;
  readonly pointer: string;
  /** Property of a widget that it belongs to. */
  readonly prop?: { readonly widget: string; readonly name: string };
}

/** Every text of a screen that may hold values. */
export function listTexts({ screen, nodes, steps }: ScreenIndex): Text[] {
  const texts: Text[] = [];
  const collect = (value: unknown, pointer: string, more?: Pick<Text, "prop">) => {
    if (typeof value === "string") texts.push({ text: value, pointer, ...more });
    else if (isContainer(value)) for (const [name, part] of Object.entries(value)) collect(part, joinPointer(pointer, name), more);
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
}
