/** What changes in the files of an app that gets screens: its Vite configuration, its scripts, and what TypeScript looks at. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../../core/json/index.ts";
import { readVersion, writeWholeFile } from "../../project/index.ts";
import { addEntry, addValue, readJson } from "./edit-json.ts";
import { addPlugin, linesOf } from "./edit-vite-config.ts";

interface Changes {
  readonly changed: readonly string[];
  /** What is left to the author, in sentences. */
  readonly byHand: readonly string[];
  /** The app did not have the package. */
  readonly needsInstall: boolean;
}

const configs = ["ts", "mts", "js", "mjs"].map((ending) => `vite.config.${ending}`);

export function changeApp(root: string, folder: string): Changes {
  const config = configs.find((path) => existsSync(join(root, path)));
  const [line, call] = linesOf(folder);
  const edited = config === undefined ? undefined : change(root, config, (text) => addPlugin(text, folder));
  const needsInstall = !hasPackage(readFileSync(join(root, "package.json"), "utf8"));
  const added = needsInstall ? "scripts and the package" : "scripts";
  const [tsconfig] = ["tsconfig.app.json", "tsconfig.json"].filter((path) => existsSync(join(root, path)));
  return {
    changed: [
      ...(config !== undefined && edited ? [`Added the plugin to ${config}.`] : []),
      ...(change(root, "package.json", (text) => addToPackage(text, folder)) ? [`Added ${added} to package.json.`] : []),
      ...(tsconfig !== undefined && change(root, tsconfig, (text) => include(text, folder)) ? [`Added ${folder} to ${tsconfig}.`] : []),
    ],
    needsInstall,
    byHand: edited === undefined ? [`Add two lines to the Vite configuration: \`${line}\`, and \`${call}\` to its plugins.`] : [],
  };
}

/** Whether the file is another one now; undefined where it could not be changed. */
function change(root: string, path: string, edit: (text: string) => string | undefined): boolean | undefined {
  const text = readFileSync(join(root, path), "utf8");
  const edited = edit(text);
  if (edited === undefined) return undefined;
  if (edited !== text) writeWholeFile(root, path, edited);
  return edited !== text;
}

function addToPackage(text: string, folder: string): string {
  const where = `--root ${folder}`;
  const scripts = { layar: "layar dev", "layar:check": `layar check ${where} && layar test ${where}` };
  const scripted = Object.entries(scripts).reduce((now, [name, script]) => addValue(now, ["scripts", name], script), text);
  return hasPackage(text) ? scripted : addValue(scripted, ["dependencies", "layar"], readVersion());
}

function hasPackage(text: string): boolean {
  const { dependencies, devDependencies } = readJson(text);
  return [dependencies, devDependencies].some((listed) => isObject(listed) && "layar" in listed);
}

/** Without a list of its own TypeScript looks at every file. */
function include(text: string, folder: string): string {
  const { include: list } = readJson(text);
  if (!Array.isArray(list)) return text;
  const covers = (pattern: unknown) =>
    typeof pattern === "string" && (/^(?:\.\/)?(?:\*\*.*|\.)?$/.test(pattern) || isBelow(folder, pattern));
  return list.some(covers) ? text : addEntry(text, "include", folder);
}

function isBelow(folder: string, pattern: string): boolean {
  const bare = pattern.replace(/^\.\//, "").replace(/\/(?:\*\*.*)?$/, "");
  return folder === bare || folder.startsWith(`${bare}/`);
}
