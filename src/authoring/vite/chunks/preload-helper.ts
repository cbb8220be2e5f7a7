/** Vite wraps a function of a kilobyte around each `import()`, also when there is nothing to preload. This one stands in for it. */

/** The module in which Vite keeps that function. */
export const preloadHelperId = "\0vite/preload-helper.js";

export const preloadHelper = "export const __vitePreload = (open) => open();\n";
