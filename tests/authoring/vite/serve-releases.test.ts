import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pointAt } from "../../../src/authoring/operate/release/pointer.ts";
import { folderTarget } from "../../../src/authoring/operate/release/target/folder-target.ts";
import type { Target } from "../../../src/authoring/operate/release/target/target.ts";
import type { ServeSettings } from "../../../src/authoring/vite/deploy/serve-settings.ts";
import { isServerInstalled, ownSettings, type RealServer, startRealServer } from "../../support/project/real-servers.ts";
import { releaseStub } from "../../support/release/release-stub.ts";

const settings: ServeSettings = {
  ...ownSettings,
  patterns: [{ regex: "^(?!/assets/)/rides/[^/]+/?$", page: "/about/index.html" }],
  permissions: { geolocation: ["/about"] },
  releases: "/srv/layar",
  apiPaths: ["/v3/contract/contract"],
};

describe.each(["nginx", "caddy"] as const)("a real %s in front of a folder of releases", (kind) => {
  const isHere = isServerInstalled(kind);
  let server: RealServer;
  let target: Target;
  beforeAll(async () => {
    if (!isHere) return;
    server = await startRealServer(kind, settings);
    target = folderTarget(server.releases);
  });
  afterAll(() => server?.stop());

  const send = (name: string, share?: number) => releaseStub(target, name, { folder: join(server.releases, "..", "builds", name), share });
  const idAt = async (path: string, cookie?: string) =>
    /data-release="([^"]+)"/.exec((await server.ask(path, { cookie }))?.text ?? "")?.[1];

  it.runIf(isHere)("sends the pages of the pointer's release, without a reload", async () => {
    const red = await send("red");
    for (const path of ["/", "/about", "/about/", "/rides/R1", "/nowhere", "/releases/", "/private/", "/current.json"])
      expect(await idAt(path), path).toBe(red);
    const page = await server.ask("/about");
    expect(page?.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'; ");
    expect(page?.text).toMatch(/<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-[^']+'">\s*<style>/);
    const blue = await send("blue");
    expect([await idAt("/about"), (await server.ask("/sw.js"))?.text]).toEqual([blue, "// blue"]);
    // A page that was opened before goes on.
    const file = await server.ask("/assets/red-1.js");
    expect([file?.status, file?.text, file?.headers["cache-control"]]).toEqual([
      200,
      'document.title = "red";',
      "public, max-age=31536000, immutable",
    ]);
    const seen = await target.readPointer(true);
    expect(await target.movePointer(pointAt(red, seen.pointer, { by: "", at: "" }), seen)).toBe(true);
    expect(await idAt("/about")).toBe(red);
  });

  it.runIf(isHere)("shows nothing of how a release came about", async () => {
    await send("red");
    for (const path of ["/manifest.json", "/assets/../manifest.json", "/.part"]) expect((await server.ask(path))?.status, path).toBe(404);
  });

  it.runIf(isHere)("lets no browser take the page of one release for that of another one with the same size", async () => {
    await send("one");
    const etag = String((await server.ask("/about"))?.headers["etag"]);
    expect((await server.ask("/about", { etag }))?.status).toBe(304);
    const two = await send("two");
    const found = await server.ask("/about", { etag });
    expect([found?.status, found?.text]).toEqual([200, expect.stringContaining(two)]);
  });

  it.runIf(isHere)("draws a part for each device at its first visit, and keeps to it", async () => {
    await send("red");
    const first = await server.ask("/");
    const [cookie = ""] = [first?.headers["set-cookie"] ?? ""].flat();
    expect(cookie).toMatch(/^layar_part=[0-9a-f]{2}; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax$/);
    expect((await server.ask("/", { cookie: "a=1; layar_part=7f" }))?.headers["set-cookie"]).toBeUndefined();
    expect((await server.ask("/", { cookie: "layar_part=../../etc" }))?.headers["set-cookie"]).toBeDefined();
    const others = await Promise.all(Array.from({ length: 20 }, () => server.ask("/")));
    expect(new Set(others.map((one) => String(one?.headers["set-cookie"]))).size).toBeGreaterThan(5);
  });

  it.runIf(isHere)("sends a share to the next release by device, the same page at each visit", async () => {
    const live = await send("red");
    const next = await send("green", 25);
    const ids = await Promise.all(Array.from({ length: 256 }, (_, at) => idAt("/about", `layar_part=${at.toString(16).padStart(2, "0")}`)));
    expect([ids.filter((id) => id === next).length, ids.filter((id) => id === live).length]).toEqual([64, 192]);
    const again = await Promise.all(Array.from({ length: 256 }, (_, at) => idAt("/", `layar_part=${at.toString(16).padStart(2, "0")}`)));
    expect(again).toEqual(ids);
  });
});
