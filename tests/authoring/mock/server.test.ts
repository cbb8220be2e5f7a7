import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../src/authoring/mock/server/index.ts";
import { readMockProject, startServer, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import { buildCall } from "../../support/session/mock-call.ts";

const logged: string[] = [];
let dist = "";
let server: RunningServer;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "layar-"));
  mkdirSync(join(dist, "complaint"));
  writeFileSync(join(dist, "index.html"), "root");
  writeFileSync(join(dist, "complaint", "index.html"), "complaint");
  writeFileSync(join(dist, "app.js"), "1");
  const headersFor = (path: string) => ({ "X-Kind": path.endsWith("/index.html") ? "page" : "file" });
  server = await startServer({
    dist,
    headersFor,
    port: 0,
    apiHeaders: { "Cache-Control": "no-store" },
    readProject: watchMockProject("."),
    log: (line) => logged.push(line),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

const action = readMockProject(".").actions.problemList;
const ask = (cookie: string) => {
  if (action === undefined) throw new Error("The catalogue has no `problemList`.");
  const request = buildCall(server.origin, action, {});
  request.headers.set("cookie", cookie);
  return fetch(request);
};
const cookieOf = (response: Response): string => response.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("startServer", () => {
  it("serves files, the page made for a path, and one page for every other path", async () => {
    const read = async (path: string) => (await fetch(server.origin + path)).text();
    expect([await read("/app.js"), await read("/complaint?a=1"), await read("/no/such/path"), await read("/")]).toEqual([
      "1",
      "complaint",
      "root",
      "root",
    ]);
  });

  it.each([`/${"a".repeat(300)}`, `/${"a/".repeat(3000)}`, "//", "//complain", "/%E0%A4%A", "/complaint/app.js"])(
    "serves the one page for %.20s, which no file can have",
    async (path) => {
      expect(await (await fetch(server.origin + path)).text()).toBe("root");
    },
  );

  it("serves the page of a route with parameters, after what is named literally", async () => {
    for (const [folder, text] of [
      ["rides/_id", "ride"],
      ["rides/new", "new"],
      ["rides/_id/map", "map"],
    ] as const) {
      mkdirSync(join(dist, folder), { recursive: true });
      writeFileSync(join(dist, folder, "index.html"), text);
    }
    const read = async (path: string) => (await fetch(server.origin + path)).text();
    const found = await Promise.all(["/rides/R1", "/rides/new", "/rides/new/map", "/rides/R%2F1?a=1", "/rides/R1/parts"].map(read));
    expect(found).toEqual(["ride", "new", "map", "root", "root"]);
  });

  it("sends what a build has compressed, and compresses the rest itself", async () => {
    writeFileSync(join(dist, "packed.js"), "1");
    writeFileSync(join(dist, "packed.js.br"), brotliCompressSync("as built"));
    const read = async (path: string, encoding: string) => {
      const response = await fetch(server.origin + path, { headers: { "accept-encoding": encoding } });
      return [response.headers.get("content-encoding"), await response.text()];
    };
    expect(await read("/packed.js", "br")).toEqual(["br", "as built"]);
    expect(await read("/packed.js", "gzip")).toEqual(["gzip", "1"]);
    expect(await read("/packed.js", "identity")).toEqual([null, "1"]);
  });

  it("takes reports of pages where the settings say, and gives them to who asks", async () => {
    const sent = { version: 1, reports: [{ what: "node-failed", screen: "loan-confirm", detail: { node: "pay" } }] };
    const post = (body: string) => fetch(`${server.origin}/client-reports`, { method: "POST", body });
    expect([(await post(JSON.stringify(sent))).status, (await post("{")).status]).toEqual([204, 400]);
    expect(await (await fetch(`${server.origin}/client-reports`)).json()).toEqual([sent]);
  });

  it("takes reports of its own pages alone, of 16 KiB, and keeps the last hundred", async () => {
    const post = (body: string, headers: { readonly [name: string]: string } = {}) =>
      fetch(`${server.origin}/client-reports`, { method: "POST", body, headers });
    const statuses = async (origins: readonly string[]) => {
      const found = [];
      for (const origin of origins) found.push((await post("{}", { origin, "content-type": "text/plain" })).status);
      return found;
    };
    expect(await statuses(["http://evil.example", "null", "http://127.0.0.1:1", server.origin])).toEqual([403, 403, 403, 204]);
    const foreign = await fetch(`${server.origin}/client-reports`, { headers: { origin: "http://127.0.0.1:1" } });
    expect(foreign.status).toBe(403);
    expect((await post(JSON.stringify("x".repeat(16_384)))).status).toBe(413);
    for (let n = 0; n < 120; n++) await post(`${n}`);
    const kept = await (await fetch(`${server.origin}/client-reports`)).json();
    expect([kept.length, kept[0], kept[99]]).toEqual([100, 20, 119]);
  });

  it("stays inside the folder", async () => {
    expect(await (await fetch(`${server.origin}/..%2f..%2f..%2fetc/passwd`)).text()).toBe("root");
  });

  it("responds to this machine's own names alone", async () => {
    const statusFor = (host: string) =>
      new Promise((resolve) => {
        get(`${server.origin}/complaint`, { headers: { host } }, (response) => resolve(response.resume().statusCode));
      });
    const hosts = [
      "localhost:4173",
      "127.0.0.1",
      "[::1]:80",
      "layar.localhost",
      "evil.example",
      "127.0.0.1.evil.example",
      "localhost.evil.example",
    ];
    expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 200, 403, 403, 403]);
  });

  it.each(["/.vite/manifest.json", "/complaint/.env", "/%2evite/manifest.json", "/%00", "/complaint%00.html"])(
    "has nothing at %s",
    async (path) => {
      expect((await fetch(server.origin + path)).status).toBe(404);
    },
  );

  it("sends the headers that it was given", async () => {
    expect((await fetch(`${server.origin}/complaint`)).headers.get("x-kind")).toBe("page");
    expect((await fetch(`${server.origin}/app.js`)).headers.get("x-kind")).toBe("file");
    expect((await ask("")).headers.get("cache-control")).toBe("no-store");
  });

  it("plays the scenario of a page's address for its visitor alone", async () => {
    const cookie = cookieOf(await fetch(`${server.origin}/complaintList?scenario=no-tabs`));
    expect((await (await ask(cookie)).json()).data).toEqual({ tabs: [] });
    expect((await (await ask("")).json()).data.tabs).toHaveLength(2);
  });

  it("goes back to the usual state with `?scenario=ok`", async () => {
    const cookie = cookieOf(await fetch(`${server.origin}/complaintList?scenario=no-tabs`));
    await fetch(`${server.origin}/complaintList?scenario=ok`, { headers: { cookie } });
    expect((await (await ask(cookie)).json()).data.tabs).toHaveLength(2);
  });

  it("takes a page that a service worker fetches for no visit", async () => {
    const cookie = cookieOf(await fetch(`${server.origin}/complaintList?scenario=no-tabs`));
    const kept = await fetch(`${server.origin}/complaintList`, { headers: { cookie, "sec-fetch-dest": "empty" } });
    const before = logged.length;
    await ask(cookie);
    expect([kept.status, kept.headers.get("set-cookie"), logged.length]).toEqual([200, null, before]);
  });

  it("takes a page that a script asks for as one for a visit", async () => {
    const cookie = cookieOf(await fetch(`${server.origin}/complaintList`));
    const asked = { cookie, accept: "text/html", "sec-fetch-dest": "empty" };
    await fetch(`${server.origin}/complaintList?scenario=no-tabs`, { headers: asked });
    expect((await (await ask(cookie)).json()).data.tabs).toEqual([]);
  });

  it("says that the one of before goes on where the next page names none", async () => {
    const cookie = cookieOf(await fetch(`${server.origin}/complaintList?scenario=no-tabs`));
    await ask(cookie);
    await fetch(`${server.origin}/complaintList`, { headers: { cookie } });
    const before = logged.length;
    await ask(cookie);
    await ask(cookie);
    expect(logged.slice(before)).toEqual([expect.stringContaining("`?scenario=ok` ends it")]);
  });

  it("names the scenarios of the screen when one is mistyped", async () => {
    await fetch(`${server.origin}/complaintList?scenario=no-tab`);
    expect(logged.at(-1)).toContain("The screen at /complaintList has no scenario `no-tab`. It has `ok`, `empty-tab`, `no-tabs`");
  });

  it("closes the connection for a response that is offline", async () => {
    const cookie = cookieOf(await fetch(`${server.origin}/complaintList?scenario=offline`));
    await expect(ask(cookie)).rejects.toThrow(TypeError);
  });
});
