// What became of a list in an author's words: `with 'Share it'; without 'Apply'; in another order`.
import { isObject } from "../../../core/json/index.ts";
import { writeValue } from "./diff-screens.ts";

/** A missing list is an empty one. */
export function describeList(before: readonly unknown[], after: readonly unknown[], width: number): string {
  const [old, now] = [before.map(sayEntry), after.map(sayEntry)];
  const added = without(now, old);
  const removed = without(old, now);
  const isMoved = without(old, removed).join("\n") !== without(now, added).join("\n");
  const list = (entries: readonly string[]): string => entries.map((entry) => writeValue(entry, width)).join(", ");
  return [
    ...(added.length > 0 ? [`with ${list(added)}`] : []),
    ...(removed.length > 0 ? [`without ${list(removed)}`] : []),
    ...(isMoved ? ["in another order"] : []),
  ].join("; ");
}

/** An object is what it says, part by part. */
function sayEntry(entry: unknown): string {
  if (Array.isArray(entry)) return entry.map(sayEntry).join(", ");
  return isObject(entry) ? Object.values(entry).map(sayEntry).join(" · ") : String(entry);
}

/** Entries that are alike count one by one. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
