/** nginx and Caddy with the ready-made configurations, on free ports of this machine, in front of an API that says too much. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as requestHttp } from "node:http";
import { type Agent, request as requestHttps } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SecureVersion } from "node:tls";
import { caddyConfig } from "../../../src/authoring/vite/deploy/caddy-config.ts";
import { writeCompressed } from "../../../src/authoring/vite/deploy/compressed-files.ts";
import { nginxConfig } from "../../../src/authoring/vite/deploy/nginx-config.ts";
import type { ServeSettings } from "../../../src/authoring/vite/deploy/serve-settings.ts";
import { writeStyleSources } from "../../../src/authoring/vite/deploy/style-sources.ts";
import { isAllThere, runs } from "../run/is-all-there.ts";
import { findFreePort, type Listening, listen } from "../run/listen.ts";

export const ownHost = "loans.example";

export const ownSettings: ServeSettings = {
  hosts: { images: "any", frames: [] },
  apiHost: "",
  isSecure: true,
  site: { origin: `https://${ownHost}` },
  patterns: [],
  apiPaths: [],
};

/** What the servers serve: two pages, of which each has its style sheet. */
export const pages: ReadonlyMap<string, string> = new Map([
  ["index.html", "<style>.home{top:0}</style>home"],
  ["complaint/index.html", `<style>.complaint{top:0}</style>${"complaint".repeat(200)}`],
]);

export interface Answer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly text: string;
}

export interface RealServer {
  /** Stands for `/srv/layar` of a configuration for releases. */
  readonly releases: string;
  /** Null when the server ends the connection without a response. */
  ask(path: string, options?: Partial<Omit<Ask, "ports">>): Promise<Answer | null>;
  /** All that it has logged. */
  logs(): string;
  stop(): Promise<void>;
}

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly api: number;
}

interface Place extends Ports {
  readonly folder: string;
}

const serverKinds = {
  nginx: { asks: ["-v"], config: nginxConfig, place: placeNginx, tries: ["-t"], starts: [] },
  caddy: {
    asks: ["version"],
    config: caddyConfig,
    place: placeCaddy,
    tries: ["validate", "--adapter", "caddyfile"],
    starts: ["run", "--adapter", "caddyfile"],
  },
};

export type ServerKind = keyof typeof serverKinds;

export function isServerInstalled(kind: ServerKind): boolean {
  const missing = [kind, "openssl"].filter((name) => !runs(name, name === "openssl" ? ["version"] : serverKinds[kind].asks));
  return isAllThere(`scripts/serve/ on ${kind}`, missing, `apt-get install ${missing.join(" ")}`);
}

/** Where a server finds what a configuration names. */
async function makePlace(kind: ServerKind, api: number): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), `layar-${kind}-`));
  for (const inner of ["dist", "dist/complaint", "dist/assets", "dist/.serve", "logs"]) mkdirSync(join(folder, inner));
  for (const [file, text] of [...pages, ["assets/a-1.js", "script"] as const, ...writeStyleSources(pages)])
    writeFileSync(join(folder, "dist", file), text);
  await writeCompressed(join(folder, "dist"));
  const subject = ["-subj", `/CN=${ownHost}`, "-addext", `subjectAltName=DNS:${ownHost}`];
  const out = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", ...subject, ...out], {
    stdio: "ignore",
  });
  return { folder, api, http: await findFreePort(), https: await findFreePort() };
}

/** Whether the server itself takes a configuration; gives what it says against it. */
export async function tryConfig(kind: ServerKind, config: string): Promise<string> {
  const place = await makePlace(kind, await findFreePort());
  const { args, env } = serverKinds[kind].place(place, config);
  const { status, stdout, stderr } = spawnSync(kind, [...serverKinds[kind].tries, ...args], { env, encoding: "utf8" });
  rmSync(place.folder, { recursive: true });
  return status === 0 ? "" : `${status}: ${stdout}${stderr}`;
}

