/** What a person may type by mistake, or a target may have become: each is refused in words, and nothing is changed. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { openTarget } from "../../../src/authoring/operate/release/index.ts";
import { holdProduct } from "../../support/release/product.ts";
import { releaseStub } from "../../support/release/release-stub.ts";
import { writeStubBuild } from "../../support/release/stub-build.ts";
import { findFreePort } from "../../support/run/listen.ts";
import { runCommand } from "../../support/run/run-command.ts";

const { home, root, folder, idOf } = holdProduct();

const hasBuckets = () =>
  import("@aws-sdk/client-s3").then(
    () => true,
    () => false,
  );

/** Without the checks. */
const send = async (name: string, share?: number) =>
  releaseStub(await openTarget(folder.to, root), name, { folder: join(home, name), share });
const at = (path: string): string => join(folder.to, path);

describe("a target", () => {
  const addresses = [
    ["--to=", "`--to` needs a value."],
    ["--to= ", "is no target."],
    ["--to=.", "`.` is the project itself."],
    ["--to=screens/..", "is the project itself."],
    ["--to=package.json", "`package.json` is a file, not a folder."],
    ["--to=https://bucket/pages", "`https://bucket/pages` is no target."],
    ["--to=s3:", "`s3:` names no bucket."],
    ["--to=s3://", "`s3://` names no bucket."],
    ["--to=s3:///x", "`s3:///x` names no bucket. Write `--to s3://bucket/prefix`"],
    ["--to=s3://My Bucket/x", "names no bucket."],
    ["--to=S3://bucket/x", "names no bucket."],
    ["--to=s3://key:secret@bucket/x", "names no bucket."],
    ["--to=s3://bucket/x?versionId=1", "names no bucket."],
  ];
  it.each(["release", "status", "rollback", "prune"])("of `%s` is a folder or a bucket", async (command) => {
    writeFileSync(join(root, "package.json"), "{}");
    for (const [word = "", told] of addresses)
      expect(await runCommand(root, [command, word]), word).toMatchObject({ exit: 2, told: expect.stringContaining(told ?? "") });
    for (const name of ["assets", "releases", "current.json"]) expect(existsSync(join(root, name)), name).toBe(false);
  });

  it("is named wrongly where nothing is live, which no monitor takes for well", async () => {
    expect(await runCommand(root, ["status", "--to", join(home, "nowhere")])).toMatchObject({
      exit: 1,
      out: "Nothing is live.\n",
    });
  });

  it("whose pointer cannot be read is not begun again", async () => {
    await send("red");
    for (const text of ["", "{}", '{"live":"../../etc"}', `{"live":"${idOf("red")}","next":"x"}`]) {
      writeFileSync(at("current.json"), text);
      for (const args of [["release", "--from", join(home, "blue")], ["status"], ["rollback"], ["prune"]])
        expect(await folder.run(...args), args[0]).toMatchObject({
          exit: 2,
          told: expect.stringContaining("`current.json` names no release"),
        });
      expect(readFileSync(at("current.json"), "utf8")).toBe(text);
    }
  });
});

it("a pointer that was written by hand moves no link, which `status` says and a release puts right", async () => {
  await send("red");
  await send("blue");
  writeFileSync(at("current.json"), "{}");
  writeFileSync(at("current.json"), readFileSync(at("history/000001/current.json")));
  const told = expect.stringContaining(`Visitors get something else: \`rollback ${idOf("red")}\` sends them what`);
  expect(await folder.run("status")).toMatchObject({ exit: 1, out: told });
  expect(await folder.send("red")).toMatchObject({ exit: 0, out: `${idOf("red")} is live.\n` });
  expect(readFileSync(at("served/00/index.html"), "utf8")).toContain(`data-release="${idOf("red")}"`);
  expect(JSON.parse((await folder.run("status", "--json")).out)).toMatchObject({ isServed: true, live: idOf("red") });
});

it("a disk that refuses is no failed check", async () => {
  const file = join(home, "a-file");
  writeFileSync(file, "");
  const refused = await runCommand(root, ["release", "--from", join(home, "red"), "--to", join(file, "below")]);
  expect(refused).toMatchObject({ exit: 2, told: expect.stringContaining("This machine refuses it: E") });
});

