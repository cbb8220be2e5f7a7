// Validates a definition file against the schema of its kind.
import { type DefinitionKind, findShapeProblems, type Problem, type Shapes } from "../../../core/format/index.ts";
import { shapeValidators } from "./shape-validators.gen.js";

/** The value with its type, or problems of shape, one for each cause. */
export function readShape<K extends DefinitionKind>(
  kind: K,
  value: unknown,
  file: string,
): { readonly value: Shapes[K] } | { readonly problems: readonly Problem[] } {
  const isShaped = shapeValidators[kind];
  return isShaped(value) ? { value } : { problems: findShapeProblems(isShaped.errors ?? [], file) };
}

/** The same for a file whose schema follows from another file. */
export function findSchemaProblems(schema: object, value: unknown, file: string): readonly Problem[] {
  const isShaped = getAjv().compile(schema);
  return isShaped(value) ? [] : findShapeProblems(isShaped.errors ?? [], file);
}
