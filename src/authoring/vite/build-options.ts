/** How the app is built: engines, chunks, names of classes. */
import { Features } from "lightningcss";
import type { Rolldown, UserConfig } from "vite";
import { floorEngines } from "./browser-floor.ts";
import { scopedName } from "./chunks/class-names.ts";
import { remotePrefix } from "./screens/remote.ts";
import { screenPrefix } from "./screens/share-modules.ts";

/**
 * The oldest browsers read the whole of ES2020, which `npm run floor` checks. Naming them instead would rewrite every `?.` for 500 bytes of a first
 * load, because of a bug of theirs with `?.(...spread)`, which a test keeps out of the build.
 */
const syntax = "es2020";
/** These change with a dependency only, so they are one chunk that outlives our releases; that costs 300 bytes of a first load. */
export const libraries = /[\\/]node_modules[\\/](react|zustand)[\\/]/;
/** What a page has after its content. */
export const renderer = /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/;

function screenOf(module: string | null | undefined): string | undefined {
  const remote = module?.split(remotePrefix)[1];
  return remote === undefined ? module?.split(screenPrefix)[1]?.replace("/", "-") : `remote-${remote}`;
}

/** A chunk of a screen is named after it. */
export function nameChunk({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string {
  return `${screenOf(facadeModuleId) ?? name.replace(/\W+/g, "-")}-[hash:7].js`;
}

/** The part of the Vite configuration that the app and its prerendering share; the plugin adds it by itself. */
export const buildOptions: UserConfig = {
  // No colour here is written in two forms at once, which what stands in for that would prepare for.
  css: { modules: { generateScopedName: scopedName }, lightningcss: { exclude: Features.LightDark } },
  build: {
    target: syntax,
    cssTarget: floorEngines,
    cssCodeSplit: false,
    // Without it Vite inlines small images into the style sheet and the code.
    assetsInlineLimit: 0,
    // The pages themselves preload. Doing it again for each `import()` costs 300 bytes of every first load, and spares one
    // round trip where a later screen needs a small chunk that no screen before it had.
    modulePreload: false,
    manifest: true,
    // `release` asks for them, and keeps them where nobody but a developer finds them.
    sourcemap: process.env["LAYAR_MAPS"] === "1" && "hidden",
    reportCompressedSize: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      // The registry's names with a hyphen are newer than the engines, but none is left once the modules are joined.
      checks: { toleratedTransform: false },
      output: {
        // The tables of routes hold the names of many chunks. Seven characters are enough to distinguish the versions of one chunk.
        chunkFileNames: (chunk) => `assets/${nameChunk(chunk)}`,
      },
    },
  },
};
