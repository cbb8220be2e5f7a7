/** Every text of the project as it is in the studio, with what became of it: since the last commit, and of a translation since it was made. */
import { isWithin, joinPointer, parseJson, splitPointer } from "../../../../core/json/index.ts";
import { languagesOf, loadProject, type Project, readDefinitionPath } from "../../../compiler/index.ts";
import {
  changeTexts,
  importTexts,
  isMissing,
  listTextRows,
  type TextChange,
  type TextRow,
  writePseudo,
  writeSheet,
} from "../../../edits/texts/index.ts";
import { diagnoseAll, findNodeAt, findReferences } from "../../../language/service/index.ts";
import { readGitFiles } from "../../../project/index.ts";
import type { RequestOf } from "../../protocol/index.ts";
import type { ImportedChange, StudioText, StudioWording, TextImport, TextTable, TextUse, WordingPlace } from "../../protocol/texts.ts";
import type { EditedProject } from "../edited-project.ts";
import { oncePerCommit } from "../once-per-commit.ts";
import type { Handlers, StudioContext } from "../studio-context.ts";
import { keepWordingHistory, type WordingHistory } from "./wording-history.ts";

export type TextHandlers = ReturnType<typeof createTextHandlers>;

export function createTextHandlers({ edited, root, announce }: Pick<StudioContext, "edited" | "root" | "announce">) {
  const committed = oncePerCommit(root, (head) => readWordings(root, head));
  const historyNow = keepWordingHistory(root);
  const projectNow = () => edited.workspace.compile().project;
  return {
    texts: () => listTexts(edited, { committed: committed(), history: historyNow() }),
    exportTexts: (request) => ({ csv: exportRows(projectNow(), request) }),
    importTexts: ({ csv }) => describeImport(projectNow(), csv, { committed: committed(), history: historyNow() }),
    applySheet({ csv, without }, page) {
      const project = projectNow();
      const left = parseJson(without);
      const isLeft = (change: TextChange): boolean => Array.isArray(left) && left.includes(idOf(change));
      const files = changeTexts(
        project,
        importTexts(project, csv).changes.filter((change) => !isLeft(change)),
      );
      for (const [path, text] of files) edited.edit(path, text);
      announce([...files.keys()], page);
      return [...files.keys()];
    },
    textUses: (request) => findUses(edited, request),
  } satisfies Partial<Handlers>;
}

function idOf({ row, language }: TextChange): string {
  return `${keyOf(row)}\n${language}`;
}

/** With what each is translated from, and which of them are older than the text. */
function describeImport(project: Project, csv: string, { committed, history }: Past): TextImport {
  const { changes, files, mistakes } = importTexts(project, csv);
  const languages = orderLanguages(project, listTextRows(project));
  return {
    changes: changes.map((change): ImportedChange => {
      const { row, language, text } = change;
      const place = row.locate(language);
      const first = languages.find((one) => row.wording[one] !== undefined);
      const before = row.wording[language];
      const last = committed?.get(keyOf(row))?.[language];
      return {
        ...{ id: idOf(change), name: row.name, form: row.form, language, after: text, ...place },
        ...(before !== undefined && { before }),
        ...(first !== undefined && first !== language && { original: row.wording[first] }),
        takesBack: before !== undefined && (last === text || history?.hadBefore(place, text) === true),
      };
    }),
    mistakes,
    paths: [...files.keys()],
  };
}

type Wordings = ReadonlyMap<string, TextRow["wording"]>;

/** By row. */
function readWordings(root: string, head: string): Wordings | undefined {
  const files = readGitFiles(root, head);
  return files && new Map(listTextRows(loadProject(files)).map((row) => [keyOf(row), row.wording]));
}

function keyOf({ file, name, form }: Pick<TextRow, "file" | "name" | "form">): string {
  return [file, name, form].join("\n");
}

interface Past {
  readonly committed: Wordings | undefined;
  readonly history: WordingHistory | undefined;
}

function listTexts(edited: EditedProject, { committed, history }: Past): TextTable {
  const { project } = edited.workspace.compile();
  const all = listTextRows(project);
  const languages = orderLanguages(project, all);
  const screensOf = createScreensOf(edited);
  const problemsAt = createProblemsAt(edited);
  return {
    languages,
    past: committed === undefined ? "none" : history?.isCut === true ? "cut" : "whole",
    rows: all.map((row): StudioText => {
      const { file, name, form, comment, wording } = row;
      const { variant = "" } = readDefinitionPath(file);
      const [first = ""] = languages.filter((language) => wording[language] !== undefined);
      const before = committed && (committed.get(keyOf(row)) ?? {});
      return {
        key: keyOf(row),
        ...{ file, name, form, comment },
        screens: screensOf(file),
        market: project.catalogue.markets.has(variant) ? variant : "",
        wordings: languages.flatMap((language) => describeWording(row, { language, first, before, history, problemsAt })),
        pseudo: writePseudo(wording[first] ?? ""),
      };
    }),
  };
}

