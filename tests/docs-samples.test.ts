/** Every sample of the pages for apps of one's own, in such an app: definitions are checked and tested, code is typed, styles are parsed. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { transform } from "lightningcss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageDoors, toolDoors } from "../scripts/package/doors.ts";
import { commands } from "../src/authoring/cli/commands/index.ts";
import { runCommand } from "./support/run/run-command.ts";
import { runIn } from "./support/run/run-in.ts";

const pages = ["quick-start", "embed", "own-api", "theming", "testing", "widgets"].map((name) => {
  return { name, text: readFileSync(`docs/${name}.md`, "utf8") };
});

interface Sample {
  readonly page: string;
  readonly language: string;
  /** Where it stands in the app. */
  readonly path: string;
  readonly text: string;
}

/** The last sentence before a sample may begin with its path; what is the project's has one below the folder of the screens. */
function readSamples({ name, text }: (typeof pages)[number]): readonly Sample[] {
  const found = [...text.matchAll(/([^\n]*)\n\n?```(\w+)\n([\s\S]*?)```/g)];
  return found.map(([, before = "", language = "", code = ""], index) => {
    const path = /`([\w.-]+(?:\/[\w.-]+)*\.\w+)`[^`.;]*:$/.exec(before)?.[1] ?? `src/${name}-${index}.${language}`;
    return { page: name, language, path: /^(?:screens|widgets)\//.test(path) ? `layar/${path}` : path, text: code };
  });
}

const samples = pages.flatMap(readSamples);
const ofLanguage = (...languages: readonly string[]): readonly Sample[] => samples.filter(({ language }) => languages.includes(language));
const definitions = ofLanguage("json");
const modules = ofLanguage("ts", "tsx");

/** What the pages say is the app's. */
const names = `
declare const session: { readonly token: string; refresh(): Promise<boolean> };
declare const router: { go(to: string, params: { readonly [name: string]: string }): void };
declare function notify(text: string): void;
declare function Spinner(): import("react").ReactElement;
`;
const doors = Object.entries({
  ...pageDoors,
  ...toolDoors,
  widgets: "docs/api/widgets.d.ts",
  "widget-kit": "src/browser/view/widget-kit.ts",
});
const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "Bundler",
  jsx: "react-jsx",
  strict: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ["vite/client", "node"],
  paths: {
    layar: [resolve("src/browser/embed/index.ts")],
    ...Object.fromEntries(doors.map(([door, source]) => [`layar/${door}`, [resolve(source)]])),
  },
};

let app = "";
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), text);
};
const run = (...args: readonly string[]) => runCommand(app, args);

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), "layar-docs-"));
  symlinkSync(resolve("node_modules"), join(app, "node_modules"), "dir");
  write("package.json", '{ "type": "module" }');
  write("vite.config.ts", "export default { plugins: [] };");
  write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src", "layar/widgets", "vite.config.ts"] }));
  write("src/names.d.ts", names);
  expect(await run("init")).toMatchObject({ exit: 0 });
  for (const { path, text } of [...definitions, ...modules, ...ofLanguage("css")]) write(path, text);
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

describe("the samples", () => {
  it("are all of a kind that runs here", () => {
    const languages = samples.map(({ language }) => language);
    expect([...new Set(languages)].sort()).toEqual(["css", "json", "ts", "tsx"]);
    expect(definitions.filter(({ path }) => !path.startsWith("layar/"))).toEqual([]);
    for (const { name } of pages) expect(samples.map(({ page }) => page)).toContain(name);
  });

  it("of definitions are clean, and the tests among them pass", async () => {
    expect(await run("check", "--root", "layar")).toMatchObject({ exit: 0, out: expect.stringMatching(/^No problems in/) });
    expect(await run("test", "--root", "layar")).toMatchObject({ exit: 0, out: expect.stringContaining("all pass") });
  });

  it("of code have the types that the app has", async () => {
    await run("generate", "--root", "layar");
    expect(runIn(app, ["node_modules/@typescript/native/bin/tsc", "-p", "."])).toBe("");
  });

  it.each(ofLanguage("css"))("of styles can be read: $path", ({ path, text }) => {
    const { warnings } = transform({ filename: path, code: Buffer.from(text) });
    expect(warnings).toEqual([]);
  });
});

describe("the pages", () => {
  it("name commands of the package that there are", () => {
    const named = pages.flatMap(({ text }) => Array.from(text.matchAll(/npx layar (\w+)/g), ([, name = ""]) => name));
    expect(named).toContain("init");
    expect(named.filter((name) => !commands.some((command) => command.name === name))).toEqual([]);
  });

  it("begin with forty lines", () => {
    const [start] = pages;
    expect(start?.text.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  });
});
