// The mock server draws a letter for a picture that it does not have; what every visitor sees first is drawn.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { readProjectFiles } from "../../src/authoring/project/project-files.ts";

const seeds = readProjectFiles(".").filter(
  ({ path }) => path.startsWith("screens/mock/seeds/") || path.startsWith("screens/mock/responses/"),
);
const named = seeds.flatMap(({ path, text }) =>
  [...text.matchAll(/\/sandbox\/images\/([\w-]+\.svg)/g)].map(([, name = ""]) => ({ path, name })),
);

it.each(named)("$name of $path is drawn", ({ name }) => {
  expect(existsSync(`screens/mock/pictures/${name}`)).toBe(true);
});

it("has pictures", () => {
  expect(named.length).toBeGreaterThan(5);
});
