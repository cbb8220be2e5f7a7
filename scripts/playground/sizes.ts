// What the playground fetches, in gzipped bytes: the worker with the checker and the language service, and the page.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readFigures, writeFigures } from "../release-files.ts";
import { findExceeded, kilobytes, type Limits, type Measurements, setLimits } from "../sizes/limits.ts";

const file = "playground";

function measure(dist: string): Measurements {
  const scripts = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  const weigh = (name: string): number => gzipSync(readFileSync(join(dist, "assets", name)), { level: 9 }).length;
  const sum = (start: string): number => scripts.reduce((total, name) => total + (name.startsWith(start) ? weigh(name) : 0), 0);
  const [checker, all] = [sum("worker-"), sum("")];
  return {
    checker: [{ what: "The checker of the playground", bytes: checker }],
    page: [{ what: "The page of the playground", bytes: all - checker }],
  };
}

/** Prints them, and gives a sentence for each that is above its limit. `isRecord` sets the limits 5 % above what was measured. */
export function checkPlaygroundSizes(root: string, dist: string, isRecord: boolean): readonly string[] {
  const folder = join(root, "scripts/sizes");
  const measured = measure(dist);
  if (isRecord) writeFigures(folder, file, JSON.stringify(setLimits(measured)));
  const limits: Limits = readFigures(folder, file);
  for (const [name, [size]] of Object.entries(measured))
    console.log(`${name.padEnd(10)}${kilobytes(size?.bytes ?? 0).padStart(8)} KB of ${kilobytes(limits[name]?.limit ?? 0)}`);
  return findExceeded(measured, limits, `scripts/sizes/${file}.json`);
}
