// The reader of screens from the network as a phone has it: it takes and refuses the same as the one with sentences for authors.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { withoutExplanations } from "../../../src/authoring/vite/chunks/without-explanations.ts";
import { buildInMemory, readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { createReader, remoteSource } from "../../../src/authoring/without-build/remote/index.ts";
import { loadScreenValidator } from "../../support/project/load-validator.ts";
import { hostileScreen } from "../../support/session/hostile-screens.ts";
import { builtInConsent, goodScreen } from "../remote/good-screen.ts";

const mark = "?of=remote-test&as.ts";
const folder = mkdtempSync(join(tmpdir(), "layar-reader-"));
const validator = await loadScreenValidator();
const source = remoteSource(loadProject(readProjectFiles(".")), "india");
const host = { id: "promotion-register", route: "#/registerTemplate", params: { templateId: "text" as const }, body: [builtInConsent] };
const read = createReader(source, validator);
let code = "";
let readSilently: typeof read;

/** As the copies in the chunk of the reader are named. */
const asCopies: Plugin = {
  name: "as-copies",
  enforce: "pre",
  async resolveId(name, importer) {
    const found = importer === undefined ? null : await this.resolve(name, importer.replace(mark, ""), { skipSelf: true });
    return found?.id.startsWith(resolve("src")) && /\.tsx?$/.test(found.id) ? { ...found, id: found.id + mark } : found;
  },
};

beforeAll(async () => {
  const [chunk] = await buildInMemory({
    logLevel: "silent",
    plugins: [asCopies, withoutExplanations()],
    build: { minify: false, ssr: resolve("src/authoring/without-build/remote/index.ts") },
  });
  code = chunk?.type === "chunk" ? chunk.code : "";
  const file = join(folder, "reader.mjs");
  writeFileSync(file, code);
  const made: { createReader: typeof createReader } = await import(file);
  readSilently = made.createReader(source, validator);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("has few sentences for authors: those of operators, lists and constants", () => {
  const literals = code.match(/`[^`]*`|"[^"\n]*"/g) ?? [];
  const sentences = literals.filter((text) => /^.(?:[A-Z]|`|\$\{)[^=;]* [^=;]* [^=;]*\.[`"]$/.test(text));
  expect(code).toContain("expression-is-valid");
  expect(sentences.length).toBeLessThan(60);
  expect(code).not.toContain("Where an editor finds this schema.");
});

it("makes the same plan of a good screen, also of one that reads why a call failed", () => {
  expect(read(goodScreen, host)).toHaveProperty("plan");
  expect(readSilently(goodScreen, host)).toEqual(read(goodScreen, host));
});

it("refuses the same of 400 hostile screens, at the same place, for the same reason", () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const screen = hostileScreen(goodScreen, seed);
    const expected = read(screen, host);
    if ("refusal" in expected) reasons.add(expected.refusal.reason);
    expect(readSilently(screen, host), String(seed)).toEqual(expected);
  }
  expect(reasons.size).toBeGreaterThan(15);
});
