/** All texts, and what is done to them here: written into the files as drafts, so that every window and preview shows them. */
import { applyEdits, modify } from "jsonc-parser";
import { create } from "zustand";
import { isObject, joinPointer, parseJson, valueAt } from "../../../../core/json/index.ts";
import { errorText } from "../../../../core/text/index.ts";
import type { StudioText, TextImport, TextTable, WordingPlace } from "../../protocol/texts.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { useProject } from "../project-store.ts";

interface WordingEdit extends WordingPlace {
  readonly before: string;
  readonly after: string;
}

interface Texts {
  readonly table?: TextTable;
  readonly failure?: string;
  readonly undone: readonly (readonly WordingEdit[])[];
  readonly done: readonly (readonly WordingEdit[])[];
  load(): Promise<void>;
  /** Into the file, as a draft. '' takes the wording out. */
  write(place: WordingPlace, text: string): Promise<void>;
  /** Writes down that a translation holds. */
  confirm(place: WordingPlace, text: string): Promise<void>;
  /** Adds what was written to the steps that can be taken back. */
  remember(edits: readonly WordingEdit[]): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  applySheet(csv: string, found: TextImport, without: ReadonlySet<string>): Promise<void>;
}

export const useTexts = create<Texts>((set, get) => ({
  undone: [],
  done: [],
  async load() {
    try {
      const table = await call("texts", {});
      const known = new Map(get().table?.rows.map((row) => [row.key, row]));
      // What has not changed stays the same object, and is not drawn again.
      set({ table: { ...table, rows: table.rows.map((row) => sameOr(known.get(row.key), row)) }, failure: undefined });
    } catch (error) {
      set({ failure: errorText(error) });
    }
  },
  write: (place, text) => writeAll([{ ...place, text }]),
  async confirm(place, text) {
    await writeAll([{ ...place, text }]);
    get().remember([{ ...place, before: "", after: text }]);
    await get().load();
  },
  remember(edits) {
    if (edits.length > 0) set({ done: [...get().done, edits], undone: [] });
  },
  async undo() {
    const { done, undone } = get();
    const last = done.at(-1);
    if (last === undefined) return;
    set({ done: done.slice(0, -1), undone: [...undone, last] });
    await writeAll(last.map((edit) => ({ ...edit, text: edit.before })));
    await get().load();
  },
  async redo() {
    const { done, undone } = get();
    const last = undone.at(-1);
    if (last === undefined) return;
    set({ undone: undone.slice(0, -1), done: [...done, last] });
    await writeAll(last.map((edit) => ({ ...edit, text: edit.after })));
    await get().load();
  },
  async applySheet(csv, { paths, changes }, without) {
    const { open, reread } = useDocuments.getState();
    await Promise.all(paths.map(open));
    await reread(await call("applySheet", { csv, without: JSON.stringify([...without]) }));
    const taken = changes.filter(({ id }) => !without.has(id));
    get().remember(taken.map(({ file, path, before = "", after }) => ({ file, path, before, after })));
    useProject.getState().touch();
    await get().load();
  },
}));

interface Written extends WordingPlace {
  readonly text: string;
}

/** Each file once, however many of its texts change. */
async function writeAll(edits: readonly Written[]): Promise<void> {
  const { edit } = useDocuments.getState();
  const writeInto = (file: string): Promise<void> => {
    const own = edits.filter((one) => one.file === file);
    return edit(file, (before) => own.reduce((now, { path, text }) => (text === "" ? remove(now, path) : write(now, path, text)), before));
  };
  await Promise.all([...new Set(edits.map(({ file }) => file))].map(writeInto));
}

function set(text: string, path: WordingPlace["path"], value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, {}));
}

/** The first of the plural forms of a language comes with the one that all numbers fall back to. */
function write(text: string, path: WordingPlace["path"], value: string): string {
  const [around, form] = [path.slice(0, -1), String(path.at(-1))];
  const isThere = (at: WordingPlace["path"]): boolean => isObject(valueAt(parseJson(text), joinPointer("", ...at)));
  const isFirst = around.at(-1) !== "comparedWith" && !isThere(around) && isThere(around.slice(0, -1));
  return isFirst ? set(text, around, { [form]: value, other: value }) : set(text, path, value);
}

/** The last mark, and the last form, goes with the object around it. */
function remove(text: string, path: WordingPlace["path"]): string {
  const rest = set(text, path, undefined);
  const around = path.slice(0, -1);
  const left = valueAt(parseJson(rest), joinPointer("", ...around));
  return isObject(left) && Object.keys(left).length === 0 ? set(rest, around, undefined) : rest;
}

function sameOr(before: StudioText | undefined, now: StudioText): StudioText {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
