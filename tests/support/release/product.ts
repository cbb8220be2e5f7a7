/** A small product, of which a commit and its author are known, with builds that the command line releases to folders. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { runCommand } from "../run/run-command.ts";
import { writeStubBuild } from "./stub-build.ts";

const names = ["red", "blue", "green"];

interface Product {
  /** Where builds are, by name. */
  readonly home: string;
  readonly root: string;
  idOf(name: string): string;
  /** Another folder each time. */
  openFolder(): ReleaseFolder;
  remove(): void;
}

interface ReleaseFolder {
  readonly to: string;
  run(...args: readonly string[]): ReturnType<typeof runCommand>;
  send(name: string, ...more: readonly string[]): ReturnType<typeof runCommand>;
  /** A file of JSON. */
  read(path: string): ReturnType<typeof JSON.parse>;
  /** Files of the live release that are gone or differ. */
  findBroken(): readonly string[];
}

export function makeProduct(): Product {
  const home = mkdtempSync(join(tmpdir(), "layar-release-"));
  const root = join(home, "product");
  cpSync("tests/projects/library", root, { recursive: true });
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root });
  git("init", "-q");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  const builds = new Map(names.map((name) => [name, writeStubBuild(join(home, name), name).id]));
  let count = 0;
  return {
    home,
    root,
    idOf: (name) => builds.get(name) ?? "",
    openFolder: () => openFolder(home, root, join(home, `target-${++count}`)),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Makes it for a file of tests; `folder` is another one in each of them. */
export function holdProduct() {
  const { home, root, idOf, openFolder, remove } = makeProduct();
  let open = openFolder();
  beforeEach(() => {
    open = openFolder();
  });
  afterAll(remove);
  const folder: ReleaseFolder = {
    get to() {
      return open.to;
    },
    run: (...args) => open.run(...args),
    send: (name, ...more) => open.send(name, ...more),
    read: (path) => open.read(path),
    findBroken: () => open.findBroken(),
  };
  return { home, root, folder, idOf };
}

function openFolder(home: string, root: string, to: string): ReleaseFolder {
  const run = (...args: readonly string[]) => runCommand(root, [...args, "--to", to]);
  return {
    to,
    run,
    send: (name, ...more) => run("release", "--from", join(home, name), ...more),
    read: (path) => JSON.parse(readFileSync(join(to, path), "utf8")),
    findBroken: () => findBrokenIn(to),
  };
}

/** Of the live release of a folder, judged by nothing but its files. */
export function findBrokenIn(to: string): readonly string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(to, path), "utf8"));
  const { files }: { files: { [path: string]: string } } = read(`releases/${read("current.json").live}/manifest.json`);
  const hashOf = (path: string) =>
    createHash("sha256")
      .update(readFileSync(join(to, path)))
      .digest("hex");
  return Object.entries(files).flatMap(([path, hash]) => (existsSync(join(to, path)) && hashOf(path) === hash ? [] : [path]));
}
