/** Comparisons with what no market's company has. */
import { listNames } from "../../../core/format/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";

/** What is wrong, in a sentence; undefined when every comparison holds in some market. */
export function findForeignConstant(index: ScreenIndex, ast: unknown): string | undefined {
  if (!Array.isArray(ast)) return undefined;
  const [op, left, right]: unknown[] = ast;
  if (op === "==" || op === "!=") {
    const [path, literal] = Array.isArray(left) ? [left, right] : [right, left];
    const name = Array.isArray(path) && path[0] === "." && path[1] === "company" && path.length === 3 ? String(path[2]) : undefined;
    if (name !== undefined && (typeof literal === "string" || typeof literal === "number") && literal !== "") {
      const values = [...index.catalogue.markets.values()].flatMap(({ company }) => company[name] ?? []);
      if (values.length > 0 && !values.includes(literal))
        return `No market has ${JSON.stringify(literal)} as \`company.${name}\`: it is ${listNames([...new Set(values.map(String))], "or")}.`;
    }
  }
  for (const part of ast) {
    const found = findForeignConstant(index, part);
    if (found !== undefined) return found;
  }
  return undefined;
}
