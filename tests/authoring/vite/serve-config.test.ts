import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caddyConfig } from "../../../src/authoring/vite/deploy/caddy-config.ts";
import { apiHeadersOf, pageHeaders } from "../../../src/authoring/vite/deploy/headers.ts";
import { nginxConfig } from "../../../src/authoring/vite/deploy/nginx-config.ts";
import { listPatterns } from "../../../src/authoring/vite/deploy/route-patterns.ts";
import type { ServeSettings } from "../../../src/authoring/vite/deploy/serve-settings.ts";
import { writeStyleSources } from "../../../src/authoring/vite/deploy/style-sources.ts";
import { isServerInstalled, ownHost, ownSettings, pages, type RealServer, startRealServer } from "../../support/project/real-servers.ts";
import { runCommand } from "../../support/run/run-command.ts";

const settings: ServeSettings = {
  ...ownSettings,
  reports: { endpoint: "/client-reports", share: 0 },
  apiPaths: ["/v3/contract/contract", "/user-problem/problem-list", "/v3/loan-details/loan-details"],
};

describe("serve-config", () => {
  it.each([
    ["nginx", "scripts/serve/nginx.conf"],
    ["caddy", "scripts/serve/Caddyfile"],
  ])("prints the configuration of %s as it stands in the project", async (server, path) => {
    const config = readFileSync(path, "utf8");
    expect(await runCommand(".", ["serve-config", server])).toEqual({ exit: 0, out: config, told: "" });
    expect(JSON.parse((await runCommand(".", ["serve-config", server, "--json"])).out)).toEqual({ server, config });
  });
});

describe("nginxConfig", () => {
  it("repeats every header in each location that serves a file, because nginx inherits none", () => {
    const [ofFiles = "", ofPages = ""] = nginxConfig(settings).split("location / {");
    for (const [name, value] of Object.entries(pageHeaders(settings)))
      expect(ofFiles, name).toContain(`add_header ${name} "${value}" always;`);
    for (const [name, value] of Object.entries(pageHeaders(settings, "", "$layar_style")))
      expect(ofPages, name).toContain(`add_header ${name} "${value}" always;`);
  });

  it("serves a path's own page first and index.html for the rest", () => {
    expect(nginxConfig(settings)).toContain("try_files $uri $uri/index.html /index.html;");
  });

  it("hands the first features of the calls' paths to the API, each once", () => {
    expect(nginxConfig(settings)).toContain("location ~ ^/(user-problem|v3)(/|$) {");
    expect(nginxConfig({ ...settings, apiPaths: [] })).not.toContain("location ~ ^/(");
  });
});

describe("a route with parameters", () => {
  const patterns = listPatterns(["/rides/:id", "/rides/new", "#/rides/:id", "*"]);
  it("has its page", () => {
    expect(patterns).toEqual([{ regex: "^(?!/assets/)/rides/[^/]+/?$", page: "/rides/_id/index.html" }]);
    expect(nginxConfig({ ...settings, patterns })).toContain(`  location ~ "^(?!/assets/)/rides/[^/]+/?$" {`);
    expect(nginxConfig({ ...settings, patterns })).toContain("try_files $uri $uri/index.html /rides/_id/index.html;");
    expect(caddyConfig({ ...settings, patterns })).toContain('@route0 path_regexp "^/rides/[^/]+/?$"');
    expect(caddyConfig({ ...settings, patterns })).toContain("try_files {path} {path}/index.html /rides/_id/index.html");
  });
});

describe("a page that may ask for the place", () => {
  const permissions = { geolocation: ["/testPreview"] };
  it.each([
    ["nginx", nginxConfig({ ...settings, permissions }), "location = /testPreview {"],
    ["Caddy", caddyConfig({ ...settings, permissions }), "handle /testPreview {"],
  ])("has headers of its own in the file for %s", (_, text, place) => {
    const [before = "", after = ""] = text.split(place);
    expect(before).not.toContain("geolocation=(self)");
    expect(after.split("geolocation=(self)")).toHaveLength(2);
    expect(after.indexOf("geolocation=(self)")).toBeLessThan(after.indexOf("geolocation=()"));
  });
});

