// Validators of responses and rules where no build has compiled any. They accept what compiled ones do, and report it alike.
import type { ResponseValidator } from "../../../browser/runtime/index.ts";
import { applyToPart, createViolationFinder, fail, isObject, type Keyword, readOwn } from "../../../core/json/index.ts";

/** A required field is validated as if it were there, so that a missing one is of the wrong type; null says that one is missing. */
const properties: Keyword = (wanted, value, schema, place) => {
  if (!isObject(value) || !isObject(wanted)) return;
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  for (const [name, part] of Object.entries(wanted)) {
    const field = readOwn(value, name);
    const saysNothing = !isObject(part) || Object.keys(part).length === 0;
    if (field !== undefined || (required.includes(name) && !saysNothing)) applyToPart(part, field, name, place);
    else if (required.includes(name)) fail(place, { keyword: "properties", value, schema });
  }
};

const findViolations = createViolationFinder([], { properties, required: () => undefined });

/** Gives a validator of a schema that needs no other, without making code of it. */
export function interpretSchema(schema: unknown): ResponseValidator {
  const validate: ResponseValidator = (value) => {
    validate.errors = findViolations(schema, value);
    return validate.errors.length === 0;
  };
  return validate;
}
