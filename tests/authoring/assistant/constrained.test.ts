// What a provider holds a model to is of the keywords that all providers take, and whatever fits it is read without a problem of shape.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createCompiler, loadProject, type Project, type SourceFile, writeDefinition } from "../../../src/authoring/compiler/index.ts";
import { constrainedForm, constrainedKinds } from "../../../src/authoring/language/constrained/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { isObject } from "../../../src/core/json/index.ts";
import { runCommand } from "../../support/run/run-command.ts";
import { isThorough } from "../../support/run/thoroughness.ts";

const root = "tests/projects/library";
let files: SourceFile[];
let project: Project;
beforeAll(() => {
  files = [...readProjectFiles(root)];
  project = loadProject(files);
});

/** Of OpenAI, Anthropic and Google alike. */
const keywords = ["type", "properties", "required", "items", "enum", "anyOf", "description", "additionalProperties"];

interface Found {
  readonly schema: Record<string, unknown>;
  readonly depth: number;
}

function listSchemas(schema: unknown, depth = 1): Found[] {
  if (!isObject(schema)) return [];
  const inner = [...Object.values(Object(schema["properties"])), schema["items"]];
  const others = [schema["anyOf"]].flat();
  return [{ schema, depth }, ...inner.flatMap((one) => listSchemas(one, depth + 1)), ...others.flatMap((one) => listSchemas(one, depth))];
}

function schemaOf(kind: string, of = project): unknown {
  return constrainedForm(of, kind)?.schema;
}

describe.each(constrainedKinds)("the schema of %s", (kind) => {
  it.each([root, "."])("is small, closed and of common keywords in %s", (folder) => {
    const found = listSchemas(schemaOf(kind, folder === root ? project : loadProject(readProjectFiles(folder))));
    const objects = found.filter(({ schema }) => schema["type"] === "object");
    expect([...new Set(found.flatMap(({ schema }) => Object.keys(schema)))].filter((name) => !keywords.includes(name))).toEqual([]);
    for (const { schema } of objects) {
      expect(schema["additionalProperties"]).toBe(false);
      expect(schema["required"]).toEqual(Object.keys(Object(schema["properties"])));
    }
    expect(Object(found[0]?.schema)["type"]).toBe("object");
    expect(Math.max(...found.map(({ depth }) => depth))).toBeLessThanOrEqual(10);
    expect(objects.flatMap(({ schema }) => Object.keys(Object(schema["properties"]))).length).toBeLessThanOrEqual(5000);
    expect(found.flatMap(({ schema }) => schema["enum"] ?? []).length).toBeLessThanOrEqual(1000);
    expect(found.flatMap(({ schema }) => (Array.isArray(schema["enum"]) && schema["enum"].length === 0 ? [schema] : []))).toEqual([]);
  });
});

/** Texts that are none of what the format has in their place. */
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(
    "",
    " ",
    "...",
    "$schema",
    "$comment",
    "$waive",
    "__proto__",
    "constructor",
    "{",
    "{{x",
    "a.b",
    "state.x",
    "Two words",
    "1st",
    "ß",
  ),
  fc.constant("x".repeat(2001)),
);

function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  const { type, enum: values, anyOf, items, properties } = Object(schema);
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(valuesOf));
  const types: { readonly [type: string]: () => fc.Arbitrary<unknown> } = {
    null: () => fc.constant(null),
    string: () => texts,
    boolean: () => fc.boolean(),
    integer: () => fc.oneof(fc.integer({ min: -3, max: 40 }), fc.integer()),
    number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
    array: () => fc.array(valuesOf(items), { maxLength: 3 }),
    object: () =>
      fc.record(
        Object.fromEntries(Object.entries(Object(properties)).map(([name, one]): [string, fc.Arbitrary<unknown>] => [name, valuesOf(one)])),
      ),
  };
  return fc.oneof(...[type].flat().map((one) => types[String(one)]?.() ?? fc.constant(undefined)));
}

/** The files with a definition of the kind in a screen. */
function placed(kind: string, definition: unknown): SourceFile[] {
  const folder = "screens/books/search/";
  const screen: unknown = JSON.parse(files.find(({ path }) => path === `${folder}screen.json`)?.text ?? "");
  const others: { readonly [kind: string]: () => [string, unknown] } = {
    node: () => ["screen.json", { ...Object(screen), body: [definition, ...Object(screen)["body"]] }],
    step: () => ["screen.json", { ...Object(screen), onClose: [definition] }],
    overlay: () => ["SPRING.json", definition],
    texts: () => ["texts.json", definition],
  };
  const [name, value] = others[kind]?.() ?? ["", undefined];
  return [...files.filter(({ path }) => path !== folder + name), { path: folder + name, text: writeDefinition(value) }];
}

describe.each(constrainedKinds)("what fits the schema of %s", (kind) => {
  it("is read without a problem of shape", () => {
    const form = constrainedForm(project, kind);
    const compiler = createCompiler();
    const ofShape = ["syntax", "shape", "duplicate-key", "reserved-name", "misplaced-file"];
    fc.assert(
      fc.property(valuesOf(form?.schema), (value) => {
        expect(form?.takes(value)).toBe(true);
        const { problems } = compiler.compile(placed(kind, form?.read(value)));
        expect(problems.filter(({ check }) => ofShape.includes(check))).toEqual([]);
      }),
      { numRuns: isThorough ? 2000 : 150, seed: 1 },
    );
  }, 600_000);
});

describe("the command", () => {
  it("prints a schema, and the definition of what a model wrote by it", async () => {
    const { exit, out } = await runCommand(root, ["schema", "texts"]);
    expect(await runCommand(root, ["schema", "texts", "--json"])).toEqual({ exit, out, told: "" });
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual(schemaOf("texts"));
    const text = { count: null, ar: "لا شيء", en: "None", nl: "Geen", tr: "Yok" };
    const written = await runCommand(root, ["schema", "texts", JSON.stringify({ texts: [{ name: "No books", text }] })]);
    expect(JSON.parse(written.out)).toEqual({ noBooks: { ar: "لا شيء", en: "None", nl: "Geen", tr: "Yok" } });
  });

  it("joins what a node's widget takes with the node", async () => {
    const props = { label: "Save", kind: null, wide: null, enabled: true, why: null };
    const element = { widget: "button", props, on: [{ event: "tap", flow: "save" }] };
    const schema = Object(Object(schemaOf("node"))["properties"]);
    const absent = Object.fromEntries(Object.keys(schema).map((name) => [name, null]));
    const { exit, out } = await runCommand(root, ["schema", "node", JSON.stringify({ ...absent, id: "save", element })]);
    expect([exit, out]).toEqual([0, expect.any(String)]);
    expect(JSON.parse(out)).toEqual({ widget: "button", id: "save", props: { label: "Save", enabled: true }, on: { tap: "save" } });
  });

  it("refuses what does not fit, and kinds that are none", async () => {
    expect(await runCommand(root, ["schema", "texts", '{"texts": [{}]}'])).toMatchObject({
      exit: 2,
      told: expect.stringContaining("schema texts"),
    });
    for (const kind of ["screen", "constructor", "toString"]) expect(await runCommand(root, ["schema", kind])).toMatchObject({ exit: 2 });
  });
});
