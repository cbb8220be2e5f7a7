/** Which paths below `data` an expression passes on as they are, so that nothing stands in for one that is missing. */
import { isWithin, joinPointer } from "../../../core/json/index.ts";
import { overlaps } from "../../compiler/index.ts";
import type { ScreenIndex } from "./screen-index.ts";

type Found = Pick<ScreenIndex, "analysis">;

/** What the expressions at and below a pointer read without `??` or a condition on the same path; named values are followed. */
export function unguardedBelow(index: Found, pointer: string, seen = new Set<string>()): string[] {
  return index.analysis.sites
    .filter((site) => isWithin(site.pointer, pointer))
    .flatMap(({ checked }) => read(checked.ast))
    .flatMap((path) => {
      const [root, name = ""] = path.split(".");
      if (root !== "values") return [path];
      return seen.has(name) ? [] : unguardedBelow(index, joinPointer("/values", name), seen.add(name));
    });
}

function read(ast: unknown): string[] {
  if (!Array.isArray(ast)) return [];
  const [op, first, second, third]: unknown[] = ast;
  if (op === ".") return [ast.slice(1).join(".")];
  if (op === "??") return read(second);
  if (op !== "?:") return ast.flatMap(read);
  const asked = read(first);
  return [...read(second), ...read(third)].filter((path) => !asked.some((one) => overlaps(one, path)));
}
