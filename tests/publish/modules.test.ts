import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { compileProject, type Publication } from "../../src/publish/compile.ts";
import { readProjectFiles } from "../../src/publish/files.ts";
import { routesId, screenPrefix, themesId, writeModules } from "../../src/publish/modules.ts";

let publication: Publication;
let modules: ReadonlyMap<string, string>;
const root = process.cwd();
const settings = { root, apiHost: "https://api.example" };
/** The shipped definitions with a form that is the same everywhere, whatever overlays it may get. */
const files = readProjectFiles(".").filter(({ text }) => !text.includes('"overlay": "complaint-form"'));
const markets = readdirSync("screens/markets").map((name) => name.replace(".json", ""));

beforeAll(() => {
  publication = compileProject(files);
  modules = writeModules(publication, { ...settings, isHot: false });
});

const read = (id: string) => modules.get(id) ?? "";
const screens = (from: ReadonlyMap<string, string>) => [...from.keys()].filter((id) => id.startsWith(screenPrefix)).sort();

describe("compileProject", () => {
  it("gives each screen a plan in each market", () => {
    expect(publication.problems).toEqual([]);
    expect(publication.screens.map(({ id }) => id)).toContain("complaint-form");
    for (const { plans } of publication.screens) expect([...plans.keys()].sort()).toEqual([...markets].sort());
  });

  it("gives no screen when anything is wrong", () => {
    const broken = files.map((file) =>
      file.path === "screens/complaint/form.json" ? { ...file, text: file.text.replace('"text-area"', '"text-aera"') } : file,
    );
    const { problems, screens } = compileProject(broken);
    expect(screens).toEqual([]);
    expect(problems.map(({ at }) => at.file)).toContain("screens/complaint/form.json");
  });
});

describe("writeModules", () => {
  it("shares one module between markets whose plans are equal, and only then", () => {
    expect(screens(modules)).toEqual(
      expect.arrayContaining([
        `${screenPrefix}complaint-form`,
        `${screenPrefix}complaint-list/india`,
        `${screenPrefix}complaint-list/indonesia`,
      ]),
    );
    expect(screens(modules)).not.toContain(`${screenPrefix}complaint-list`);
    expect(screens(modules)).not.toContain(`${screenPrefix}complaint-form/india`);
  });

  it("takes a shared module apart when one market gets an overlay", () => {
    const overlay = {
      overlay: "complaint-form",
      for: { market: "india" },
      insert: [{ after: "tip", node: { widget: "note", id: "hours", props: { text: "From 9 to 18" } } }],
    };
    const varied = compileProject([...files, { path: "screens/complaint/form.india.json", text: JSON.stringify(overlay) }]);
    expect(varied.problems).toEqual([]);
    const apart = screens(writeModules(varied, { ...settings, isHot: false }));
    expect(apart).toEqual(expect.arrayContaining([`${screenPrefix}complaint-form/india`, `${screenPrefix}complaint-form/indonesia`]));
    expect(apart).not.toContain(`${screenPrefix}complaint-form`);
  });

  it("imports exactly the widgets, steps, functions, parts, answers and rules that the screen uses", () => {
    const form = read(`${screenPrefix}complaint-form`);
    expect(form).toContain('import { "text-area" as ');
    expect(form).toContain('import { "validate" as ');
    expect(form).toContain('import { "join" as ');
    expect(form).toContain('import { "openDrafts" as ');
    expect(form).not.toMatch(/"native" as|"split" as|"sendOnce" as/);
    expect(form).not.toContain('"star-rater"');
    expect(form).toContain(`from "${root}/src/contract/answers/problemInit.gen.js"`);
    expect(form).not.toContain("problemList");
    expect(form).toContain(`from "${root}/src/contract/rules/complaintText.gen.js"`);
  });

  it("gives a rule the message of the screen's language", () => {
    expect(read(`${screenPrefix}complaint-form`)).toMatch(
      /"complaintText": \{ accepts: i\d+, message: "Please fill in your comments and suggestions" \}/,
    );
  });

  it("makes functions for the market only where they write amounts or dates", () => {
    expect(read(`${screenPrefix}home/india`)).toMatch(
      /words = \(market\) => \{ const formats = i\d+\(market\); return \{ functions: \{ "money": i\d+\(formats\) \}/,
    );
    expect(read(`${screenPrefix}complaint-form`)).not.toContain("createFormats");
  });

  it("ships no text of a definition's editor", () => {
    for (const text of modules.values()) expect(text).not.toMatch(/\$schema|\$comment/);
  });

  it("gives the routes their screens by market, and the markets without their colours", () => {
    const routes = read(routesId);
    expect(routes).toContain('["complaint-form", "/complainPageNext", () => import("virtual:layar/screen/complaint-form")]');
    expect(routes).toContain('{ "india": () => import("virtual:layar/screen/complaint-list/india"),');
    expect(routes).toContain('export const apiHost = "https://api.example";');
    expect(routes).not.toContain('"accent"');
  });

  it("gives the style sheet both markets' accents for light and dark", () => {
    const { light, dark } = publication.project.catalogue.markets.get("india")?.accent ?? { light: { accent: "" }, dark: { accent: "" } };
    expect(read(themesId)).toContain(`[data-market="india"] { --accent: ${light.accent};`);
    expect(read(themesId)).toContain(`:root[data-theme="dark"] [data-market="india"] { --accent: ${dark.accent};`);
  });

  it("gives every height of a skeleton to the style sheet", () => {
    const heights = [
      ...JSON.stringify(publication.screens.map(({ plans }) => [...plans.values()])).matchAll(/"skeleton":\{"rem":([\d.]+)/g),
    ].map(([, rem]) => rem);
    expect(heights.length).toBeGreaterThan(0);
    for (const rem of heights) expect(read(themesId)).toContain(`[data-rem="${rem}"] { height: ${rem}rem; }`);
  });

  it("keeps markets apart while serving, so that an overlay may come and go", () => {
    expect(screens(writeModules(publication, { ...settings, isHot: true }))).toHaveLength(markets.length * publication.screens.length);
  });

  it("writes a property named `__proto__` as a property", () => {
    const [screen, ...others] = publication.screens;
    const plan = [...(screen?.plans.values() ?? [])][0];
    if (!screen || !plan) throw new Error("There is no screen.");
    const hostile = { ...plan, flows: JSON.parse('{"__proto__":[]}') };
    const written = writeModules(
      { ...publication, screens: [{ ...screen, plans: new Map([["india", hostile]]) }, ...others] },
      { ...settings, isHot: false },
    );
    expect(written.get(`${screenPrefix}${screen.id}`)).toContain('"flows":{["__proto__"]:[]}');
  });
});
