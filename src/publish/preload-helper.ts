/** A shorter stand-in for the function that Vite wraps around each `import()`: ask for a chunk's own imports at once, not one after another. */

/** The module in which Vite keeps that function. */
export const preloadHelperId = "\0vite/preload-helper.js";

/** Style sheets are not among the files, because there is one for the whole app. */
export function preloadHelper(base: string): string {
  return `const asked = {};
export const __vitePreload = (open, files) => {
  for (const file of files || []) {
    if (!asked[file]) {
      asked[file] = true;
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = ${JSON.stringify(base)} + file;
      document.head.append(link);
    }
  }
  return open();
};
`;
}
