// One part of a definition as a model is held to write it: every field is there, and null stands for what is left out.
import { isObject } from "../../../core/json/index.ts";

export type Keywords = { readonly [keyword: string]: unknown };

export interface Form {
  /** JSON Schema, of the keywords that all providers take. */
  readonly schema: Keywords;
  /** Whether a value fits. */
  takes(value: unknown): boolean;
  /** What stands in the definition for a value that fits; undefined where nothing does. */
  read(value: unknown): unknown;
}

export type Fields = { readonly [name: string]: Form };

/** A text, and what a definition has in its place where it takes fewer texts than a schema can say. */
export function textForm(write: (text: string) => string = (text) => text): Form {
  return { schema: { type: "string" }, takes: (value) => typeof value === "string", read: (value) => write(String(value)) };
}

export function choiceForm(values: readonly unknown[]): Form {
  const type = values.every((value) => typeof value === "string") ? { type: "string" } : {};
  return { schema: { ...type, enum: values }, takes: (value) => values.includes(value), read: (value) => value };
}

export const booleanForm: Form = { schema: { type: "boolean" }, takes: (value) => typeof value === "boolean", read: (value) => value };

export function integerForm(least: number, most: number): Form {
  return {
    schema: { type: "integer", description: `${least} to ${most}.` },
    takes: Number.isInteger,
    read: (value) => Math.min(most, Math.max(least, Number(value))),
  };
}

/** A text, which may be a template, or a value that needs none. */
export const valueForm: Form = {
  schema: { type: ["string", "number", "boolean", "null"] },
  takes: (value) => value === null || ["string", "number", "boolean"].includes(typeof value),
  read: (value) => value,
};

export function listForm(entry: Form, { least = 0, isUnique = false } = {}): Form {
  return {
    schema: { type: "array", items: entry.schema },
    takes: (value) => Array.isArray(value) && value.every(entry.takes),
    read(value) {
      const read = (Array.isArray(value) ? value : []).map(entry.read).filter((one) => one !== undefined);
      const kept = isUnique ? [...new Set(read)] : read;
      return kept.length < least ? undefined : kept;
    },
  };
}

export function optionalForm(form: Form): Form {
  return {
    schema: allowNull(form.schema),
    takes: (value) => value === null || form.takes(value),
    read: (value) => (value === null ? undefined : form.read(value)),
  };
}

function allowNull(schema: Keywords): Keywords {
  const { type, enum: values, anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: "null" }] };
  const types = [type].flat().filter((one) => one !== "null");
  return { ...schema, type: [...types, "null"], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** An object with these fields and no other. */
export function fieldsForm(fields: Fields): Form {
  const names = Object.keys(fields);
  return {
    schema: {
      type: "object",
      properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
      required: names,
      additionalProperties: false,
    },
    takes: (value) =>
      isObject(value) && Object.keys(value).length === names.length && names.every((name) => fields[name]?.takes(value[name]) === true),
    read: (value) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, form]) => {
          const read = isObject(value) ? form.read(value[name]) : undefined;
          return read === undefined ? [] : [[name, read]];
        }),
      ),
  };
}

/** An object whose names are free: a list of them with what each has. Of the same name the last stands. */
export function pairsForm(name: Form, value: Form, names: readonly [string, string] = ["name", "value"]): Form {
  const [key, held] = names;
  const entries = listForm(fieldsForm({ [key]: name, [held]: value }));
  return {
    ...entries,
    read(list) {
      const read = (Array.isArray(list) ? list : []).map((entry): [string, unknown] => [
        String(name.read(entry[key])),
        value.read(entry[held]),
      ]);
      return Object.fromEntries(read.filter(([, one]) => one !== undefined));
    },
  };
}

/** One of several. */
export function eitherForm(forms: readonly Form[]): Form {
  return {
    schema: { anyOf: forms.map(({ schema }) => schema) },
    takes: (value) => forms.some((form) => form.takes(value)),
    read: (value) => forms.find((form) => form.takes(value))?.read(value),
  };
}

export function describedForm(form: Form, description: unknown): Form {
  if (typeof description !== "string") return form;
  const { description: own } = form.schema;
  const both = typeof own === "string" && own !== description ? `${description} ${own}` : description;
  return { ...form, schema: { ...form.schema, description: both } };
}
