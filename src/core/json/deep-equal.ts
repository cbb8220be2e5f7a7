import { hasOwn, isObject } from "./own-fields.ts";

/**
 * Whether two values hold the same. Arrays and plain objects are compared by what they hold, because an expression makes fresh
 * ones each time; anything else, such as a file, equals only itself.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => deepEqual(part, other[index]));
  if (!isObject(one) || !isObject(other) || !isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => hasOwn(other, name) && deepEqual(one[name], other[name]));
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
