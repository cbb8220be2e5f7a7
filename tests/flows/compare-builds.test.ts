import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { isThorough } from "../support/run/thoroughness.ts";

/** Shown in India when the screen opens. */
const [old, fresh] = ["This address does not exist", "This address has moved"];

/** This checkout with another text in its build. */
function copyBuild(): string {
  const copy = mkdtempSync(join(tmpdir(), "layar-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of readdirSync(".")) if (name !== "dist") symlinkSync(resolve(name), join(copy, name));
  mkdirSync(join(copy, "dist"));
  // What is compressed beforehand would be served in place of what is changed.
  cpSync("dist", join(copy, "dist"), { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const assets = join(copy, "dist/assets");
  for (const name of readdirSync(assets).filter((file) => file.startsWith("site-not-found-")))
    writeFileSync(join(assets, name), readFileSync(join(assets, name), "utf8").replace(old, fresh));
  return copy;
}

// Starts two servers and a browser of its own, which takes 20 seconds.
it.runIf(isThorough)("finds what differs between two builds, and nothing else", async () => {
  const filter = ["--screen", "site-not-found", "--scenario", "ok"];
  const run = spawn(process.execPath, ["--import", "tsx", "scripts/compare-builds.ts", ".", copyBuild(), ...filter], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, noted, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, "exit")]);
  const lines = printed.split("\n");
  expect(lines.slice(0, 6)).toEqual([
    expect.stringMatching(/^site-not-found india ok \(/),
    "  opened:",
    `    - text ${old}`,
    `    + text ${fresh}`,
    `    - role   - heading "${old}" [level=2]`,
    `    + role   - heading "${fresh}" [level=2]`,
  ]);
  // Wherever the text is seen: also by who chooses English in the other market.
  expect(lines.filter((line) => /^site-/.test(line)).sort()).toEqual([
    lines[0],
    'site-not-found india ok > tap a "English"',
    'site-not-found india ok > tap button "Back to Home"',
    'site-not-found indonesia ok > tap a "English"',
  ]);
  expect(lines[lines.length - 3]).toBe("2 situations, 10 interactions, 4 differences");
  expect(code, noted).toBe(1);
});
