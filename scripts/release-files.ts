/** What is measured for each release, committed as `<folder>/<version>.json`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatText } from "../src/authoring/compiler/index.ts";

/** Undefined when none is recorded. */
export function findNewestVersion(folder: string): string | undefined {
  const versions = readdirSync(folder).flatMap((name) => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? []);
  return versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}

export function readFigures<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}

/** Texts of JSON are written as `npm run check:format` has them. */
export function writeFigures(folder: string, name: string, json: string): void {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, formatText(file, json));
}
