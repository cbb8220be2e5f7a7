/** Entries of a list that is written out in `values`, and that no search in it can find. */
import { showExpression } from "../../../core/expression/index.ts";
import { hasOwn, isObject, joinPointer } from "../../../core/json/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { findAssignment } from "./formula.ts";
import { type Decided, describeFinding, ofEntries, readsSomething } from "./parts.ts";
import { whenTrueOf } from "./read-formula.ts";

export function listLostRows(index: ScreenIndex): Decided[] {
  return index.analysis.sites.flatMap(({ pointer, checked }) => (checked.errors.length > 0 ? [] : inside(index, checked.ast, pointer)));
}

function inside(index: ScreenIndex, ast: unknown, pointer: string): Decided[] {
  if (!Array.isArray(ast)) return [];
  const [op, list, body]: unknown[] = ast;
  const name = Array.isArray(list) && list[0] === "." && list[1] === "values" && list.length === 3 ? String(list[2]) : "";
  const rows: unknown = typeof op === "string" && ofEntries.has(op) ? index.screen.values?.[name] : undefined;
  const found = Array.isArray(rows) && readsSomething(body) ? ofRows(index, rows, body) : [];
  if (Array.isArray(rows) && found.length > 0 && found.length === rows.length)
    return [{ where: { pointer }, message: describeFinding({ verdict: "holds for no entry", part: showExpression(body) }) }];
  const lost = found.map(({ at, part }) => ({
    where: { pointer: joinPointer("/values", name, at) },
    message: `Nothing finds this entry: \`${part}\` never holds.`,
  }));
  return [...lost, ...ast.flatMap((part) => inside(index, part, pointer))];
}

function ofRows(index: ScreenIndex, rows: readonly unknown[], body: unknown): { at: number; part: string }[] {
  return rows.flatMap((row, at) => {
    const filled = isObject(row) ? fillIn(body, row) : body;
    const isLost = isObject(row) && readsSomething(filled) && findAssignment(whenTrueOf(index, filled)) === undefined;
    return isLost ? [{ at, part: showExpression(filled) }] : [];
  });
}

/** The test with what the entry has written out; a list inside of it has entries of its own. */
function fillIn(ast: unknown, row: object): unknown {
  if (!Array.isArray(ast)) return ast;
  const [op, outward, name]: unknown[] = ast;
  if (op === "^" && outward === 0 && ast.length === 3 && hasOwn(row, String(name))) {
    const value: unknown = Reflect.get(row, String(name));
    return typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && !/[{}]/.test(value)) ? value : ast;
  }
  return typeof op === "string" && (ofEntries.has(op) || op === "map" || op === "sum") ? ast : ast.map((part) => fillIn(part, row));
}
