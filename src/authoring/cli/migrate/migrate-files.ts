// Format 1 to format 2, one concern after the other. Each step leaves alone what is in format 2 already.
import { deepEqual, isObject } from "../../../core/json/index.ts";
import { hasShortForms, readDefinitionPath, shortenDefinition } from "../../compiler/index.ts";
import type { DefinitionFile } from "./definition-file.ts";
import { extractTexts, type MarketLanguages } from "./extract-texts.ts";
import { moveFiles } from "./move-files.ts";
import { nameShownTexts } from "./name-shown-texts.ts";
import { recordReplaced } from "./record-replaced.ts";
import { renameKeys } from "./rename-keys.ts";
import { rewriteExpressions } from "./rewrite-expressions.ts";
import { rewriteNodes } from "./rewrite-nodes.ts";
import { readWidgetProps } from "./widget-props.ts";

export interface Migrated {
  readonly files: readonly DefinitionFile[];
  /** What was done, one line for each change. */
  readonly notes: readonly string[];
}

/** The files of `screens/` as they are in format 2. `declarations` are those of the widgets. */
export function migrateFiles(files: readonly DefinitionFile[], declarations: readonly DefinitionFile[]): Migrated {
  const widgetProps = readWidgetProps(declarations);
  const { files: moved, ids } = moveFiles(files);
  const rewritten = moved.map((file) => rewriteNodes(rewriteExpressions(renameKeys(file)), widgetProps));
  const isFirstFormat = [...ids].some(([from, to]) => from !== to) || moved.some(({ path }, index) => path !== files[index]?.path);
  const markets = readLanguages(rewritten);
  const withTexts = isFirstFormat
    ? byFolder(rewritten).flatMap((folder) => nameShownTexts(extractTexts(folder, markets, widgetProps)))
    : rewritten;
  const migrated = recordReplaced(withTexts).map(shorten);
  return { files: migrated, notes: listNotes(files, { moved, ids, migrated }) };
}

function readLanguages(files: readonly DefinitionFile[]): MarketLanguages {
  return new Map(
    files.flatMap(({ path, value }) => {
      const languages = isObject(value) && readDefinitionPath(path).kind === "market" ? value["languages"] : undefined;
      const [first]: unknown[] = Array.isArray(languages) ? languages : [];
      return isObject(value) && typeof first === "string" ? [[String(value["id"]), first] as const] : [];
    }),
  );
}

function byFolder(files: readonly DefinitionFile[]): DefinitionFile[][] {
  const folders = new Map<string, DefinitionFile[]>();
  for (const file of files) {
    const folder = file.path.slice(0, file.path.lastIndexOf("/"));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders.values()];
}

function shorten(file: DefinitionFile): DefinitionFile {
  const { kind } = readDefinitionPath(file.path);
  return hasShortForms(kind) ? { ...file, value: shortenDefinition(kind, file.value) } : file;
}

interface Steps {
  readonly moved: readonly DefinitionFile[];
  readonly ids: ReadonlyMap<string, string>;
  readonly migrated: readonly DefinitionFile[];
}

function listNotes(files: readonly DefinitionFile[], { moved, ids, migrated }: Steps): string[] {
  const after = new Map(migrated.map(({ path, value }) => [path, value]));
  const ofFiles = files.flatMap(({ path, value }, index) => {
    const to = moved[index]?.path ?? path;
    if (!after.has(to)) return [`${path} said nothing but texts, which texts.json holds.`];
    if (to !== path) return [`${path} → ${to}`];
    return deepEqual(after.get(to), value) ? [] : [`${path} is rewritten.`];
  });
  const known = new Set(moved.map(({ path }) => path));
  const added = migrated.flatMap(({ path }) => (known.has(path) ? [] : [`${path} holds texts of the screen and its overlays.`]));
  const renamed = [...ids].flatMap(([from, to]) => (from === to ? [] : [`The screen ${from} is named ${to}.`]));
  return [...ofFiles, ...added, ...renamed];
}
