// Names that the format itself has, from its schemas.
import { countEdits, isObject, listFields } from "../../../core/json/index.ts";
import { allSchemas, stepSchemas } from "../../compiler/index.ts";

/** Every property of a schema and of all in it. */
function* walkProperties(schema: unknown): Generator<readonly [name: string, schema: unknown]> {
  if (Array.isArray(schema)) for (const one of schema) yield* walkProperties(one);
  if (!isObject(schema)) return;
  if (isObject(schema["properties"])) yield* Object.entries(schema["properties"]);
  for (const one of Object.values(schema)) yield* walkProperties(one);
}

const properties = [...walkProperties([...allSchemas])];
const names = new Set(properties.map(([name]) => name));

export function isFormatName(name: string): boolean {
  return names.has(name);
}

/** Those that are one letter away from a name, or have two in another order. */
export function listFormatNames(name: string): string[] {
  return [...names].filter((other) => countEdits(name, other) === 1);
}

interface StepKind {
  readonly kind: string;
  readonly known: readonly string[];
  readonly needed: readonly string[];
}

const stepKinds: readonly StepKind[] = [...stepSchemas].map(([kind, schema]) => {
  const fields = listFields(schema);
  return { kind, known: fields.map(({ name }) => name), needed: fields.flatMap(({ name, isRequired }) => (isRequired ? name : [])) };
});

/** The kinds of steps that have all of these properties, and need no other. */
export function listStepKinds(parts: readonly string[]): string[] {
  const isFit = ({ known, needed }: StepKind) =>
    parts.every((name) => known.includes(name)) && needed.every((name) => parts.includes(name));
  return stepKinds.filter(isFit).map(({ kind }) => kind);
}

/** Whether a kind of step has all of these properties. */
export function hasStepParts(kind: unknown, parts: readonly string[]): boolean {
  return stepKinds.some((one) => one.kind === kind && parts.every((name) => one.known.includes(name)));
}

const isExpression = (schema: unknown) => isObject(schema) && /\/(?:expression|statePath|when)$/.test(String(schema["$ref"]));
const expressionNames = new Set(properties.flatMap(([name, schema]) => (isExpression(schema) ? [name] : [])));

/** Whether what stands under a name is an expression as a whole, without braces. */
export function isExpressionName(name: string): boolean {
  return expressionNames.has(name);
}
