import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuseFile } from "../../../src/authoring/project/index.ts";
import { writeWholeFile } from "../../../src/authoring/project/write-files.ts";
import { canLimit, limitFiles } from "../../support/studio/limited-disk.ts";

let root: string;
let outside: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "layar-write-"));
  outside = mkdtempSync(join(tmpdir(), "layar-outside-"));
  for (const folder of ["screens/loan", "widgets", "schemas", "src"]) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(outside, join(root, "screens/linked"));
  symlinkSync("..", join(root, "screens/up"));
  // It leads nowhere yet: who writes would make a file there.
  symlinkSync(join(outside, "stolen.json"), join(root, "screens/loan/linked.json"));
});
afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true });
});

describe("files that the studio writes", () => {
  it.each([
    "screens/loan/new/screen.json",
    "screens/pictures/diwali-2026.webp",
    "widgets/tag/tag.examples.json",
    "schemas/entities/hours.schema.json",
  ])("takes %s", (path) => {
    expect(refuseFile(root, path)).toBeUndefined();
  });

  it.each([
    "src/main.ts",
    "package.json",
    "screens/../src/main.ts",
    "screens/loan/../../package.json",
    "/screens/loan/screen.json",
    "screens//loan/screen.json",
    "screens\\loan\\screen.json",
    "screens/.git/config.json",
    "screens/loan/.hidden.json",
    "screens/loan/script.sh",
    "schemas/screen.schema.json",
    "schemas/entities/../screen.schema.json",
    "schemas/entities/hours.json",
    "screens",
    "",
    "screens/loan/screen.json\0.txt",
  ])("refuses %j", (path) => {
    expect(refuseFile(root, path)).toContain("below `screens/`, `widgets/`, `schemas/entities/`");
  });

  it.each([
    ["screens/linked/screen.json", "screens/linked"],
    ["screens/linked/new/screen.json", "screens/linked"],
    ["screens/loan/linked.json", "screens/loan/linked.json"],
    ["screens/up/screens/loan/screen.json", "screens/up"],
  ])("refuses %s, because a link is on its way", (path, link) => {
    expect(refuseFile(root, path)).toBe(`\`${link}\` is a link, and links are not followed.`);
  });

  it.each(["widgets/tag/tag.examples.json", "schemas/entities/hours.schema.json"])("takes %s where its folder is not there yet", (path) => {
    expect(refuseFile(outside, path)).toBeUndefined();
  });
});

describe("writing", () => {
  it("makes the folder, and leaves nothing beside the file", () => {
    writeWholeFile(root, "screens/loan/new/screen.json", "{}\n");
    expect(readFileSync(join(root, "screens/loan/new/screen.json"), "utf8")).toBe("{}\n");
    expect(readdirSync(join(root, "screens/loan/new"))).toEqual(["screen.json"]);
  });

  it("that fails leaves the old text, and nothing beside it", () => {
    const path = "screens/loan/taken.json";
    // A folder stands where the file would.
    mkdirSync(join(root, path));
    writeFileSync(join(root, path, "inside.txt"), "kept");
    expect(() => writeWholeFile(root, path, "{}\n")).toThrow();
    expect(existsSync(join(root, path, "inside.txt"))).toBe(true);
    expect(readdirSync(join(root, "screens/loan")).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it.runIf(canLimit)("to a full disk throws, and leaves the old text", () => {
    const path = "screens/loan/large.json";
    writeWholeFile(root, path, "{}\n");
    const lift = limitFiles(process.pid, 4_096);
    try {
      expect(() => writeWholeFile(root, path, `"${"a".repeat(9_000)}"\n`)).toThrow("EFBIG");
    } finally {
      lift();
    }
    expect(readFileSync(join(root, path), "utf8")).toBe("{}\n");
    expect(readdirSync(join(root, "screens/loan")).filter((name) => name.includes(".part"))).toEqual([]);
  });
});
