/** Comparisons of two things that bear different names, where both could bear the same. */
import type { Roots } from "./at-hand.ts";
import { typeAt } from "./at-hand.ts";
import { corePath } from "./core-path.ts";

export interface Unlike {
  /** The last name of one side. */
  readonly name: string;
  /** The other side. */
  readonly path: string;
  /** What has the name of the first. */
  readonly own: string;
}

export function listUnlike(roots: Roots, ast: unknown): Unlike[] {
  if (!Array.isArray(ast)) return [];
  const inside = ast.flatMap((part) => listUnlike(roots, part));
  if (ast[0] !== "==" && ast[0] !== "!=") return inside;
  const [, left, right]: unknown[] = ast;
  return [...inside, ...ofSides(roots, left, right), ...ofSides(roots, right, left)];
}

/** The name of the first side is looked for beside the second one; only what is no value of its own counts. */
function ofSides(roots: Roots, one: unknown, other: unknown): Unlike[] {
  const name = nameOf(one);
  const path = corePath(other);
  if (name === undefined || path === undefined || path.at(-1) === name || path[0] === nameOfRoot(one)) return [];
  const own = [...path.slice(0, -1), name];
  return path.length > 1 && typeAt(roots, own) !== undefined ? [{ name, path: path.join("."), own: own.join(".") }] : [];
}

function nameOf(ast: unknown): string | undefined {
  if (Array.isArray(ast) && ast[0] === "^" && ast.length > 2) return String(ast.at(-1));
  const path = corePath(ast);
  return path !== undefined && path.length > 2 ? path.at(-1) : undefined;
}

function nameOfRoot(ast: unknown): string | undefined {
  return corePath(ast)?.[0];
}
