import { isWithin, joinPointer } from "../../../core/json/index.ts";
import { overlaps, type Site } from "../../compiler/index.ts";
import type { ScreenIndex } from "./screen-index.ts";

type Analysed = Pick<ScreenIndex, "analysis">;

/** Whether an expression outside `except` reads a path, a part of it, or all of what it is in. */
export function isRead({ analysis }: ScreenIndex, path: string, except: (pointer: string) => boolean = () => false): boolean {
  return analysis.sites.some(({ pointer, checked }) => !except(pointer) && checked.reads.some((read) => overlaps(read, path)));
}

/** What the expressions at and below a pointer read, with what the named values read that they use. */
export function readsBelow(index: Analysed, pointer: string): string[] {
  return followValues(index, pointer, ({ checked }) => checked.reads);
}

/** What they read without `??` or a condition on the same path, so that nothing stands in for one that is missing. */
export function unguardedBelow(index: Analysed, pointer: string): string[] {
  return followValues(index, pointer, ({ checked }) => readUnguarded(checked.ast));
}

function followValues(index: Analysed, pointer: string, readsOf: (site: Site) => readonly string[], seen = new Set<string>()): string[] {
  const own = index.analysis.sites.filter((site) => isWithin(site.pointer, pointer)).flatMap(readsOf);
  return own.flatMap((path) => {
    const [root, name = ""] = path.split(".");
    if (root !== "values") return [path];
    // Each value is followed once, however many name it.
    return seen.has(name) ? [] : followValues(index, joinPointer("/values", name), readsOf, seen.add(name));
  });
}

function readUnguarded(ast: unknown): string[] {
  if (!Array.isArray(ast)) return [];
  const [op, first, second, third]: unknown[] = ast;
  if (op === ".") return [ast.slice(1).join(".")];
  if (op === "??") return readUnguarded(second);
  if (op !== "?:") return ast.flatMap(readUnguarded);
  const asked = readUnguarded(first);
  return [...readUnguarded(second), ...readUnguarded(third)].filter((path) => !asked.some((one) => overlaps(one, path)));
}
