/** Which files the studio may write. */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";

const writable = ["screens", "widgets"] as const;
const allowed = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9._-]*\.(?:json|svg|png|jpe?g|webp|avif|tsx?|css)$/i;

/** Why a file must not be written; undefined when it may. */
export function refuseFile(root: string, path: string): string | undefined {
  const [folder = ""] = path.split("/");
  if (!writable.some((name) => name === folder) || posix.normalize(path) !== path || !allowed.test(path))
    return `The studio writes files below ${writable.map((name) => `\`${name}/\``).join(" and ")}, and \`${path}\` is none.`;
  // A link may lead out of the project.
  const below = relative(realpathSync(root), realpathSync(nearestFolder(join(root, dirname(path)))));
  return below.split(sep)[0] === folder ? undefined : `\`${path}\` leads out of \`${folder}/\`.`;
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}
