/**
 * A folder that servers serve, with links for them:
 *
 * ```text
 * served      → history/000012, which is all that changes when the pointer moves, by one `rename`
 * current.json → served/current.json
 * history/000012/current.json, 00 … ff → ../../releases/<id>, by the part of a device
 * ```
 *
 * No lock: who makes the folder of the next number has won, because a folder that is there is never replaced. Then `served` is the link
 * `history/000012/move`, moved there by the first process that comes. It can be moved once only, and the next number is taken after that, so that
 * a process that slept meanwhile cannot put back what was.
 */
import { createHash, randomBytes } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { link, mkdir, rename, rm, symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isObject } from "../../../../core/json/index.ts";
import type { BuiltFile } from "../built-files.ts";
import { hashOf } from "../hash.ts";
import { type Pointer, parts, partsOfNext, readPointerText, writePointer } from "../pointer.ts";
import { goneAgain } from "../release-error.ts";
import type { SeenPointer, StoredFile, Target } from "./target.ts";

const history = "history";
const unfinished = ".part";
const numberOf = (turn: number): string => String(turn).padStart(6, "0");

export function folderTarget(name: string, folder = resolve(name)): Target {
  const at = (path: string): string => join(folder, path);
  return {
    name,
    read: async (path) => readIfThere(at(path)),
    hashOf: async (path) => hashIfThere(at(path)),
    writeOnce: (file) => writeOnce(folder, file),
    writeOver: async (file) => rename(await writeAside(folder, file), at(file.path)),
    list: async (path) => listFiles(folder, path),
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    tidy: (before) => tidy(at(unfinished), before),
    async readPointer(isFinished) {
      if (isFinished) await finishMove(folder);
      return seePointer(folder);
    },
    movePointer: (next, seen) => movePointer(folder, next, seen),
    async shareOf(id) {
      const served = parts.filter((part) => linkAt(at(`served/${part}`))?.endsWith(`/releases/${id}`));
      return served.length / parts.length;
    },
  };
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function hashIfThere(path: string): string | undefined {
  const content = readIfThere(path);
  return content && hashOf(content);
}

/** Written aside and then linked, which refuses a name that is taken. */
async function writeOnce(folder: string, file: BuiltFile): Promise<string> {
  const target = join(folder, file.path);
  const there = hashIfThere(target);
  if (there !== undefined) return there;
  const aside = await writeAside(folder, file);
  const isFirst = await isDone(link(aside, target), ["EEXIST"]);
  await unlink(aside);
  const stands = isFirst ? file.hash : hashIfThere(target);
  if (stands === undefined) throw goneAgain(file.path);
  return stands;
}

/** On the disk as a whole before its name is, so that a power cut leaves no empty file of that name. */
async function writeAside(folder: string, { path, content }: BuiltFile): Promise<string> {
  const aside = join(folder, unfinished, randomBytes(8).toString("hex"));
  await Promise.all([aside, join(folder, path)].map((one) => mkdir(dirname(one), { recursive: true })));
  await writeFile(aside, content, { flush: true });
  const time = pageTime(path);
  if (time !== undefined) await utimes(aside, time, time);
  return aside;
}

/**
 * Servers make the `ETag` of a page of its size and the second in which it was written. Pages of two releases often have the same size,
 * so each release has a second of its own.
 */
function pageTime(path: string): Date | undefined {
  const id = /^releases\/([^/]+)\//.exec(path)?.[1];
  if (id === undefined) return undefined;
  const second = createHash("sha256").update(id).digest().readUInt32BE(0) % (5 * 365 * 86_400);
  return new Date(Date.UTC(2020, 0) + second * 1000);
}

function listFiles(folder: string, path: string): StoredFile[] {
  const top = join(folder, path);
  if (!existsSync(top)) return [];
  const names = readdirSync(top, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return names.flatMap((one) => {
    const file = join(one.parentPath, one.name);
    // Somebody may be removing files.
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts ? [{ path: relative(folder, file).split(sep).join("/"), at: facts.mtimeMs }] : [];
  });
}

/** By the moment of the change: pages are given another one of their writing. */
async function tidy(aside: string, before: number): Promise<void> {
  const paths = existsSync(aside) ? readdirSync(aside).map((name) => join(aside, name)) : [];
  const isOld = (path: string): boolean => (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? before) < before;
  for (const path of paths.filter(isOld)) await rm(path, { recursive: true, force: true });
}

/** The last number that somebody has taken, 0 for none. */
function lastTurn(folder: string): number {
  const names = existsSync(join(folder, history)) ? readdirSync(join(folder, history)) : [];
  return Math.max(0, ...names.filter((one) => /^\d+$/.test(one)).map(Number));
}

async function finishMove(folder: string): Promise<number> {
  const turn = lastTurn(folder);
  if (turn === 0) return 0;
  await isDone(rename(join(folder, history, numberOf(turn), "move"), join(folder, "served")), ["ENOENT"]);
  const pointer = join(folder, "current.json");
  if (linkAt(pointer) === undefined) await placeLink(folder, "served/current.json", pointer);
  return turn;
}

function seePointer(folder: string): SeenPointer {
  const text = readIfThere(join(folder, "current.json"))?.toString();
  return { pointer: readPointerText(text), version: `${linkAt(join(folder, "served")) ?? ""}\n${text ?? ""}` };
}

async function movePointer(folder: string, next: Pointer, seen: SeenPointer): Promise<boolean> {
  const turn = await finishMove(folder);
  if (seePointer(folder).version !== seen.version) return false;
  const own = join(history, numberOf(turn + 1));
  const aside = join(folder, unfinished, randomBytes(8).toString("hex"));
  await mkdir(aside, { recursive: true });
  await mkdir(join(folder, history), { recursive: true });
  await writeFile(join(aside, "current.json"), writePointer(next));
  const ofNext = partsOfNext(next);
  const idOf = (part: string): string => (next.next !== null && ofNext.has(part) ? next.next : next.live);
  await Promise.all(parts.map((part) => symlink(`../../releases/${idOf(part)}`, join(aside, part))));
  await symlink(own.split(sep).join("/"), join(aside, "move"));
  const isFirst = await isDone(rename(aside, join(folder, own)), ["ENOTEMPTY", "EEXIST"]);
  if (isFirst) await finishMove(folder);
  else await rm(aside, { recursive: true, force: true });
  return isFirst;
}

async function placeLink(folder: string, leadsTo: string, place: string): Promise<void> {
  const aside = join(folder, unfinished, randomBytes(8).toString("hex"));
  await mkdir(dirname(aside), { recursive: true });
  await symlink(leadsTo, aside);
  await rename(aside, place);
}

function linkAt(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : undefined;
}

/** False where it fails in one of these ways. */
async function isDone(doing: Promise<unknown>, ways: readonly string[]): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (isObject(error) && ways.includes(String(error["code"]))) return false;
    throw error;
  }
}
