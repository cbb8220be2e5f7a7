// Names on the wire. Our names stop here, in both directions.
import { isObject, readOwn } from "../../../core/json/index.ts";

type Names = { readonly [name: string]: string };

/** Renames fields at any depth of JSON; a file stays as it is. */
function rename(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, names));
  if (!isObject(value) || value instanceof Blob) return value;
  // `fromEntries` makes own fields of every name, `__proto__` included.
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [readOwn(names, name) ?? name, rename(inner, names)]));
}

function write(value: { readonly [name: string]: unknown }, names: Names | undefined): { readonly [name: string]: unknown } {
  const renamed = names ? rename(value, names) : value;
  return isObject(renamed) ? renamed : {};
}

/** `names` maps from our names, as in `write`. */
function read(value: unknown, names: Names | undefined): unknown {
  return names ? rename(value, Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]))) : value;
}

/** Both directions. */
export const wire = { write, read };
