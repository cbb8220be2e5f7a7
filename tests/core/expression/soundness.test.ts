import fc from "fast-check";
import { expect, it } from "vitest";
import {
  checkExpression,
  createBuiltins,
  createCompiler,
  describeType,
  readField,
  type Type,
  types,
  union,
} from "../../../src/core/expression/index.ts";
import { isThorough } from "../../support/run/thoroughness.ts";
import { formats } from "./support.ts";
import { fields, trees, write } from "./trees.ts";

const scalar: fc.Arbitrary<Type> = fc.constantFrom(
  types.num,
  types.text,
  types.bool,
  types.literal("a", "b"),
  types.literal(1, 2),
  types.literal(0),
  types.literal("7"),
);

function orEmpty(type: fc.Arbitrary<Type>): fc.Arbitrary<Type> {
  return fc.tuple(type, fc.boolean()).map(([of, mayBeEmpty]) => (mayBeEmpty ? union(of, types.null) : of));
}

const groupType = fc
  .record({ n: orEmpty(fc.constant(types.num)), t: orEmpty(scalar), b: orEmpty(fc.constant(types.bool)) })
  .map((props) => types.obj(props));
const listType = fc
  .oneof(
    scalar,
    orEmpty(scalar),
    groupType,
    fc.tuple(scalar, scalar).map((pair) => union(...pair)),
  )
  .map(types.list);
const anyType = orEmpty(fc.oneof(scalar, scalar, listType, groupType));
const dataType = fc.record({
  n: orEmpty(fc.constant(types.num)),
  t: orEmpty(fc.constant(types.text)),
  b: anyType,
  z: anyType,
  list: listType,
  group: groupType,
});

function valuesOf(type: Type): fc.Arbitrary<unknown> {
  const kinds: fc.Arbitrary<unknown>[] = [];
  if (type.null) kinds.push(fc.constant(null), fc.constant(undefined));
  if (type.bool) kinds.push(fc.boolean());
  if (type.num) kinds.push(type.num === true ? fc.constantFrom(0, 1, -2, 2.5, 100) : fc.constantFrom(...type.num));
  if (type.text) kinds.push(type.text === true ? fc.constantFrom("", "a", "7", "Ab", "👋") : fc.constantFrom(...type.text));
  if (type.list) kinds.push(fc.array(valuesOf(type.list), { maxLength: 3 }));
  if (type.obj) kinds.push(fc.record(Object.fromEntries(Object.entries(type.obj.props).map(([name, of]) => [name, valuesOf(of)]))));
  return fc.oneof(...kinds);
}

function fitsFields(value: object, type: Type): boolean {
  const named = Object.keys(type.obj?.props ?? {});
  return named.every((name) =>
    fits(Object.entries(value).find(([key]) => key === name)?.[1] ?? null, (type.obj && readField(type.obj, name)) ?? types.nothing),
  );
}

function fits(value: unknown, type: Type): boolean {
  if (type.any) return true;
  if (value === null || value === undefined) return type.null === true;
  if (typeof value === "boolean") return type.bool === true;
  if (typeof value === "number") return type.num === true || Boolean(type.num?.includes(value === 0 ? 0 : value));
  if (typeof value === "string") return type.text === true || Boolean(type.text?.includes(value));
  if (Array.isArray(value)) return type.list !== undefined && value.every((item) => fits(item, type.list ?? types.nothing));
  return typeof value === "object" && type.obj !== undefined && fitsFields(value, type);
}

const worlds = dataType.chain((props) => valuesOf(types.obj(props)).map((data) => ({ type: types.obj(props), data })));

const runs = isThorough ? 15_000 : 2_500;
const timeoutMs = 120_000;

it(
  "an expression without findings gives a value of its type, whatever the data of its type",
  () => {
    const stops = new Set<string>();
    const compile = createCompiler(createBuiltins(formats), (reason) => stops.add(reason));
    let accepted = 0;
    const property = fc.property(worlds, trees(2), ({ type, data }, tree) => {
      const text = write(tree);
      const checked = checkExpression(text, { roots: { data: type }, bare: {} });
      if (checked.errors.length) return true;
      accepted++;
      const result = compile(checked.ast)({ data });
      return fits(result, checked.type) || expect.fail(`${text} gives ${JSON.stringify(result)}, and is ${describeType(checked.type)}`);
    });
    fc.assert(property, { seed: 42, numRuns: runs });
    expect([...stops]).toEqual([]);
    expect(accepted).toBeGreaterThan(0.1 * runs);
  },
  timeoutMs,
);

it("the fields that expressions are made of are those of the data", () => expect(fields).toEqual(["n", "t", "b", "z", "list", "group"]));
