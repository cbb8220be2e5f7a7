// The server configurations by path, as they must be for the project's settings and catalogue.

import { loadProject } from "../../src/authoring/compiler/index.ts";
import { caddyConfig, nginxConfig, readProjectFiles } from "../../src/authoring/vite/index.ts";

export function serveFiles(root: string): ReadonlyMap<string, string> {
  const { catalogue } = loadProject(readProjectFiles(root));
  const apiPaths = [...catalogue.actions.values()].flatMap(({ path }) => (path === undefined ? [] : [path]));
  const settings = { ...catalogue.settings, apiHost: "", isSecure: true, apiPaths };
  return new Map([
    ["scripts/serve/nginx.conf", nginxConfig(settings)],
    ["scripts/serve/Caddyfile", caddyConfig(settings)],
  ]);
}
