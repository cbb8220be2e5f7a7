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

const opening = new Map<string, Promise<void>>();

/** Opens a file once, however fast somebody types. */
export function openFile(path: string): Promise<void> {
  const open = opening.get(path) ?? useDocuments.getState().open(path);
  opening.set(path, open);
  return open;
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
    await Promise.all(paths.map(openFile));
    await useDocuments.getState().reread(await call("applySheet", { csv, without: JSON.stringify([...without]) }));
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
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = edits.filter((edit) => edit.file === file);
    if (useDocuments.getState().documents[file] === undefined) await openFile(file);
    const { documents, replace } = useDocuments.getState();
    const now = documents[file]?.text ?? "";
    const next = own.reduce((text, edit) => (edit.text === "" ? remove(text, edit.path) : set(text, edit.path, edit.text)), now);
    if (next !== now) await replace(file, next);
  }
}

function set(text: string, path: WordingPlace["path"], value: string | undefined): string {
  return applyEdits(text, modify(text, [...path], value, {}));
}

/** The last mark goes with the object that holds marks. */
function remove(text: string, path: WordingPlace["path"]): string {
  const rest = set(text, path, undefined);
  const around = path.slice(0, -1);
  const left = valueAt(parseJson(rest), joinPointer("", ...around));
  return around.at(-1) === "comparedWith" && isObject(left) && Object.keys(left).length === 0 ? set(rest, around, undefined) : rest;
}

function sameOr(before: StudioText | undefined, now: StudioText): StudioText {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
