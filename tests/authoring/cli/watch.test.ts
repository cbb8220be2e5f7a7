// What `check` says again and again while somebody edits, and of an overlay whose base changes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCli } from "../../../src/authoring/cli/run-cli.ts";
import { writeExampleFiles } from "../../support/project/example-project.ts";
import { fillFolder } from "../../support/project/fill-folder.ts";
import { runCommand } from "../../support/run/run-command.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "layar-watch-"));
  fillFolder(root, writeExampleFiles({}));
});
afterEach(() => rmSync(root, { recursive: true }));

function writeFiles(files: readonly (readonly [path: string, text: string])[]): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
const run = (args: readonly string[]) => runCommand(root, args);

it("checks again after a change while it watches", async () => {
  const stopping = new AbortController();
  let out = "";
  const told: string[] = [];
  const ended = runCli(["check", "--watch"], {
    root,
    stop: stopping.signal,
    logError: (text) => told.push(text),
    write: (text) => {
      out += text;
      if (text.includes("1 problem in")) stopping.abort();
      else
        writeFiles([
          [
            "screens/shop/order/screen.json",
            readFileSync(join(root, "screens/shop/order/screen.json"), "utf8").replace("params.orderNo", "params.orderNr"),
          ],
        ]);
    },
  });
  expect(await ended).toBe(0);
  expect(out).toContain("No problems in");
  // By these an editor's task knows where a round begins and ends.
  const { background } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8")).tasks[0].problemMatcher;
  expect(told[0]?.trimEnd()).toMatch(new RegExp(background.endsPattern));
  expect(told[1]?.trimEnd()).toMatch(new RegExp(background.beginsPattern));
  expect(out).toContain("`orderNr` is used, and nothing declares it.");
});

it("records what an overlay replaces, and calls a changed base a notice while it watches", async () => {
  const overlay = "screens/shop/order/north.json";
  const title = "Your order {params.orderNo}";
  writeFiles([[overlay, JSON.stringify({ $schema: "overlay", nodes: { header: { props: { title } } } })]]);
  expect(await run(["check"])).toMatchObject({ exit: 1, out: expect.stringContaining("replaced-values-are-recorded") });
  expect(await run(["check", "--fix"])).toMatchObject({
    exit: 0,
    told: expect.stringMatching(/^screens\/shop\/order\/north\.json:1:\d+ .* → .*"replaces": .*\nFixed 1 problem\.\n$/),
  });
  const fixed = readFileSync(join(root, overlay), "utf8");
  expect(fixed).toContain('  "replaces": { "header.props.title": "Order {params.orderNo}" },\n');
  writeFiles([[overlay, fixed.replace('"Order {', '"Order no. {')]]);
  const stopping = new AbortController();
  let watched = "";
  const write = (text: string) => {
    watched += text;
    stopping.abort();
  };
  await runCli(["check", "--watch"], { root, stop: stopping.signal, logError: () => undefined, write });
  expect(watched).toMatch(/replaced-values-are-current {2}notice\n(.*\n)*No problems in \d+ files\. 1 notice\.\n$/);
  expect(await run(["check"])).toMatchObject({ exit: 1, out: expect.stringContaining("1 problem in 1 of") });
});
