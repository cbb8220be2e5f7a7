import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { writeCompressed } from "../../../src/authoring/vite/deploy/compressed-files.ts";

it("writes compressed forms beside what gets smaller by them, and nothing beside pictures, short and hidden files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "layar-compressed-"));
  const long = "words ".repeat(500);
  for (const inner of ["assets", ".serve"]) mkdirSync(join(folder, inner));
  for (const file of ["index.html", "assets/a-1.js", "assets/b-1.webp", ".serve/styles.json"]) writeFileSync(join(folder, file), long);
  writeFileSync(join(folder, "sw.json"), "{}");
  await writeCompressed(folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(br|gz)$/.test(file));
  expect(files.sort()).toEqual(["assets/a-1.js.br", "assets/a-1.js.gz", "index.html.br", "index.html.gz"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, "assets/a-1.js.gz"))).toString()).toBe(long);
  rmSync(folder, { recursive: true });
});
