/** Reads the examples of the checks: they are tests and documentation, and stay out of everything that ships. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The smallest definition that shows a check: parts of one screen, and further files by their paths. */
export interface Example {
  readonly screen?: { readonly [part: string]: unknown };
  readonly files?: { readonly [path: string]: unknown };
  /** Files as they are written, for those that are not JSON. */
  readonly texts?: { readonly [path: string]: string };
}

/** A definition that a check refuses. */
export interface BadExample extends Example {
  /** Each problem's message and help, in the order in which the check reports them. */
  readonly messages: readonly string[];
}

export interface Examples {
  readonly bad: readonly BadExample[];
  readonly good: readonly Example[];
}

const folder = fileURLToPath(new URL("./checker/checks/", import.meta.url));
const ending = ".examples.json";

/** The examples of every check by its id, from the `<id>.examples.json` beside it. */
export function readExamples(): ReadonlyMap<string, Examples> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
  return new Map(names.map((name) => [basename(name, ending), JSON.parse(readFileSync(join(folder, name), "utf8"))]));
}
