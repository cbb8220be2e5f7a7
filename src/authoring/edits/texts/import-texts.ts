/** Reads an edited sheet: what differs from the files, and what in it is wrong. */
import Papa from "papaparse";
import { listNames, quoteName, suggestName } from "../../../core/format/index.ts";
import { findMeant, joinPointer, valueAt } from "../../../core/json/index.ts";
import { placeholdersIn } from "../../checker/index.ts";
import { formatText, type Project, parseLoosely, setInText } from "../../compiler/index.ts";
import { findSlidColumns } from "./slid-columns.ts";
import { listTextRows, type TextRow } from "./text-rows.ts";

export interface ImportedTexts {
  /** What changes, and what it becomes; without what is refused. */
  readonly changes: readonly TextChange[];
  /** New texts of files with these changes, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Why something is refused, with the line of the sheet. */
  readonly mistakes: readonly string[];
  /** What may be meant, with its line: a text of one language has no other one to be compared with. */
  readonly notices: readonly string[];
}

export interface TextChange {
  readonly row: TextRow;
  readonly language: string;
  readonly text: string;
}

const ownColumns: readonly string[] = ["file", "name", "form", "comment"];

interface SheetRow {
  readonly line: number;
  readonly cells: { readonly [column: string]: string };
}

/** The sheet with the line on which each row begins: a text may have several. */
function readSheet(csv: string): {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly mistakes: readonly string[];
} {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  const mistakes = errors.filter(({ type }) => type === "Quotes").map(({ message, row }) => `row ${(row ?? 0) + 1}: ${message}.`);
  const start = Math.max(0, data.findIndex(hasWords));
  const [columns = [], ...body] = data.slice(start);
  let line = start + 1 + breaksIn(columns);
  const rows = body.map((cells) => {
    const found = {
      line: ++line,
      cells: Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? "").replaceAll("\r\n", "\n")])),
    };
    line += breaksIn(cells);
    return found;
  });
  return { columns, rows: rows.filter(({ cells }) => hasWords(Object.values(cells))), mistakes };
}

const hasWords = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== "");

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

export function importTexts(project: Project, csv: string): ImportedTexts {
  const { columns, rows, mistakes } = readSheet(csv);
  const languages = columns.filter((column) => !ownColumns.includes(column));
  const wrong = [...mistakes, ...judgeColumns(columns, languages, project)];
  if (wrong.length > 0) return { changes: [], files: new Map(), mistakes: wrong, notices: [] };
  const known = new Map(listTextRows(project, languages).map((row) => [keyOf(row), row]));
  const read = rows.map((row) => readRow(row, { known, languages }));
  const placed = rows.flatMap(({ line, cells }) => {
    const row = known.get(keyOf({ file: cells["file"] ?? "", name: cells["name"] ?? "", form: cells["form"] ?? "" }));
    return row === undefined ? [] : [{ line, cells, row }];
  });
  const slid = findSlidColumns(placed, languages);
  const isSlid = ({ line, language }: LocatedChange) => slid.some((one) => one.language === language && one.lines.includes(line));
  const changes = read.flatMap((one) => one.changes).filter((change) => !isSlid(change));
  const { refused, notices } = judgePlaceholders([...known.values()], changes);
  const unread = new Map(listUnreadable(project, changes));
  const sound = changes
    .filter((change) => !refused.has(change) && !unread.has(change))
    .map(({ row, language, text }) => ({ row, language, text }));
  const found = [
    ...read.flatMap((one) => one.mistakes),
    ...listTwice(placed, languages),
    ...slid.map(({ mistake }) => mistake),
    ...refused.values(),
    ...unread.values(),
  ];
  return { changes: sound, files: changeTexts(project, sound), mistakes: found, notices };
}

