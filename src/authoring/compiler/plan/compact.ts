/** Drops properties that are undefined, so that plans compare and compress well. */
export function compact<T extends object>(value: T): T {
  for (const name of Object.keys(value)) if (Reflect.get(value, name) === undefined) Reflect.deleteProperty(value, name);
  return value;
}
