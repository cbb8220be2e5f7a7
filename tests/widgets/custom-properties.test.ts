import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folders = [
  "src/browser/view/styles",
  "src/widgets",
  "widgets",
  "tests/projects/library/widgets",
  "src/authoring/templates/project/widgets",
];
const styles = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") })),
);

it("a style reads no custom property that nothing declares, unless it says what is there without it", () => {
  const declared = new Set(styles.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  const read = styles.flatMap(({ path, text }) => [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => ({ path, name })));
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(({ name }) => !declared.has(name))).toEqual([]);
});
