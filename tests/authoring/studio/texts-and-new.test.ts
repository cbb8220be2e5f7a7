/** The table of texts and the forms for something new, over real files of another product. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EditedProject, openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { describeMachine } from "../../../src/authoring/studio/server/machine.ts";
import { createNewHandlers, type NewHandlers } from "../../../src/authoring/studio/server/new.ts";
import { createTextHandlers, type TextHandlers } from "../../../src/authoring/studio/server/texts/texts.ts";

const as = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
let root: string;
let edited: EditedProject;
let texts: TextHandlers;
let makes: NewHandlers;
const announced: string[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "layar-texts-"));
  for (const name of ["screens", "schemas", "widgets"]) cpSync(`tests/projects/library/${name}`, join(root, name), { recursive: true });
  for (const args of [
    ["init", "-q"],
    ["add", "."],
    [...as, "commit", "-qm", "a"],
  ])
    expect(spawnSync("git", args, { cwd: root }).status).toBe(0);
  edited = openEditedProject(root);
  texts = createTextHandlers({ root, edited, announce: (paths) => void announced.push(...paths) });
  makes = createNewHandlers({ root, edited, announce: (paths) => void announced.push(...paths) });
});
afterAll(() => rmSync(root, { recursive: true }));

const path = "screens/books/search/texts.json";
const row = (name: string) => texts.texts().rows.find((one) => one.file === path && one.name === name);
const stateOf = (name: string) => Object.fromEntries((row(name)?.wordings ?? []).map(({ language, state }) => [language, state]));
const type = (change: (file: { [name: string]: { [language: string]: string } }) => void): void => {
  const file = JSON.parse(edited.open(path).text);
  change(file);
  edited.edit(path, JSON.stringify(file));
};

describe("texts", () => {
  it("know what has changed since the last commit, and which translations did not follow", () => {
    expect(new Set(Object.values(stateOf("title")))).toEqual(new Set(["same"]));
    const [first = "", second = ""] = texts.texts().languages;
    type((file) => Object.assign(file["title"] ?? {}, { [first]: "Everything" }));
    expect(stateOf("title")).toMatchObject({ [first]: "changed", [second]: "outdated" });
    type((file) => delete file["title"]?.[second]);
    expect(stateOf("title")).toMatchObject({ [second]: "missing" });
    edited.revert(path);
  });

  it("stay outdated until somebody writes another wording, or writes down that the old one holds", () => {
    const commit = () => expect(spawnSync("git", [...as, "commit", "-qam", "b"], { cwd: root }).status).toBe(0);
    const [first = "", second = ""] = texts.texts().languages;
    const original = readFileSync(join(root, path), "utf8");
    const file = JSON.parse(original);
    const before = file.title[first];
    file.title[first] = "Everything";
    writeFileSync(join(root, path), JSON.stringify(file));
    commit();
    edited.readDisk();
    const cell = row("title")?.wordings.find(({ language }) => language === second);
    expect(cell).toMatchObject({
      state: "outdated",
      madeFrom: before,
      mark: { path: ["title", "comparedWith", second], text: "Everything" },
    });
    type((typed) => Object.assign(typed["title"] ?? {}, { comparedWith: { [second]: "Everything" } }));
    expect(stateOf("title")).toMatchObject({ [second]: "same" });
    expect(edited.workspace.compile().problems.filter(({ at }) => at.file === path)).toEqual([]);
    type((typed) => Object.assign(typed["title"] ?? {}, { [first]: "All of it" }));
    expect(stateOf("title")).toMatchObject({ [second]: "outdated" });
    edited.revert(path);
    writeFileSync(join(root, path), original);
    commit();
    edited.readDisk();
    expect(stateOf("title")).toMatchObject({ [second]: "same" });
  });

  it("lead to the screens and nodes that show them", () => {
    expect(row("title")?.screens).toEqual(["books-search"]);
    expect(texts.textUses({ file: path, name: "title" })).toContainEqual(expect.objectContaining({ screen: "books-search" }));
  });

  it("are longer in the language that nobody speaks, and keep what they insert", () => {
    for (const { pseudo, wordings } of texts.texts().rows) {
      const text = wordings.find((one) => one.text !== undefined)?.text ?? "";
      expect(pseudo.length).toBeGreaterThanOrEqual(text.length);
      expect(pseudo.match(/\{[^{}]*\}/g)).toEqual(text.match(/\{[^{}]*\}/g));
    }
  });

  it("come back from a sheet: what is refused does not hold up the rest", () => {
    const { csv } = texts.exportTexts({ language: "", screen: "books-search", only: "" });
    const [head = ""] = csv.split("\n");
    const [, , , , language = ""] = head.split(",");
    const sheet = `file,name,form,${language}\n${path},title,,All of them\n${path},titel,,All\n`;
    const { changes, mistakes, paths } = texts.importTexts({ csv: sheet });
    expect(changes).toMatchObject([{ name: "title", language, after: "All of them" }]);
    expect(mistakes).toEqual([expect.stringContaining("line 3: no text of")]);
    expect(paths).toEqual([path]);
    expect(row("title")?.wordings).not.toContainEqual(expect.objectContaining({ text: "All of them" }));
    texts.applySheet({ csv: sheet, without: "" }, "");
    expect(row("title")?.wordings).toContainEqual(expect.objectContaining({ language, text: "All of them", state: "changed" }));
    expect(readFileSync(join(root, path), "utf8")).not.toContain("All of them");
    edited.revert(path);
  });

  describe("from a sheet", () => {
    const names = () => Object.keys(JSON.parse(readFileSync(join(root, path), "utf8"))).filter((name) => name !== "$schema");
    const wordingOf = (name: string, language: string) =>
      row(name)?.wordings.find((one) => one.language === language && row(name)?.form === "")?.text ?? "";
    const sheetOf = (language: string, cells: (name: string, index: number) => string) =>
      [`file,name,form,${language}`, ...plain(language).map((name, at) => `${path},${name},,"${cells(name, at)}"`)].join("\n");
    /** In one form, and each another text. */
    const plain = (language: string) => names().filter((name) => wordingOf(name, language) !== "");

    it("whose column has slid by a row are refused, with the lines and the way back", () => {
      const [, second = ""] = texts.texts().languages;
      const all = plain(second);
      expect(all.length).toBeGreaterThan(3);
      const slid = sheetOf(second, (_, at) => wordingOf(all[Math.max(0, at - 1)] ?? "", second));
      expect(texts.importTexts({ csv: slid })).toMatchObject({
        changes: [],
        mistakes: [
          `lines 3 to ${all.length + 1}: the column \`${second}\` has slid: each text is that of the row above it. Move it back by a row.`,
        ],
      });
    });

    it("say what they are translated from, and which of them the project had before", () => {
      const [first = "", second = ""] = texts.texts().languages;
      const before = wordingOf("title", second);
      type((file) => Object.assign(file["title"] ?? {}, { [second]: "Newer" }));
      const { changes } = texts.importTexts({ csv: sheetOf(second, (name) => (name === "title" ? before : wordingOf(name, second))) });
      expect(changes).toMatchObject([
        { name: "title", original: wordingOf("title", first), before: "Newer", after: before, takesBack: true },
      ]);
      const csv = sheetOf(second, () => "Other");
      const other = texts.importTexts({ csv }).changes.find(({ name }) => name === "title");
      expect(other?.takesBack).toBe(false);
      texts.applySheet({ csv, without: JSON.stringify([other?.id]) }, "");
      expect(wordingOf("title", second)).toBe("Newer");
      edited.revert(path);
    });

    it("need the name that the export had", () => {
      expect(texts.importTexts({ csv: `file,name,form,en\n${path},,,A` }).mistakes).toEqual([
        "line 2: the cell of the column `name` is empty. Write there what the export had.",
      ]);
    });
  });

  it("have what the check says of them beside them", () => {
    const [first = ""] = texts.texts().languages;
    type((file) => Object.assign(file["title"] ?? {}, { [first]: "{nothing}" }));
    const found = row("title")?.wordings.find(({ language }) => language === first)?.problems ?? [];
    expect(found.join()).toContain("nothing");
    edited.revert(path);
  });
});

