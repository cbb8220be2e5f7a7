/** From an element on the page to what is written about it. */
import { isObject, joinPointer } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { findTextRange } from "../../checker/index.ts";
import { locateWritten, type Variant, walkNodes } from "../../compiler/index.ts";
import type { RequestOf, StudioElement, StudioPlace } from "../protocol/index.ts";
import type { EditedProject } from "./edited-project.ts";
import { showPlace } from "./summary.ts";

/** Parts of a node whose values stand beside those of `props`. */
const parts = ["when", "each", "key", "bind", "on"] as const;

export function describeElement(edited: EditedProject, { screen, variant, node }: RequestOf<"element">): StudioElement | null {
  const { resolved } = edited.workspace.screen(screen)?.variants.find((one) => one.resolved.name === variant) ?? {};
  const found = resolved && [...walkNodes(resolved.screen)].find((one) => one.node.id === node);
  if (resolved === undefined || found === undefined) return null;
  const at = (pointer: string): StudioPlace => placeOf(edited, resolved, pointer);
  const { props = {} } = found.node;
  const own = parts.flatMap((name) => {
    const value: unknown = found.node[name];
    return value === undefined ? [] : [{ name, value, pointer: joinPointer(found.pointer, name) }];
  });
  const ofProps = Object.entries(props).map(([name, value]) => ({ name, value, pointer: joinPointer(found.pointer, "props", name) }));
  return {
    widget: found.node.widget,
    place: at(found.pointer),
    values: [...ofProps, ...own].map(({ name, value, pointer }) => ({ name, value: writeShort(value), place: at(pointer) })),
  };
}

function placeOf(edited: EditedProject, variant: Variant, pointer: string): StudioPlace {
  const { workspace } = edited;
  const written = locateWritten(variant.originOf(pointer), workspace.compile().project.formOf);
  return showPlace(edited, { file: written.file, ...findTextRange(workspace.textOf(written.file), written) });
}

function writeShort(value: unknown): string {
  if (isObject(value) || Array.isArray(value))
    return Array.isArray(value) ? count(value.length, "entry", "entries") : Object.keys(value).join(", ");
  return JSON.stringify(value);
}
