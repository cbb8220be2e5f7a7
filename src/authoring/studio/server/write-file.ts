/** The only place of the studio that writes to the disk. */
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { isPictureFile } from "../../compiler/index.ts";

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

/** Writes all of a file or nothing: a reader meanwhile, and one after a crash, finds the old text or the new one. Throws when the disk refuses. */
export function writeWholeFile(root: string, path: string, text: string): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  const part = `${target}.${randomBytes(6).toString("hex")}.part`;
  try {
    const file = openSync(part, "wx");
    try {
      writeSync(file, Buffer.from(text, isPictureFile(path) ? "latin1" : "utf8"));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
