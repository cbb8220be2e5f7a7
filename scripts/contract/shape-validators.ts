/** Validators of definition files, compiled ahead: to compile them with Ajv takes a fifth of a whole check. */
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { allSchemas, definitionSchemas } from "../../src/authoring/compiler/load/definition-schemas.ts";
import type { Sources } from "./read-schemas.ts";

const keywords = ["x-opaque", "x-code", "x-ground", "x-picture", "x-short", "x-declares", "x-refers", "x-text", "x-like"];

/** Instead of the two modules that Ajv asks for with `require`. */
const runtime = `import { deepEqual } from "../../../core/json/index.ts";

const countCharacters = (text) => Array.from(text).length;
`;

const camelCase = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A module whose errors hold what their messages need: the value, and the schema that it violates. */
export function shapeValidatorsText(header: string, sources: Sources): string {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    discriminator: true,
    allErrors: true,
    verbose: true,
    messages: false,
    // A test checks the schemas against the meta-schema once.
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
    schemas: allSchemas.map((schema) => sources.schemas.get(String(schema.$id)) ?? schema),
    keywords,
  });
  const kinds = Object.entries(definitionSchemas);
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map(([kind, { $id }]) => [camelCase(kind), String($id)])));
  const byKind = kinds.map(([kind]) => `  "${kind}": ${camelCase(kind)},\n`).join("");
  const body = code
    .replaceAll('require("ajv/dist/runtime/equal").default', "deepEqual")
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "countCharacters");
  const module = /require\([^)]*\)/.exec(body);
  if (module) throw new Error(`A validator would need a module at run time: ${module[0]}.`);
  return `${header}\n${runtime}${body}\nexport const shapeValidators = {\n${byKind}};\n`;
}

export function shapeValidatorsTypes(header: string): string {
  return `${header}
import type { ErrorObject } from "ajv";
import type { DefinitionKind, Shapes } from "../../../core/format/index.ts";

interface ShapeValidator<Shape> {
  (value: unknown): value is Shape;
  errors?: readonly ErrorObject[] | null;
}

/** Validates the long form of a definition file against the schema of its kind. */
export const shapeValidators: { readonly [Kind in DefinitionKind]: ShapeValidator<Shapes[Kind]> };
`;
}