/** Plural forms of a language that has none yet: without the one that all numbers fall back to the file could not be read. */
function listUnreadable({ texts }: Project, changes: readonly LocatedChange[]): (readonly [LocatedChange, string])[] {
  const around = ({ row, language }: TextChange) => row.locate(language).path.slice(0, -1);
  const isGiven = (place: string, { row: { file } }: TextChange) =>
    changes.some((one) => one.row.form === "other" && one.row.file === file && joinPointer("", ...around(one)) === place);
  return changes.flatMap((change) => {
    const { row, language, line } = change;
    const place = joinPointer("", ...around(change));
    const file = texts.get(row.locate(language).file) ?? "";
    if (row.form === "" || valueAt(parseLoosely(file), place) !== undefined || isGiven(place, change)) return [];
    const says = `has no form ${quoteName("other")} yet, which all numbers fall back to. Fill in its cell, too.`;
    return [[change, `line ${line}: ${quoteName(row.name)} in ${quoteName(language)} ${says}`]];
  });
}

/** Texts that the sheet gives twice, in other words. */
function listTwice(placed: readonly (SheetRow & { readonly row: TextRow })[], languages: readonly string[]): string[] {
  return [...groupBy(placed, ({ row }) => keyOf(row)).values()].flatMap(([first, ...others]) =>
    others.flatMap(({ line, cells, row }) => {
      const differs = languages.filter(
        (language) => cells[language] && first?.cells[language] && cells[language] !== first.cells[language],
      );
      return differs.map(
        (language) =>
          `line ${line}: ${quoteName(row.name)} in ${quoteName(language)} is another text in line ${first?.line}. Keep one of them.`,
      );
    }),
  );
}

function keyOf({ file, name, form }: Pick<TextRow, "file" | "name" | "form">): string {
  return [file, name, form].join("\n");
}

function judgeColumns(columns: readonly string[], languages: readonly string[], { catalogue }: Project): string[] {
  const lost = ["file", "name", "form"].filter((column) => !columns.includes(column));
  const known = [...catalogue.languages.keys()];
  return [
    ...columns
      .filter((column, place) => column !== "" && columns.indexOf(column) !== place)
      .map((column) => `line 1: the column ${quoteName(column)} stands there twice. Keep one of them.`),
    ...lost.map((column) => `line 1: the column ${quoteName(column)} is missing. \`npx layar texts export\` writes it.`),
    ...languages
      .filter((language) => !known.includes(language))
      .map((language) => `line 1: no language is named ${quoteName(language)}. ${suggestName(language, known) ?? ""}`.trimEnd()),
  ];
}

interface LocatedChange extends TextChange {
  readonly line: number;
}

interface SheetContext {
  readonly known: ReadonlyMap<string, TextRow>;
  readonly languages: readonly string[];
}

/** An empty cell is one that nobody has filled in. */
function readRow({ line, cells }: SheetRow, { known, languages }: SheetContext): { changes: LocatedChange[]; mistakes: string[] } {
  const { file = "", name = "", form = "" } = cells;
  const row = known.get(keyOf({ file, name, form }));
  if (row === undefined) return { changes: [], mistakes: [`line ${line}: ${describeUnknown({ file, name, form }, [...known.values()])}`] };
  const edited = languages.flatMap((language) => {
    const text = cells[language] ?? "";
    return text === "" || text === row.wording[language] ? [] : [{ row, language, text, line }];
  });
  const misplaced = edited.filter(({ language }) => row.wording[language] === undefined && !row.needed.includes(language));
  return {
    changes: edited.filter((change) => !misplaced.includes(change)),
    mistakes: misplaced.map(
      ({ language }) => `line ${line}: ${quoteName(name)} has no form ${quoteName(form)} in ${quoteName(language)}. Leave the cell empty.`,
    ),
  };
}

