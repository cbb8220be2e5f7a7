// Serves the built app with the headers that it ships with, and the sandbox in place of the API.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Settings } from "../../src/contract/index.ts";
import { apiHeaders, headersFor } from "../../src/publish/index.ts";
import { readSandboxProject, startServer } from "../../src/sandbox/index.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");
if (existsSync(join(dist, "index.html"))) {
  const { hosts }: Settings = JSON.parse(readFileSync(join(root, "screens/settings.json"), "utf8"));
  const { origin } = await startServer({
    dist,
    port: Number(process.env.PORT ?? 4173),
    headersFor: (path) => headersFor({ hosts, apiHost: "", isSecure: false }, path),
    apiHeaders,
    readProject: () => readSandboxProject(root),
    log: console.log,
  });
  console.log(`The built app with the sandbox: ${origin}/complaint?market=1&orderNo=1001`);
} else {
  console.error("There is no built app. Run `npm run build` first.");
  process.exitCode = 2;
}
