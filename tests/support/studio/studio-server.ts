// A process of its own: the studio on a copy of the shipped project, or on a project that is there already. `start-studio.ts` starts it.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger, createServer } from "vite";
import { mockMiddleware, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import { studio } from "../../../src/authoring/studio/server/index.ts";
import { apiHeaders, layar } from "../../../src/authoring/vite/index.ts";
import type { StudioPlace } from "./start-studio.ts";

const [port = "0", given] = process.argv.slice(2);
const root = given ?? copyProject();

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "layar-studio-"));
  for (const name of ["screens", "schemas", "widgets", "package.json", "tsconfig.json"])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of ["src", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

const readProject = watchMockProject(root);
const mock = mockMiddleware({ readProject, apiHeaders, log: () => undefined });
const server = await createServer({
  configFile: false,
  customLogger: createLogger("silent"),
  cacheDir: join(root, ".vite"),
  server: { host: "127.0.0.1", port: Number(port), strictPort: true },
  plugins: [
    layar({ root, pages: true }),
    studio({ root }),
    { name: "mock-server", configureServer: ({ middlewares }) => void middlewares.use(mock) },
  ],
});
await server.listen();
process.on("disconnect", async () => {
  await server.close();
  if (given === undefined) rmSync(root, { recursive: true });
  process.exit();
});
const origin = (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");
process.send?.({ root, origin, pid: process.pid } satisfies StudioPlace);
