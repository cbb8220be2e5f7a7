// Random expressions as trees: one writer turns a tree into a text, an independent twin works its value out with native operators.

import fc from "fast-check";

export type Tree =
  | { readonly op: "literal"; readonly value: null | boolean | number | string }
  | { readonly op: "path"; readonly names: readonly string[] }
  | { readonly op: "item"; readonly outward: number; readonly names: readonly string[] }
  | { readonly op: "unary"; readonly sign: "!" | "-"; readonly of: Tree }
  | { readonly op: "binary"; readonly sign: string; readonly left: Tree; readonly right: Tree }
  | { readonly op: "choice"; readonly test: Tree; readonly yes: Tree; readonly no: Tree }
  | { readonly op: "list"; readonly items: readonly Tree[] }
  | { readonly op: "index"; readonly of: Tree; readonly key: Tree }
  | { readonly op: "call"; readonly name: string; readonly values: readonly Tree[] }
  | { readonly op: "loop"; readonly name: string; readonly list: Tree; readonly body: Tree };

const signs = ["??", "??", "||", "&&", "==", "!=", "<", "<=", ">", ">=", "in", "+", "-", "*", "/", "%"];
const levels: Readonly<Record<string, number>> = { "??": 1, "||": 1, "&&": 2, "+": 4, "-": 4, "*": 5, "/": 5, "%": 5 };
const loops = ["filter", "map", "sum", "count", "exists", "all", "find"];
const calls: readonly (readonly [string, number])[] = [
  ["size", 1],
  ["lower", 1],
  ["string", 1],
  ["number", 1],
  ["round", 1],
  ["last4", 1],
  ["startsWith", 2],
  ["contains", 2],
  ["min", 2],
  ["max", 2],
  ["split", 2],
  ["join", 2],
  ["slice", 2],
];

const itemNames = ["p", "q"];

// Paths of the data that every random expression may read.
export const fields = ["n", "t", "b", "z", "list", "group"];

const literal: fc.Arbitrary<Tree> = fc
  .oneof(
    fc.integer({ min: -9, max: 9 }),
    fc.constantFrom(0.5, 2.25),
    fc.constantFrom("", "a", "ab", "B'", "7", "👋"),
    fc.boolean(),
    fc.constant(null),
  )
  .map((value) => ({ op: "literal", value }));

const path: fc.Arbitrary<Tree> = fc
  .tuple(fc.constantFrom(...fields), fc.subarray(["n", "t", "list"], { maxLength: 1 }))
  .map(([field, rest]) => ({ op: "path", names: ["data", field, ...rest] }));

function leaf(inside: number): fc.Arbitrary<Tree> {
  if (!inside) return fc.oneof(literal, path);
  const item: fc.Arbitrary<Tree> = fc
    .tuple(fc.nat({ max: inside - 1 }), fc.subarray(["n", "t", "b"], { maxLength: 1 }))
    .map(([outward, names]) => ({ op: "item", outward, names }));
  return fc.oneof(literal, path, item, item);
}

export function trees(depth: number, inside = 0): fc.Arbitrary<Tree> {
  if (!depth) return leaf(inside);
  const part = trees(depth - 1, inside);
  const kinds: fc.Arbitrary<Tree>[] = [
    leaf(inside),
    fc.record({ op: fc.constant("unary" as const), sign: fc.constantFrom("!" as const, "-" as const), of: part }),
    fc.record({ op: fc.constant("binary" as const), sign: fc.constantFrom(...signs), left: part, right: part }),
    fc.record({ op: fc.constant("binary" as const), sign: fc.constantFrom(...signs), left: part, right: part }),
    fc.record({ op: fc.constant("choice" as const), test: part, yes: part, no: part }),
    fc.record({ op: fc.constant("list" as const), items: fc.array(part, { maxLength: 3 }) }),
    fc.record({ op: fc.constant("index" as const), of: part, key: part }),
    fc
      .constantFrom(...calls)
      .chain(([name, count]) =>
        fc.tuple(...Array.from({ length: count }, () => part)).map((values) => ({ op: "call" as const, name, values })),
      ),
  ];
  if (inside < itemNames.length) {
    const body = trees(depth - 1, inside + 1);
    kinds.push(fc.record({ op: fc.constant("loop" as const), name: fc.constantFrom(...loops), list: part, body }));
  }
  return fc.oneof(...kinds);
}

function writeText(value: null | boolean | number | string): string {
  return typeof value === "string" ? `'${value.replace(/\\/g, "\\\\").replace(/'/g, "\\'")}'` : `${value}`;
}

// The strength of what a tree is written as: 0 a choice, 1 to 5 the operators, 6 a sign in front, 7 anything closed.
function strength(tree: Tree): number {
  if (tree.op === "choice") return 0;
  if (tree.op === "binary") return levels[tree.sign] ?? 3;
  if (tree.op === "unary") return 6;
  return tree.op === "literal" && typeof tree.value === "number" && (tree.value < 0 || Object.is(tree.value, -0)) ? 6 : 7;
}

function wrap(tree: Tree, least: number, inside: number): string {
  const text = write(tree, inside);
  return strength(tree) < least ? `(${text})` : text;
}

// `??` takes no `||` or `&&` beside it without brackets.
function leastBeside(tree: Tree & { op: "binary" }, side: Tree): number {
  const isFallback = side.op === "binary" && side.sign === "??";
  if (tree.sign === "??") return isFallback ? 1 : 3;
  return strength(tree) + (side === tree.right ? 1 : isFallback ? 9 : 0);
}

export function write(tree: Tree, inside = 0): string {
  switch (tree.op) {
    case "literal":
      return writeText(tree.value);
    case "path":
      return tree.names.join(".");
    case "item":
      return [itemNames[inside - 1 - tree.outward], ...tree.names].join(".");
    case "unary":
      return tree.sign + wrap(tree.of, 7, inside);
    case "binary":
      return `${wrap(tree.left, leastBeside(tree, tree.left), inside)} ${tree.sign} ${wrap(tree.right, leastBeside(tree, tree.right), inside)}`;
    case "choice":
      return `${wrap(tree.test, 1, inside)} ? ${wrap(tree.yes, 1, inside)} : ${write(tree.no, inside)}`;
    case "list":
      return `[${tree.items.map((item) => write(item, inside)).join(", ")}]`;
    case "index":
      return `${wrap(tree.of, 7, inside)}[${write(tree.key, inside)}]`;
    case "call":
      return `${tree.name}(${tree.values.map((value) => write(value, inside)).join(", ")})`;
    case "loop":
      return `${wrap(tree.list, 7, inside)}.${tree.name}(${itemNames[inside]}, ${write(tree.body, inside + 1)})`;
  }
}
