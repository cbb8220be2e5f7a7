/** Describes how a literal violates the limits of a JSON Schema; its type is checked elsewhere, and texts with placeholders are skipped. */
import { isObject } from "../../../../core/json/index.ts";
import { count } from "../../../../core/text/index.ts";

export function findRangeMismatch(value: unknown, schema: unknown): string | null {
  if (!isObject(schema)) return null;
  const limit = (name: string): number | undefined => {
    const found: unknown = Reflect.get(schema, name);
    return typeof found === "number" ? found : undefined;
  };
  if (typeof value === "number") {
    const [least, most] = [limit("minimum"), limit("maximum")];
    if (Reflect.get(schema, "type") === "integer" && !Number.isInteger(value)) return `${value} is not a whole number`;
    if (least !== undefined && value < least) return `${value} is less than ${least}`;
    if (most !== undefined && value > most) return `${value} is more than ${most}`;
  }
  if (typeof value === "string" && !value.includes("{")) {
    const [least, most] = [limit("minLength"), limit("maxLength")];
    if (least !== undefined && [...value].length < least) return `the text has fewer than ${count(least, "character")}`;
    if (most !== undefined && [...value].length > most) return `the text has more than ${count(most, "character")}`;
  }
  if (Array.isArray(value)) {
    const [least, most] = [limit("minItems"), limit("maxItems")];
    if (least !== undefined && value.length < least) return `the list has fewer than ${count(least, "entry", "entries")}`;
    if (most !== undefined && value.length > most) return `the list has more than ${count(most, "entry", "entries")}`;
  }
  return null;
}
