// Validates the long form of a definition file against the schema of its kind. To compile a schema takes up to 100 ms, once for a
// process; a command that runs as a stored script has all of them compiled in it (`scripts/compiled-shapes.ts`).
import type { ErrorObject, Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { DefinitionKind, Shapes } from "../../../core/format/index.ts";
import { allSchemas, definitionSchemas } from "./definition-schemas.ts";

export interface ShapeValidator<Shape> {
  (value: unknown): value is Shape;
  /** Those of the last value; they hold what their messages need: the value, and the schema that it violates. */
  errors?: readonly ErrorObject[] | null;
}

export const shapeOptions: Options = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  discriminator: true,
  allErrors: true,
  verbose: true,
  messages: false,
  // A test checks the schemas against the meta-schema once.
  validateSchema: false,
  schemas: [...allSchemas],
  keywords: ["x-opaque", "x-code", "x-ground", "x-picture", "x-short", "x-declares", "x-refers", "x-text", "x-like"],
};

let ajv: Ajv2020 | undefined;

/** Compiled when the first file of the kind is read. */
export function shapeValidatorOf<K extends DefinitionKind>(kind: K): ShapeValidator<Shapes[K]> {
  ajv ??= new Ajv2020(shapeOptions);
  return ajv.compile<Shapes[K]>(definitionSchemas[kind]);
}
