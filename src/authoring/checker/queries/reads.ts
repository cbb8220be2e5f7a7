import { isWithin, joinPointer } from "../../../core/json/index.ts";
import { overlaps } from "../../compiler/index.ts";
import type { ScreenIndex } from "./screen-index.ts";

/** Whether an expression outside `except` reads a path, a part of it, or all of what it is in. */
export function isRead({ analysis }: ScreenIndex, path: string, except: (pointer: string) => boolean = () => false): boolean {
  return analysis.sites.some(({ pointer, checked }) => !except(pointer) && checked.reads.some((read) => overlaps(read, path)));
}

/** What the expressions at and below a pointer read, with what the named values read that they use. */
export function readsBelow(index: ScreenIndex, pointer: string, seen = new Set<string>()): string[] {
  const own = index.analysis.sites.filter((site) => isWithin(site.pointer, pointer)).flatMap(({ checked }) => checked.reads);
  return own.flatMap((path) => {
    const [root, name = ""] = path.split(".");
    if (root !== "values") return [path];
    // Each value is followed once, however many name it.
    return seen.has(name) ? [] : readsBelow(index, joinPointer("/values", name), seen.add(name));
  });
}
