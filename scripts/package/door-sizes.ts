// What each door adds to what imports it, in gzipped bytes: with all that it loads at once, without React and what an app has anyway.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { readFigures, writeFigures } from "../release-files.ts";
import { findExceeded, kilobytes, type Limits, type Measurements, setLimits } from "../sizes/limits.ts";
import { listDoors } from "./report.ts";

const external = [/^node:/, /^#/, /^virtual:/, /^react(-dom)?(\/|$)/, /^(vite|rolldown|lightningcss|typescript|esbuild)(\/|$)/];

async function measure(script: string): Promise<number> {
  const bundle = await rolldown({ input: script, external, logLevel: "silent" });
  const { output } = await bundle.generate({ minify: true });
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
  const needed = new Set(output.slice(0, 1).map(({ fileName }) => fileName));
  for (const name of needed) for (const next of chunks.get(name)?.imports ?? []) needed.add(next);
  return [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? "", { level: 9 }).length, 0);
}

/** Prints them, and gives a sentence for each that is above its limit. `isRecord` sets the limits 5 % above what was measured. */
export async function checkDoorSizes(root: string, isRecord: boolean): Promise<readonly string[]> {
  const folder = join(root, "scripts/sizes");
  const measured: { [door: string]: Measurements[string] } = {};
  for (const { from, script } of listDoors(root))
    measured[from] = [{ what: `What \`${from}\` adds`, bytes: await measure(join(root, script)) }];
  if (isRecord) writeFigures(folder, "doors", JSON.stringify(setLimits(measured)));
  const limits: Limits = readFigures(folder, "doors");
  for (const [from, [size]] of Object.entries(measured))
    console.log(`${from.padEnd(30)}${kilobytes(size?.bytes ?? 0).padStart(8)} KB of ${kilobytes(limits[from]?.limit ?? 0)}`);
  return findExceeded(measured, limits, "scripts/sizes/doors.json");
}
