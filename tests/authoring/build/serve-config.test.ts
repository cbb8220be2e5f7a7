import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serveFiles } from "../../../scripts/serve/files.ts";
import { headersFor, pageHeaders } from "../../../src/authoring/build/deploy/headers.ts";
import { caddyConfig, nginxConfig, type ServeSettings } from "../../../src/authoring/build/deploy/serve-config.ts";

const settings: ServeSettings = {
  hosts: { images: "any", frames: [] },
  apiHost: "",
  isSecure: true,
  apiPaths: ["/v3/contract/contract", "/user-problem/problem-list", "/v3/loan-details/loan-details"],
};

describe("serveFiles", () => {
  it.each([...serveFiles(".")])("gives %s as it stands in the project", (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });
});

describe("nginxConfig", () => {
  it("repeats every header in each location that serves a file, because nginx inherits none", () => {
    for (const [name, value] of Object.entries(pageHeaders(settings)))
      expect(nginxConfig(settings).split(`add_header ${name} "${value}" always;`)).toHaveLength(3);
  });

  it("serves a path's own page first and index.html for the rest", () => {
    expect(nginxConfig(settings)).toContain("try_files $uri $uri/index.html /index.html;");
  });

  it("hands the first features of the calls' paths to the API, each once", () => {
    expect(nginxConfig(settings)).toContain("location ~ ^/(user-problem|v3)/ {");
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
    for (const [name, value] of Object.entries(pageHeaders(settings)))
      expect(caddyConfig(settings).split(`${name} "${value}"`)).toHaveLength(3);
  });

  it("serves a path's own page first and index.html for the rest", () => {
    expect(caddyConfig(settings)).toContain("try_files {path} {path}/index.html /index.html");
  });
});

/** The real servers, where they are installed. */
const servers = [
  { name: "nginx", asks: "-v", start: startNginx },
  { name: "caddy", asks: "version", start: startCaddy },
].filter(({ name, asks }) => isInstalled(name, asks));

describe("the configurations", () => {
  it.each(servers)("make $name serve the pages and the headers", async ({ start }) => {
    const dist = makeDist();
    const port = await findPort();
    const stop = await start(dist, port);
    try {
      expect(await read(port, "/complaint")).toEqual({ text: "complaint", cache: "no-cache" });
      expect(await read(port, "/nowhere")).toEqual({ text: "home", cache: "no-cache" });
      expect(await read(port, "/assets/a-1.js")).toEqual({ text: "script", cache: "public, max-age=31536000, immutable" });
      const missing = await fetch(`http://127.0.0.1:${port}/assets/gone-1.js`);
      expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, null]);
      const { headers } = await fetch(`http://127.0.0.1:${port}/complaint`);
      for (const [name, value] of Object.entries(headersFor(settings, "/complaint"))) expect(headers.get(name)).toBe(value);
    } finally {
      stop();
    }
  });

  it("are plain texts without a tab or a trailing blank", () => {
    expect(nginxConfig(settings) + caddyConfig(settings)).not.toMatch(/\t| \n/);
  });
});

function isInstalled(name: string, asks: string): boolean {
  try {
    execFileSync(name, [asks], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function makeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), "layar-dist-"));
  for (const folder of ["complaint", "assets"]) mkdirSync(join(dist, folder));
  for (const [file, text] of [
    ["index.html", "home"],
    ["complaint/index.html", "complaint"],
    ["assets/a-1.js", "script"],
  ] as const)
    writeFileSync(join(dist, file), text);
  return dist;
}

async function read(port: number, path: string): Promise<{ text: string; cache: string | null }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "error" });
  return { text: await response.text(), cache: response.headers.get("cache-control") };
}

async function startNginx(dist: string, port: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "layar-nginx-"));
  const server = nginxConfig(settings)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_.*\n/g, "")
    .replace("/srv/layar/dist", dist);
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};\n`).join("");
  const around = `daemon off;\nworker_processes 1;\npid ${folder}/pid;\nuser root;\nevents {}\nhttp {\naccess_log off;\n${temporary}`;
  writeFileSync(file, `${around}${server}}\n`);
  return run("nginx", ["-p", folder, "-e", join(folder, "errors"), "-c", file], port);
}

async function startCaddy(dist: string, port: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "layar-caddy-"));
  const file = join(folder, "Caddyfile");
  const site = caddyConfig(settings).replace("layar.example {", `http://127.0.0.1:${port} {`).replace("/srv/layar/dist", dist);
  writeFileSync(file, `{\n  admin off\n}\n${site}`);
  return run("caddy", ["run", "--adapter", "caddyfile", "--config", file], port);
}

async function run(command: string, args: readonly string[], port: number): Promise<() => void> {
  const server = spawn(command, args, { stdio: "ignore" });
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => server.kill();
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