describe("caddyConfig", () => {
  it("has every header for hashed files and for pages", () => {
    const [ofFiles = "", ofPages = ""] = caddyConfig(settings).split("  handle {");
    for (const [name, value] of Object.entries(pageHeaders(settings))) expect(ofFiles, name).toContain(`${name} "${value}"`);
    for (const [name, value] of Object.entries(pageHeaders(settings, "", "{layar_style}")))
      expect(ofPages, name).toContain(`${name} "${value}"`);
  });

  it("serves a path's own page first and index.html for the rest", () => {
    expect(caddyConfig(settings)).toContain("try_files {path} {path}/index.html /index.html");
  });
});

describe("the configurations", () => {
  it("are plain texts without a tab or a trailing blank", () => {
    expect(nginxConfig(settings) + caddyConfig(settings)).not.toMatch(/\t| \n/);
  });
});

describe.each(["nginx", "caddy"] as const)("a real %s with its configuration", (kind) => {
  const isHere = isServerInstalled(kind);
  let server: RealServer;
  beforeAll(async () => {
    if (isHere) server = await startRealServer(kind, settings);
  });
  afterAll(() => server?.stop());
  const secret = "?deviceId=d1&token=SECRET";

  it.runIf(isHere)("serves pages, files and their headers", async () => {
    const styles = new Map(Object.entries<string>(JSON.parse(writeStyleSources(pages).get(".serve/styles.json") ?? "")));
    for (const [path, file, cache] of [
      [`/complaint${secret}`, "complaint/index.html", "no-cache"],
      [`/complaint/${secret}`, "complaint/index.html", "no-cache"],
      [`/nowhere${secret}`, "index.html", "no-cache"],
      ["/", "index.html", "no-cache"],
      ["/assets/a-1.js", "assets/a-1.js", "public, max-age=31536000, immutable"],
    ] as const) {
      const found = await server.ask(path);
      expect([found?.status, found?.text, found?.headers["cache-control"]]).toEqual([200, pages.get(file) ?? "script", cache]);
      for (const [name, value] of Object.entries(pageHeaders(settings, "", styles.get(`/${file}`))))
        expect(found?.headers[name.toLowerCase()], name).toBe(value);
    }
    const missing = await server.ask("/assets/gone-1.js");
    expect([missing?.status, missing?.headers["x-content-type-options"]]).toEqual([404, "nosniff"]);
    expect(missing?.headers["cache-control"] ?? "no-store").toBe("no-store");
    for (const path of ["/.vite/manifest.json", "/.serve/nginx-styles", "/.env", "/assets/.git/config"])
      expect((await server.ask(path))?.status).toBe(404);
  });

  it.runIf(isHere)("sends what the build has compressed", async () => {
    const found = await server.ask("/complaint", { encoding: "gzip" });
    expect(found?.headers).toMatchObject({ "content-encoding": "gzip", vary: expect.stringMatching(/accept-encoding/i) });
    // At the highest level, which no server takes the time for.
    const compressed = gzipSync(pages.get("complaint/index.html") ?? "", { level: 9 });
    expect(Number(found?.headers["content-length"])).toBe(compressed.length);
    const page = await server.ask("/complaint", { encoding: "br, gzip" });
    expect(page?.headers["content-encoding"]).toBe(kind === "caddy" ? "br" : "gzip");
  });

  it.runIf(isHere)("adds to what the API says that nothing is stored, guessed or run", async () => {
    for (const [path, status] of [
      [`/v3/contract/contract${secret}`, 200],
      [`/v3/cut${secret}`, 502],
    ] as const) {
      const found = await server.ask(path);
      expect(found?.status).toBe(status);
      expect(found?.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(found?.headers["x-powered-by"]).toBeUndefined();
      if (status !== 200) continue;
      for (const [name, value] of Object.entries(apiHeadersOf(settings))) expect(found?.headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it.runIf(isHere)("speaks the two safe versions of TLS", async () => {
    for (const tls of ["TLSv1.2", "TLSv1.3"] as const) expect((await server.ask("/", { tls }))?.status, tls).toBe(200);
    for (const tls of ["TLSv1", "TLSv1.1"] as const) expect(await server.ask("/", { tls }), tls).toBeNull();
  });

  it.runIf(isHere)("takes no body that is larger than a photo", async () => {
    const post = async (path: string, bytes: number) =>
      (await server.ask(path, { method: "POST", body: "x".repeat(bytes), origin: `https://${ownHost}` }))?.status;
    expect(await post("/user-problem/upload-problem-img", 11 * 2 ** 20)).toBe(200);
    // Caddy finds out while it hands it on; either may end the connection before the rest has been sent.
    expect([kind === "caddy" ? 502 : 413, undefined]).toContain(await post("/user-problem/upload-problem-img", 13 * 2 ** 20));
  });

  it.runIf(isHere)("has pages to read and nothing else, so that a call that it does not know fails", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"])
      for (const path of ["/", "/complaint", "/unknown/call", "/assets/a-1.js"])
        expect((await server.ask(path, { method }))?.status, `${method} ${path}`).toBe(405);
    expect((await server.ask("/complaint", { method: "HEAD" }))?.status).toBe(200);
  });

  it.runIf(isHere)("hands on small reports of its own pages", async () => {
    const post = async (options: { readonly origin?: string; readonly body?: string; readonly method?: string }) =>
      (await server.ask("/client-reports", { method: "POST", body: "{}", ...options }))?.status;
    expect(await post({ origin: `https://${ownHost}` })).toBe(200);
    for (const origin of ["https://evil.example", `http://${ownHost}`, `https://${ownHost}.evil.example`, "null"])
      expect(await post({ origin }), origin).toBe(403);
    expect(await post({ origin: `https://${ownHost}`, body: "x".repeat(20_000) })).toBe(kind === "caddy" ? 502 : 413);
    expect(await post({ method: "GET", body: "" })).toBe(405);
  });

  it.runIf(isHere)("says with a missing file, too, that nothing is stored, guessed or run", async () => {
    const found = await server.ask("/.env");
    for (const [name, value] of Object.entries(apiHeadersOf(settings))) expect(found?.headers[name.toLowerCase()], name).toBe(value);
  });

  it.runIf(isHere)("redirects from port 80, and responds to no other host", async () => {
    const redirect = await server.ask("/loanConfirm?productId=7", { isPlain: true });
    expect([redirect?.status, redirect?.headers["location"]]).toEqual([301, `https://${ownHost}/loanConfirm?productId=7`]);
    expect(await server.ask("/", { isPlain: true, host: "evil.example" })).toBeNull();
    expect(await server.ask("/", { host: "evil.example", sni: "evil.example" })).toBeNull();
    const mixed = await server.ask("/complaint", { host: "evil.example" });
    expect([undefined, 421]).toContain(mixed?.status);
  });

  it.runIf(isHere)("names no version, and writes no query into a log", async () => {
    const answers = [await server.ask("/complaint"), await server.ask("/assets/gone-1.js"), await server.ask("/", { isPlain: true })];
    for (const found of answers) expect(String(found?.headers["server"] ?? "")).not.toMatch(/\d|caddy/i);
    await expect.poll(() => server.logs()).toContain("/v3/contract/contract");
    expect(server.logs()).toContain("/complaint");
    expect(server.logs()).not.toMatch(/SECRET|deviceId/);
  });
});

describe.runIf(isServerInstalled("nginx"))("nginx", () => {
  it("bounds how often one address calls the API", async () => {
    const server = await startRealServer("nginx", settings);
    const answers = await Promise.all(Array.from({ length: 120 }, () => server.ask("/v3/contract/contract")));
    await server.stop();
    expect(new Set(answers.map((found) => found?.status))).toEqual(new Set([200, 429]));
  });
});
