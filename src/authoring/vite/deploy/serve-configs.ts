/** The configuration of each server, from a project's settings and the paths of its actions; for a folder of releases, or one build. */
import { findWire } from "../../../core/market/index.ts";
import type { Project } from "../../compiler/index.ts";
import { caddyConfig } from "./caddy-config.ts";
import { cloudfrontFunction } from "./cloudfront-function.ts";
import { nginxConfig } from "./nginx-config.ts";
import { listPatterns } from "./route-patterns.ts";
import type { ServeSettings } from "./serve-settings.ts";

export const serveConfigs = {
  nginx: (project: Project, releases?: string): string => nginxConfig({ ...settingsOf(project), releases }),
  caddy: (project: Project, releases?: string): string => caddyConfig({ ...settingsOf(project), releases }),
  cloudfront: (project: Project): string => cloudfrontFunction(settingsOf(project), routesOf(project)),
};

function routesOf({ screens }: Project): string[] {
  return [...screens.values()].map(({ value }) => value.route);
}

/** Calls to another host pass no server of ours. */
function settingsOf(project: Project): ServeSettings {
  const { settings, actions, wire } = project.catalogue;
  const { baseUrl = "" } = findWire(wire);
  const isElsewhere = baseUrl.startsWith("http");
  const paths = [...actions.values()].flatMap(({ path }) => (path === undefined || isElsewhere ? [] : [baseUrl + path]));
  return { ...settings, patterns: listPatterns(routesOf(project)), apiHost: isElsewhere ? baseUrl : "", isSecure: true, apiPaths: paths };
}
