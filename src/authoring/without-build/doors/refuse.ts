import { listNames } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";

/** Throws on a name that a project has not, or on none, and says which are there. */
export function refuse(what: string, name: string | undefined, known: readonly string[]): never {
  const names = known.length === 0 ? "none" : listNames(known, "and");
  if (typeof name !== "string") throw new Error(`\`${what}\` is missing. The project has ${names}.`);
  const near = findNearest(name, known);
  throw new Error(`The project has no ${what} \`${name}\`. ${near === undefined ? `It has ${names}.` : `Did you mean \`${near}\`?`}`);
}
