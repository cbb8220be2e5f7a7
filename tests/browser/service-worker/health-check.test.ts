import { afterEach, describe, expect, it, vi } from "vitest";
import { checkHealth, type Marks } from "../../../src/browser/service-worker/health-check.ts";

const script = new Response("", { headers: { "content-type": "text/javascript; charset=utf-8" } });
const page = new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
const status = (code: number, type = "text/javascript") => new Response("", { status: code, headers: { "content-type": type } });
const json = (value: unknown) => new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });
const detour = Response.redirect("http://127.0.0.1/login");

function openMarks(): Marks & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** Undefined for a network that is down. */
interface Server {
  readonly script?: Response;
  readonly flags?: Response;
}

const asked: string[] = [];

function serve(server: Server): void {
  vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
    asked.push(path);
    expect(options.cache).toBe("no-store");
    const answer = path === "/sw.js" ? server.script : server.flags;
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
}

async function load(server: Server, marks: Marks, isThere = true): Promise<string> {
  serve(server);
  return checkHealth(isThere, marks);
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe("checkHealth", () => {
  it.each([
    ["404", status(404)],
    ["410", status(410)],
    ["404 with a page", status(404, "text/html")],
    ["a page in its place", page],
    ["a type that is none of a script", status(200, "application/json")],
    ["no type", new Response(null, { headers: {} })],
  ])("removes after two loads that find %s, and starts over afterwards", async (_, answer) => {
    const marks = openMarks();
    expect(await load({ script: answer }, marks)).toBe("leave");
    expect(await load({ script: answer }, marks)).toBe("remove");
    expect(marks.kept.size).toBe(0);
  });

  it.each([
    ["500", status(500)],
    ["503 with a page", status(503, "text/html")],
    ["403", status(403, "text/html")],
    ["429", status(429, "text/html")],
    ["a detour", detour],
    ["no network", undefined],
  ])("keeps whatever the number of loads that find %s", async (_, answer) => {
    const marks = openMarks();
    for (let at = 0; at < 4; at++) expect(await load({ script: answer }, marks)).toBe("keep");
    expect(marks.kept.size).toBe(0);
  });

  it.each(["text/javascript", "application/javascript; charset=utf-8", "application/x-javascript", "text/ecmascript"])(
    "keeps a script that is sent as %s",
    async (type) => expect(await load({ script: status(200, type) }, openMarks())).toBe("keep"),
  );

  it("counts loads that say nothing neither way, and forgets after one that finds the script", async () => {
    const marks = openMarks();
    await load({ script: page }, marks);
    expect(await load({ script: status(502) }, marks)).toBe("keep");
    expect(await load({ script: page }, marks)).toBe("remove");
    await load({ script: page }, marks);
    expect(await load({ script }, marks)).toBe("keep");
    expect(await load({ script: page }, marks)).toBe("leave");
  });

  it("removes at once by the flag, and lets none be registered", async () => {
    expect(await load({ script, flags: json({ kill: true }) }, openMarks())).toBe("remove");
    expect(await load({ script, flags: json({ kill: true }) }, openMarks(), false)).toBe("leave");
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
    expect(await load({ script, flags }, openMarks())).toBe("keep");
  });

  it("does not ask for the script where no worker is", async () => {
    expect(await load({ script: page }, openMarks(), false)).toBe("keep");
    expect(asked).toEqual(["/sw.json"]);
  });
});
