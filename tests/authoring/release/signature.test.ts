/** Nobody who can write to the target changes a signed release unseen. */
import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { holdProduct } from "../../support/release/product.ts";

const { root, folder, idOf } = holdProduct();

/** Gives the names of the files with both halves. */
function writeKeys(name: string, type: "ed25519" | "ed448" = "ed25519"): { readonly own: string; readonly open: string } {
  // The types of the two kinds of keys differ in the name alone.
  const { privateKey, publicKey } = generateKeyPairSync(type as "ed25519");
  writeFileSync(join(root, `${name}.key`), privateKey.export({ type: "pkcs8", format: "pem" }));
  writeFileSync(join(root, `${name}.pub`), publicKey.export({ type: "spki", format: "pem" }));
  return { own: `${name}.key`, open: `${name}.pub` };
}

const { send } = folder;
const fileOf = (name: string, file: string): string => join(folder.to, `releases/${idOf(name)}`, file);

describe("a signed release", () => {
  it("is known by the public key, and by no other one", async () => {
    const [ours, theirs] = [writeKeys("ours"), writeKeys("theirs")];
    await send("red", "--sign", ours.own);
    expect(await folder.run("status", "--trust", ours.open)).toMatchObject({
      exit: 0,
      out: expect.stringContaining("All releases are signed with this key."),
    });
    const { exit, out } = await folder.run("status", "--trust", theirs.open, "--json");
    expect([exit, JSON.parse(out).unsigned]).toEqual([1, [idOf("red")]]);
    expect((await folder.run("status")).out).not.toContain("signed");
  });

  it("is changed by nobody unseen: neither a file, nor what it means, nor its signature", async () => {
    const ours = writeKeys("ours");
    await send("red", "--sign", ours.own);
    const manifest = readFileSync(fileOf("red", "manifest.json"), "utf8");
    const trusted = () => folder.run("status", "--trust", ours.open);
    writeFileSync(fileOf("red", "manifest.json"), manifest.replace("Ada", "Eve"));
    expect((await trusted()).exit).toBe(1);
    writeFileSync(fileOf("red", "manifest.json"), manifest);
    expect((await trusted()).exit).toBe(0);
    writeFileSync(fileOf("red", "manifest.sig"), "AAAA\n");
    expect(await trusted()).toMatchObject({ exit: 1, out: expect.stringContaining(`\`${idOf("red")}\` is not signed with this key`) });
    // Once more from the same commit: it is whole, and signed again.
    await send("red", "--sign", ours.own);
    expect((await trusted()).exit).toBe(0);
  });

  it("is signed for what this run knows of it, and not for what somebody has written into its manifest before", async () => {
    const ours = writeKeys("ours");
    await send("red");
    const manifest = readFileSync(fileOf("red", "manifest.json"), "utf8");
    writeFileSync(fileOf("red", "manifest.json"), manifest.replace("Ada", "Eve"));
    await send("red", "--sign", ours.own);
    expect(folder.read(`releases/${idOf("red")}/manifest.json`).by).toBe("Ada <ada@example.com>");
    const signed = readFileSync(fileOf("red", "manifest.json"), "utf8");
    expect((await folder.run("status", "--trust", ours.open)).exit).toBe(0);
    await send("red", "--sign", ours.own);
    expect(readFileSync(fileOf("red", "manifest.json"), "utf8")).toBe(signed);
  });

  it("is the only one to which `rollback` goes, where somebody wants that", async () => {
    const ours = writeKeys("ours");
    await send("red");
    await send("blue", "--sign", ours.own);
    const before = readFileSync(join(folder.to, "current.json"), "utf8");
    const refused = await folder.run("rollback", "--trust", ours.open);
    expect(refused).toMatchObject({ exit: 2, told: expect.stringContaining(`Nobody has signed ${idOf("red")}. Nothing was changed.`) });
    expect(readFileSync(join(folder.to, "current.json"), "utf8")).toBe(before);
    await send("red", "--sign", ours.own);
    expect((await folder.run("rollback", "--trust", ours.open)).exit).toBe(0);
    expect(folder.read("current.json").live).toBe(idOf("blue"));
  });

  it("needs a key of the right kind, and sends nothing without", async () => {
    const [ours, others] = [writeKeys("ours"), writeKeys("others", "ed448")];
    writeFileSync(join(root, "no.key"), "-----BEGIN PRIVATE KEY-----\n");
    for (const file of [ours.open, others.own, "no.key", "nowhere.key"]) {
      const { exit, told } = await send("red", "--sign", file);
      expect([exit, told], file).toEqual([2, expect.stringContaining(`\`${file}\``)]);
    }
    expect(existsSync(join(folder.to, "releases"))).toBe(false);
    await send("red", "--sign", ours.own);
    expect((await folder.run("status", "--trust", others.open)).exit).toBe(2);
  });
});
