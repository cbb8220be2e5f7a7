import { afterEach, describe, expect, it, vi } from "vitest";
import { checkHealth } from "../../../src/browser/service-worker/health-check.ts";

const script = new Response("", { headers: { "content-type": "text/javascript; charset=utf-8" } });
const page = new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
const status = (code: number, type = "text/javascript") => new Response("", { status: code, headers: { "content-type": type } });
const json = (value: unknown) => new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });
const detour = Response.redirect("http://127.0.0.1/login");

/** Undefined for a network that is down. */
interface Server {
  /** One for each request, the last for all further ones. */
  readonly script?: Response | readonly (Response | undefined)[];
  readonly flags?: Response;
}

const asked: string[] = [];
const caching: string[] = [];

function serve(server: Server): void {
  vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
    asked.push(path);
    caching.push(`${path} ${options.cache}`);
    const scripts = [server.script].flat();
    const answer = path === "/sw.js" ? scripts[Math.min(asked.filter((one) => one === path).length, scripts.length) - 1] : server.flags;
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
}

async function load(server: Server, isThere = true): Promise<string> {
  serve(server);
  return checkHealth(isThere);
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  caching.length = 0;
});

describe("checkHealth", () => {
  it.each([
    ["404", status(404)],
    ["410", status(410)],
    ["404 with a page", status(404, "text/html")],
    ["a page in its place", page],
    ["a type that is none of a script", status(200, "application/json")],
    ["no type", new Response(null, { headers: {} })],
  ])("removes when two requests of one load find %s, both past every cache", async (_, answer) => {
    expect(await load({ script: answer })).toBe("remove");
    expect(caching.filter((one) => one.startsWith("/sw.js "))).toEqual(["/sw.js no-store", "/sw.js reload"]);
  });

  it.each([
    ["the script", script],
    ["a server in trouble", status(502)],
    ["no network", undefined],
  ])("leaves the worker alone when the second request finds %s", async (_, second) => {
    expect(await load({ script: [page, second] })).toBe("leave");
  });

  it.each([
    ["500", status(500)],
    ["503 with a page", status(503, "text/html")],
    ["403", status(403, "text/html")],
    ["429", status(429, "text/html")],
    ["a detour", detour],
    ["no network", undefined],
  ])("keeps a worker whose first request finds %s", async (_, answer) => {
    expect(await load({ script: answer })).toBe("keep");
  });

  it.each(["text/javascript", "application/javascript; charset=utf-8", "application/x-javascript", "text/ecmascript"])(
    "keeps a script that is sent as %s",
    async (type) => expect(await load({ script: status(200, type) })).toBe("keep"),
  );

  it("removes at once by the flag, and lets none be registered", async () => {
    expect(await load({ script, flags: json({ kill: true }) })).toBe("remove");
    expect(await load({ script, flags: json({ kill: true }) }, false)).toBe("leave");
  });

  it.each([
    ["false", json({ kill: false })],
    ["another value", json({ kill: "true" })],
    ["null", json(null)],
    ["a list", json([true])],
    ["a page", page],
    ["a flag with 404", new Response('{"kill":true}', { status: 404 })],
    ["a flag with 500", new Response('{"kill":true}', { status: 500 })],
    ["no network", undefined],
  ])("takes nothing else for the flag: %s", async (_, flags) => {
    expect(await load({ script, flags })).toBe("keep");
  });

  it("does not ask for the script where no worker is", async () => {
    expect(await load({ script: page }, false)).toBe("keep");
    expect(asked).toEqual(["/sw.json"]);
  });
});
