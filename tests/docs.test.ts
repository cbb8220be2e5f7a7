/** What the README and the pages in docs/ ask a newcomer to do is done here, word for word, on a copy of the project. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableOutputs } from "../scripts/tables/outputs.ts";
import { type SourceFile, walkNodes } from "../src/authoring/compiler/index.ts";
import { findStale, generateFiles, writeOutputs } from "../src/authoring/generate/files/index.ts";
import { readProjectFiles } from "../src/authoring/vite/index.ts";
import { signatures } from "../src/core/expression/check/signatures.ts";
import { loopNames } from "../src/core/expression/index.ts";
import type { ScreenDefinition } from "../src/core/format/index.ts";
import { shippedCompiler } from "./support/project/shipped-compiler.ts";
import { runIn } from "./support/run/run-in.ts";

/** The pages by their paths. */
const pages = new Map(
  ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : []))].map(
    (path) => [path, readFileSync(path, "utf8")] as const,
  ),
);
const readme = pages.get("README.md") ?? "";
const screensPage = pages.get("docs/screens.md") ?? "";
const text = [...pages.values()].join("\n");
const shipped = readProjectFiles(".");
const { compile: compileFiles } = shippedCompiler;

/** Files that the pages write out: the first path of a paragraph that ends in a colon, with what it holds right below. */
const written = new Map(
  Array.from(text.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`[^\n]*:\n```\w+\n([\s\S]*?)```/g), ([, path = "", text = ""]) => [path, text] as const),
);

function textOf(path: string): string {
  const content = written.get(path);
  if (content === undefined) throw new Error(`No page writes out ${path}.`);
  return content;
}

/** The shipped definitions with files of the pages, and changes of their texts, as a stranger would leave them. */
function withFiles(paths: readonly string[], change: (file: SourceFile) => string = (file) => file.text): SourceFile[] {
  const added = paths.map((path) => ({ path, text: textOf(path) }));
  const kept = shipped.filter(({ path }) => !paths.includes(path)).map((file) => ({ ...file, text: change(file) }));
  return [...kept, ...added];
}

function snippet(start: string): string {
  const found = text.match(/`[^`\n]+`/g)?.find((code) => code.startsWith(`\`${start}`));
  if (found === undefined) throw new Error(`No page has \`${start}…\`.`);
  return found.slice(1, -1);
}

describe("the market variant", () => {
  const compiled = compileFiles(withFiles(["screens/complaint/form/india.json"]));
  const variantIn = (market: string): ScreenDefinition | undefined =>
    compiled.screens.get("complaint-form")?.variants.find(({ resolved }) => resolved.name === market)?.resolved.screen;
  const textsIn = (market: string) =>
    compiled.screens.get("complaint-form")?.variants.find(({ resolved }) => resolved.name === market)?.resolved.texts;
  const propsOf = (market: string, id: string) => {
    const screen = variantIn(market);
    return screen && [...walkNodes(screen)].find(({ node }) => node.id === id)?.node.props;
  };

  it("is clean", () => {
    expect(compiled.problems).toEqual([]);
  });

  it("changes India and nothing else", () => {
    expect(propsOf("india", "images")).toMatchObject({ max: 5 });
    expect(propsOf("india", "hours")).toMatchObject({ text: "{texts.hours}" });
    expect(textsIn("india")?.get("hours")?.entry).toEqual({
      en: "We call between 9 and 18 o'clock",
      id: "Kami menelepon pukul 9 sampai 18",
    });
    expect(propsOf("indonesia", "images")).toMatchObject({ max: 9 });
    expect(propsOf("indonesia", "hours")).toBeUndefined();
    expect(textsIn("indonesia")?.has("hours")).toBe(false);
  });
});

describe("the screen and its action", () => {
  it("are clean", () => {
    const files = ["screens/catalogue/actions/help.json", "screens/complaint/help/screen.json", "screens/complaint/help/texts.json"];
    expect(compileFiles(withFiles(files)).problems).toEqual([]);
  });
});

describe("the screen of the README and its variant", () => {
  const files = ["screens/service/hours/screen.json", "screens/service/hours/texts.json", "screens/service/hours/india.json"];

  it("is clean", () => {
    expect(compileFiles(withFiles(files.slice(0, 2))).problems).toEqual([]);
  });

  it("is asked for the values that it replaces, and for nothing else", () => {
    expect(compileFiles(withFiles(files)).problems.map(({ check }) => check)).toEqual(["replaced-values-are-recorded"]);
  });
});

describe("the screen with texts", () => {
  const own = ["screens/bikes/refund/screen.json", "screens/bikes/refund/texts.json"].map((path) => ({ path, text: textOf(path) }));
  const compiled = compileFiles([...readProjectFiles("src/authoring/templates/project"), ...own]);
  const nodeIn = (market: string, id: string) => {
    const variant = compiled.screens.get("bikes-refund")?.variants.find(({ resolved }) => resolved.name === market);
    return variant?.plan().body.find((one) => one.id === id);
  };
  const propsIn = (market: string, id: string) => {
    const node = nodeIn(market, id);
    return { ...node?.props, ...node?.live };
  };
  const toastIn = (market: string) => nodeIn(market, "more")?.on?.["tap"]?.find((step) => step.do === "toast");

  it("is clean", () => {
    expect(compiled.problems).toEqual([]);
  });

  it("speaks the language of the market, but for the text that keeps one", () => {
    expect([propsIn("leeds", "thanks"), propsIn("utrecht", "thanks")]).toMatchObject([{ text: "Refunds" }, { text: "Terugbetaling" }]);
    expect([propsIn("leeds", "agree"), propsIn("utrecht", "agree")]).toMatchObject([{ label: "I agree" }, { label: "Ik ga akkoord" }]);
    expect([toastIn("leeds"), toastIn("utrecht")]).toMatchObject([{ text: "We add a day" }, { text: "We add a day" }]);
  });
});

describe("the widget", () => {
  const paths = [
    ...["schema.json", "tsx", "module.css", "examples.json"].map((end) => `widgets/check-row/check-row.${end}`),
    ...["schema.json", "tsx", "module.css"].map((end) => `widgets/offer-card/offer-card.${end}`),
  ];
  let copy = "";

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), "layar-readme-"));
    for (const folder of ["schemas", "src", "widgets"]) cpSync(folder, join(copy, folder), { recursive: true });
    for (const file of ["package.json", "tsconfig.json", ".biome.json"]) cpSync(file, join(copy, file));
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "dir");
    for (const path of paths) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), textOf(path));
    }
    const registry = join(copy, "widgets/index.ts");
    const line = snippet("export { CheckRow");
    const others = readFileSync(registry, "utf8").replace(`${line}\n`, "");
    writeFileSync(registry, `${others}${line}\n`);
    writeOutputs(copy, await generateFiles(copy, copy));
    const include = ["widgets/check-row", "widgets/offer-card", "src/browser/view/styles/css.d.ts", "src/browser/app/virtual.d.ts"];
    writeFileSync(join(copy, "tsconfig.readme.json"), JSON.stringify({ extends: "./tsconfig.json", include }));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("has the types that it was written for", () => {
    expect(runIn(copy, ["node_modules/@typescript/native/bin/tsc", "-p", "tsconfig.readme.json"])).toBe("");
  });

  it("is formatted and linted as the rest", () => {
    expect(runIn(copy, ["node_modules/@biomejs/biome/bin/biome", "check", "widgets/check-row", "widgets/offer-card"])).toBe("");
  });

  it("is clean where the README uses it", () => {
    const use = ({ path, text }: SourceFile) =>
      path === "screens/complaint/form/screen.json" && !text.includes('"check-row"')
        ? text
            .replace('"state": {', `"state": { ${snippet('"isTrue"')},`)
            .replace('{ "widget": "note", "id": "tip"', `${snippet('{ "widget": "check-row"')}, { "widget": "note", "id": "tip"`)
            .replace('"label": "{texts.submit}"', `"label": "{texts.submit}", ${snippet('"enabled"')}`)
        : path === "screens/complaint/form/texts.json" && !text.includes('"truth"')
          ? text.replace('"title"', `${snippet('"truth"')}, "title"`)
          : text;
    const { project, problems } = compileFiles(withFiles([paths[0] ?? ""], use));
    expect(problems).toEqual([]);
    const form = project.screens.get("complaint-form")?.value;
    expect(form?.state).toHaveProperty("isTrue");
    const submit = form && [...walkNodes(form)].find(({ node }) => node.id === "submit");
    expect(submit?.node.props?.enabled).toContain("state.isTrue");
  });
});

