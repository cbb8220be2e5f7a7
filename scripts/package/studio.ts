// The pages of the studio that are the same for every project, built.
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { createServer } from "vite";
import { buildBundle } from "../../src/authoring/studio/server/bundle/build-bundle.ts";
import { builtClient, clientEntries } from "../../src/authoring/studio/server/bundle/pages.ts";
import { outFolder } from "./engine.ts";

/** Vite takes it for a server of developers otherwise, whatever its mode. */
process.env.NODE_ENV = "production";

export async function buildStudio(root: string): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    mode: "production",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { scripts, ...rest } = await buildBundle(server, { name: "client", entries: clientEntries });
  await server.close();
  const named = scripts.map(([entry, address]) => [relative(root, entry), address]);
  writeFileSync(join(outFolder, relative("src", builtClient)), gzipSync(JSON.stringify({ ...rest, scripts: named, modules: [] })));
}
