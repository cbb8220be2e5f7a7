/** The form of docs/forms.md, put into the product that `new project` writes. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { measureCoverage } from "../src/authoring/testing/flow-tests/index.ts";
import { readProjectFiles } from "../src/authoring/vite/index.ts";
import { shippedCompiler } from "./support/project/shipped-compiler.ts";

const page = readFileSync("docs/forms.md", "utf8");
const written = [...page.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`[^\n]*:\n```json\n([\s\S]*?)```/g)].map(([, path = "", text = ""]) => ({
  path,
  text,
}));

it("is clean, its tests pass in every market, and they reach all of it", async () => {
  const { path, text } = written.find((file) => file.path.endsWith("/tests.json")) ?? { path: "", text: "{}" };
  const compilation = shippedCompiler.compile([...readProjectFiles("src/authoring/templates/project"), ...written]);
  expect(compilation.problems).toEqual([]);
  const { screens, results } = await measureCoverage(compilation);
  const own = results.filter(({ screen }) => screen === "bikes-fault");
  expect(own.map(({ name }) => name)).toEqual(Object.keys(JSON.parse(text).tests));
  expect(
    own.flatMap(({ failures }) => failures),
    path,
  ).toEqual([]);
  expect(screens.find(({ screen }) => screen === "bikes-fault")?.missed).toEqual([]);
});
