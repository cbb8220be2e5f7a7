const hasOwn = Object.prototype.hasOwnProperty;

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Reads what stands at a dotted path, by own names only; undefined when nothing does. */
export function readPath(from: unknown, path: string): unknown {
  let at = from;
  for (const name of path.split(".")) at = isHolder(at) && hasOwn.call(at, name) ? at[name] : undefined;
  return at;
}