/** The one that texts are written in first stands first: others are translated from it. */
function orderLanguages(project: Project, rows: readonly TextRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { wording } of rows) {
    const [first = ""] = Object.keys(wording);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return languagesOf(project.catalogue).sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

interface Compared extends Pick<Past, "history"> {
  readonly language: string;
  /** The first language in which the text is written. */
  readonly first: string;
  /** Undefined where there is no commit. */
  readonly before: TextRow["wording"] | undefined;
  problemsAt(place: WordingPlace): readonly string[];
}

/** What the check says of a wording, by its place. */
function createProblemsAt({ workspace }: EditedProject): Compared["problemsAt"] {
  const byFile = new Map<string, { readonly pointer: string; readonly message: string }[]>();
  for (const { file, pointer, message, isNotice } of diagnoseAll(workspace)) {
    if (isNotice) continue;
    byFile.set(file, [...(byFile.get(file) ?? []), { pointer, message }]);
  }
  return ({ file, path }) => {
    const own = joinPointer("", ...path);
    return (byFile.get(file) ?? []).filter(({ pointer }) => isWithin(pointer, own)).map(({ message }) => message);
  };
}

/** None for a language that neither has nor needs it. */
function describeWording(row: TextRow, compared: Compared): StudioWording[] {
  const { language, problemsAt } = compared;
  const text = row.wording[language];
  if (text === undefined && !row.needed.includes(language)) return [];
  const judged = judge(row, compared);
  const place = row.locate(language);
  const written = text === undefined ? {} : { text, mustStay: row.mustStay(language) };
  return [{ language, ...written, ...judged, problems: problemsAt(place), ...place }];
}

function judge(row: TextRow, { language, first, before, history }: Compared): Pick<StudioWording, "state" | "madeFrom" | "mark"> {
  const { wording, locate, compared } = row;
  const text = wording[language];
  if (text === undefined) return { state: "missing" };
  if (before === undefined) return { state: "same" };
  if (text !== before[language]) return { state: "changed" };
  if (language === first) return { state: "same" };
  const source = history?.sourceOf(locate(language), locate(first)) ?? before[first];
  const now = row.stamp(first);
  if (source === undefined || source === wording[first] || compared?.[language] === now) return { state: "same" };
  const mark = compared && { path: [...splitPointer(row.pointer), "comparedWith", language], text: now };
  return { state: "outdated", madeFrom: source, ...(mark && { mark }) };
}

/** The screens that can show the texts of a file. */
function createScreensOf({ workspace }: Pick<EditedProject, "workspace">): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const { screen, fragment } = readDefinitionPath(file);
    if (screen !== undefined) return [screen];
    if (fragment === undefined) return [];
    const found =
      known.get(file) ??
      workspace.familyOf(file).flatMap((path) => {
        const { kind, screen: id } = readDefinitionPath(path);
        return kind === "screen" && id !== undefined ? [id] : [];
      });
    known.set(file, found);
    return found;
  };
}

function exportRows(project: Project, { language, screen, only }: RequestOf<"exportTexts">): string {
  const all = orderLanguages(project, listTextRows(project));
  const languages = language === "" ? all : [...new Set([all.find((one) => one !== language) ?? language, language])];
  const base = project.screens.get(screen)?.file;
  const folder = base?.slice(0, base.lastIndexOf("/") + 1) ?? "";
  const wanted = language === "" ? languages : [language];
  const rows = listTextRows(project, language === "" ? [] : languages)
    .filter(({ file }) => file.startsWith(folder))
    .filter((row) => only !== "missing" || isMissing(row, wanted));
  return writeSheet(rows, languages);
}

/** Where nodes show it, screens before fragments. */
function findUses({ workspace }: EditedProject, { file, name }: RequestOf<"textUses">): TextUse[] {
  const named = { kind: "text", name, files: workspace.familyOf(file) };
  return findReferences(workspace, named).flatMap((place) => {
    const node = findNodeAt(workspace, place.file, place.start);
    const screens = createScreensOf({ workspace })(place.file);
    return node === undefined ? [] : screens.map((screen) => ({ screen, node }));
  });
}
