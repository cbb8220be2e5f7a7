// The figures of each release, committed as `scripts/sizes/<version>.json`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatText } from "../../src/authoring/compiler/index.ts";
import type { Figures } from "./figures.ts";
import type { Limits } from "./limits.ts";

const folder = "scripts/sizes";

export interface Release {
  readonly version: string;
  readonly figures: Figures;
}

/** The newest release; undefined when none is recorded. Of older ones there are only totals. */
export function readLastRelease(root: string): Release | undefined {
  const versions = readdirSync(join(root, folder)).flatMap((name) => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? []);
  const last = versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  return last === undefined ? undefined : { version: last, figures: readJson(root, `${last}.json`) };
}

export function readLimits(root: string): Limits {
  return readJson(root, "limits.json");
}

/** Of the release before, only the totals stay. */
export function writeRelease(root: string, { version, figures }: Release, limits: Limits): void {
  const last = readLastRelease(root);
  const written: [string, object][] = [
    [version, figures],
    ["limits", limits],
  ];
  if (last !== undefined && last.version !== version) {
    const { screens, staticPages, remote, ...totals } = last.figures;
    written.push([last.version, totals]);
  }
  for (const [name, value] of written) {
    const path = `${folder}/${name}.json`;
    writeFileSync(join(root, path), formatText(path, JSON.stringify(value)));
  }
}

function readJson<T>(root: string, name: string): T {
  return JSON.parse(readFileSync(join(root, folder, name), "utf8"));
}
