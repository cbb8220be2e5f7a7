// The library's files in a page, where there is no disk.
const root = "../../projects/library/";
const texts = import.meta.glob<string>(
  [
    "../../projects/library/screens/**/*.{json,svg}",
    "../../projects/library/schemas/entities/*.json",
    "../../projects/library/widgets/*/*.schema.json",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const libraryFiles = Object.entries(texts).map(([path, text]) => ({ path: path.replace(root, ""), text }));
