// What a condition says about paths: where it holds, or where it does not, some of them cannot be empty.

import type { CheckContext } from "./check-context.ts";
import { type Type, withoutNull } from "./type.ts";

/** Paths that cannot be empty where the condition has this value, as compiled paths. */
function presentWhen(test: unknown, holds: boolean): unknown[] {
  if (!Array.isArray(test)) return [];
  const [op, left, right]: unknown[] = test;
  switch (op) {
    case "!":
      return presentWhen(left, !holds);
    case "&&":
    case "||":
      return (op === "&&") === holds ? [...presentWhen(left, holds), ...presentWhen(right, holds)] : [];
    case "==":
    case "!=":
      return right === null ? present(left, (op === "!=") === holds) : present(left, isLiteral(right) && (op === "==") === holds);
    case ">":
      return present(left, holds && isLiteral(right));
    default:
      return present(test, holds);
  }
}

/** A value that is measured or read as an amount is there itself. */
function present(ast: unknown, isPresent: boolean): unknown[] {
  const isRead = Array.isArray(ast) && ast[0] === "f" && (ast[1] === "size" || ast[1] === "amount");
  return isPresent ? [isRead ? ast[2] : ast] : [];
}

function isLiteral(ast: unknown): boolean {
  return ast !== null && ["string", "number", "boolean"].includes(typeof ast);
}

/** The item of a list function is known by its distance, which holds only inside the same functions. */
function keyOf({ inners }: CheckContext, path: readonly unknown[]): string {
  return JSON.stringify(path[0] === "^" ? [inners.length, ...path] : path);
}

/** Of a path and everything that it leads through. */
function keysOf(context: CheckContext, path: unknown): string[] {
  if (!Array.isArray(path) || (path[0] !== "." && path[0] !== "^")) return [];
  return path.slice(1).map((_, end) => keyOf(context, path.slice(0, end + 2)));
}

interface Assumed {
  readonly test: unknown;
  readonly holds: boolean;
}

/** Checks a part that is reached only where the condition has this value. */
export function inferWhere<T>(context: CheckContext, { test, holds }: Assumed, infer: () => T): T {
  const before = context.present;
  context.present = new Set([...before, ...presentWhen(test, holds).flatMap((path) => keysOf(context, path))]);
  const typed = infer();
  context.present = before;
  return typed;
}

export function narrow(context: CheckContext, ast: unknown, type: Type): Type {
  const { present: known } = context;
  return known.size > 0 && type.null && Array.isArray(ast) && known.has(keyOf(context, ast)) ? withoutNull(type) : type;
}
