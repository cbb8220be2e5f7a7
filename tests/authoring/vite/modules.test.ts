import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { screenValidatorId } from "../../../src/authoring/testing/validators/validator.ts";
import { type CompiledProject, createProjectCompiler } from "../../../src/authoring/vite/screens/compile.ts";
import { deploymentId, routesId, themesId, writeModules } from "../../../src/authoring/vite/screens/modules.ts";
import { screenPrefix } from "../../../src/authoring/vite/screens/share-modules.ts";

const compile = createProjectCompiler();
let compiled: CompiledProject;
let modules: ReadonlyMap<string, string>;
const root = process.cwd();
const settings = { root, apiHost: "https://api.example", base: "/" };
/** The shipped definitions with a choice of types that is the same everywhere, whatever overlays it may get. */
const files = readProjectFiles(".").filter(({ path }) => !/^screens\/complaint\/type\/(?!screen|scenarios|texts)/.test(path));
const markets = readdirSync("screens/catalogue/markets").map((name) => name.replace(".json", ""));

beforeAll(() => {
  compiled = compile(files);
  ({ modules } = writeModules(compiled, { ...settings, isHot: false }));
});

const read = (id: string) => modules.get(id) ?? "";
const screens = (from: ReadonlyMap<string, string>) => [...from.keys()].filter((id) => id.startsWith(screenPrefix)).sort();

describe("createProjectCompiler", () => {
  it("gives each screen a plan in each market", () => {
    expect(compiled.problems).toEqual([]);
    expect(compiled.screens.map(({ id }) => id)).toContain("complaint-form");
    for (const { plans } of compiled.screens)
      expect([...plans.keys()].filter((variant) => !/[+@]/.test(variant)).sort()).toEqual([...markets].sort());
  });

  it("gives each promotion a plan of its own, in its market alone", () => {
    const register = compiled.screens.find(({ id }) => id === "promotion-register");
    const promotions = [...(register?.plans ?? [])].filter(([variant]) => variant.includes("+"));
    expect(promotions.map(([variant, { market }]) => [variant, market])).toEqual(
      expect.arrayContaining([
        ["india+T2", "india"],
        ["indonesia+T1", "indonesia"],
      ]),
    );
    for (const [variant, { market }] of promotions) expect(variant.startsWith(market), variant).toBe(true);
    expect(modules.get(routesId)).toContain(`"india+T2": () => import("${screenPrefix}promotion-register/india~T2")`);
  });

  it("gives no screen when anything is wrong", () => {
    const broken = files.map((file) =>
      file.path === "screens/complaint/form/screen.json" ? { ...file, text: file.text.replace('"text-area"', '"text-aera"') } : file,
    );
    const { problems, screens } = compile(broken);
    expect(screens).toEqual([]);
    expect(problems.map(({ at }) => at.file)).toContain("screens/complaint/form/screen.json");
  });
});

