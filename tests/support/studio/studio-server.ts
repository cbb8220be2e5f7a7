// A process of its own: the studio on a copy of the shipped project, and a browser, which the tests of the studio use one after
// the other. `studio-lease.ts` starts it and speaks with it.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { createLogger, createServer } from "vite";
import { mockMiddleware, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import { studio } from "../../../src/authoring/studio/server/plugin.ts";
import { apiHeaders, layar } from "../../../src/authoring/vite/index.ts";
import { browserLaunch } from "../browser/browser.ts";

/** What a test gets of it. */
export interface StudioPlace {
  readonly root: string;
  /** Without a slash at its end. */
  readonly origin: string;
  /** Of the browser; '' without one. */
  readonly endpoint: string;
  /** Of the process of the studio. */
  readonly pid: number;
}

const copied = ["screens", "schemas", "widgets", "package.json", "tsconfig.json"];
const [port = "0", given] = process.argv.slice(2);
const root = given ?? copyProject();
const originals = new Map(listFiles().map((path) => [path, readFileSync(join(root, path))]));

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "layar-studio-"));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ["src", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

function listFiles(): string[] {
  return copied.flatMap((name) =>
    statSync(join(root, name)).isDirectory()
      ? readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
          .map((path) => join(name, path))
          .filter((path) => statSync(join(root, path)).isFile())
      : [name],
  );
}

/** As it was at first, on the disk and in the studio: no test finds what another has left. */
async function restore(origin: string): Promise<void> {
  for (const path of listFiles()) if (!originals.has(path)) rmSync(join(root, path));
  for (const [path, bytes] of originals) {
    const target = join(root, path);
    if (!existsSync(target) || !readFileSync(target).equals(bytes)) {
      cpSync(path, target, { recursive: true });
      writeFileSync(target, bytes);
    }
  }
  await revertTyped(origin);
}

async function revertTyped(origin: string): Promise<void> {
  const page = await fetch(`${origin}/studio`, { headers: { accept: "text/html" } });
  const token = /data-token="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const ask = async (name: string, request: object) => {
    const headers = { "content-type": "application/json", "x-studio-token": token };
    return (await fetch(`${origin}/studio/api/${name}`, { method: "POST", headers, body: JSON.stringify(request) })).json();
  };
  const { screens } = (await ask("project", {})) as { screens: { edited: string[] }[] };
  const widgets = (await ask("widgets", {})) as { isEdited: boolean; file: string }[];
  const edited = [...screens.flatMap((screen) => screen.edited), ...widgets.flatMap(({ isEdited, file }) => (isEdited ? [file] : []))];
  for (const path of edited) await ask("revert", { path });
}

const readProject = watchMockProject(root);
const mock = mockMiddleware({ readProject, apiHeaders, log: () => undefined });
const server = await createServer({
  configFile: false,
  customLogger: createLogger("silent"),
  cacheDir: join(root, ".vite"),
  server: { host: "127.0.0.1", port: Number(port), strictPort: true },
  plugins: [layar({ root }), studio({ root }), { name: "mock-server", configureServer: ({ middlewares }) => void middlewares.use(mock) }],
});
const [browser] = await Promise.all([given === undefined ? chromium.launchServer(browserLaunch()) : undefined, server.listen()]);
const origin = (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");
process.on("message", () => void restore(origin).then(() => process.send?.("restored")));
process.on("disconnect", async () => {
  await Promise.all([browser?.close(), server.close()]);
  if (given === undefined) rmSync(root, { recursive: true });
  process.exit();
});
process.send?.({ root, origin, endpoint: browser?.wsEndpoint() ?? "", pid: process.pid } satisfies StudioPlace);
