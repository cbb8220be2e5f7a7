/** The only place of the command line and of the studio that writes definitions to the disk. */
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPictureFile } from "../compiler/index.ts";

/** Writes all of a file or nothing: a reader meanwhile, and one after a crash, finds the old text or the new one. Throws when the disk refuses. */
export function writeWholeFile(root: string, path: string, text: string): void {
  writeWholeFiles(root, [{ path, text }]);
}

interface Prepared {
  readonly target: string;
  readonly part: string;
  /** What stood there; undefined where nothing did. */
  readonly before: Buffer | undefined;
}

/** As `writeWholeFile`, for files that belong together: when one is refused, those before it get their old texts back. */
export function writeWholeFiles(root: string, files: readonly { readonly path: string; readonly text: string }[]): void {
  const prepared: Prepared[] = [];
  const placed: Prepared[] = [];
  try {
    // A full disk refuses here, when nothing has changed yet.
    for (const { path, text } of files)
      prepared.push(prepare(join(root, path), Buffer.from(text, isPictureFile(path) ? "latin1" : "utf8")));
    for (const one of prepared) {
      renameSync(one.part, one.target);
      placed.push(one);
    }
  } catch (error) {
    for (const { target, before } of placed.reverse()) {
      if (before === undefined) rmSync(target, { force: true });
      else writeFileSync(target, before);
    }
    for (const { part } of prepared) rmSync(part, { force: true });
    throw error;
  }
}

function prepare(target: string, content: Buffer): Prepared {
  mkdirSync(dirname(target), { recursive: true });
  const part = `${target}.${randomBytes(6).toString("hex")}.part`;
  try {
    const file = openSync(part, "wx");
    try {
      // All of it: `writeSync` may stop half-way on a disk that is nearly full.
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return { target, part, before: statSync(target, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(target) : undefined };
}