export async function startRealServer(kind: ServerKind, settings: ServeSettings): Promise<RealServer> {
  const api = await startApi();
  const ports = await makePlace(kind, api.port);
  const { folder } = ports;
  const { args, env } = serverKinds[kind].place(ports, serverKinds[kind].config(settings));
  const server = spawn(kind, [...serverKinds[kind].starts, ...args], { stdio: "ignore", env });
  const ask: RealServer["ask"] = (path, options = {}) =>
    askServer(path, { ports, host: ownHost, isPlain: false, sni: ownHost, method: "GET", ...options });
  while (!(await ask("/"))) {
    if (server.exitCode !== null) throw new Error(`${kind} has ended by itself: see ${folder}/errors, or run it with the file there.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    releases: join(folder, "releases"),
    ask,
    logs: () =>
      readdirSync(join(folder, "logs"))
        .map((file) => readFileSync(join(folder, "logs", file), "utf8"))
        .join("\n"),
    stop: () => {
      void api.close();
      return new Promise((resolve) => {
        server.on("exit", () => resolve());
        server.kill();
      });
    },
  };
}

/** How a server is called with its configuration. */
interface Call {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** What both have in common. */
const moved = ({ folder, api }: Place, config: string): string =>
  config
    .replaceAll("127.0.0.1:8081", `127.0.0.1:${api}`)
    .replaceAll("/srv/layar/dist", `${folder}/dist`)
    .replaceAll("/srv/layar", `${folder}/releases`);

function placeNginx(place: Place, config: string): Call {
  const { folder, http, https } = place;
  const site = moved(place, config)
    .replaceAll("listen 80", `listen 127.0.0.1:${http}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${https}`)
    .replaceAll("/var/log/nginx/", `${folder}/logs/`)
    .replace("/etc/ssl/layar.pem", `${folder}/cert.pem`)
    .replace("/etc/ssl/layar.key", `${folder}/key.pem`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};\n`).join("");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;\nworker_processes 1;\npid ${folder}/pid;\n${user}events {}\nhttp {\n${temporary}${site}}\n`,
  );
  return { args: ["-p", folder, "-e", join(folder, "errors"), "-c", join(folder, "nginx.conf")], env: process.env };
}

function placeCaddy(place: Place, config: string): Call {
  const { folder, http, https } = place;
  const site = moved(place, config)
    .replace("{\n", `{\n  admin off\n  http_port ${http}\n  https_port ${https}\n`)
    .replace(`\n${ownHost} {`, `\n${ownHost} {\n  tls ${folder}/cert.pem ${folder}/key.pem`)
    .replaceAll("/var/log/caddy/", `${folder}/logs/`);
  writeFileSync(join(folder, "Caddyfile"), site);
  return { args: ["--config", join(folder, "Caddyfile")], env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } };
}

/** One path ends the connection, the others respond with headers that must not be handed on. */
function startApi(): Promise<Listening> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      if (request.url?.includes("/cut")) response.destroy();
      else
        response
          .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=60", "X-Powered-By": "Api/1.2" })
          .end("{}");
    });
  });
  return listen(server);
}

interface Ask {
  readonly ports: Ports;
  readonly host: string;
  readonly isPlain: boolean;
  readonly sni: string;
  /** What the browser accepts. */
  readonly encoding?: string;
  readonly method: string;
  /** Of the page that sends it. */
  readonly origin?: string;
  readonly body?: string;
  readonly cookie?: string;
  /** Of what the browser has already. */
  readonly etag?: string;
  /** The only version of TLS that the browser speaks. */
  readonly tls?: SecureVersion;
  /** Whose connections stay open, as a browser's do; without one each request has its own. */
  readonly agent?: Agent;
}

function askServer(
  path: string,
  { ports, host, isPlain, sni, encoding, method, origin, body = "", cookie, etag, tls, agent }: Ask,
): Promise<Answer | null> {
  const headers = {
    Host: host,
    Referer: "https://before.example/?token=SECRET",
    ...(encoding && { "Accept-Encoding": encoding }),
    ...(origin && { Origin: origin }),
    ...(cookie && { Cookie: cookie }),
    ...(etag && { "If-None-Match": etag }),
    ...(body && { "Content-Length": Buffer.byteLength(body) }),
  };
  const common = { host: "127.0.0.1", path, method, headers, agent: false };
  const versions = tls && { minVersion: tls, maxVersion: tls };
  return new Promise((resolve) => {
    const request = isPlain
      ? requestHttp({ ...common, port: ports.http })
      : requestHttps({ ...common, ...(agent && { agent }), port: ports.https, servername: sni, rejectUnauthorized: false, ...versions });
    request.on("error", () => resolve(null));
    request.on("response", (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on("error", () => resolve(null));
    });
    request.end(body);
  });
}
