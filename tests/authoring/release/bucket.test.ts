import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "../../../src/authoring/operate/release/hash.ts";
import {
  findBroken,
  findManifest,
  openTarget,
  pointAt,
  pruneTarget,
  type SeenPointer,
  type Target,
} from "../../../src/authoring/operate/release/index.ts";
import { type Bucket, canTestBuckets, startBucket } from "../../support/release/bucket.ts";
import { releaseStub } from "../../support/release/release-stub.ts";
import { listen } from "../../support/run/listen.ts";
import { runCommand } from "../../support/run/run-command.ts";

const isHere = await canTestBuckets();
const home = mkdtempSync(join(tmpdir(), "layar-bucket-"));
const address = "s3://layar-test/pages";
let bucket: Bucket;
let target: Target;

beforeAll(async () => {
  if (isHere) bucket = await startBucket("layar-test");
});
beforeEach(async () => {
  if (!isHere) return;
  vi.stubEnv("AWS_ENDPOINT_URL", bucket.origin);
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  target = await openTarget(address, home);
});
afterAll(() => {
  bucket?.stop();
  rmSync(home, { recursive: true });
});

const send = (name: string) => releaseStub(target, name, { folder: join(home, name) });
const mover = { by: "test", at: "2026-01-01T00:00:00.000Z" };

describe.runIf(isHere)("a bucket", () => {
  it("has each file of a release with its hash, its type and how long it may be stored", async () => {
    const id = await send("red");
    const manifest = await findManifest(target, id);
    expect(typeof manifest === "string" ? manifest : Object.keys(manifest.files)).toContain(`releases/${id}/index.html`);
    expect(await findBroken(target, id, manifest)).toEqual([]);
    const headersOf = async (path: string) =>
      (await fetch(`${bucket.origin}/layar-test/pages/${path}`, { method: "HEAD", headers: { Authorization: "AWS test:test" } })).headers;
    const script = await headersOf("assets/red-1.js.gz");
    expect([script.get("content-encoding"), script.get("content-type"), script.get("cache-control")]).toEqual([
      "gzip",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    const page = await headersOf(`releases/${id}/index.html`);
    expect([page.get("content-type"), page.get("cache-control")]).toEqual(["text/html; charset=utf-8", "no-cache"]);
  });

  it("lets one of two move the pointer, the first one of all, too", async () => {
    const other = await openTarget("s3://layar-test/fresh", home);
    const [a, b, c, d] = ["a", "b", "c", "d"].map((letter) => letter.repeat(12));
    const move = async (seen: SeenPointer, id = "") => other.movePointer(pointAt(id, seen.pointer, mover), seen);
    const none = await other.readPointer(true);
    expect(none.pointer).toBeUndefined();
    expect([await move(none, a), await move(none, b)]).toEqual([true, false]);
    const seen = await other.readPointer(true);
    expect([await move(seen, c), await move(seen, d), (await other.readPointer(true)).pointer?.live]).toEqual([true, false, c]);
  });

  it("knows its own pointer where the response to it was lost", async () => {
    const { origin } = bucket;
    let isLost = false;
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method = "", url = "" } = request;
      const headers = Object.entries(request.headersDistinct).flatMap(([name, all = []]) =>
        /^(?:host|connection|content-length|expect|transfer-encoding)$/.test(name) ? [] : all.map((one): [string, string] => [name, one]),
      );
      const real = await fetch(`${origin}${url}`, { method, headers, ...(method === "PUT" && { body: Buffer.concat(chunks) }) });
      const body = Buffer.from(await real.arrayBuffer());
      if (method === "PUT" && !isLost) {
        isLost = true;
        return void request.socket.destroy();
      }
      const etag = real.headers.get("etag");
      response.writeHead(real.status, etag === null ? {} : { etag }).end(body);
    });
    const proxy = await listen(server);
    vi.stubEnv("AWS_ENDPOINT_URL", proxy.origin);
    const lossy = await openTarget("s3://layar-test/lossy", home);
    const none = await lossy.readPointer(true);
    const next = pointAt("a".repeat(12), none.pointer, mover);
    expect([await lossy.movePointer(next, none), isLost, (await lossy.readPointer(true)).pointer?.live]).toEqual([true, true, next.live]);
    expect(await lossy.movePointer(pointAt("b".repeat(12), none.pointer, mover), none)).toBe(false);
    await proxy.close();
  });

  it("says what a file of another program holds, which it does not take for its own", async () => {
    const foreign = await fetch(`${bucket.origin}/layar-test/pages/assets/foreign-1.js`, {
      method: "PUT",
      body: "another content",
      headers: { Authorization: "AWS test:test" },
    });
    expect(foreign.status).toBe(200);
    const content = Buffer.from("ours");
    const there = await target.writeOnce({ path: "assets/foreign-1.js", content, hash: hashOf(content) });
    expect(there).toBe(hashOf(Buffer.from("another content")));
  });

  it("is judged by its bytes, whatever it says of them, and restored by the next release", async () => {
    const id = await send("safe");
    const manifest = await findManifest(target, id);
    const path = "assets/safe-1.js";
    const hash = typeof manifest === "string" ? "" : (manifest.files[path] ?? "");
    expect(await target.hashOf(path)).toBe(hash);
    const hostile = await fetch(`${bucket.origin}/layar-test/pages/${path}`, {
      method: "PUT",
      body: "hostile()",
      headers: { Authorization: "AWS test:test", "x-amz-meta-sha256": hash },
    });
    expect([hostile.status, await findBroken(target, id, manifest)]).toEqual([200, [path]]);
    await send("safe");
    expect(await findBroken(target, id, manifest)).toEqual([]);
  });

  it("is tidied up between two moves of the pointer, which no release that began before can take back", async () => {
    const id = await send("tidy");
    const seen = await target.readPointer(true);
    const pruning = { releases: ["a".repeat(12)], paths: [`releases/${"a".repeat(12)}/index.html`] };
    expect(await pruneTarget(target, seen, pruning, mover)).toBe(true);
    const after = await target.readPointer(true);
    expect(after.pointer).toEqual({ ...seen.pointer, prune: { ...mover, releases: pruning.releases, isOver: true } });
    expect(after.pointer?.live).toBe(id);
    expect(await target.movePointer(pointAt("b".repeat(12), seen.pointer, mover), seen)).toBe(false);
  });

  it("is where a command goes back, and which refuses a share with its reason", async () => {
    const red = await send("red");
    await send("blue");
    const run = (...args: readonly string[]) => runCommand("tests/projects/library", [...args, "--to", address]);
    expect(await run("rollback")).toMatchObject({ exit: 0, out: expect.stringContaining(`${red} is live.`) });
    expect(JSON.parse((await run("status", "--json")).out)).toMatchObject({ live: red, missing: [] });
    expect(await run("release", "--from", join(home, "blue"), "--share", "10")).toMatchObject({
      exit: 2,
      told: "No share can be released there: a bucket sends one page to all. Where the function of `serve-config cloudfront` decides in front of it, say `--edge`.\n",
    });
  });
});
