/** Which files the studio and assistants may write. */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";

/** The folders of definitions, and which of their files. */
const writable: readonly { readonly folder: string; readonly files?: RegExp }[] = [
  { folder: "screens" },
  { folder: "widgets" },
  { folder: "schemas/entities", files: /\.schema\.json$/ },
];
const allowed = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9._-]*\.(?:json|svg|png|jpe?g|webp|avif|tsx?|css)$/i;

/** Why a file must not be written; undefined when it may. */
export function refuseFile(root: string, path: string): string | undefined {
  const found = writable.find(({ folder, files }) => path.startsWith(`${folder}/`) && files?.test(path) !== false);
  if (found === undefined || posix.normalize(path) !== path || !allowed.test(path)) {
    const folders = writable.map(({ folder }) => `\`${folder}/\``).join(", ");
    return `Files can be written below ${folders}, with letters, digits, \`-\` and \`_\` in their names: \`${path}\` cannot.`;
  }
  // A link may lead out of the project.
  const below = relative(realpathSync(root), realpathSync(nearestFolder(join(root, dirname(path)))));
  const { folder } = found;
  const [from, to] = [`${below.replaceAll(sep, "/")}/`, `${folder}/`];
  // The folder may have to be made first.
  return from.startsWith(to) || to.startsWith(from) ? undefined : `\`${path}\` leads out of \`${folder}/\`.`;
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}
