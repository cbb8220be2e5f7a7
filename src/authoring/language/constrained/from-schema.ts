// The form of a part of the format, from its JSON Schema. What a flat and closed form cannot say has none and is left out.
import { isObject } from "../../../core/json/index.ts";
import { allSchemas } from "../../compiler/index.ts";
import { canFit, fitText } from "./fit-text.ts";
import {
  booleanForm,
  choiceForm,
  describedForm,
  eitherForm,
  type Fields,
  type Form,
  fieldsForm,
  integerForm,
  type Keywords,
  listForm,
  optionalForm,
  pairsForm,
  textForm,
  valueForm,
} from "./form.ts";

export interface Forms {
  /** The names that a project has of a kind; undefined where each screen has its own. */
  namesOf(kind: string): readonly string[] | undefined;
  /** Forms of parts that are not read from their schema, by `$ref`. */
  readonly given: { readonly [ref: string]: Form | undefined };
}

const flows: readonly string[] = ["layar:step#/$defs/steps", "layar:step#/$defs/flow"];
const nameRef = "layar:parts#/$defs/name";

/** With what a `$ref` leads to. Those into the same file exist in that of steps and in that of texts. */
function follow(schema: Keywords, home: string): { readonly schema: Keywords; readonly home: string; readonly ref?: string } {
  const { $ref: ref, ...rest } = schema;
  if (typeof ref !== "string") return { schema, home };
  const whole = ref.startsWith("#") ? `${home}${ref}` : ref;
  const [file = "", path = ""] = whole.split("#");
  let found: unknown = allSchemas.find(({ $id: id }) => id === file);
  for (const part of path.split("/").slice(1)) found = isObject(found) ? found[part] : undefined;
  const next = follow(isObject(found) ? found : {}, file);
  return { schema: { ...next.schema, ...rest }, home: next.home, ref: whole };
}

export function formOf(written: Keywords, forms: Forms, from: string): Form | undefined {
  const { schema, home, ref } = follow(written, from);
  if (ref !== undefined && Object.hasOwn(forms.given, ref)) return forms.given[ref];
  const isFlow = ref !== undefined && flows.includes(ref);
  const form = isFlow ? textForm(fitText(follow({ $ref: nameRef }, home).schema)) : bareForm(schema, forms, home);
  const { description = "" } = schema;
  return form && describedForm(form, isFlow ? `${String(description)} Here: the name of a flow of the screen.`.trim() : description);
}

function bareForm(schema: Keywords, forms: Forms, home: string): Form | undefined {
  const { const: only, enum: values, "x-refers": kind, type, items, oneOf, anyOf, additionalProperties: others, properties } = schema;
  if (only !== undefined) return choiceForm([only]);
  if (Array.isArray(values)) return choiceForm(values);
  const known = typeof kind === "string" ? forms.namesOf(kind) : undefined;
  if (known !== undefined) return known.length === 0 ? undefined : choiceForm(known);
  if (isObject(others)) return mapForm(schema, others, forms, home);
  if (isObject(properties)) return objectForm(schema, properties, forms, home);
  const union = [oneOf, anyOf].flat().filter(isObject);
  if (union.length > 0) return unionForm(union, forms, home);
  const [plain] = [type].flat().filter((one) => one !== "null");
  if (plain === "string") return canFit(schema) ? textForm(fitText(schema)) : undefined;
  if (plain === "boolean") return booleanForm;
  if (plain === "integer" || plain === "number") return integerForm(Number(schema["minimum"] ?? -1e9), Number(schema["maximum"] ?? 1e9));
  if (plain === "array") return isObject(items) ? arrayForm(schema, formOf(items, forms, home)) : undefined;
  return schema["x-text"] === "template" ? valueForm : undefined;
}

function arrayForm({ minItems, uniqueItems }: Keywords, entry: Form | undefined): Form | undefined {
  return entry && listForm(entry, { least: Number(minItems ?? 0), isUnique: uniqueItems === true });
}

function mapForm({ propertyNames }: Keywords, others: Keywords, forms: Forms, home: string): Form | undefined {
  const name = isObject(propertyNames) ? formOf(propertyNames, forms, home) : textForm(fitText({ pattern: "^\\w[\\w-]*$" }));
  const value = formOf(others, forms, home);
  return name && value && pairsForm(name, value);
}

/** Without the short forms that the build knows as well, and without null, which optional fields have by themselves. */
function unionForm(union: readonly Keywords[], forms: Forms, home: string): Form | undefined {
  const long = union.filter((one) => one["x-short"] !== true && one["type"] !== "null");
  const told = long.flatMap((one) => formOf(one, forms, home) ?? []);
  return told.length > 1 ? eitherForm(told) : told[0];
}

/** Its fields; where one of several is needed and no other, one form for each of these. */
function objectForm(schema: Keywords, properties: Keywords, forms: Forms, home: string): Form | undefined {
  const needed = [schema["required"]].flat().map(String);
  const choice = [schema["oneOf"]].flat().flatMap((one) => (isObject(one) ? [[one["required"]].flat().map(String)] : []));
  const fields: { [name: string]: Form } = {};
  for (const [name, one] of Object.entries(properties)) {
    const form = isObject(one) && !name.startsWith("$s") ? formOf(one, forms, home) : undefined;
    const isNeeded = needed.includes(name) || choice.flat().includes(name);
    if (form === undefined && needed.includes(name)) return undefined;
    if (form !== undefined) fields[name] = isNeeded ? form : optionalForm(form);
  }
  if (choice.length === 0) return fieldsForm(fields);
  return eitherForm(
    choice.map((names) =>
      fieldsForm(
        without(
          fields,
          choice.flat().filter((name) => !names.includes(name)),
        ),
      ),
    ),
  );
}

function without(fields: Fields, left: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)));
}
