// Validates a definition file against the schema of its kind.
import { Ajv2020 } from "ajv/dist/2020.js";
import { type DefinitionKind, findShapeProblems, type Problem, type Shapes } from "../../../core/format/index.ts";
import { shapeValidatorOf } from "./shape-validators.ts";
import { surelyFits } from "./surely-fits.ts";

/** The value with its type, or problems of shape, one for each cause. */
export function readShape<K extends DefinitionKind>(
  kind: K,
  value: unknown,
  file: string,
): { readonly value: Shapes[K] } | { readonly problems: readonly Problem[] } {
  const isShaped = shapeValidatorOf(kind);
  return isShaped(value) ? { value } : { problems: findShapeProblems(isShaped.errors ?? [], file) };
}

/** The same for a file whose schema follows from another file, and is compiled for a value that may not fit. */
export function findSchemaProblems(schema: object, value: unknown, file: string): readonly Problem[] {
  if (surelyFits(schema, value)) return [];
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    messages: false,
    validateSchema: false,
    discriminator: true,
    formats: { amount: true },
  });
  const isShaped = ajv.compile(schema);
  return isShaped(value) ? [] : findShapeProblems(isShaped.errors ?? [], file);
}
