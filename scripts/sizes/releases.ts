// The figures of each release, committed as `scripts/sizes/<version>.json`.
import { join } from "node:path";
import { findNewestVersion, readFigures, writeFigures } from "../release-files.ts";
import type { Figures } from "./figures.ts";
import type { Limits } from "./limits.ts";

const folder = "scripts/sizes";

export interface Release {
  readonly version: string;
  readonly figures: Figures;
}

/** The newest release; undefined when none is recorded. Of older ones there are only totals. */
export function readLastRelease(root: string): Release | undefined {
  const version = findNewestVersion(join(root, folder));
  return version === undefined ? undefined : { version, figures: readFigures(join(root, folder), version) };
}

export function readLimits(root: string): Limits {
  return readFigures(join(root, folder), "limits");
}

/** Of the release before, only the totals stay. */
export function writeRelease(root: string, { version, figures }: Release, limits: Limits): void {
  const last = readLastRelease(root);
  const write = (name: string, value: object): void => writeFigures(join(root, folder), name, JSON.stringify(value));
  write(version, figures);
  write("limits", limits);
  if (last === undefined || last.version === version) return;
  const { screens, staticPages, remote, ...totals } = last.figures;
  write(last.version, totals);
}
