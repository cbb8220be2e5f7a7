// From the flat folders of format 1 to a folder for each screen. Names that the paths give leave the files.
import { isObject } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { type DefinitionFile, omit } from "./definition-file.ts";

const folders = /^screens\/(actions|markets|languages|wire)\/([^/]+)$/;
const singles = /^screens\/((?:rules|shell|stored|settings)\.json)$/;
const flat = /^screens\/([^/]+)\/([^/]+)\.json$/;

interface Folders {
  /** Folder of each screen by its old id. */
  readonly byId: ReadonlyMap<string, string>;
}

function textAt(value: unknown, name: string): string | undefined {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** The domain is not repeated in the name of a folder inside it. */
function folderName(domain: string, file: string): string {
  const short = file.replace(new RegExp(`^${domain}-|-${domain}$`), "");
  return short === "" ? file : short;
}

function isScreen(value: unknown): boolean {
  return isObject(value) && "body" in value && "id" in value;
}

function findFolders(files: readonly DefinitionFile[]): Folders {
  const byId = new Map<string, string>();
  for (const { path, value } of files) {
    const [, domain, file] = flat.exec(path) ?? [];
    const id = textAt(value, "id");
    if (domain !== undefined && file !== undefined && id !== undefined && isScreen(value))
      byId.set(id, `screens/${domain}/${folderName(domain, file)}`);
  }
  return { byId };
}

function movedPath({ path, value }: DefinitionFile, { byId }: Folders): string {
  const [, folder, file] = folders.exec(path) ?? [];
  if (folder !== undefined) return `screens/catalogue/${folder}/${file}`;
  const [, single] = singles.exec(path) ?? [];
  if (single !== undefined) return `screens/catalogue/${single}`;
  if (!flat.test(path) || !isObject(value)) return path;
  if (isScreen(value)) return `${byId.get(String(value["id"]))}/screen.json`;
  const whom = isObject(value["for"]) ? value["for"] : {};
  const variant = textAt(whom, "templateId") ?? textAt(whom, "market");
  const fragment = textAt(value, "fragment");
  if (fragment !== undefined) return `screens/fragments/${fragment}/${variant ?? "fragment"}.json`;
  const overlaid = byId.get(textAt(value, "overlay") ?? "");
  if (overlaid !== undefined && variant !== undefined) return `${overlaid}/${variant}.json`;
  const played = byId.get(textAt(value, "screen") ?? "");
  return played === undefined ? path : `${played}/scenarios.json`;
}

/** Names that the new path gives are taken out; a promotion's overlay for one market keeps that. */
function withoutNames(path: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const { kind } = readDefinitionPath(path);
  if (kind === "screen") return omit(value, ["id"]);
  if (kind === "scenario") return omit(value, ["screen"]);
  if (kind === "fragment") return omit(value, ["fragment", "for"]);
  if (kind !== "overlay") return value;
  const whom = isObject(value["for"]) ? value["for"] : {};
  if (textAt(whom, "templateId") === undefined) return omit(value, ["overlay", "for"]);
  const market = textAt(whom, "market");
  const rest = Object.entries(omit(value, ["overlay"])).flatMap(([name, part]): [string, unknown][] =>
    name !== "for" ? [[name, part]] : market === undefined ? [] : [[name, { market }]],
  );
  return Object.fromEntries(rest);
}

/** Steps that lead to a screen name it by its id. */
function withScreenIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => withScreenIds(part, ids));
  if (!isObject(value)) return value;
  const leads = value["do"] === "go" || value["do"] === "back";
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      leads && name === "screen" && typeof part === "string" ? (ids.get(part) ?? part) : withScreenIds(part, ids),
    ]),
  );
}

function withRemoteScreens(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (!isObject(value) || !isObject(value["remote"])) return value;
  const { screens } = value["remote"];
  if (!Array.isArray(screens)) return value;
  const renamed: unknown[] = screens.map((id: unknown) => ids.get(String(id)) ?? id);
  return { ...value, remote: { ...value["remote"], screens: renamed } };
}

function withSchema(path: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const { kind } = readDefinitionPath(path);
  if (kind === "none" || kind === "misplaced" || kind === "entity") return value;
  const up = "../".repeat(path.split("/").length - 1);
  return { $schema: `${up}schemas/editor/${kind}.gen.schema.json`, ...omit(value, ["$schema"]) };
}

/** Every file at its new path, and old ids of screens with their new ones. */
export function moveFiles(files: readonly DefinitionFile[]): { files: DefinitionFile[]; ids: ReadonlyMap<string, string> } {
  const found = findFolders(files);
  const ids = new Map([...found.byId].map(([id, folder]) => [id, folder.split("/").slice(1).join("-")]));
  const moved = files.map((file) => {
    const path = file.path.startsWith("screens/") ? movedPath(file, found) : file.path;
    const own = path === file.path ? file.value : withoutNames(path, file.value);
    const value = withRemoteScreens(withScreenIds(own, ids), ids);
    return { path, value: path.startsWith("screens/") ? withSchema(path, value) : value };
  });
  return { files: moved, ids };
}