describe("writeModules", () => {
  it("shares one module between markets whose plans are equal, and only then", () => {
    expect(screens(modules)).toEqual(
      expect.arrayContaining([
        `${screenPrefix}complaint-type`,
        `${screenPrefix}complaint-list/india`,
        `${screenPrefix}complaint-list/indonesia`,
      ]),
    );
    expect(screens(modules)).not.toContain(`${screenPrefix}complaint-list`);
    expect(screens(modules)).not.toContain(`${screenPrefix}complaint-type/india`);
  });

  it("takes a shared module apart when one market gets an overlay", () => {
    const overlay = {
      texts: { hours: { en: "From 9 to 18", id: "Pukul 9 sampai 18" } },
      insert: [{ after: "orders", node: { widget: "note", id: "hours", props: { text: "{texts.hours}" } } }],
    };
    const varied = compile([...files, { path: "screens/complaint/type/india.json", text: JSON.stringify(overlay) }]);
    expect(varied.problems).toEqual([]);
    const apart = screens(writeModules(varied, { ...settings, isHot: false }).modules);
    expect(apart).toEqual(expect.arrayContaining([`${screenPrefix}complaint-type/india`, `${screenPrefix}complaint-type/indonesia`]));
    expect(apart).not.toContain(`${screenPrefix}complaint-type`);
  });

  it("imports exactly the widgets, steps, functions, features, responses and rules that the screen uses", () => {
    const form = read(`${screenPrefix}complaint-form/india`);
    expect(form).toContain('import { "text-area" as ');
    expect(form).toContain('import { "validate" as ');
    expect(form).toContain('import { "join" as ');
    expect(form).toContain('import { "openDrafts" as ');
    expect(form).toContain('import { "openCommits" as ');
    expect(form).not.toMatch(/"native" as|"split" as|"openAmounts" as|"openTimers" as/);
    expect(read(`${screenPrefix}promotion-register/india`)).toContain('import { "openTimers" as ');
    expect(form).not.toContain('"star-rater"');
    expect(form).toMatch(/const responses = \{ "problemInit": i\d+, "uploadProblemImage": i\d+, "problemList": i\d+ \};/);
    expect(form).toMatch(/"complaintText": \{ accepts: i\d+/);
    expect(form).not.toContain("saveScore");
    expect(read(`${screenPrefix}complaint-type`)).not.toMatch(/"openCommits" as|"settle" as|"problemList"/);
    expect(read(`${screenPrefix}complaint-new`)).not.toMatch(/"openCommits" as|"openTimers" as/);
  });

  it("imports what shows and sends the calls of `load` where there are some", () => {
    const parts = /import \{ "(?:openLoads|failed|loading|skeleton)" as /g;
    expect(read(`${screenPrefix}complaint-list/india`).match(parts)).toHaveLength(4);
    expect(read(`${screenPrefix}documents-about-us/india`).match(parts)).toBeNull();
    expect(
      screens(modules)
        .filter((id) => id.includes("documents-privacy-policy"))
        .flatMap((id) => read(id).match(parts)),
    ).toEqual(expect.arrayContaining(['import { "failed" as ']));
    // A screen from the network takes the place of one that has them.
    expect(read(`${screenPrefix}promotion-register/india`).match(parts)).toHaveLength(4);
    expect(read("virtual:layar/remote/india").match(parts)).toBeNull();
    expect(read("virtual:layar/remote/india")).toContain("openLoads: host.features.openLoads");
  });

  it("imports what shows messages where something may be said", () => {
    const parts = /import \{ "(?:createToaster|toast)" as .*features\.ts"/g;
    const partsOf = (screen: string) =>
      screens(modules)
        .filter((id) => id.startsWith(screenPrefix + screen))
        .flatMap((id) => read(id).match(parts)?.length ?? 0);
    // Calls fail; a step says so; an address for the shell is refused.
    for (const screen of ["complaint-list", "service-customer"]) expect(new Set(partsOf(screen)), screen).toEqual(new Set([2]));
    for (const screen of ["documents-about-us", "documents-privacy-policy"]) expect(new Set(partsOf(screen)), screen).toEqual(new Set([0]));
  });

  it("imports what notices the end of a commit in every screen of a project that has some, and in none of another", () => {
    const pages = (from: ReadonlyMap<string, string>) => screens(from).map((id) => from.get(id)?.includes('"openFollowing" as '));
    expect(new Set(pages(modules))).toEqual(new Set([true]));
    const actions = [...compiled.project.catalogue.actions].map(([name, action]) => [name, { ...action, commits: undefined }] as const);
    const catalogue = { ...compiled.project.catalogue, actions: new Map(actions) };
    const without = writeModules({ ...compiled, project: { ...compiled.project, catalogue } }, { ...settings, isHot: false });
    expect(new Set(pages(without.modules))).toEqual(new Set([false]));
  });

  it("validates what a screen reads of a response, and nothing else", () => {
    const validators = [...read(`${screenPrefix}complaint-form/india`).matchAll(/"(virtual:layar\/validator\/\w+)"/g)].map(([, id = ""]) =>
      read(id),
    );
    expect(validators.some((code) => code.includes("problemSonType"))).toBe(true);
    expect(validators.some((code) => code.includes("orderList"))).toBe(false);
  });

  it("gives a rule the message of the screen's language", () => {
    expect(read(`${screenPrefix}complaint-form/india`)).toMatch(
      /"complaintText": \{ accepts: i\d+, message: "Please fill in your comments and suggestions" \}/,
    );
  });

  it("makes functions for the market only where they write amounts or dates", () => {
    expect(read(`${screenPrefix}site-home/india`)).toMatch(
      /builtins = \(market\) => \(\{ functions: \{.* "money": i\d+\(i\d+\(market\)\), "round": i\d+ \}/,
    );
    expect(read(`${screenPrefix}site-home/india`)).not.toContain("createDates");
    expect(read(`${screenPrefix}complaint-form/india`)).toMatch(
      /builtins = \(market\) => \(\{ functions: \{.* "time": i\d+\(i\d+\(market\)\)/,
    );
    expect(read(`${screenPrefix}complaint-form/india`)).not.toContain("createAmounts");
    expect(read(`${screenPrefix}complaint-new`)).toContain("const builtins = ");
    expect(read(`${screenPrefix}complaint-new`)).not.toMatch(/createAmounts|createDates/);
  });

  it("gives a screen that differs between markets the facts about its own alone", () => {
    const { name } = compiled.project.catalogue.markets.get("india")?.company ?? { name: "" };
    expect(read(`${screenPrefix}site-home/india`)).toContain(`"name":${JSON.stringify(name)}`);
    expect(read(`${screenPrefix}site-home/india`)).not.toContain('"indonesia"');
    expect(read(`${screenPrefix}site-home/india`)).not.toContain("merchantNumber");
  });

  it("ships no text of a definition's editor", () => {
    // What checks a screen from the network names the two, because a definition may hold them.
    for (const [id, text] of modules) if (id !== screenValidatorId) expect(text).not.toMatch(/\$schema|\$comment/);
  });

  it("gives the routes their screens by market", () => {
    const routes = read(routesId);
    expect(routes).toMatch(
      /\{ id: "complaint-type", route: "\/complaint", open: \{ [^}]*"india": \(\) => import\("virtual:layar\/screen\/complaint-type"\),/,
    );
    expect(routes).toMatch(/\{ [^}]*"india": \(\) => import\("virtual:layar\/screen\/complaint-list\/india"\),/);
  });

  it("gives an address the part of the routes that it can mean, with the screen for unknown ones", () => {
    const [path, hash] = [read("virtual:layar/path-routes"), read("virtual:layar/hash-routes")];
    for (const text of [path, hash]) expect(text).toContain('route: "*"');
    expect(path).toContain('route: "/complaint"');
    expect(path).not.toContain('route: "#');
    expect(hash).toContain('route: "#/registerTemplate"');
    expect(hash).not.toContain('route: "/');
  });

  it("ships what reads routes with parameters where there are some, in the order in which they are meant", () => {
    const [first, second, ...others] = compiled.screens;
    if (!first || !second) throw new Error("There are no screens.");
    const screensOf = [{ ...first, route: "/rides/:id" }, { ...second, route: "/rides/new" }, ...others];
    const { modules: written } = writeModules({ ...compiled, screens: screensOf }, { ...settings, isHot: false });
    const path = written.get("virtual:layar/path-routes") ?? "";
    expect(path).toMatch(/^export \{ readRoute \} from ".*\/src\/core\/market\/index\.ts";\n/);
    expect(path.indexOf('"/rides/new"')).toBeLessThan(path.indexOf('"/rides/:id"'));
    expect(written.get("virtual:layar/hash-routes")).toContain("export const readRoute = undefined;");
    expect(read("virtual:layar/path-routes")).toContain("export const readRoute = undefined;");
  });

  it("gives every page the markets without their colours", () => {
    const deployment = read(deploymentId);
    expect(deployment).not.toContain('"accent"');
  });

  it("ships no words for what a screen cannot come to", () => {
    const wordsIn = (screen: string) =>
      /^const language = (.*);$/m.exec(read(screens(modules).find((id) => id.includes(screen)) ?? ""))?.[1] ?? "";
    const failing = ["stillLoading", "signedOutHelp", "timeout", "nothingSent", "incomplete", "noAmount"];
    const said = (screen: string) => failing.filter((name) => wordsIn(screen).includes(`"${name}":`));
    expect(said("documents-about-us")).toEqual([]);
    expect(said("complaint-details")).toEqual(["stillLoading", "signedOutHelp", "timeout"]);
    expect(said("complaint-form")).toEqual(["stillLoading", "signedOutHelp", "timeout", "nothingSent"]);
    expect(said("loan-confirm")).toEqual(failing);
  });

  it("gives every page the key that opens the home of the app", () => {
    expect(read(deploymentId)).toContain('export const homeAction = "goHome";');
  });

  it("gives the style sheet both markets' accents for light and dark", () => {
    const { light, dark } = compiled.project.catalogue.markets.get("india")?.accent ?? { light: { accent: "" }, dark: { accent: "" } };
    expect(read(themesId)).toContain(
      `[data-market="india"] { --ly-accent: var(--ly-light, ${light.accent}) var(--ly-dark, ${dark.accent});`,
    );
  });

  it("keeps markets apart while serving, so that an overlay may come and go", () => {
    expect(screens(writeModules(compiled, { ...settings, isHot: true }).modules)).toHaveLength(
      compiled.screens.flatMap(({ plans }) => [...plans.keys()]).length,
    );
  });

  it("writes a property named `__proto__` as a property", () => {
    const [screen, ...others] = compiled.screens;
    const plan = [...(screen?.plans.values() ?? [])][0];
    if (!screen || !plan) throw new Error("There is no screen.");
    const hostile = { ...plan, flows: JSON.parse('{"__proto__":[]}') };
    const { modules: written } = writeModules(
      { ...compiled, screens: [{ ...screen, plans: new Map([["india", hostile]]) }, ...others] },
      { ...settings, isHot: false },
    );
    expect(written.get(`${screenPrefix}${screen.id}`)).toContain('"flows":{["__proto__"]:[]}');
  });
});
