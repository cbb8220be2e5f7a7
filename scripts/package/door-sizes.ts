// What each door adds to what imports it, in gzipped bytes: with all that it loads at once, without React and what an app has anyway.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import type { Measurements } from "../sizes/limits.ts";
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

/** By the name by which each door is imported. */
export async function measureDoors(root: string): Promise<Measurements> {
  const measured: { [from: string]: Measurements[string] } = {};
  for (const { from, script } of listDoors(root))
    if (script) measured[from] = [{ what: `What \`${from}\` adds`, bytes: await measure(join(root, script)) }];
  return measured;
}
