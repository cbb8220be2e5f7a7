import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { repeatChanges } from "../../../src/authoring/vite/serve/repeat-changes.ts";

it("reports what is written to a file right after its last change, and nothing of other files", async () => {
  const root = mkdtempSync(join(tmpdir(), "layar-changes-"));
  const [file, other] = [join(root, "screen.json"), join(root, "other.json")];
  for (const path of [file, other]) writeFileSync(path, "0");
  const server = await createServer({ configFile: false, root, logLevel: "silent", server: { middlewareMode: true, ws: false } });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  repeatChanges(server, (path) => path === file);
  const seen: string[] = [];
  server.watcher.on("change", (path) => {
    seen.push(path === file ? readFileSync(path, "utf8") : path);
    // Within the time in which the watcher reports no change of the same file.
    if (seen.length === 1) writeFileSync(file, "2");
  });
  const isWatched = () => Object.values(server.watcher.getWatched()).flat().includes("screen.json");
  await expect.poll(isWatched).toBe(true);
  writeFileSync(file, "1");
  await expect.poll(() => seen).toContain("2");
  writeFileSync(other, "1");
  await expect.poll(() => seen).toContain(other);
  writeFileSync(file, "3");
  await expect.poll(() => seen.filter((one) => one === "3")).toHaveLength(2);
  expect(seen.filter((one) => one === other)).toHaveLength(1);
});
