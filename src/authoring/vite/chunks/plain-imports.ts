import type { Plugin } from "vite";

/**
 * In place of the kilobyte that Vite wraps around each `import()`: pages preload by themselves, and have one style sheet; an app of another
 * bundler has that bundler's own way.
 */
export const plainImports: Plugin = {
  name: "layar:plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (open) => open();\n" : undefined),
};
