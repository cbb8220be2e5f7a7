// `check --grant` in a repository: what is compared is the disk with a commit, whatever git has been set to.
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type GrantedLibrary, makeGrantedLibrary, winter, winterFile, winterGrant } from "../../support/project/granted-library.ts";
import { runCommand } from "../../support/run/run-command.ts";

let library: GrantedLibrary;
beforeAll(() => {
  library = makeGrantedLibrary();
});
afterEach(() => library.reset());
afterAll(() => library.remove());

const texts = "screens/books/search/texts.json";
const check = (...args: readonly string[]) => runCommand(library.root, ["check", "--json", "--grant", library.grant, ...args]);
const edit = (path: string): void => {
  const old = readFileSync(join(library.root, path), "utf8");
  library.write(path, old.replace(/"nl": "[^"]*"/, '"nl": "Anders"'));
};

interface Found {
  readonly check: string;
  readonly file: string;
  readonly subject: { readonly kind: string };
  readonly consequences?: readonly Found[];
}

async function refused(...args: readonly string[]): Promise<string[]> {
  const { exit, out } = await check(...args);
  const { problems }: { problems: Found[] } = JSON.parse(out);
  expect(exit).toBe(1);
  const all = problems.flatMap((one) => [one, ...(one.consequences ?? [])]);
  return all.filter((one) => one.check === "change-is-granted").map(({ file, subject }) => `${subject.kind} ${file}`);
}

it("passes what has not changed, and a promotion within the grant", async () => {
  expect(await check()).toMatchObject({ exit: 0 });
  library.write(winterFile, winter);
  expect(await check()).toMatchObject({ exit: 0 });
});

const hidden: readonly (readonly [name: string, change: () => void, file: string])[] = [
  ["a file that git takes as unchanged", () => hide("--assume-unchanged"), texts],
  ["a file that git skips", () => hide("--skip-worktree"), texts],
  ["a change that is staged", () => stage(), texts],
  [
    "a file of another name",
    () => renameSync(join(library.root, "screens/books/book/SUMMER.json"), join(library.root, winterFile)),
    "screens/books/book/SUMMER.json",
  ],
  ["a file that has become a program", () => chmodSync(join(library.root, texts), 0o755), texts],
  ["a link in place of an overlay", () => symlinkSync("SUMMER.json", join(library.root, winterFile)), winterFile],
  ["a folder that is a link", () => symlinkSync("../member", join(library.root, "screens/books/other")), "screens/books/other"],
  ["a file that git ignores", () => ignore("screens/books/book/SPRING.json"), "screens/books/book/SPRING.json"],
  ["a repository inside", () => nest("screens/books/inner"), "screens/books/inner/"],
  ["code", () => library.write("widgets/note/note.tsx", "export const Note = () => null;\n"), "widgets/note/note.tsx"],
  ["a workflow", () => library.write(".github/workflows/ci.yml", "on: push\n"), ".github/workflows/ci.yml"],
  ["types that are not those of the screens", () => library.write("layar-env.d.ts", "declare module 'x';\n"), "layar-env.d.ts"],
];

function hide(how: string): void {
  edit(texts);
  library.git("update-index", how, texts);
}

function stage(): void {
  edit(texts);
  library.git("add", "-A");
}

function ignore(path: string): void {
  writeFileSync(join(library.root, ".git/info/exclude"), `${path}\n`);
  library.write(path, winter);
}

function nest(folder: string): void {
  mkdirSync(join(library.root, folder));
  library.git("init", "-q", folder);
  library.write(`${folder}/screen.json`, "{}");
}

it.each(hidden)("refuses %s", async (_, change, file) => {
  change();
  expect((await refused()).map((one) => one.replace(/^\w+ /, ""))).toContain(file);
});

it("refuses what is beyond it whichever files are asked for", async () => {
  edit(texts);
  expect(await refused("screens/books/book")).toEqual([`screen ${texts}`]);
});

it("compares with the commit that is named", async () => {
  const [first] = [library.git("rev-parse", "HEAD").trim()];
  edit(texts);
  library.git("commit", "-qam", "Sly");
  expect(await check()).toMatchObject({ exit: 0 });
  expect(await refused("--since", first)).toEqual([`screen ${texts}`]);
});

it("is no part of what it judges", async () => {
  library.write("grants/winter.json", JSON.stringify({ ...winterGrant, screens: "*" }));
  library.git("add", "-A");
  library.git("commit", "-qm", "A grant");
  const own = ["check", "--json", "--grant", "grants/winter.json"];
  expect(await runCommand(library.root, own)).toMatchObject({ exit: 0 });
  library.write("grants/winter.json", JSON.stringify({ ...winterGrant, screens: "*", markets: "*" }));
  const { exit, out } = await runCommand(library.root, own);
  expect([exit, JSON.parse(out).problems[0].subject.kind]).toEqual([1, "grant"]);
});

it("is found from where the command is run", async () => {
  const home = dirname(library.grant);
  expect(await runCommand(home, ["check", "--root", "library", "--grant", "grant.json"])).toMatchObject({ exit: 0 });
});

it("says where a grant cannot be read, and what would be right", async () => {
  writeFileSync(library.grant, '{\n  "screens": "*",\n  "markets": ["utrech"]\n}\n');
  const misspelt = await check();
  writeFileSync(library.grant, '{\n  "screens": "*",\n  "market": "*"\n}\n');
  const unknown = await check();
  writeFileSync(library.grant, JSON.stringify(winterGrant));
  expect([misspelt.exit, unknown.exit]).toEqual([2, 2]);
  expect(misspelt.told).toMatch(/grant\.json:3:15[\s\S]*`utrecht`/);
  expect(unknown.told).toMatch(/grant\.json:3:3[\s\S]*`markets`/);
  expect(await check("--since", "nowhere")).toMatchObject({ exit: 2, told: expect.stringContaining("`nowhere`") });
});

it("writes no fix and no beginning beyond it", async () => {
  const path = "screens/books/search/screen.json";
  const wrong = readFileSync(join(library.root, path), "utf8").replace('"page-header"', '"page-heder"');
  library.write(path, wrong);
  library.git("commit", "-qam", "Wrong");
  expect(await check("--fix")).toMatchObject({ exit: 2 });
  expect(readFileSync(join(library.root, path), "utf8")).toBe(wrong);
  expect(existsSync(join(library.root, winterFile))).toBe(false);
});
