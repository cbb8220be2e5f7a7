// A module by itself as the build would write it. A library build would leave the blanks in.
import { gzipSync } from "node:zlib";
import { buildOptions } from "../../src/authoring/vite/index.ts";
import { bundleCode } from "../bundle-code.ts";

/** Gzipped bytes of a file, or of a package by its name. */
export async function bundledSize(root: string, input: string): Promise<number> {
  const rolldownOptions = { input, preserveEntrySignatures: "strict" } as const;
  return gzipSync(await bundleCode({ root, build: { target: buildOptions.build?.target, rolldownOptions } }), { level: 9 }).length;
}
