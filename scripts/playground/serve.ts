// The playground beside the app of `npm start`: built when somebody opens it first, as it is then.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { readRequestAddress } from "../../src/authoring/mock/server/index.ts";
import { contentTypeOf } from "../../src/authoring/project/index.ts";

const playgroundPath = "/playground/";

export function playground({ root }: { readonly root: string }): Plugin {
  const outDir = join(root, "node_modules/.vite-playground/dist");
  let built: Promise<unknown> | undefined;
  const build = () => {
    // In a process of its own: what is built is for production, and what is served here is not.
    built ??= promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build-playground.ts", outDir], { cwd: root });
    // Asked again, it may succeed.
    built.catch(() => {
      built = undefined;
    });
    return built;
  };
  return {
    name: "layar:playground-page",
    apply: "serve",
    configureServer(server) {
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        for (const origin of server.resolvedUrls?.local ?? [])
          server.config.logger.info(`  ➜  Playground: ${origin.replace(/\/$/, "")}${playgroundPath}`);
      };
      server.middlewares.use((request, response, next) => {
        const { pathname } = readRequestAddress(request.url);
        if (!pathname.startsWith(playgroundPath)) return next();
        const path = pathname.slice(playgroundPath.length) || "index.html";
        build()
          .then(() => send(join(outDir, path), response))
          .catch(next);
      });
    },
  };
}

async function send(path: string, response: ServerResponse): Promise<void> {
  const body = await readFile(path).catch(() => undefined);
  if (body === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": contentTypeOf(path), "cache-control": "no-store" }).end(body);
}
