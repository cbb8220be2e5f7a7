// The studio on a copy of the shipped project, so that a test can write to it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger, createServer } from "vite";
import { apiHeaders, layar } from "../../src/authoring/build/index.ts";
import { mockMiddleware, watchMockProject } from "../../src/authoring/mock-server/index.ts";
import { studio } from "../../src/authoring/studio/server/plugin.ts";

export interface ServedStudio {
  readonly root: string;
  /** Without a slash at its end. */
  readonly origin: string;
  read(path: string): string;
  write(path: string, text: string): void;
  close(): Promise<void>;
}

export async function serveStudio(): Promise<ServedStudio> {
  const root = mkdtempSync(join(tmpdir(), "layar-studio-"));
  for (const name of ["screens", "schemas", "widgets", "package.json", "tsconfig.json"])
    cpSync(name, join(root, name), { recursive: true });
  for (const name of ["src", "node_modules"]) symlinkSync(resolve(name), join(root, name));
  const readProject = watchMockProject(root);
  const mock = mockMiddleware({ readProject, apiHeaders, log: () => undefined });
  const server = await createServer({
    configFile: false,
    customLogger: createLogger("silent"),
    cacheDir: join(root, ".vite"),
    server: { host: "127.0.0.1", port: 0 },
    plugins: [layar({ root }), studio({ root }), { name: "mock-server", configureServer: ({ middlewares }) => void middlewares.use(mock) }],
  });
  await server.listen();
  return {
    root,
    origin: (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, ""),
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (path, text) => writeFileSync(join(root, path), text),
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}