function describeUnknown({ file, name, form }: Pick<TextRow, "file" | "name" | "form">, rows: readonly TextRow[]): string {
  for (const [column, cell] of Object.entries({ file, name }))
    if (cell.trim() === "") return `the cell of the column ${quoteName(column)} is empty. Write there what the export had.`;
  const ofFile = rows.filter((row) => row.file === file);
  if (ofFile.length === 0) {
    const files = [...new Set(rows.map((row) => row.file))];
    return `no texts are in ${quoteName(file)}. ${findMeant(file, files).help ?? ""}`.trimEnd();
  }
  const ofName = ofFile.filter((row) => row.name === name);
  if (ofName.length > 0) return `${quoteName(name)} of ${quoteName(file)} has no form ${quoteName(form)}.`;
  return `no text of ${quoteName(file)} is named ${quoteName(name)}. ${suggestName(name, [...new Set(ofFile.map((row) => row.name))]) ?? ""}`.trimEnd();
}

/** What a translation inserts is what the text inserts in its first other language; what is changed in all of them is meant. */
function judgePlaceholders(
  rows: readonly TextRow[],
  changes: readonly LocatedChange[],
): { readonly refused: ReadonlyMap<LocatedChange, string>; readonly notices: readonly string[] } {
  const rowsOf = groupBy(rows, entryOf);
  const changesOf = groupBy(changes, ({ row }) => entryOf(row));
  const judged = changes.flatMap((change) => {
    const entry = entryOf(change.row);
    const judgement = judgeChange(change, rowsOf.get(entry) ?? [], changesOf.get(entry) ?? []);
    return judgement === undefined ? [] : [{ change, ...judgement }];
  });
  return {
    refused: new Map(judged.flatMap(({ change, says, isAlone }) => (isAlone ? [] : [[change, says] as const]))),
    notices: judged.flatMap(({ says, isAlone }) => (isAlone ? [says] : [])),
  };
}

interface Judgement {
  readonly says: string;
  /** There is no other language: what is said compares with what stood there. */
  readonly isAlone: boolean;
}

/** `rows` and `changes` are those of its entry: its plural forms, in every language. */
function judgeChange(change: LocatedChange, rows: readonly TextRow[], changes: readonly LocatedChange[]): Judgement | undefined {
  const { row, language, line } = change;
  const formsIn = (one: string) =>
    rows.flatMap(
      (form) =>
        changes.find((candidate) => keyOf(candidate.row) === keyOf(form) && candidate.language === one)?.text ?? form.wording[one] ?? [],
    );
  const other = rows.flatMap(({ wording }) => Object.keys(wording)).find((one) => one !== language);
  const isAlone = other === undefined;
  const wanted = placeholdersIn(isAlone ? rows.flatMap(({ wording }) => wording[language] ?? []) : formsIn(other));
  const found = placeholdersIn([...formsIn(language), ...changes.filter((one) => one.language === language).map(({ text }) => text)]);
  if (wanted.join() === found.join()) return undefined;
  const [lost, added] = [wanted.filter((one) => !found.includes(one)), found.filter((one) => !wanted.includes(one))];
  // Who adds a placeholder to a text of one language means it.
  if (isAlone && lost.length === 0) return undefined;
  const what = lost.length > 0 ? `lacks ${listNames(lost, "and")}` : `has ${listNames(added, "and")} too many`;
  const where = isAlone ? "before it had" : `in ${quoteName(other)} it has`;
  return {
    says: `line ${line}: ${quoteName(row.name)} in ${quoteName(language)} ${what}; ${where} ${listNames(wanted, "and") || "none"}.`,
    isAlone,
  };
}

function groupBy<T>(all: readonly T[], keyOfOne: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOfOne(one), [...(groups.get(keyOfOne(one)) ?? []), one]);
  return groups;
}

function entryOf({ file, pointer }: TextRow): string {
  return `${file} ${pointer}`;
}

/** New texts of the files in which something changes, by path. */
export function changeTexts({ texts }: Project, changes: readonly TextChange[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { row, language, text } of changes) {
    const { file, path } = row.locate(language);
    const before = files.get(file) ?? texts.get(file) ?? "";
    files.set(file, setInText(before, [...path], text));
  }
  // A file that was in the written form stays in it; any other keeps its own.
  return new Map(
    [...files].map(([path, text]) => [path, formatText(path, texts.get(path) ?? "") === texts.get(path) ? formatText(path, text) : text]),
  );
}
