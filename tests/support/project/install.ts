/** An app of somebody else in an empty folder, with the packed engine and what the lock file of this repository names. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { inject, vi } from "vitest";

interface Locked {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly [fact: string]: unknown;
}

/** By name: the name under which it is locked here. */
type Aliases = ReadonlyMap<string, string>;
type Lock = { readonly [path: string]: Locked };

const root = process.cwd();
const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, "utf8"));
const { packages: known } = readJson<{ readonly packages: Lock }>(join(root, "package-lock.json"));
const { name, version, dependencies, bin, peerDependencies, peerDependenciesMeta } = readJson<Locked>(join(root, "package.json"));

/** Runs a command and gives what it has written. Throws when it fails. */
export function run(folder: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.\n${stdout}${stderr}`);
  return stdout;
}

/** An app has these by itself. */
export const ofReact = ["react", "react-dom"];
export const ofVite = ["vite", "@vitejs/plugin-react", "typescript", "@types/react", "@types/react-dom"];

/** Makes the tarballs, as a release does, once for all files of a run, and gives the path of the engine's. */
export async function pack(): Promise<string> {
  const done = join(inject("runFolder"), "packed");
  if (takeTask("packing")) {
    const making = mkdtempSync(join(tmpdir(), "layar-pack-"));
    for (const folder of [".", "./lib/create-layar"]) run(root, "npm", "pack", folder, "--silent", "--pack-destination", making);
    renameSync(making, done);
  }
  await vi.waitUntil(() => existsSync(done), { timeout: 200_000, interval: 500 });
  return join(done, `${name}-${version}.tgz`);
}

/** That of `create-layar`, beside the engine's. */
export function findCreate(tarball: string): string {
  return join(dirname(tarball), `create-layar-${version}.tgz`);
}

/** True for the first in a run that asks, in whatever process. */
function takeTask(task: string): boolean {
  try {
    mkdirSync(join(inject("runFolder"), task));
    return true;
  } catch {
    return false;
  }
}

const inside = (folder: string, wanted: string): string => `${folder}node_modules/${wanted}`;

/** The path in the lock file under which a package is found from another one. */
function findLocked(from: string, wanted: string): string | undefined {
  const path = inside(from, wanted);
  if (path in known) return path;
  return from === "" ? undefined : findLocked(from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/$/, "$1"), wanted);
}

/** With all that they need, as they are locked here; a package may be locked here under another name. */
function lockOf(names: readonly string[], aliases: Aliases): Lock {
  const found = new Map<string, Locked>();
  const add = (path: string | undefined): void => {
    const entry = path === undefined ? undefined : known[path];
    if (path === undefined || entry === undefined || found.has(path)) return;
    const { dev: _, name: __, ...rest } = entry;
    found.set(path, rest);
    for (const next of Object.keys({ ...rest.dependencies, ...rest.optionalDependencies })) add(findLocked(`${path}/`, next));
  };
  for (const one of names) add(inside("", aliases.get(one) ?? one));
  const namesHere = new Map([...aliases].map(([wanted, here]) => [here, wanted]));
  const pathOf = (path: string): string => path.replace(/(?<=^node_modules\/)[^@/]+/, (here) => namesHere.get(here) ?? here);
  return Object.fromEntries([...found].map(([path, entry]) => [pathOf(path), entry]));
}

export interface App {
  readonly folder: string;
  /** Names of the packages that are there because of the engine. */
  readonly added: readonly string[];
  write(path: string, text: string): void;
  remove(): void;
}

/** Installs what an app has, and the tarball. The installer takes what `npm ci` of this repository has stored. */
export function installApp(tarball: string, names: readonly string[], aliases: Aliases = new Map()): App {
  const folder = mkdtempSync(join(tmpdir(), "layar-app-"));
  const own = lockOf(names, aliases);
  const all = lockOf([...names, ...Object.keys(dependencies ?? {})], aliases);
  const versions = Object.fromEntries(names.map((one) => [one, own[`node_modules/${one}`]?.version ?? ""]));
  const resolved = `file:${tarball}`;
  const wanted = { ...versions, layar: resolved };
  const facts = { name: "app", version: "1.0.0", private: true, type: "module", dependencies: wanted };
  const packed = { version, resolved, dependencies, bin, peerDependencies, peerDependenciesMeta };
  const app: App = {
    folder,
    added: [...Object.keys(all).filter((path) => !(path in own)), "node_modules/layar"].map((path) => path.slice("node_modules/".length)),
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
  app.write("package.json", JSON.stringify(facts));
  app.write(
    "package-lock.json",
    JSON.stringify({ ...facts, lockfileVersion: 3, packages: { "": facts, ...all, "node_modules/layar": packed } }),
  );
  run(folder, "npm", "ci", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent");
  return app;
}

/** Files of the tarball with their sizes in bytes. */
export function listPacked(tarball: string): ReadonlyMap<string, number> {
  const lines = run(dirname(tarball), "tar", "-tvzf", basename(tarball)).trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [, , size = "", , , path = ""] = line.split(/\s+/);
      return [path.replace(/^package\//, ""), Number(size)];
    }),
  );
}
