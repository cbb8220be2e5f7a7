/** Reads what the definitions are made of, for everybody. The only file access beside the built output. */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, watch } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isObject } from "../../core/json/index.ts";
import { withoutByteMark } from "../../core/text/index.ts";
import { isPictureFile, type SourceFile } from "../compiler/index.ts";

/** Folders with definitions, and which of their files count. */
const folders: readonly { readonly path: string; readonly file: RegExp }[] = [
  { path: "screens", file: /\.json$|^screens\/mock\/(?:pages\/[^/]+\.html|pictures\/[^/]+\.svg)$|^screens\/pictures\/.*[^/.]\.\w+$/ },
  { path: "schemas/entities", file: /\.schema\.json$/ },
  { path: "widgets", file: /\.(?:schema|examples)\.json$/ },
];

export const definitionFolders: readonly string[] = folders.map(({ path }) => path);

const unread = /^screens\/(?!mock\/|pictures\/)(?:[^./][^/]*\/)*[^./][^/]*\.(?!md$)\w+$/;

/** Whether it stands among the screens and nothing reads it: a copy, a note, another format. Remarks in Markdown may stand anywhere. */
function isUnreadFile(path: string): boolean {
  return unread.test(path) && !isDefinitionFile(path);
}

/** Whether a path from the project's root, with forward slashes, is one of a definition. */
export function isDefinitionFile(path: string): boolean {
  return folders.some((folder) => path.startsWith(`${folder.path}/`) && folder.file.test(path));
}

/** Every definition file below the project's root, in the order of their paths. `extra` names further files. */
export function readProjectFiles(root: string, extra: readonly string[] = []): readonly SourceFile[] {
  const read = (path: string): SourceFile[] =>
    isLinkThere(root, path) ? [{ path, text: "", isLink: true }] : [{ path, text: readSourceText(root, path) }];
  return [...new Set([...listDefinitions(root), ...extra])]
    .sort()
    .flatMap((path) => (extra.includes(path) ? read(path) : (ifThere(() => read(path)) ?? [])));
}

/** One that leads nowhere is as a file that has gone. */
function isLinkThere(root: string, path: string): boolean {
  const full = join(root, path);
  return lstatSync(full).isSymbolicLink() && existsSync(full);
}

/** Undefined where a file or folder has gone since it was listed: git and other programs change many at a time. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isObject(error) && error["code"] === "ENOENT") return undefined;
    throw error;
  }
}

export function readSourceText(root: string, path: string): string {
  return isPictureFile(path) ? readFileSync(join(root, path), "latin1") : readTextFile(join(root, path));
}

/** A file that somebody may have written by an editor, or `0` for standard input. */
export function readTextFile(file: string | number): string {
  return plainText(readFileSync(file, "utf8"));
}

/** Without byte order mark, and with one character at the end of a line on every system: places in the text are then the same for all. */
export function plainText(text: string): string {
  return withoutByteMark(text).replaceAll("\r\n", "\n");
}

/** The JSON files that a path means, as reports write them. None when there is no such file. */
export function findFiles(root: string, path: string): string[] {
  const full = resolve(root, path);
  if (!existsSync(full)) return [];
  const below = toProjectPath(root, full);
  const paths = statSync(full).isDirectory() ? listPaths(root, below) : [below];
  return paths.filter((one) => one.endsWith(".json"));
}

/** Changes whenever one of them does, without reading any. */
export function stampProjectFiles(root: string): string {
  return listDefinitions(root)
    .map((path) => `${path} ${statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");
}

/** Calls back after a definition has changed, once for changes that come together, until stopped. */
export function watchProjectFiles(root: string, stop: AbortSignal, onChange: () => void): void {
  const quietMs = 60;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMs);
  };
  for (const folder of definitionFolders)
    if (existsSync(join(root, folder))) watch(join(root, folder), { recursive: true, signal: stop }, wait).on("error", wait);
  stop.addEventListener("abort", () => clearTimeout(timer));
}

/** Path from the project's root with forward slashes. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}

function listDefinitions(root: string): string[] {
  const found = definitionFolders.flatMap((folder) => (existsSync(join(root, folder)) ? [...walk(root, folder)] : []));
  return found.flatMap(({ path, isLink }) => {
    const isRead =
      isDefinitionFile(path) || (isUnreadFile(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true);
    return isLink || isRead ? [path] : [];
  });
}

/** Everything below a folder of the project but links and what they lead to. */
export function listPaths(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return [...walk(root, folder)].flatMap(({ path, isLink }) => (isLink ? [] : [path]));
}

interface Found {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly isLink: boolean;
}

/** Everything below a folder. A link is named and never followed: it may lead back, out of the project, or to itself. */
function* walk(root: string, folder: string): Generator<Found> {
  // A folder that goes while it is listed is not there.
  for (const entry of ifThere(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? []) {
    const path = `${folder}/${entry.name}`;
    yield { path, isLink: entry.isSymbolicLink() };
    if (entry.isDirectory()) yield* walk(root, path);
  }
}
