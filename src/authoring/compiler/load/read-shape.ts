// Validates a definition file against the schema of its kind.
import { type DefinitionKind, findShapeProblems, type Problem, type Shapes } from "../../../core/format/index.ts";
import { createViolationFinder } from "../../../core/json/index.ts";
import { allSchemas, definitionSchemas } from "./definition-schemas.ts";

const findViolations = createViolationFinder(allSchemas);

/** The value with its type, or problems of shape, one for each cause. */
export function readShape<K extends DefinitionKind>(
  kind: K,
  value: unknown,
  file: string,
): { readonly value: Shapes[K] } | { readonly problems: readonly Problem[] } {
  const violations = findViolations(definitionSchemas[kind], value);
  const isShaped = (_: unknown): _ is Shapes[K] => violations.length === 0;
  return isShaped(value) ? { value } : { problems: findShapeProblems(violations, file) };
}

/** The same for a file whose schema follows from another file. */
export function findSchemaProblems(schema: object, value: unknown, file: string): readonly Problem[] {
  return findShapeProblems(findViolations(schema, value), file);
}
