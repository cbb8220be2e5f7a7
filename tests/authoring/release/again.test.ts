/** A release that is sent again: what stands there is whole afterwards, or it is refused. */
import { existsSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openTarget } from "../../../src/authoring/operate/release/index.ts";
import { holdProduct } from "../../support/release/product.ts";
import { releaseStub } from "../../support/release/release-stub.ts";
import { writeStubBuild } from "../../support/release/stub-build.ts";

const { home, root, folder, idOf } = holdProduct();

const at = (path: string): string => join(folder.to, path);
/** Without the checks. */
const send = async (name: string) => releaseStub(await openTarget(folder.to, root), name, { folder: join(home, name) });
const manifestOf = (name: string): string => `releases/${idOf(name)}/manifest.json`;
const status = async () => JSON.parse((await folder.run("status", "--json")).out);

describe("a release that is sent again", () => {
  const damages: readonly { readonly what: string; readonly damage: () => void }[] = [
    { what: "a script that is gone", damage: () => unlinkSync(at("assets/red-1.js")) },
    { what: "a script that is cut off", damage: () => writeFileSync(at("assets/red-1.js"), "docu") },
    { what: "a page that is empty", damage: () => writeFileSync(at(`releases/${idOf("red")}/index.html`), "") },
    {
      what: "a compressed form that is cut off",
      damage: () => writeFileSync(at("assets/red-1.js.gz"), readFileSync(at("assets/red-1.js.gz")).subarray(0, 9)),
    },
    { what: "a compressed form of something else", damage: () => writeFileSync(at("assets/red-1.js.gz"), gzipSync("another content")) },
    { what: "definitions that are damaged", damage: () => writeFileSync(at(`private/definitions/${idOf("red")}.json.gz`), "no gzip") },
    { what: "a manifest that is gone", damage: () => unlinkSync(at(manifestOf("red"))) },
    { what: "a manifest that cannot be read", damage: () => writeFileSync(at(manifestOf("red")), '{"version":1,"id":') },
    { what: "a manifest of another release", damage: () => writeFileSync(at(manifestOf("red")), readFileSync(at(manifestOf("blue")))) },
    {
      what: "a manifest with other hashes",
      damage: () => {
        const { files, ...facts } = folder.read(manifestOf("red"));
        const changed = Object.keys(files).map((path) => [path, path.endsWith(".gz") ? "0".repeat(64) : files[path]]);
        writeFileSync(at(manifestOf("red")), JSON.stringify({ ...facts, files: Object.fromEntries(changed) }));
      },
    },
  ];
  it.each(damages)("restores $what", async ({ damage }) => {
    await send("blue");
    await send("red");
    damage();
    expect((await folder.run("status")).exit).toBe(1);
    expect((await folder.run("rollback", idOf("red"))).exit).toBe(2);
    await send("red");
    expect([folder.findBroken(), await status()]).toEqual([
      [],
      expect.objectContaining({ live: idOf("red"), missing: [], unreadable: [] }),
    ]);
    expect(await folder.run("rollback")).toMatchObject({ exit: 0 });
    expect(await folder.run("rollback", idOf("red"))).toMatchObject({ exit: 0 });
  });

  it("leaves its manifest as it was where all is whole, and says who sent it first", async () => {
    await folder.send("red");
    const before = readFileSync(at(manifestOf("red")), "utf8");
    expect(await folder.send("red")).toMatchObject({ exit: 0, out: `${idOf("red")} is live already.\n` });
    expect(readFileSync(at(manifestOf("red")), "utf8")).toBe(before);
  });

  it("leaves it also where the build has no maps this time, and adds them to it where they are new", async () => {
    const plain = join(home, "without-maps");
    writeStubBuild(plain, "red");
    unlinkSync(join(plain, "assets/red-1.js.map"));
    await folder.send("blue");
    await folder.run("release", "--from", plain);
    const { files, ...facts } = folder.read(manifestOf("red"));
    expect(facts).toMatchObject({ against: idOf("blue"), by: "Ada <ada@example.com>", changes: [], law: [] });
    await folder.send("red");
    const withMaps = readFileSync(at(manifestOf("red")), "utf8");
    const { files: more, ...same } = JSON.parse(withMaps);
    const added = Object.keys(more).filter((path) => !(path in files));
    expect([same, added]).toEqual([facts, [expect.stringMatching(/^private\/maps\/assets\/red-1\.js\./)]]);
    await folder.run("release", "--from", plain);
    expect(readFileSync(at(manifestOf("red")), "utf8")).toBe(withMaps);
  });

  it("takes a compressed form of another compression for the same, and its manifest says what stands there", async () => {
    await send("red");
    const other = join(home, "other-machine");
    writeStubBuild(other, "red");
    const script = readFileSync(join(other, "assets/red-1.js"));
    writeFileSync(join(other, "assets/red-1.js.gz"), gzipSync(script, { level: 0 }));
    expect(await folder.run("release", "--from", other)).toMatchObject({ exit: 0 });
    expect(folder.findBroken()).toEqual([]);
    // It was lost, and another machine has restored it: of the same content all the same.
    unlinkSync(at("assets/red-1.js.gz"));
    writeFileSync(at("assets/red-1.js.gz"), gzipSync(script, { level: 0 }));
    expect(await status()).toMatchObject({ missing: [] });
  });

  it("is refused where the build has another page of the same name, and nothing is changed", async () => {
    await send("red");
    const odd = join(home, "odd-page");
    writeStubBuild(odd, "red");
    writeFileSync(join(odd, "sw.js"), "// another one");
    const refused = await folder.run("release", "--from", odd);
    expect(refused).toMatchObject({
      exit: 2,
      told: expect.stringContaining(`\`releases/${idOf("red")}/sw.js\` is there with another content`),
    });
    expect([folder.findBroken(), readFileSync(at(`releases/${idOf("red")}/sw.js`), "utf8")]).toEqual([[], "// red"]);
    rmSync(odd, { recursive: true });
    expect(existsSync(at("served/00/index.html"))).toBe(true);
  });
});

it("says which manifests cannot be read", async () => {
  for (const name of ["red", "blue"]) await send(name);
  writeFileSync(at(manifestOf("red")), "");
  const { exit, out } = await folder.run("status");
  expect([exit, out]).toEqual([
    0,
    expect.stringContaining(`? ${idOf("red")}  its manifest cannot be read; \`release\` from its commit writes it again\n`),
  ]);
});
