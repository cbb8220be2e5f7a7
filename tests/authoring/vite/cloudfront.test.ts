/** The function in front of a bucket, run as it is, with what its runtime has beside Node's in the place of that. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partsOfNext, writeEdge } from "../../../src/authoring/operate/release/pointer.ts";
import { runCommand } from "../../support/run/run-command.ts";

interface Event {
  readonly context: { readonly eventType: "viewer-request" | "viewer-response"; readonly requestId: string };
  readonly request: { uri: string; readonly cookies: { readonly [name: string]: { readonly value: string } } };
  readonly response?: {
    readonly headers: { [name: string]: { value: string } };
    readonly cookies: { [name: string]: { value: string; attributes: string } };
  };
}

type Handler = (event: Event) => Promise<{ readonly uri?: string; readonly statusCode?: number } & Partial<NonNullable<Event["response"]>>>;

const home = mkdtempSync(join(tmpdir(), "layar-edge-"));
const pointer = { live: "redredred", next: "blueblue", share: 30, salt: "a1" };
let handle: Handler;
let text = "";

beforeAll(async () => {
  ({ out: text } = await runCommand(".", ["serve-config", "cloudfront"]));
  const stub = join(home, "node_modules/cloudfront");
  mkdirSync(stub, { recursive: true });
  writeFileSync(join(stub, "package.json"), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(stub, "index.js"), `export default { kvs: () => ({ get: async () => ${JSON.stringify(writeEdge(pointer))} }) };\n`);
  handle = await load(text, "function");
});
afterAll(() => rmSync(home, { recursive: true }));

async function load(script: string, name: string): Promise<Handler> {
  writeFileSync(join(home, `${name}.mjs`), `${script}export { handler };\n`);
  return (await import(/* @vite-ignore */ pathToFileURL(join(home, `${name}.mjs`)).href)).handler;
}

function cookiesOf(part: string | undefined): Event["request"]["cookies"] {
  return part === undefined ? {} : { layar_part: { value: part } };
}

function ask(uri: string, part?: string, requestId = "r1") {
  const cookies = cookiesOf(part);
  return handle({ context: { eventType: "viewer-request", requestId }, request: { uri, cookies } });
}

function respond(uri: string, part?: string, requestId = "r1") {
  const cookies = cookiesOf(part);
  const response = { headers: {}, cookies: {} };
  return handle({ context: { eventType: "viewer-response", requestId }, request: { uri, cookies }, response });
}

describe("the function for CloudFront", () => {
  it("fits its runtime: 10 KB, and a value of 1 KB", () => {
    expect(text.length).toBeLessThan(10_240);
    expect(writeEdge(pointer).length).toBeLessThan(1024);
  });

  it("gives each part of the devices the release that the pointer says, the same as the other servers", async () => {
    const chosen = partsOfNext(pointer);
    for (let at = 0; at < 256; at++) {
      const part = at.toString(16).padStart(2, "0");
      const { uri } = await ask("/", part);
      expect(uri, part).toBe(`/releases/${chosen.has(part) ? "blueblue" : "redredred"}/index.html`);
    }
  });

  it("finds the page of a path, and the first one for a path that nothing has", async () => {
    const pageOf = async (path: string) => (await ask(path, "00")).uri?.replace(/^\/releases\/\w+/, "");
    expect(await Promise.all(["/", "/repayment", "/repayment/", "/nowhere/at/all", "/sw.js"].map(pageOf))).toEqual([
      "/index.html",
      "/repayment/index.html",
      "/repayment/index.html",
      "/index.html",
      "/sw.js",
    ]);
    expect((await ask("/assets/a-1234.js", "00")).uri).toBe("/assets/a-1234.js");
  });

  it("takes a dot in a parameter for a part of it, and the files of a build for files", async () => {
    const { out } = await runCommand("tests/projects/library", ["serve-config", "cloudfront"]);
    const ofLibrary = await load(out, "library");
    const pageOf = async (uri: string) =>
      (await ofLibrary({ context: { eventType: "viewer-request", requestId: "r1" }, request: { uri, cookies: {} } })).uri;
    expect(await pageOf("/books/978.0")).toMatch(/\/books\/_bookId\/index\.html$/);
    expect(await pageOf("/sw.js")).toMatch(/^\/releases\/\w+\/sw\.js$/);
  });

  it("shows nothing of how a release came about, nor of other releases", async () => {
    for (const path of ["/manifest.json", "/manifest.sig", "/.part"]) expect((await ask(path)).statusCode, path).toBe(404);
    const asked = ["/m%61nifest.json", "/manifest%2ejson", "//manifest.sig", "/%2Epart", "/%2e%2e/%2e%2e/private/a.map", "/a%"];
    for (const path of [...asked, "/assets/../private/a.map", "/assets/%2e%2e/private/a.map"])
      expect((await ask(path)).statusCode, path).toBe(404);
    for (const path of ["/private/maps/a.map", "/releases/other/index.html", "/current.json"])
      expect((await ask(path, "00")).uri, path).toMatch(/^\/releases\/(redredred|blueblue)\//);
  });

  it("draws a part at the first visit, for the request and its response alike, and keeps to it", async () => {
    const { cookies } = await respond("/repayment", undefined, "r7");
    const { value = "", attributes } = cookies?.["layar_part"] ?? {};
    expect(attributes).toBe("Path=/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax");
    expect((await ask("/", undefined, "r7")).uri).toBe((await ask("/", value)).uri);
    expect((await respond("/", value)).cookies).toEqual({});
    expect((await respond("/", "../x")).cookies).toHaveProperty("layar_part");
    expect((await respond("/assets/a-1234.js")).cookies).toEqual({});
  });

  it("sends the headers of the other servers, each page its own", async () => {
    const of = async (uri: string) => (await respond(uri, "00")).headers;
    const usual = await of("/repayment");
    expect(usual?.["content-security-policy"]?.value).toContain("style-src 'self' 'unsafe-inline'; ");
    expect(usual?.["permissions-policy"]?.value).toContain("geolocation=()");
    for (const uri of ["/testPreview", "/releases/redredred/testPreview/index.html"])
      expect((await of(uri))?.["permissions-policy"]?.value, uri).toContain("geolocation=(self)");
  });
});
