/** The configuration of each server, from a project's settings and the paths of its actions. */
import { findWire } from "../../../core/market/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { caddyConfig } from "./caddy-config.ts";
import { nginxConfig } from "./nginx-config.ts";
import type { ServeSettings } from "./serve-settings.ts";

export const serveConfigs = {
  nginx: (catalogue: Catalogue): string => nginxConfig(settingsOf(catalogue)),
  caddy: (catalogue: Catalogue): string => caddyConfig(settingsOf(catalogue)),
};

/** Calls to another host pass no server of ours. */
function settingsOf({ settings, actions, wire }: Catalogue): ServeSettings {
  const { baseUrl = "" } = findWire(wire);
  const isElsewhere = baseUrl.startsWith("http");
  const paths = [...actions.values()].flatMap(({ path }) => (path === undefined || isElsewhere ? [] : [baseUrl + path]));
  return { ...settings, apiHost: isElsewhere ? baseUrl : "", isSecure: true, apiPaths: paths };
}
