// Limits in a file of their own, for what no release records: the doors of the package, the playground.
import { join } from "node:path";
import { readFigures, writeFigures } from "../release-files.ts";
import { findExceeded, kilobytes, type Limits, type Measurements, setLimits } from "./limits.ts";

const folder = "scripts/sizes";

/**
 * Prints each beside its limit in `scripts/sizes/<file>.json`, and gives a sentence for each that is above. `isRecord` sets the limits 5 %
 * above what was measured.
 */
export function checkRecorded(root: string, file: string, measured: Measurements, isRecord: boolean): readonly string[] {
  const at = join(root, folder);
  if (isRecord) writeFigures(at, file, JSON.stringify(setLimits(measured)));
  const limits: Limits = readFigures(at, file);
  for (const [name, [size]] of Object.entries(measured))
    console.log(`${name.padEnd(30)}${kilobytes(size?.bytes ?? 0).padStart(8)} KB of ${kilobytes(limits[name]?.limit ?? 0)}`);
  return findExceeded(measured, limits, `${folder}/${file}.json`);
}
