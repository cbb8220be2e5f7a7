/** Which files of a project the studio, assistants and commands may read and write. */
import { lstatSync } from "node:fs";
import { isAbsolute, join, posix, resolve } from "node:path";
import { quoteName } from "../../core/format/index.ts";
import { definitionFolders, toProjectPath } from "./project-files.ts";

/** The folders of definitions, and which of their files. */
const writable: { readonly [folder: string]: RegExp } = { screens: /./, widgets: /./, "schemas/entities": /\.schema\.json$/ };
const allowed = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9._-]*\.(?:json|svg|png|jpe?g|webp|avif|tsx?|css)$/i;

/** Why a file must not be read or written; undefined when it may. */
export function refuseFile(root: string, path: string, folders: readonly string[] = Object.keys(writable)): string | undefined {
  const isBelow = folders.some((folder) => path.startsWith(`${folder}/`) && writable[folder]?.test(path));
  if (isBelow && posix.normalize(path) === path && allowed.test(path)) return refuseElsewhere(root, path);
  const listed = folders.map((folder) => `\`${folder}/\``).join(", ");
  return `Files can be written below ${listed}, with letters, digits, \`-\` and \`_\` in their names: \`${path}\` cannot.`;
}

/** Why a file or folder that somebody names is none of definitions; undefined when it is. */
export function refusePlace(root: string, named: string): string | undefined {
  const path = toProjectPath(root, resolve(root, named));
  const isBelow = definitionFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  return isBelow ? refuseElsewhere(root, path) : `${quoteName(named)} is no definition of this project.`;
}

/** Why a path from the root leads out of the project, or may: by a link; undefined when it does not. */
export function refuseElsewhere(root: string, path: string): string | undefined {
  const parts = path.split("/");
  if (isAbsolute(path) || parts.includes("..")) return `${quoteName(path)} leads out of the project.`;
  const link = parts.map((_, at) => parts.slice(0, at + 1).join("/")).find((one) => isLink(join(root, one)));
  return link && `${quoteName(link)} is a link, and links are not followed.`;
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