describe("something new", () => {
  const plan = (kind: string, name: string, options: object = {}) => makes.planNew({ kind, name, options: JSON.stringify(options) });

  it("has forms with the names of the project", () => {
    const overlay = makes.newKinds().find(({ kind }) => kind === "overlay");
    expect(overlay?.fields.map(({ name, isNeeded }) => [name, isNeeded])).toEqual([
      ["name", true],
      ["market", true],
    ]);
    expect(overlay?.fields[1]?.choices).toEqual(["amman", "izmir", "utrecht"]);
  });

  it("makes an action whose list comes in pages, with its types", () => {
    const fields = makes.newKinds().find(({ kind }) => kind === "action")?.fields;
    expect(fields?.find(({ name }) => name === "paged")).toMatchObject({ label: "In pages", isFlag: true });
    expect(plan("action", "shelfList", { paged: "yes" })).toMatchObject({
      outcome: "planned",
      made: [
        { path: "screens/catalogue/actions/shelf-list.json" },
        { path: "screens/mock/responses/shelfList.json" },
        { path: "schemas/entities/shelf-list.schema.json" },
      ],
    });
    expect(plan("action", "shelfList", { paged: "" })).toMatchObject({ made: [{}, {}] });
  });

  it("says which field is wrong, and what would be right", () => {
    expect(plan("screen", "Hours")).toMatchObject({
      outcome: "refused",
      field: "name",
      reason: expect.stringContaining("`service/hours`"),
    });
    const { route = "" } = edited.workspace.compile().project.screens.get("books-search")?.value ?? {};
    expect(plan("screen", "books/hours", { route })).toMatchObject({ outcome: "refused", field: "route" });
    expect(plan("market", "izmir")).toMatchObject({ outcome: "refused", reason: "There is a market `izmir` already." });
  });

  it("is shown before it is written, and written as it was shown", () => {
    const planned = plan("screen", "books/hours");
    expect(planned).toMatchObject({ outcome: "planned", problems: 0, screen: "books-hours" });
    expect(existsSync(join(root, "screens/books/hours"))).toBe(false);
    const made = makes.makeNew({ kind: "screen", name: "books/hours", options: "{}" }, "");
    if (made.outcome !== "made") throw new Error(made.reason);
    for (const file of made.made) expect(readFileSync(join(root, file.path), "utf8")).toBe(file.text);
    expect(announced).toContain("screens/books/hours/screen.json");
    expect(plan("screen", "books/hours")).toMatchObject({ outcome: "refused", reason: "There is a screen `books/hours` already." });
    expect(edited.workspace.compile().screens.has("books-hours")).toBe(true);
  });
});

it("a phone gets the address as a code, where there is one for it", async () => {
  expect(await describeMachine([])).toBeNull();
  const address = "http://192.168.1.7:5173/";
  expect(await describeMachine([address])).toEqual({ address, picture: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) });
});
