/** Which wording a translation was made from, over real repositories. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepWordingHistory } from "../../../src/authoring/studio/server/texts/wording-history.ts";

const folder = "screens/shop/basket";
const file = `${folder}/texts.json`;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "layar-history-"));
  git("init", "-q", "-b", "main");
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  const { status, stderr } = spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: root });
  if (status !== 0) throw new Error(stderr.toString());
}

function commit(entry: object | string, path = file): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), typeof entry === "string" ? entry : JSON.stringify({ pay: entry }));
  git("add", ".");
  git("commit", "-qm", "a");
}

const placeIn = (language: string, path = file) => ({ file: path, path: ["pay", language] });
const sourceOf = (path = file, from = root) => keepWordingHistory(from)()?.sourceOf(placeIn("id", path), placeIn("en", path));

describe("the wording that a translation was made from", () => {
  it("is the one of the commit in which the translation was last changed, however long ago", () => {
    commit({ en: "Pay", id: "Bayar" });
    commit({ en: "Pay now", id: "Bayar" });
    commit({ en: "Pay now", id: "Bayar" }, "screens/shop/other/texts.json");
    expect(sourceOf()).toBe("Pay");
    commit({ en: "Pay now", id: "Bayar sekarang" });
    expect(sourceOf()).toBe("Pay now");
  });

  it("stays known where the file is renamed, and where it was broken for a while", () => {
    commit({ en: "Pay", id: "Bayar" });
    commit("{");
    commit({ en: "Pay now", id: "Bayar" });
    renameSync(join(root, folder), join(root, "screens/shop/cart"));
    git("add", ".");
    git("commit", "-qm", "renamed");
    expect(sourceOf("screens/shop/cart/texts.json")).toBe("Pay");
  });

  it("follows the branch that is checked out: what was merged together changed together", () => {
    commit({ en: "Pay", id: "Bayar" });
    git("checkout", "-qb", "topic");
    commit({ en: "Pay now", id: "Bayar" });
    commit({ en: "Pay now", id: "Bayar sekarang" });
    git("checkout", "-q", "main");
    git("merge", "-q", "--no-ff", "-m", "merged", "topic");
    expect(sourceOf()).toBe("Pay now");
  });

  it("is read again after a commit, and not before", () => {
    const history = keepWordingHistory(root);
    expect(history()).toBeUndefined();
    commit({ en: "Pay", id: "Bayar" });
    const first = history();
    expect(history()).toBe(first);
    commit({ en: "Pay now", id: "Bayar" });
    expect(history()).not.toBe(first);
  });

  it("is unknown without git, and says so where the repository begins later", () => {
    commit({ en: "Pay", id: "Bayar" });
    commit({ en: "Pay now", id: "Bayar" });
    const copy = join(root, "copy");
    git("clone", "-q", "--depth", "1", `file://${root}`, copy);
    expect(keepWordingHistory(copy)()?.isCut).toBe(true);
    expect(sourceOf(file, copy)).toBe("Pay now");
    rmSync(join(root, ".git"), { recursive: true });
    expect(keepWordingHistory(root)()).toBeUndefined();
  });
});
