/** A market in a language that nothing is written in yet: it does not ship, and can be looked at while somebody writes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pickRuleMessage } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { createProjectCompiler } from "../../../src/authoring/vite/screens/compile.ts";
import { openBench, type StudioBench } from "../../support/studio/studio-bench.ts";

const build = createProjectCompiler();
let bench: StudioBench;
beforeAll(async () => {
  bench = openBench(".");
  const make = async (kind: string, name: string, options = {}) =>
    expect(await bench.ask("makeNew", { kind, name, options: JSON.stringify(options) })).toMatchObject({ outcome: "made" });
  await make("language", "vi");
  await make("market", "hanoi", { like: "indonesia", language: "vi" });
  await make("screen", "service/hours");
});
afterAll(() => bench.remove());

describe("a market without its translations", () => {
  it("ships nothing, and shows every screen while serving", () => {
    const files = readProjectFiles(bench.root);
    const built = build(files);
    expect(built.screens).toEqual([]);
    expect(new Set(built.problems.map(({ check }) => check))).toEqual(new Set(["text-is-translated", "rule-has-message"]));
    expect(built.notices.map(({ check }) => check)).toContain("mock-data-is-valid");
    const served = createProjectCompiler("", { isDeveloping: true })(files);
    expect(served.screens.map(({ id }) => id)).toEqual([...served.project.screens.keys()].sort());
    for (const { plans } of served.screens) expect([...plans.keys()]).toContain("hanoi");
    const rule = served.project.catalogue.rules.get("smsCode");
    expect(pickRuleMessage(rule, { language: "vi", isChosen: false })).toBe(rule?.message["en"]);
  });

  it("takes nothing of what other languages say for its own, also once some of its texts are written", () => {
    const path = "screens/service/hours/texts.json";
    const texts = JSON.parse(bench.read(path));
    bench.write(path, JSON.stringify({ ...texts, title: { ...texts.title, vi: "Chúng tôi trả lời từ 9 đến 18 giờ", sameIn: undefined } }));
    const { problems } = build(readProjectFiles(bench.root));
    expect(problems.filter(({ check }) => check === "text-is-in-its-language").map(({ at }) => at.file)).not.toContain(
      "screens/catalogue/languages/en.json",
    );
  });
});
