/** The configuration of each server, from a project's settings and the paths of its actions. */
import type { Catalogue } from "../../compiler/index.ts";
import { caddyConfig } from "./caddy-config.ts";
import { nginxConfig } from "./nginx-config.ts";
import type { ServeSettings } from "./serve-settings.ts";

export const serveConfigs = {
  nginx: (catalogue: Catalogue): string => nginxConfig(settingsOf(catalogue)),
  caddy: (catalogue: Catalogue): string => caddyConfig(settingsOf(catalogue)),
};

function settingsOf({ settings, actions }: Catalogue): ServeSettings {
  const apiPaths = [...actions.values()].flatMap(({ path }) => (path === undefined ? [] : [path]));
  return { ...settings, apiHost: "", isSecure: true, apiPaths };
}
