import { isObject } from "../own-fields.ts";

export interface Field {
  readonly name: string;
  readonly schema: unknown;
  readonly isRequired: boolean;
}

/** The properties of a schema of objects. */
export function listFields(schema: unknown): Field[] {
  if (!isObject(schema) || !isObject(schema["properties"])) return [];
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(schema["properties"]).map(([name, one]) => ({ name, schema: one, isRequired: required.includes(name) }));
}
