// The schemas of definitions are applied by an interpreter. Here Ajv has to find the same in the same files, whole and spoilt.
import { Ajv2020, type ErrorObject, type Options } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { compile } from "../../../src/authoring/compiler/index.ts";
import { readDefinitionPath } from "../../../src/authoring/compiler/load/definition-path.ts";
import { allSchemas, definitionSchemas } from "../../../src/authoring/compiler/load/definition-schemas.ts";
import { widgetOfExamples, writeExamplesSchema } from "../../../src/authoring/compiler/load/widget-examples.ts";
import { readEngineExamples, readProjectFiles } from "../../../src/authoring/project/index.ts";
import { findShapeProblems } from "../../../src/core/format/index.ts";
import { createViolationFinder, hasOwn, isContainer, type SchemaError } from "../../../src/core/json/index.ts";
import { isThorough } from "../../support/run/thoroughness.ts";

const others = [null, "", "a b", -1, 0.5, 1e9, true, [], {}, { other: 1 }];
const options: Options = {
  strict: false,
  allErrors: true,
  verbose: true,
  messages: false,
  validateSchema: false,
  discriminator: true,
  formats: { amount: true },
};

/** The value with each of its parts missing, and replaced by something else. */
function* changesOf(value: unknown): Generator<unknown> {
  yield* others;
  if (!isContainer(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const rest = Object.entries(value).filter(([other]) => other !== name);
    const made = (entries: [string, unknown][]) => (Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries));
    yield made(rest);
    for (const changed of changesOf(part)) yield made([...rest, [name, changed]]);
  }
}

const asViolations = (errors: readonly ErrorObject[] | null | undefined): SchemaError[] =>
  (errors ?? []).map((error) => ({ ...error, schema: error.schema, data: error.data, parentSchema: Object(error.parentSchema) }));

const list = (errors: readonly SchemaError[]): string[] =>
  errors.map(({ keyword, instancePath, propertyName }) => `${instancePath} ${keyword} ${propertyName ?? ""}`).sort();

const said = (errors: readonly SchemaError[]) =>
  findShapeProblems(errors, "a.json")
    .map((one) => JSON.stringify(one))
    .sort();

it("finds what Ajv finds in definitions, and so says the same", () => {
  const ajv = new Ajv2020({ ...options, schemas: [...allSchemas] });
  const find = createViolationFinder(allSchemas);
  const kinds = new Set<string>();
  for (const { path, text } of readProjectFiles("tests/projects/library")) {
    const { kind } = readDefinitionPath(path);
    // Some files have thousands of parts, and each is spoilt in ten ways.
    if (!path.endsWith(".json") || !hasOwn(definitionSchemas, kind) || (kinds.has(kind) && !isThorough)) continue;
    const [, schema] = Object.entries(definitionSchemas).find(([name]) => name === kind) ?? [];
    const isValid = ajv.compile(Object(schema));
    kinds.add(kind);
    for (const changed of changesOf(JSON.parse(text))) {
      isValid(changed);
      const [wanted, found] = [asViolations(isValid.errors), find(schema, changed)];
      expect(list(found), `${path} ${JSON.stringify(changed)}`).toEqual(list(wanted));
      expect(said(found), `${path} ${JSON.stringify(changed)}`).toEqual(said(wanted));
    }
  }
  expect(kinds.size).toBeGreaterThan(12);
});

it("finds what Ajv finds in examples of widgets", () => {
  const own = readProjectFiles(".");
  const { catalogue } = compile(own).project;
  const ofEngine = [...catalogue.widgets.keys()].flatMap((name) => {
    const text = readEngineExamples(name);
    return text === undefined ? [] : [{ path: `widgets/${name}/${name}.examples.json`, text }];
  });
  const files = [...own, ...ofEngine];
  const ajv = new Ajv2020({ ...options, code: { optimize: false } });
  const find = createViolationFinder();
  let count = 0;
  for (const { path, text } of files) {
    const widget = catalogue.widgets.get(widgetOfExamples(path) ?? "");
    if (widget === undefined) continue;
    const schema = writeExamplesSchema(widget, catalogue);
    const isValid = ajv.compile(schema);
    expect(find(schema, JSON.parse(text))).toEqual([]);
    const wrong = [...changesOf(JSON.parse(text))].filter((value) => (find(schema, value).length === 0) !== isValid(value));
    expect(wrong, path).toEqual([]);
    count += 1;
  }
  expect(count).toBeGreaterThan(40);
});

const rest: readonly (readonly [schema: object, values: readonly unknown[]])[] = [
  [{ if: { const: 1 }, then: { type: "string" }, else: { type: "number" } }, [1, 2, "a"]],
  [{ prefixItems: [{ type: "string" }], items: { type: "number" } }, [["a", 1], [1, "a"], []]],
  [{ not: { type: "string" }, multipleOf: 2 }, ["a", 2, 3]],
  [{ patternProperties: { "^a": { type: "number" } }, additionalProperties: false }, [{ a: 1 }, { a: "1" }, { b: 1 }]],
  [{ allOf: [{ minProperties: 1 }, { maxProperties: 1 }] }, [{}, { a: 1 }, { a: 1, b: 2 }]],
  [{ exclusiveMaximum: 2, exclusiveMinimum: 0, uniqueItems: true }, [0, 1, 2, [1, 1], [{ a: 1 }, { a: 1 }]]],
  [{ propertyNames: { pattern: "^[a-c]+$" } }, [{ a: 1 }, { d: 1, e: 2 }]],
  [{ $ref: "#/$defs/list", $defs: { list: { type: "array", items: { $ref: "#/$defs/list" } } } }, [[], [[[]]], [[1]], [[[]], [{}]]]],
];

it.each(rest)("knows %j", (schema, values) => {
  const isValid = new Ajv2020(options).compile(schema);
  const find = createViolationFinder();
  for (const value of values) {
    isValid(value);
    expect(list(find(schema, value)), JSON.stringify(value)).toEqual(list(asViolations(isValid.errors)));
  }
});

it("never runs code of a schema", () => {
  const run = globalThis.Function;
  globalThis.Function = Object.assign(() => {
    throw new EvalError("Refused to evaluate a string as JavaScript.");
  }, run);
  try {
    const { problems } = compile(readProjectFiles("tests/projects/library"));
    expect(problems).toEqual([]);
  } finally {
    globalThis.Function = run;
  }
});
