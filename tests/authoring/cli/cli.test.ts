import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, sep } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { commands } from "../../../src/authoring/cli/commands/index.ts";
import { writeExampleFiles } from "../../support/project/example-project.ts";
import { fillFolder } from "../../support/project/fill-folder.ts";
import { runCommand } from "../../support/run/run-command.ts";

const here = "tests/authoring/cli";
/** Folders with a command and what it prints. One inside another is another command in the same project. */
const cases = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((path) => basename(path) === "arguments.txt")
  .map((path) => dirname(path))
  .sort();
const example = writeExampleFiles({});
/** Of the example project, for each case as if it were new: two hundred files take longer to write than most commands take. */
const home = mkdtempSync(join(tmpdir(), "layar-cli-"));
let root = "";

function writeFiles(files: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** What is there so far becomes the commit `HEAD`. */
function commit(): void {
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    ["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "Before"],
  ])
    execFileSync("git", args, { cwd: root });
}

/** The example project in its folder, with the case's files put into it, some of them before a commit. */
function prepare(name: string): { args: string[]; files: number } {
  root = home;
  fillFolder(root, example);
  const [own = name] = name.split(sep);
  const putIn = (part: string): string[] => {
    const folder = join(here, own, part);
    const paths = existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"))
      : [];
    writeFiles(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
    return paths;
  };
  const committed = putIn("committed");
  if (existsSync(join(here, own, "committed"))) commit();
  const paths = [...committed, ...putIn("files")];
  const args = readFileSync(join(here, name, "arguments.txt"), "utf8")
    .trim()
    .split(/\s+/);
  return { args: args.filter((part) => part !== ""), files: new Set([...example.keys(), ...paths]).size };
}

const run = (args: readonly string[], stop?: AbortSignal) => runCommand(root, args, stop);

afterEach(() => {
  if (root !== home) rmSync(root, { recursive: true, force: true });
});
afterAll(() => rmSync(home, { recursive: true }));

describe("runCli", () => {
  it.each(cases)("prints for %s what its user expects", async (name) => {
    const { args, files } = prepare(name);
    const { exit, out, told } = await run(args);
    const seen = `exit ${exit}\n--- standard output\n${out}--- standard error\n${told}`;
    // The example project takes in every real widget, so one more widget is one more file.
    const count = new RegExp(`(?<="files": )${files}(?=,$)|\\b${files}(?= files\\.$)`, "m");
    const lasting = seen.replaceAll(root, "<root>").replace(count, "<all>");
    await expect(lasting).toMatchFileSnapshot(join(here, name, "expected.txt").replace(here, "."));
  });

  it("lists the commands when none is named, or one that there is not", async () => {
    const { out: list } = await run(["help"]);
    expect(await run([])).toEqual({ exit: 2, out: "", told: list });
    expect(await run(["chek"])).toEqual({ exit: 2, out: "", told: "There is no command `chek`. Did you mean `check`?\n" });
    expect((await run(["serve-the-api"])).told).toContain("There is no command `serve-the-api`. There are `init`, ");
  });

  it.each(["--version", "-v"])("prints its version for %s", async (option) => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(await run([option])).toEqual({ exit: 0, out: `${version}\n`, told: "" });
  });

  it.each(commands.map(({ name }) => name))("helps with %s, wherever it is asked", async (name) => {
    root = mkdtempSync(join(tmpdir(), "layar-cli-"));
    const { exit, out, told } = await run([name, "--help"]);
    expect({ exit, told }).toEqual({ exit: 0, told: "" });
    expect(out).toContain(`Usage: npx layar ${name}`);
  });

  it.each(commands.flatMap(({ name, forms }) => forms.flatMap((form) => (form.options ? [[name, form] as const] : []))))(
    "helps with one form of %s and no other, %o",
    async (name, { takes, options = [] }) => {
      root = mkdtempSync(join(tmpdir(), "layar-cli-"));
      const [word = ""] = takes.split(" ");
      const { exit, out } = await run([name, word, "--help"]);
      expect([exit, out.split("Usage:").length, out]).toEqual([0, 2, expect.stringContaining(`npx layar ${name} ${takes}\n\n`)]);
      const others = (commands.find((one) => one.name === name)?.forms ?? []).flatMap((form) => form.options ?? []);
      for (const option of others) expect([option, out.includes(`--${option}`)]).toEqual([option, options.includes(option)]);
    },
  );

  it("refuses an option that another form of the command takes", async () => {
    prepare("check-clean");
    const { exit, told } = await run(["new", "screen", "shop/basket", "--path", "/basket"]);
    expect([exit, told.split("\n")[0]]).toEqual([2, "`new screen` takes no `--path`."]);
  });

  it("ends in silence when nobody reads on", () => {
    const { stdout, stderr } = spawnSync("bash", ["-c", "npm run -s screens -- list texts | head -1"], { encoding: "utf8" });
    expect([stdout.split("\n").length, stderr]).toEqual([2, ""]);
  });

  it("ends with 0 for no problems, 1 for problems and differences, and 2 when it could not run", async () => {
    prepare("check-clean");
    const order = "screens/shop/order/screen.json";
    const written = readFileSync(join(root, order), "utf8");
    const exits = async (rows: readonly (readonly [command: string, exit: number])[]): Promise<void> => {
      for (const [command, exit] of rows) expect([command, (await run(command.split(" "))).exit]).toEqual([command, exit]);
    };
    for (const { name } of commands) expect([name, (await run([name, "--unheard-of"])).exit]).toEqual([name, 2]);
    await exits([
      ["check", 0],
      ["format", 0],
      ["format --check", 0],
      ["explain shop-order header", 0],
      ["explain shop-order heder", 2],
      ["list widgets", 0],
      ["list wigets", 2],
      ["diff shop-home --against base", 0],
      ["diff --against nowhere", 2],
      ["rename node header top --in shop-order --dry-run", 0],
      ["rename node heder top", 2],
      ["texts list", 0],
      ["texts import missing.csv", 2],
      ["test", 0],
      ["test shop-ordr", 2],
      ["coverage shop-ordr", 2],
      ["coverage shop-order", 1],
      ["new screen shop/more --dry-run", 0],
      ["new screen", 2],

      ["upgrade", 0],
      ["new language tl", 0],
      ["new market west --like north --language tl --dry-run", 1],
    ]);
    writeFiles([
      [order, written.replace("params.orderNo", "params.orderNr")],
      ["screens/shop/order/north.json", JSON.stringify({ nodes: { header: { props: { title: "Yours {params.orderNo}" } } } })],
      ["texts.csv", "file,name\nnowhere,none\n"],
    ]);
    await exits([
      ["check", 1],
      ["check --fix --dry-run", 1],
      ["diff shop-order", 1],
      ["format --check", 1],
      ["texts import texts.csv", 1],
      ["upgrade", 1],
    ]);
    writeFiles([[order, "{"]]);
    // What is no JSON is a mistake of the project, not of the command.
    await exits([
      ["check", 1],
      ["format", 1],
      ["format --check", 1],
      ["format --dry-run", 1],
      ["upgrade", 1],
      ["upgrade --dry-run", 1],
    ]);
  });

  it("says where to run it when there are no screens", async () => {
    root = mkdtempSync(join(tmpdir(), "layar-cli-"));
    const { exit, told } = await run(["check"]);
    expect(exit).toBe(2);
    expect(told).toBe(
      `\`${root}\` has no folder \`screens\`. Run the command in the root of a project; \`npx layar new project <folder>\` makes one.\n`,
    );
  });

  it("describes what is of no project where there is none", async () => {
    root = mkdtempSync(join(tmpdir(), "layar-cli-"));
    for (const command of ["explain text-is-translated", "describe check text-is-translated", "describe step call", "list checks"])
      expect([command, (await run(command.split(" "))).exit]).toEqual([command, 0]);
    for (const command of ["explain shop-order header", "explain shop-order", "describe screen shop-order", "list screens"])
      expect(await run(command.split(" "))).toMatchObject({ exit: 2, told: expect.stringContaining("has no folder `screens`") });
  });

  it("takes its root in both forms of an option, and asks for one that is missing", async () => {
    const [exit, out] = await run(["list", "screens"]).then((one) => [one.exit, one.out]);
    expect(await runCommand("/", [`--root=${root}`, "list", "screens"])).toMatchObject({ exit, out });
    expect(await runCommand("/", ["list", "screens", "--root", root])).toMatchObject({ exit, out });
    for (const rootless of ["--root", "--root="])
      expect(await runCommand("/", ["list", "screens", rootless])).toMatchObject({ exit: 2, told: "`--root` needs a value.\n" });
  });

  it("does not call tests passed that it could not read", async () => {
    prepare("check-clean");
    writeFiles([["screens/shop/order/tests.json", '{ "tests": {']]);
    expect(await run(["test"])).toMatchObject({
      exit: 1,
      told: "Not all could be tested: `screens/shop/order/tests.json` cannot be read. `check` says why.\n",
    });
  });

  it("finds other files than definitions from where it is called, and says there where problems are", async () => {
    prepare("check-names");
    const above = dirname(root);
    const elsewhere = [`--root=${basename(root)}`];
    const { out } = await runCommand(above, ["check", "--format", "github", ...elsewhere]);
    expect(out).toMatch(new RegExp(`^::error file=${basename(root)}/screens/`));
    writeFileSync(join(root, "sheet.csv"), "file\n");
    const read = async (sheet: string) => (await runCommand(above, ["texts", "import", sheet, ...elsewhere])).told;
    expect(await read(`${basename(root)}/sheet.csv`)).not.toContain("There is no file");
    expect(await read("sheet.csv")).toContain("There is no file `sheet.csv`");
    const file = await runCommand(above, ["build", "--out", `${basename(root)}/screens/catalogue/settings.json`, ...elsewhere]);
    expect(file).toMatchObject({ exit: 2, told: expect.stringContaining("is a file") });
  });

  it("is ended at once by Ctrl+C where it ends nothing by itself", () => {
    const cut = 'setInterval(() => process.listenerCount("SIGINT") && process.kill(process.pid, "SIGINT"))';
    const loaders = ["tsx", `data:text/javascript,${encodeURIComponent(cut)}`].flatMap((loader) => ["--import", loader]);
    const args = ["--conditions=development", ...loaders, "src/authoring/cli/main.ts", "test", "--root", root];
    // Whatever it has done until then: a short command may have said its result.
    expect(spawnSync(process.execPath, args, { encoding: "utf8" }).status).toBe(130);
  });
});
