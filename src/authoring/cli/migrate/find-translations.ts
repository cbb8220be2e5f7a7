// Pairs literals of a base with those that a market overlay puts in their place.
import { deepEqual, isObject, type JsonObject, joinPointer, valueAt } from "../../../core/json/index.ts";
import { findNodes, isWording } from "./literals.ts";
import type { WidgetProps } from "./widget-props.ts";

/** One entry of an overlay that only translates. */
export interface Translation {
  /** What leaves the overlay with it. */
  readonly overlayPointer: string;
  /** By pointers into the base. */
  readonly literals: ReadonlyMap<string, { readonly base: string; readonly translated: string }>;
}

type Literals = Map<string, { base: string; translated: string }>;

interface Place {
  readonly base: unknown;
  readonly basePointer: string;
  readonly overlay: JsonObject;
  readonly overlayPointer: string;
}

/** In steps only these are read by a user. */
const stepTexts: readonly string[] = ["text", "busy", "toast"];

/** Whether two values differ in wording alone; what differs is added to `literals`. */
function pair(base: unknown, translated: unknown, pointer: string, found: { literals: Literals; keys?: readonly string[] }): boolean {
  if (typeof base === "string" && typeof translated === "string" && base !== translated) {
    const key = pointer.slice(pointer.lastIndexOf("/") + 1);
    if (!isWording(base) || !isWording(translated) || found.keys?.includes(key) === false) return false;
    found.literals.set(pointer, { base, translated });
    return true;
  }
  if (Array.isArray(base) && Array.isArray(translated))
    return (
      base.length === translated.length && base.every((part, index) => pair(part, translated[index], joinPointer(pointer, index), found))
    );
  if (!isObject(base) || !isObject(translated)) return deepEqual(base, translated);
  const names = Object.keys(base);
  if (names.length !== Object.keys(translated).length) return false;
  return names.every((name) => Object.hasOwn(translated, name) && pair(base[name], translated[name], joinPointer(pointer, name), found));
}

function findOne({ base, basePointer, overlay, overlayPointer }: Place, keys?: readonly string[]): Translation[] {
  const literals: Literals = new Map();
  const before = valueAt(base, basePointer);
  const after = valueAt(overlay, overlayPointer);
  if (after === undefined || !pair(before, after, basePointer, { literals, keys }) || literals.size === 0) return [];
  return [{ overlayPointer, literals }];
}

function namesAt(value: unknown, pointer: string): string[] {
  const found = valueAt(value, pointer);
  return isObject(found) ? Object.keys(found) : [];
}

/** All entries of an overlay that say the same as the base in other words. */
export function findTranslations(base: unknown, overlay: JsonObject, widgetProps: WidgetProps): Translation[] {
  const inScreen = (part: string, suffix = "") => namesAt(overlay, `/screen/${part}`).map((name) => joinPointer("", part, name) + suffix);
  const pointers = ["/title", "/description", ...inScreen("values"), ...inScreen("load", "/failed"), ...inScreen("dialogs", "/title")];
  const ofScreen = pointers.flatMap((pointer) => findOne({ base, basePointer: pointer, overlay, overlayPointer: `/screen${pointer}` }));
  const ofFlows = inScreen("flows").flatMap((pointer) =>
    findOne({ base, basePointer: pointer, overlay, overlayPointer: `/screen${pointer}` }, stepTexts),
  );
  return [...ofScreen, ...ofFlows, ...findInNodes(base, overlay, widgetProps)];
}

/** Properties of nodes, and the steps of their events. */
function findInNodes(base: unknown, overlay: JsonObject, widgetProps: WidgetProps): Translation[] {
  const nodes = findNodes(base);
  return namesAt(overlay, "/nodes").flatMap((id) => {
    const node = nodes.get(id);
    if (node === undefined) return [];
    const widget = String(valueAt(base, `${node}/widget`));
    const find = (part: "props" | "on", keys?: readonly string[]) =>
      namesAt(overlay, joinPointer("/nodes", id, part))
        .filter((name) => part === "on" || !widgetProps.isChoice(widget, name))
        .flatMap((name) =>
          findOne(
            { base, basePointer: joinPointer(node, part, name), overlay, overlayPointer: joinPointer("/nodes", id, part, name) },
            keys,
          ),
        );
    return [...find("props"), ...find("on", stepTexts)];
  });
}
