/** Bundles the scripts that pages have beside the app: each by itself, so that it needs no other file. */
import { join } from "node:path";
import { build } from "vite";
import { buildOptions } from "../build-options.ts";
import { appFolder } from "../engine.ts";
import { virtualModules } from "../screens/virtual-modules.ts";

export async function bundleAlone(file: string, modules: ReadonlyMap<string, string>): Promise<string> {
  const result = await build({
    root: appFolder,
    configFile: false,
    logLevel: "warn",
    plugins: [virtualModules(() => modules)],
    build: {
      write: false,
      target: buildOptions.build?.target,
      modulePreload: false,
      rolldownOptions: { input: join(appFolder, file), output: { format: "iife" } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk, ...others] = outputs;
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} is more than one file.`);
  return chunk.code;
}
