// Validates a definition file against the schema of its kind. Ajv compiles each schema when the first file of its kind is read.
import { Ajv2020 } from "ajv/dist/2020.js";
import { type DefinitionKind, findShapeProblems, type Problem, type Shapes } from "../../../core/format/index.ts";
import { allSchemas, definitionSchemas } from "./definition-schemas.ts";

let created: Ajv2020 | undefined;

function getAjv(): Ajv2020 {
  created ??= new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    discriminator: true,
    allErrors: true,
    verbose: true,
    // A test checks the schemas against the meta-schema once.
    validateSchema: false,
    code: { optimize: false },
    schemas: [...allSchemas],
    keywords: ["x-opaque", "x-code", "x-ground", "x-short", "x-declares", "x-refers", "x-text", "x-like"],
  });
  return created;
}

/** The value with its type, or problems of shape, one for each cause. */
export function readShape<K extends DefinitionKind>(
  kind: K,
  value: unknown,
  file: string,
): { readonly value: Shapes[K] } | { readonly problems: readonly Problem[] } {
  const isShaped = getAjv().compile<Shapes[K]>(definitionSchemas[kind]);
  return isShaped(value) ? { value } : { problems: findShapeProblems(isShaped.errors ?? [], file) };
}

/** The same for a file whose schema follows from another file. */
export function findSchemaProblems(schema: object, value: unknown, file: string): readonly Problem[] {
  const isShaped = getAjv().compile(schema);
  return isShaped(value) ? [] : findShapeProblems(isShaped.errors ?? [], file);
}
