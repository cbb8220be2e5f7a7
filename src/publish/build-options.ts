/** How the app is built: engines, chunks, names of classes. */
import type { UserConfig } from "vite";

/** The oldest engines that are worth their bytes: lowering the syntax this far costs about a hundred. */
const engines = ["chrome87", "safari14"];
/** These change with a dependency only, so they are one chunk that outlives our releases; that costs 300 bytes of a first load. */
const libraries = /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand|immer)[\\/]/;

export const buildOptions: UserConfig = {
  css: { modules: { generateScopedName: "[name]-[local]" } },
  build: {
    target: engines,
    cssTarget: engines,
    cssCodeSplit: false,
    // Without it Vite inlines small images into the style sheet and the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        codeSplitting: { groups: [{ name: "libraries", test: libraries }] },
      },
    },
  },
};
