/** Texts go out as a sheet and come back: what was edited changes, and nothing else. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { importTexts } from "../../../src/authoring/edits/texts/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { runCommand } from "../../support/run/run-command.ts";

let root = "";
const search = "screens/books/search/texts.json";

const run = (...args: readonly string[]) => runCommand(root, args);

function readScreens(): Map<string, string> {
  const paths = readdirSync(join(root, "screens"), { recursive: true, encoding: "utf8" }).map((path) => `screens/${path}`);
  return new Map(paths.filter((path) => statSync(join(root, path)).isFile()).map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** The sheet of the project with some cells changed, as a spreadsheet program writes it. */
async function edit(change: (row: { [column: string]: string }) => void, ...options: readonly string[]): Promise<void> {
  const { out } = await run("texts", "export", ...options);
  const { data } = Papa.parse<{ [column: string]: string }>(out.trimEnd(), { header: true });
  for (const row of data) change(row);
  writeFileSync(join(root, "texts.csv"), `\uFEFF${Papa.unparse(data, { newline: "\r\n", quotes: true })}`);
}

const importAll = () => run("texts", "import", "texts.csv");

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "layar-texts-"));
  for (const folder of ["screens", "widgets", "schemas"])
    cpSync(join("tests/projects/library", folder), join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("texts", () => {
  it("change nothing when the sheet comes back as it went out", async () => {
    const before = readScreens();
    await edit(() => undefined);
    expect(await importAll()).toEqual({ exit: 0, out: "Nothing differs.\n", told: "" });
    expect(readScreens()).toEqual(before);
  });

  it("are read as a spreadsheet program writes them as Unicode text, and nothing else is taken for them", async () => {
    const { out } = await run("texts", "export");
    const sheet = Papa.unparse(Papa.parse<string[]>(out.trimEnd()).data, { delimiter: "\t", newline: "\r\n" });
    const bytes = Buffer.from(`\uFEFF${sheet}`, "utf16le");
    for (const written of [bytes, Buffer.from(bytes).swap16()]) {
      writeFileSync(join(root, "texts.csv"), written);
      expect(await importAll()).toEqual({ exit: 0, out: "Nothing differs.\n", told: "" });
    }
    for (const other of [bytes.subarray(2), Buffer.from("file,name,form,nl\na,b,,caf\xe9\n", "latin1")]) {
      writeFileSync(join(root, "texts.csv"), other);
      expect(await importAll()).toMatchObject({
        exit: 2,
        told: "`texts.csv` cannot be read: It is neither UTF-8 nor UTF-16 with a byte order mark. Save it as `CSV UTF-8`.\n",
      });
    }
  });

  it("say what a text has lost that has no other language to be compared with", () => {
    const files = readProjectFiles("src/authoring/templates/project").flatMap(({ path, text }) =>
      /\b(?:nl|utrecht)\b/.test(path) ? [] : [{ path, text: text.replaceAll(/,\s*"nl": "[^"]*"/g, "") }],
    );
    const sheet = (words: string) => `file,name,form,en\nscreens/bikes/list/texts.json,perDay,,${words}\n`;
    expect(importTexts(loadProject(files), sheet("a day"))).toMatchObject({
      changes: [{ text: "a day" }],
      mistakes: [],
      notices: ["line 2: `perDay` in `en` lacks `{money(item.perDay)}`; before it had `{money(item.perDay)}`."],
    });
    expect(importTexts(loadProject(files), sheet("{money(item.perDay)} {item.name}"))).toMatchObject({ mistakes: [], notices: [] });
  });

  it("are refused where a language would have plural forms without the one that all numbers fall back to", () => {
    const files = readProjectFiles(root).map(({ path, text }) => {
      if (path !== search) return { path, text };
      const { found, ...others } = JSON.parse(text);
      return { path, text: JSON.stringify({ ...others, found: { ...found, nl: undefined } }) };
    });
    const read = (...rows: readonly string[]) => importTexts(loadProject(files), ["file,name,form,nl", ...rows].join("\n"));
    const [one, other] = [`${search},found,one,{state.total} boek`, `${search},found,other,{state.total} boeken`];
    expect(read(one)).toMatchObject({
      changes: [],
      mistakes: ["line 2: `found` in `nl` has no form `other` yet, which all numbers fall back to. Fill in its cell, too."],
    });
    const { mistakes, files: written } = read(one, other);
    expect(mistakes).toEqual([]);
    expect(JSON.parse(written.get(search) ?? "").found.nl).toEqual({ one: "{state.total} boek", other: "{state.total} boeken" });
  });

  it("have the lines of the sheet also after empty ones, and none is given twice in other words", async () => {
    const sheet = (...rows: readonly string[]) => writeFileSync(join(root, "texts.csv"), `file,name,form,nl\n${rows.join("\n")}\n`);
    sheet("", " , ,,", `${search},titel,,Boeken`);
    expect((await importAll()).told).toMatch(/^texts\.csv line 4: no text of `screens\/books\/search\/texts\.json` is named `titel`\./);
    sheet(`${search},title,,Boeken`, "", `${search},title,,Alle boeken`);
    expect((await importAll()).told).toContain("texts.csv line 4: `title` in `nl` is another text in line 2. Keep one of them.\n");
    writeFileSync(join(root, "texts.csv"), `file,name,form,nl,nl\n${search},title,,Boeken,Alle boeken\n`);
    expect((await importAll()).told).toContain("texts.csv line 1: the column `nl` stands there twice. Keep one of them.\n");
  });

  it("change where they were edited: a text of several lines, and one plural form", async () => {
    const before = readScreens();
    await edit((row) => {
      if (row.file === search && row.name === "none") row.nl = 'Geen boek,\nof "bijna"';
      if (row.file === search && row.name === "found" && row.form === "few") row.ar = "{state.total} من الكتب";
    });
    expect(await importAll()).toMatchObject({ exit: 0, told: "", out: expect.stringContaining("2 texts changed in 1 file.\n") });
    const wanted = (before.get(search) ?? "")
      .replace('"Geen boek met deze titel"', JSON.stringify('Geen boek,\nof "bijna"'))
      .replace('"{state.total} كتب"', '"{state.total} من الكتب"');
    expect(readScreens()).toEqual(new Map([...before, [search, wanted]]));
    expect((await run("check")).exit).toBe(0);
    expect((await run("format", "--check")).exit).toBe(0);
  });

  it("are refused with the line, all of them, for a lost placeholder and unknown names", async () => {
    const before = readScreens();
    await edit((row) => {
      if (row.file === search && row.name === "title") row.nl = "Anders";
      if (row.file === search && row.name === "found" && row.tr !== "") row.tr = "kitap";
      if (row.file === search && row.name === "failed") row.name = "faild";
    });
    const { exit, told } = await importAll();
    expect(exit).toBe(1);
    expect(told).toMatch(
      /^texts\.csv line \d+: no text of `screens\/books\/search\/texts\.json` is named `faild`\. Did you mean `failed`\?\n/,
    );
    expect(told).toMatch(/texts\.csv line \d+: `found` in `tr` lacks `\{state\.total\}`; in `ar` it has `\{state\.total\}`\.\n/);
    expect(told).toMatch(/Nothing was changed\.\n$/);
    expect(readScreens()).toEqual(before);
  });

  it("are refused in a language that the project does not have", async () => {
    writeFileSync(join(root, "texts.csv"), "file,name,form,dutch\n");
    expect(await importAll()).toMatchObject({ exit: 1, told: expect.stringContaining("line 1: no language is named `dutch`.") });
  });

  it("lead a market in a further language from its first command to a clean check", async () => {
    await run("new", "language", "de");
    expect((await run("new", "market", "bonn", "--like", "utrecht", "--language", "de")).exit).toBe(1);
    let texts = 0;
    await edit(
      (row) => {
        // Each says something else, as in any language, and without a number, which would be a fact.
        const counted = [...(++texts).toString(5)].map((digit) => "klmno"[Number(digit)]).join("");
        const words = [`Satz ${counted}`, ...(row.ar?.match(/\{[^{}]*\}/g) ?? [])].join(" ");
        row.de = row.ar?.endsWith("؟") ? `${words}?` : words;
      },
      "--language",
      "de",
      "--missing",
    );
    const { exit, told } = await importAll();
    expect({ exit, told }).toEqual({ exit: 0, told: "" });
    expect(await run("texts", "export", "--language", "de", "--missing")).toMatchObject({ out: "file,name,form,comment,ar,de\n" });
    expect(await run("check")).toMatchObject({ exit: 0 });
    const language: unknown = JSON.parse(readFileSync(join(root, "screens/catalogue/languages/de.json"), "utf8"));
    expect(language).toMatchObject({
      labels: {
        retry: expect.stringMatching(/^Satz [k-o]+$/),
        starNames: Array.from({ length: 5 }, () => expect.stringMatching(/^Satz [k-o]+$/)),
        image: expect.stringMatching(/^Satz [k-o]+ \{n\} \{max\}$/),
      },
    });
  });
});
