import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allSchemas, anyNodeSchema } from "../../src/authoring/compiler/index.ts";
import {
  type Declaration,
  findStale,
  generateFiles,
  nodeChoiceSchema,
  readSources,
  type Sources,
} from "../../src/authoring/generate/files/index.ts";

const root = process.cwd();

const uploader: Declaration = {
  id: "uploader",
  description: "Takes images.",
  props: {
    type: "object",
    additionalProperties: false,
    required: ["label"],
    properties: {
      label: { type: "string", description: "Its name." },
      max: { type: "integer", minimum: 1, description: "Most images.", default: 9 },
      tone: { enum: ["plain", "strong"], description: "Weight." },
      rows: { type: "array", items: { $ref: "layar:entities/complaint#/$defs/OrderRow" }, description: "Rows." },
    },
  },
  value: { type: "array", items: { type: "string" } },
  events: { upload: { description: "Picked." } },
  slots: { footer: "Below." },
};

describe("the schema of nodes", () => {
  let isNode: ValidateFunction;

  beforeAll(() => {
    const { schemas } = readSources(root);
    const sources: Sources = {
      schemas,
      engineWidgets: [],
      widgets: [uploader, { id: "plain", description: "Plain.", props: { type: "object", additionalProperties: false, properties: {} } }],
      names: {},
    };
    const ajv = new Ajv2020({
      allowUnionTypes: true,
      discriminator: true,
      keywords: ["x-short", "x-declares", "x-refers", "x-text", "x-like", "enumDescriptions", "defaultSnippets"],
      schemas: [...schemas.values(), { $id: "layar:node", ...nodeChoiceSchema(sources) }],
    });
    isNode = ajv.compile({ $ref: "layar:node" });
  });

  const node = (more: object) => ({ widget: "uploader", id: "u", props: { label: "Images", ...more } });

  it.each([
    ["literals", node({ max: 3, tone: "strong", rows: [{ title: "a", value: "b" }] })],
    ["placeholders", node({ max: "{state.n}", tone: "{state.t}", rows: "{state.r}" })],
    ["placeholders inside arrays and objects", node({ rows: ["{state.r}", { title: "a", value: "{state.v}" }] })],
    [
      "what its declaration offers",
      { ...node({}), bind: "state.a", on: { upload: "send" }, slots: { footer: [{ widget: "plain", id: "p" }] } },
    ],
  ])("takes %s", (_, value) => {
    expect(isNode(value)).toBe(true);
  });

  it.each([
    ["another widget", { widget: "uploadr", id: "u" }],
    ["a missing property", { widget: "uploader", id: "u", props: {} }],
    ["another property", node({ maxx: 3 })],
    ["another type", node({ max: "three" })],
    ["another choice", node({ tone: "loud" })],
    ["another event", { ...node({}), on: { uplod: "send" } }],
    ["another slot", { ...node({}), slots: { header: [] } }],
    ["children where none are taken", { ...node({}), children: [] }],
    ["a binding where there is no value", { widget: "plain", id: "p", bind: "state.a" }],
  ])("refuses %s", (_, value) => {
    expect(isNode(value)).toBe(false);
  });

  it("keeps the parts of every node", () => {
    expect(Object.keys(Object(anyNodeSchema["properties"]))).toEqual(
      expect.arrayContaining(["widget", "id", "when", "each", "props", "bind", "on"]),
    );
  });
});

describe("generated files", () => {
  let outputs: Map<string, string> = new Map();

  beforeAll(async () => {
    outputs = new Map(await generateFiles(root, root));
  });

  afterAll(() => outputs.clear());

  it("are what their sources give", () => {
    expect(findStale(root, outputs)).toEqual({ changed: [], vanished: [] });
  });

  it("describe types without `any`", () => {
    expect(outputs.get("src/core/format/types.gen.ts")).not.toMatch(/: any\b|any\[\]/);
  });

  it("follow the meta-schema", () => {
    const ajv = new Ajv2020({
      allowUnionTypes: true,
      discriminator: true,
      keywords: ["x-opaque", "x-code", "x-short", "x-declares", "x-refers", "x-text", "x-like"],
      schemas: [...allSchemas],
    });
    expect(allSchemas.filter((schema) => !ajv.validateSchema(schema))).toEqual([]);
  });

  it("describe every property of the hand-written schemas", () => {
    const bare: string[] = [];
    const look = (schema: unknown, at: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      const { properties, ...others } = Object(schema);
      for (const [name, definition] of Object.entries(Object(properties))) {
        const isDescribed = definition === false || "description" in Object(definition) || "$ref" in Object(definition);
        if (!isDescribed) bare.push(`${at}/${name}`);
        look(definition, `${at}/${name}`);
      }
      for (const [name, part] of Object.entries(others)) look(part, `${at}/${name}`);
    };
    for (const [id, schema] of readSources(root).schemas) look(schema, id);
    expect(bare).toEqual([]);
  });
});
