/** What `new` makes is clean at once, in the written form, and where it belongs: in copies of this product and of another one. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";
import { takeTurn } from "../../support/run/thoroughness.ts";

let root = "";

const run = (...args: readonly string[]) => runCommand(root, args);

function readFiles(): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(root, path)).isFile());
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "latin1")]));
}

/** The files that a command added, and those that it changed. */
async function make(command: string): Promise<{ readonly added: string[]; readonly changed: string[]; readonly out: string }> {
  const before = readFiles();
  const { exit, out, told } = await run("new", ...command.split(" "));
  expect({ exit, told }).toEqual({ exit: 0, told: "" });
  const after = readFiles();
  const added = [...after.keys()].filter((path) => !before.has(path)).sort();
  const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path)).sort();
  return { added, changed, out };
}

function copy(project: string): void {
  root = mkdtempSync(join(tmpdir(), "layar-new-"));
  for (const folder of ["screens", "widgets", "schemas"]) cpSync(join(project, folder), join(root, folder), { recursive: true });
}

async function expectClean(): Promise<void> {
  expect(await run("check")).toMatchObject({ exit: 0, told: "" });
  expect(await run("format", "--check")).toMatchObject({ exit: 0 });
}

describe("new, in this product,", () => {
  beforeAll(() => copy("."));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it("makes a promotion below screens/, with a scenario in which the server knows it", async () => {
    const { added, changed, out } = await make("promotion SPRING --screen promotion-register --market india");
    expect(added).toEqual(["screens/promotion/register/SPRING.json"]);
    expect(changed).toEqual(["screens/promotion/register/scenarios.json"]);
    expect(out).toMatch(/\/#\/registerTemplate\?market=1&templateId=SPRING&.*scenario=promotion-spring/);
  });

  it("makes further promotions, whose scenarios open each of them", async () => {
    await make("promotion AUTUMN --screen promotion-register");
    const spring = join(root, "screens/promotion/register/SPRING.json");
    writeFileSync(spring, readFileSync(spring, "utf8").replace('"texts"', '"from": "2020-03-01", "until": "2020-05-01", "texts"'));
    await run("format");
    await make("promotion WINTER --like SPRING");
    const { scenarios } = JSON.parse(readFileSync(join(root, "screens/promotion/register/scenarios.json"), "utf8"));
    for (const id of ["SPRING", "AUTUMN", "WINTER"])
      expect(new URLSearchParams(scenarios[`promotion-${id.toLowerCase()}`].open).get("templateId")).toBe(id);
  });

  it.each(
    takeTurn(
      [
        [["overlay documents-about-us --market indonesia"], "screens/documents/about-us/indonesia.json"],
        [["action helpTopics", "screen service/topics --load helpTopics"], "screens/service/topics/screen.json"],
        [["language vi"], "screens/catalogue/languages/vi.json"],
        [["market goa --like india"], "screens/mock/seeds/goa/loan.json"],
      ] as const,
      6,
    ),
  )("makes what is clean: %s", async (commands, path) => {
    const made: string[] = [];
    for (const command of commands) made.push(...(await make(command)).added);
    expect(made).toContain(path);
  });

  it("leaves a project that checks clean and is in the written form", expectClean);
});

describe("new, in another product,", () => {
  beforeAll(() => copy("tests/projects/library"));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ["screen books/shelf", 4],
    ["screen books/found --load bookSearch", 4],
    ["overlay books-book --market utrecht", 1],
    ["promotion WINTER --screen books-search", 1],
    ["widget shelf-mark", 4],
    ["action shelfList", 2],
    ["action loanList --paged", 3],
    ["screen books/loans --load loanList", 4],
    ["language de", 1],
    ["market delft --like utrecht", 3],
  ])("makes what is clean: %s", async (command, count) => {
    const { added } = await make(command);
    expect(added).toHaveLength(count);
  });

  it("leaves a project that checks clean and is in the written form", expectClean);

  it("makes tests that pass", async () => {
    expect(await run("test")).toMatchObject({ exit: 0 });
  });

  it("generates what the project generates from its definitions", async () => {
    const script = `node -e "require('fs').writeFileSync('made', '')"`;
    writeFileSync(join(root, "package.json"), JSON.stringify({ scripts: { generate: script } }));
    expect(await run("new", "action", "shelves")).toMatchObject({ exit: 0, told: "Generates tables and types: `npm run generate`.\n" });
    expect(existsSync(join(root, "made"))).toBe(true);
    writeFileSync(join(root, "package.json"), JSON.stringify({ scripts: { generate: "exit 1" } }));
    expect((await run("new", "action", "halls")).out).toContain("`npm run generate` failed: run it");
    rmSync(join(root, "package.json"));
  });

  it("takes the address of an action as `describe` writes it", async () => {
    expect(await run("new", "action", "openDays", "--path", "GET /days")).toMatchObject({ exit: 0 });
    expect((await run("describe", "action", "openDays")).out).toContain("\nGET /days\n");
    expect(await run("new", "action", "closedDays", "--path", "days")).toMatchObject({ exit: 2, told: expect.stringContaining("slash") });
  });

  it("never overwrites", async () => {
    const before = readFiles();
    expect(await run("new", "promotion", "WINTER", "--screen", "books-search")).toMatchObject({
      exit: 2,
      told: expect.stringContaining("is there already"),
    });
    expect(readFiles()).toEqual(before);
  });

  it("puts a widget among the others of the registry", () => {
    const registry = readFileSync(join(root, "widgets/index.ts"), "utf8");
    expect(registry).toContain('export { ShelfMark as "shelf-mark" } from "./shelf-mark/shelf-mark.tsx";\n');
    expect(readFileSync(join(root, "widgets/shelf-mark/shelf-mark.tsx"), "utf8")).toContain('from "../types.gen.ts"');
  });

  it("copies a widget of the engine, which then stands in the place of it, or under a name of its own", async () => {
    const { added, changed, out } = await make("widget button --from button");
    expect(added).toEqual(["examples.json", "module.css", "schema.json", "tsx"].map((end) => `widgets/button/button.${end}`));
    expect(changed).toEqual(["widgets/index.ts"]);
    expect(out).toContain("every screen that names it shows yours");
    expect(readFileSync(join(root, "widgets/button/button.tsx"), "utf8")).toBe(readFileSync("src/widgets/button/button.tsx", "utf8"));
    // What is copied may be given hooks, and the build finds out whether it has any.
    expect(JSON.parse(readFileSync(join(root, "widgets/button/button.schema.json"), "utf8"))).not.toHaveProperty("plain");
    await make("widget big-button --from button");
    const code = readFileSync(join(root, "widgets/big-button/big-button.tsx"), "utf8");
    expect(code).toContain("export function BigButton(");
    expect(code).toContain('WidgetProps<"big-button">');
    expect(code).toContain('from "./big-button.module.css"');
    expect(readFileSync(join(root, "widgets/index.ts"), "utf8")).toContain(
      'export { BigButton as "big-button" } from "./big-button/big-button.tsx";',
    );
    expect(await run("new", "widget", "button")).toMatchObject({ exit: 2, told: "There is a widget `button` already.\n" });
    expect(await run("new", "widget", "toast")).toMatchObject({ exit: 2, told: expect.stringContaining("`--from toast` copies it") });
    expect(await run("new", "widget", "x", "--from", "buton")).toMatchObject({
      exit: 2,
      told: expect.stringContaining("Did you mean `button`?"),
    });
    await expectClean();
  });

  it("says what a market of a further language lacks, and where", async () => {
    const { exit, out, told } = await run("new", "market", "bonn", "--like", "utrecht", "--language", "de");
    expect(exit).toBe(1);
    expect(told).toMatch(/^The check asks for \d+ things more/);
    expect(told).toContain("  screens/books/search/texts.json\n");
    expect(out).toContain("texts export --language de --missing");
  });
});
