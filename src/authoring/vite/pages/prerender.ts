/** Renders every screen ahead, with the app's own view, in this process. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { engineFile, engineRoot } from "../../project/index.ts";
import { buildInMemory } from "../build-in-memory.ts";
import { buildOptions } from "../build-options.ts";
import { appFolder } from "../engine.ts";
import { virtualModules } from "../screens/virtual-modules.ts";

/** What `src/browser/app/prerender.tsx` gives for one screen in one variant. */
export interface RenderedForm {
  /** Of its market, and '' for that of an address that names none. */
  readonly flag: string;
  readonly market: string;
  readonly lang: string;
  /** Whether it is written from right to left. */
  readonly isRtl: boolean;
  readonly title: string;
  readonly html: string;
}

/** The form of the market without a flag, and what it gives for the others. */
export interface Rendered extends RenderedForm {
  readonly id: string;
  /** Of screens that are rendered whole. */
  readonly others: readonly RenderedForm[];
}

/** Of the screens named in `whole` what they show when they are ready, of all others what they show while they load. */
export async function prerender(modules: ReadonlyMap<string, string>, whole: readonly string[]): Promise<readonly Rendered[]> {
  const code = await bundle(modules);
  // Inside node_modules, because the code imports React from there.
  const folder = join(engineRoot, "node_modules/.cache/layar");
  const file = join(folder, `prerender-${process.pid}-${Date.now()}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  try {
    const app: { prerender(whole: readonly string[]): Promise<readonly Rendered[]> } = await import(pathToFileURL(file).href);
    return await app.prerender(whole);
  } finally {
    rmSync(file);
  }
}

async function bundle(modules: ReadonlyMap<string, string>): Promise<string> {
  const outputs = await buildInMemory({
    root: appFolder,
    css: buildOptions.css,
    plugins: [virtualModules(() => modules)],
    build: { ssr: engineFile("src/browser/app/prerender.tsx"), rolldownOptions: { output: { codeSplitting: false } } },
  });
  const entry = outputs.find((output) => output.type === "chunk" && output.isEntry);
  if (entry?.type !== "chunk") throw new Error("Prerendering made no code.");
  return entry.code;
}
