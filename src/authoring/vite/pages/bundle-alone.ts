/** Bundles the scripts that pages have beside the app: each by itself, so that it needs no other file. */
import { engineFile } from "../../project/index.ts";
import { buildInMemory } from "../build-in-memory.ts";
import { buildOptions } from "../build-options.ts";
import { appFolder } from "../engine.ts";
import { virtualModules } from "../screens/virtual-modules.ts";

export async function bundleAlone(file: string, modules: ReadonlyMap<string, string>): Promise<string> {
  const [chunk, ...others] = await buildInMemory({
    root: appFolder,
    plugins: [virtualModules(() => modules)],
    build: {
      target: buildOptions.build?.target,
      modulePreload: false,
      rolldownOptions: { input: engineFile(`src/browser/app/${file}`), output: { format: "iife" } },
    },
  });
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} is more than one file.`);
  return chunk.code;
}
