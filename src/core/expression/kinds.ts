// The kinds of JSON values, distinguished once for the evaluator and its functions.

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export function isScalar(value: unknown): value is null | boolean | number | string {
  return value === null || isText(value) || isNumber(value) || typeof value === "boolean";
}
