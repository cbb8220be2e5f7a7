import { listNames } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";

/** Throws on a name that a project has not, and says which are there. */
export function refuse(what: string, name: string, known: readonly string[]): never {
  const near = findNearest(name, known);
  const names = known.length === 0 ? "It has none." : `It has ${listNames(known, "and")}.`;
  throw new Error(`The project has no ${what} \`${name}\`. ${near === undefined ? names : `Did you mean \`${near}\`?`}`);
}
