import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { layar } from "../../src/publish/index.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "layar-build-"));
  for (const name of ["screens", "schemas", "widgets", "src", "package.json", "tsconfig.json"])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true }));

async function buildProject(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: join(root, "src/app"),
    configFile: false,
    logLevel: "silent",
    plugins: [layar({ root, apiHost: "https://api.example" })],
    build: { write: false },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(join(root, file), text.replace(from, to));
}

describe("layar", () => {
  it("builds a page for each route, with the API host in the code", async () => {
    const files = await buildProject();
    for (const route of ["", "complaint/", "complainPageNext/", "complaintList/", "complainDetails/"])
      expect([...files.keys()]).toContain(`${route}index.html`);
    expect([...files.values()].some((text) => text.includes("https://api.example"))).toBe(true);
  }, 60_000);

  it("hides in a page what the markets word differently", async () => {
    const page = (await buildProject()).get("complaintList/index.html") ?? "";
    expect(page).toMatch(/<span data-neutral="">[^<]+<\/span>/);
    expect(page).not.toContain("data-market");
  }, 60_000);

  it.each([
    ["a misspelt widget", '"text-area"', '"text-aera"', /screens\/complaint\/form\.json:\d+:\d+[\s\S]*text-aera[\s\S]*text-area/],
    ["broken JSON", '"widget": "text-area",', '"widget": "text-area"', /screens\/complaint\/form\.json:\d+:\d+/],
    ["a path that is not there", "{type}", "{data.init.problemTipe}", /screens\/complaint\/form\.json:\d+:\d+[\s\S]*problemTipe/],
  ])(
    "refuses to build with %s and says where it is",
    async (_, from, to, report) => {
      edit("screens/complaint/form.json", from, to);
      await expect(buildProject()).rejects.toThrow(report);
    },
    60_000,
  );

  it("refuses to build with an overlay that names a vanished node", async () => {
    edit("screens/complaint/list.indonesia.json", '"nodes": {', '"nodes": { "gone": { "props": {} },');
    await expect(buildProject()).rejects.toThrow(/screens\/complaint\/list\.indonesia\.json:\d+:\d+[\s\S]*gone/);
  }, 60_000);
});
