/** Compiles what a screen validates while it runs, responses and input rules, into modules without a schema compiler. */
import { createHash } from "node:crypto";
import { _, Ajv, type CodeKeywordDefinition, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type Core from "ajv/dist/core.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { ScreenDefinition } from "../../../core/format/index.ts";
import { allSchemas, longSchema } from "../../compiler/index.ts";
import { withoutDescriptions } from "./without-descriptions.ts";

/** Has no code: a required field is validated as if it were there, so that a missing one is of the wrong type. */
const required: CodeKeywordDefinition = { keyword: "required", type: "object", schemaType: "array", code() {} };

const properties: CodeKeywordDefinition = {
  keyword: "properties",
  type: "object",
  schemaType: "object",
  code(cxt) {
    const { gen, data, parentSchema } = cxt;
    for (const [name, part] of Object.entries(Object(cxt.schema))) {
      const isNeeded = Object(parentSchema["required"] ?? []).includes(name);
      const value = _`${data}[${name}]`;
      const look = () => void cxt.subschema({ keyword: "properties", schemaProp: name, dataProp: name }, gen.name("valid"));
      if (!isNeeded) gen.if(_`${value} !== undefined`, look);
      else if (Object.keys(Object(part)).length > 0) look();
      else gen.if(_`${value} === undefined`, () => cxt.error());
    }
  },
};

const items: CodeKeywordDefinition = {
  keyword: "items",
  type: "array",
  schemaType: "object",
  code(cxt) {
    const { gen, data } = cxt;
    gen.forRange("i", 0, _`${data}.length`, (place) => {
      cxt.subschema({ keyword: "items", dataProp: place, dataPropType: 0 }, gen.name("valid"));
    });
  },
};

/** Ajv's own code for these would import a module of Ajv at run time. Lengths are counted in code points. */
function lengthKeyword(keyword: "minLength" | "maxLength"): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    schemaType: "number",
    code(cxt) {
      const length = _`Array.from(${cxt.data}).length`;
      cxt.fail(keyword === "minLength" ? _`${length} < ${cxt.schemaCode}` : _`${length} > ${cxt.schemaCode}`);
    },
  };
}

/** Holds a schema whose violations are not described: `validate` says no, and its errors are empty objects. */
const silent: CodeKeywordDefinition = {
  keyword: "x-silent",
  schemaType: "object",
  code(cxt) {
    cxt.subschema({ keyword: "x-silent", createErrors: false }, cxt.gen.name("valid"));
  },
};

const lengths = [lengthKeyword("minLength"), lengthKeyword("maxLength")];

/** Texts by their id: while serving, most schemas stay as they are from one change to the next. */
const written = new Map<string, string>();

/** Id of the virtual module that checks the definition of a screen. */
export const screenValidatorId = "virtual:layar/validator/screen";

/** Id of the virtual module of a schema; equal schemas have one. */
export function validatorId(schema: unknown): string {
  return `virtual:layar/validator/${createHash("sha256").update(JSON.stringify(schema)).digest("hex").slice(0, 8)}`;
}

/** The text of a module that exports `validate`, for developers: its errors say where and what. */
export function writeValidator(schema: unknown): string {
  return compileOnce(validatorId(schema), () => compileResponseSchema(schema));
}

/** The same for users: nobody reads its errors, so that they say nothing. */
export function writeSilentValidator(schema: unknown): string {
  const { $defs = {}, ...root } = Object(schema);
  const parts = Object.entries($defs).map(([name, part]) => [name, { "x-silent": part }]);
  const silentSchema = { "x-silent": root, ...(parts.length > 0 ? { $defs: Object.fromEntries(parts) } : {}) };
  return compileOnce(`${validatorId(schema)} silent`, () => compileResponseSchema(silentSchema));
}

/**
 * The text of a module that exports `validate` for the long form of a screen; compiled once, because the schemas do not change.
 * Its errors say where: what would be right is for authors, whose tools say it.
 */
export function writeScreenValidator(): string {
  return compileOnce(screenValidatorId, () => {
    const ajv = createScreenAjv({ ...options, inlineRefs: false });
    for (const rule of Object.values(ajv.RULES.all))
      if (typeof rule === "object" && rule.definition) rule.definition.error = { message: "", params: _`{}` };
    return toModule(ajv, "layar:screen");
  });
}

/** The same as a function, for tools. */
export function compileScreenValidator(): ValidateFunction<ScreenDefinition> {
  return createScreenAjv({ ...options, code: {} }).compile<ScreenDefinition>({ $ref: "layar:screen" });
}

function createScreenAjv(how: Options): Ajv2020 {
  const schemas = allSchemas.map((schema) => Object(withoutDescriptions(longSchema(schema))));
  return new Ajv2020({ ...how, discriminator: true, schemas });
}

export type Validator = ((value: unknown) => boolean) & {
  errors?: null | { readonly instancePath: string; readonly keyword: string }[];
};

const compiled = new Map<string, Validator>();

/** The same validator as a function, for tools that run screens themselves; equal schemas have one. */
export function compileValidator(schema: unknown): Validator {
  const id = validatorId(schema);
  const made = compiled.get(id) ?? createResponseAjv(schema, { ...options, code: {} }).compile({ $ref: "validate" });
  compiled.set(id, made);
  return made;
}

function compileOnce(id: string, compile: () => string): string {
  const text = written.get(id) ?? compile();
  written.set(id, text);
  return text;
}

const options: Options = {
  meta: false,
  validateSchema: false,
  // A format says what `date` may take; a date that is none is shown as it came.
  validateFormats: false,
  keywords: ["x-opaque", "x-code", "x-ground", "x-picture"],
  allowUnionTypes: true,
  strictRequired: false,
  messages: false,
  code: { source: true, esm: true },
};

function compileResponseSchema(schema: unknown): string {
  return toModule(createResponseAjv(schema, options), "validate");
}

function createResponseAjv(schema: unknown, how: Options): Ajv {
  const ajv = new Ajv({ ...how, inlineRefs: false });
  replaceKeywords(ajv, [required, properties, items, silent]);
  ajv.addSchema({ ...Object(schema), $id: "validate" });
  return ajv;
}

function replaceKeywords(ajv: Core, definitions: readonly CodeKeywordDefinition[]): void {
  for (const definition of definitions) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
}

function toModule(ajv: Core, id: string): string {
  replaceKeywords(ajv, lengths);
  const code = standaloneCode(ajv, { validate: id });
  const module = /require\([^)]*\)/.exec(code);
  if (module) throw new Error(`A validator would need a module at run time: ${module[0]}.`);
  return code;
}