describe.runIf(await hasBuckets())("a bucket that does not respond", () => {
  it("is no failed check", async () => {
    vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${await findFreePort()}`);
    for (const name of ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]) vi.stubEnv(name, "us-east-1");
    const told = expect.stringMatching(/^The bucket refuses it: .+\.\n$/);
    expect(await runCommand(root, ["status", "--to", "s3://nobody/pages"])).toMatchObject({ exit: 2, told });
    vi.unstubAllEnvs();
  });
});

describe("a receipt", () => {
  const receipt = { version: 1, release: "abcdefghijkl", screen: "books-book", market: "utrecht", what: "commit", by: "reserveBook" };
  const hashes = { at: 1_795_000_000_000, plan: "", of: "", all: "", shown: {} };
  it.each([
    ["is of a moment that there is", { at: 1e20 }, "holds no receipt"],
    ["names what was sent", { by: "" }, "names no action"],
    ["names its release", { release: "" }, "names no release"],
    [
      "belongs to an account in letters, because a number is another one",
      {},
      '`account` in `kept.json` must be a text, such as "12345".',
      { account: 12_345 },
    ],
    ["comes with values that are named", {}, "`data` in `kept.json` must be an object.", { data: null }],
  ])("%s", async (_, changed, told, kept: object = {}) => {
    writeFileSync(join(root, "receipt.json"), JSON.stringify({ ...receipt, ...hashes, ...changed }));
    writeFileSync(join(root, "kept.json"), JSON.stringify(kept));
    const proven = await folder.run("prove", "receipt.json", "--values", "kept.json");
    expect(proven).toMatchObject({ exit: 2, told: expect.stringContaining(told) });
  });
});

describe("an id", () => {
  it("leads to no other place", async () => {
    await send("red");
    await send("blue");
    cpSync(at(`releases/${idOf("red")}`), at("releases/copy"), { recursive: true });
    for (const id of [`../releases/${idOf("red")}`, `./${idOf("red")}`, `${idOf("red")}/`, "copy", "..", "", idOf("red").toUpperCase()])
      expect(await folder.run("rollback", id), id).toMatchObject({ exit: 2, told: expect.stringContaining("There is no release") });
    expect(folder.read("current.json").live).toBe(idOf("blue"));
  });

  it("is that of the manifest which stands there", async () => {
    await send("red");
    await send("blue");
    const copied = `${"a".repeat(12)}-${"b".repeat(8)}`;
    cpSync(at(`releases/${idOf("red")}`), at(`releases/${copied}`), { recursive: true });
    expect(await folder.run("rollback", copied)).toMatchObject({
      exit: 2,
      told: expect.stringContaining(`\`releases/${copied}/manifest.json\``),
    });
    expect(folder.read("current.json").live).toBe(idOf("blue"));
  });

  it("of a build is one that a build has", async () => {
    const odd = join(home, "odd-id");
    mkdirSync(join(odd, ".serve"), { recursive: true });
    for (const id of ["../../escaped", "", "red", "a".repeat(13)]) {
      writeFileSync(join(odd, ".serve/release.json"), JSON.stringify({ id }));
      expect(await folder.run("release", "--from", odd)).toMatchObject({
        exit: 2,
        told: expect.stringContaining("which is no id of a build. Build again."),
      });
    }
    expect(existsSync(folder.to)).toBe(false);
  });
});

it.each(["manifest.json", "manifest.sig"])("no file of a build is called %s, which is the release's own", async (name) => {
  const odd = join(home, `with-${name}`);
  writeStubBuild(odd, "red");
  writeFileSync(join(odd, name), "{}");
  const told = expect.stringContaining(`The build has a \`${name}\`, which is a name of the release's own.`);
  expect(await folder.run("release", "--from", odd)).toMatchObject({ exit: 2, told });
  expect(existsSync(folder.to)).toBe(false);
});

it("no share is of the release that all visitors get", async () => {
  await send("red");
  const told = expect.stringContaining(`${idOf("red")} is live: all visitors get it. A share is of another release`);
  expect(await folder.send("red", "--share", "10")).toMatchObject({ exit: 2, told });
  expect(await folder.send("red", "--share", "10", "--dry-run")).toMatchObject({ exit: 2, told });
  await send("blue", 10);
  expect(await folder.send("red", "--share", "10")).toMatchObject({ exit: 2, told });
  expect(folder.read("current.json")).toMatchObject({ live: idOf("red"), next: idOf("blue"), share: 10 });
});
