// A module by itself as the build would write it. A library build would leave the blanks in.
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { buildOptions } from "../../src/authoring/vite/index.ts";

/** Gzipped bytes of a file, or of a package by its name. */
export async function bundledSize(root: string, input: string): Promise<number> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    build: { write: false, target: buildOptions.build?.target, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.reduce((total, output) => total + (output.type === "chunk" ? gzipSync(output.code, { level: 9 }).length : 0), 0);
}
