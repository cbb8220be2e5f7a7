/** Compiles what a screen has to check while it runs, answers and input rules, into modules without a schema compiler. */
import { createHash } from "node:crypto";
import { _, Ajv, type CodeKeywordDefinition } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";

/** Counts code points, which is what `minLength` and `maxLength` mean. */
const ucs2length = "(text) => { let count = 0; for (const _ of text) count++; return count; }";

/** Has no code: a needed field is looked at as if it were there, so that a missing one is of the wrong type. */
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

/** A report names the place and the keyword of one fault; all else that Ajv would tell and pass on only costs bytes. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/^"use strict";/, ""],
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, ucs2length],
  [/schemaPath:"[^"]*",/g, ""],
  // A pattern may hold a brace.
  [/,params:\{(?:"(?:[^"\\]|\\.)*"|[^}"])*\}/g, ""],
  [/\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g, 'instancePath=""'],
  [/\{instancePath:([^,}]+),parentData[^}]*\}/g, "$1"],
  [/\{instancePath,parentData[^}]*\}/g, "instancePath"],
  [/(let errors = 0;|const (_errs\d+) = errors;)if\(errors === (0|\2)\)\{/g, "$1{"],
  [/vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);errors = vErrors\.length;/g, "vErrors = $1;errors++;"],
];

/** Nobody reads reports of a built app, so its validators only say yes or no. */
const quieter: readonly (readonly [RegExp, string])[] = [
  [/\w+\.errors = \[\{instancePath[^}]*\}\];/g, ""],
  [/const (err\d+) = \{instancePath[^}]*\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g, ""],
  [/vErrors = vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\);errors = vErrors\.length;/g, "errors++;"],
  [/vErrors = [\w.]+\.errors;/g, ""],
  [/\w+\.errors = vErrors;/g, ""],
  [/if\(vErrors !== null\)\{if\((_errs\d+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g, ""],
  [/let vErrors = null;/g, ""],
  [/, ?instancePath(?:=""|\+[^)]*)?\)/g, ")"],
];

/** Texts by their id: while serving, most schemas stay as they are from one change to the next. */
const written = new Map<string, string>();

/** Id of the virtual module of a schema; equal schemas have one. */
export function validatorId(schema: unknown): string {
  return `virtual:layar/validator/${createHash("sha256").update(JSON.stringify(schema)).digest("hex").slice(0, 8)}`;
}

/** The text of a module with `validate`, as small as it can be. */
export function writeValidator(schema: unknown): string {
  const id = validatorId(schema);
  const text = written.get(id) ?? compile(schema);
  written.set(id, text);
  return text;
}

/** The same without what a report would name. */
export function writeQuietValidator(schema: unknown): string {
  const code = quieter.reduce((text, [told, quiet]) => text.replace(told, quiet), writeValidator(schema));
  const left = /instancePath|vErrors|\.errors/.exec(code);
  if (left) throw new Error(`A validator would still tell what nobody reads: ${left[0]}.`);
  return code;
}

function compile(schema: unknown): string {
  const own = [required, properties, items];
  const ajv = new Ajv({
    meta: false,
    validateSchema: false,
    keywords: ["x-opaque"],
    allowUnionTypes: true,
    strictRequired: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  for (const definition of own) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  ajv.addSchema({ ...Object(schema), $id: "validate" });
  const code = shorter.reduce((text, [long, short]) => text.replace(long, short), standaloneCode(ajv, { validate: "validate" }));
  const left = /require\([^)]*\)|parentData|rootData/.exec(code);
  if (left) throw new Error(`A validator was written with what it does not have: ${left[0]}.`);
  return code;
}
