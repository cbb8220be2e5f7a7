type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return Array.isArray(value) || (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype);
}

/**
 * Whether two values show the same. Lists and groups are compared by what they hold, because an expression makes a fresh
 * one each time; anything else, such as a file, is only the same as itself.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isGroup(one) || !isGroup(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name]));
}
