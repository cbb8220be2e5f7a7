// The figures of each release, committed as `scripts/sizes/<version>.json`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "./figures.ts";
import type { Limits } from "./limits.ts";

const folder = "scripts/sizes";

export interface Release {
  readonly version: string;
  readonly figures: Figures;
}

/** The newest release before `version`; undefined when none is recorded. */
export function readLastRelease(root: string, version: string): Release | undefined {
  const versions = readdirSync(join(root, folder)).flatMap((name) => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? []);
  const last = versions
    .filter((other) => other !== version)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .at(-1);
  return last === undefined ? undefined : { version: last, figures: readJson(root, `${last}.json`) };
}

export function readLimits(root: string): Limits {
  return readJson(root, "limits.json");
}

export function writeRelease(root: string, { version, figures }: Release, limits: Limits): void {
  for (const [name, value] of [
    [`${version}.json`, figures],
    ["limits.json", limits],
  ] as const)
    writeFileSync(join(root, folder, name), `${JSON.stringify(value, null, 2)}\n`);
}

function readJson<T>(root: string, name: string): T {
  return JSON.parse(readFileSync(join(root, folder, name), "utf8"));
}
