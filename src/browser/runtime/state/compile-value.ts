// Compiles the values of a plan into closures. A value without expressions stays the same object as in the plan.

import type { Evaluate, Frame, Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { Value } from "../../../core/format/index.ts";
import { isObject, isReserved } from "../../../core/json/index.ts";

export type Compile = (ast: unknown) => Evaluate;
export type Read = (scope: Scope, frame?: Frame) => unknown;

function compileList(list: readonly unknown[], compile: Compile): Read | undefined {
  const reads = list.map((value) => compileLive(value, compile));
  return reads.some(Boolean) ? (scope, frame) => reads.map((read, at) => (read ? read(scope, frame) : list[at])) : undefined;
}

function compileObject(group: { readonly [name: string]: unknown }, compile: Compile): Read | undefined {
  const fixed: { [name: string]: unknown } = {};
  const live: [string, Read][] = [];
  for (const name of Object.keys(group)) {
    if (isReserved(name)) continue;
    const read = compileLive(group[name], compile);
    fixed[name] = group[name];
    if (read) live.push([name, read]);
  }
  if (!live.length) return undefined;
  return (scope, frame) => {
    const result = { ...fixed };
    for (const [name, read] of live) result[name] = read(scope, frame);
    return result;
  };
}

/** Undefined when nothing in the value can change. */
function compileLive(value: unknown, compile: Compile): Read | undefined {
  if (Array.isArray(value)) return compileList(value, compile);
  if (!isObject(value)) return undefined;
  return "$" in value ? compile(value.$) : compileObject(value, compile);
}

/** Gives the closure of a plan's value; the result is a fresh object wherever it contains an expression. */
export function compileValue(value: Value, compile: Compile): Read {
  return compileLive(value, compile) ?? (() => value);
}