describe("the pages", () => {
  it("have the tables that the sources give", () => {
    expect(findStale(".", tableOutputs(".")).changed).toEqual([]);
  });

  it("have every token of the styles", () => {
    const tokens = readFileSync("src/browser/view/styles/tokens.css", "utf8").match(/--ly-[\w-]+(?=:)/g);
    const page = pages.get("docs/theming.md");
    expect(new Set(tokens).size).toBeGreaterThan(30);
    expect([...new Set(tokens)].filter((token) => !page?.includes(`\`${token}\``) && !page?.includes(`${token},`))).toEqual([]);
  });

  it("name commands that there are", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const named = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(5);
    // Those that `init` writes, too.
    const ofApps = ["layar", "layar:check"];
    expect(named.filter((name) => !(name in scripts || ofApps.includes(name)))).toEqual([]);
  });

  it("name scripts of this repository as such, where they are for those who have the package alone", () => {
    const { scripts } = JSON.parse(readFileSync("src/authoring/templates/project/package.json", "utf8"));
    const ofApps = [...Object.keys(scripts), "layar", "layar:check"];
    const ofRepository = ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/performance.md"];
    const others = [...pages].flatMap(([path, page]) =>
      ofRepository.includes(path)
        ? []
        : page.split(/\n(?=#)/).flatMap((part) => {
            const [heading = "", ...lines] = part.split("\n");
            return lines.filter((line) => !/repository/.test(heading + line)).map((line) => ({ path, line }));
          }),
    );
    const named = others.flatMap(({ path, line }) =>
      Array.from(line.matchAll(/npm run (?:-s )?([\w:]+)/g), ([, script = ""]) => ({ path, script })),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ script }) => !ofApps.includes(script))).toEqual([]);
  });

  it("lead to files that there are", () => {
    const others = ["CHANGELOG.md", "SECURITY.md", "schemas/CHANGELOG.md"].map((path) => [path, readFileSync(path, "utf8")] as const);
    const links = [...pages, ...others].flatMap(([page, content]) =>
      Array.from(content.matchAll(/\]\(([^)#]+)\)/g), ([, target = ""]) => join(dirname(page), target)),
    );
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("keep the README to 120 lines", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(121);
  });

  it("list every function of the language", () => {
    const reads = screensPage.slice(screensPage.indexOf("## What expressions read"), screensPage.indexOf("## Types"));
    const listed = Array.from(reads.matchAll(/`(?:list\.)?([a-z]\w*)\([^`]*\)`/gi), ([, name = ""]) => name);
    expect([...new Set(listed)].sort()).toEqual([...Object.keys(signatures), ...loopNames].sort());
  });
});
