import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { layar } from "../../../src/authoring/build/index.ts";
import { takeTurn, turn } from "../../support/thoroughness.ts";

let root: string;

function copyProject(): void {
  root = mkdtempSync(join(tmpdir(), "layar-build-"));
  for (const name of ["screens", "schemas", "widgets", "tsconfig.json"]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
}
const removeProject = () => rmSync(root, { recursive: true });

async function buildProject(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [layar({ root, apiHost: "https://api.example" })],
    build: { write: false, minify: false },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(join(root, file), text.replace(from, to));
}

describe("a build", () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    copyProject();
    edit("screens/catalogue/settings.json", '"timeoutMs"', '"killWorker": true, "timeoutMs"');
    files = await buildProject();
  });
  afterAll(removeProject);

  it("has the API host in the code", () => {
    expect([...files.values()].some((text) => text.includes("https://api.example"))).toBe(true);
  });

  it("has a service worker that names the pages and files, and the flag of the settings that takes it off", () => {
    const worker = files.get("sw.js") ?? "";
    for (const page of ["/", "/complaint", "/complaintList"]) expect(worker).toMatch(new RegExp(`["'\`.,]${page}["'\`.,]`));
    const assets = [...files.keys()].filter((file) => file.startsWith("assets/"));
    expect(assets.length).toBeGreaterThan(20);
    for (const file of assets) expect(worker).toContain(`/${file}`);
    expect(worker).not.toMatch(/importScripts|process\.env/);
    expect(files.get("sw.json")).toBe('{"kill":true}\n');
  });

  it("hides in a page what the markets word differently", () => {
    const page = files.get("complaintList/index.html") ?? "";
    expect(page).toMatch(/<span data-neutral="">[^<]+<\/span>/);
    // What stands there for a page whose app does not come has a section for each market, by intent.
    const [screen = "", unreachable = ""] = page.split('<div class="unreachable">');
    expect(screen).toContain('<main data-screen="complaint-list"');
    expect(screen).not.toContain("data-market");
    expect([...unreachable.matchAll(/<(\w+) data-market="(\w+)"/g)].map(([, tag, market]) => `${tag} ${market}`).sort()).toEqual([
      "section india",
      "section indonesia",
    ]);
    expect(unreachable.match(/data-market/g)).toHaveLength(2);
  });
});

describe("a build of what is wrong", () => {
  beforeEach(copyProject);
  afterEach(removeProject);

  it.each(
    takeTurn(
      [
        [
          "a misspelt widget",
          '"text-area"',
          '"text-aera"',
          /screens\/complaint\/form\/screen\.json:\d+:\d+[\s\S]*text-aera[\s\S]*text-area/,
        ],
        ["broken JSON", '"widget": "text-area",', '"widget": "text-area"', /screens\/complaint\/form\/screen\.json:\d+:\d+/],
        [
          "a path that is not there",
          "{type}",
          "{data.init.problemTipe}",
          /screens\/complaint\/form\/screen\.json:\d+:\d+[\s\S]*problemTipe/,
        ],
      ],
      3,
    ),
  )(`is refused for %s and says where it is, turn ${turn}`, async (_, from, to, report) => {
    edit("screens/complaint/form/screen.json", from, to);
    await expect(buildProject()).rejects.toThrow(report);
  });

  it("is refused for an overlay that names a vanished node", async () => {
    edit("screens/repayment/instructions/indonesia.json", '"nodes": {', '"nodes": { "gone": { "props": {} },');
    await expect(buildProject()).rejects.toThrow(/screens\/repayment\/instructions\/indonesia\.json:\d+:\d+[\s\S]*gone/);
  });
});
