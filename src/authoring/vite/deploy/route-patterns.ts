/** What servers and the service worker know of routes with parameters. */
import { compareRoutes } from "../../../core/market/index.ts";
import { pageFile } from "../pages/page.ts";
import { hashedFiles } from "./headers.ts";

export interface RoutePattern {
  /** Source of a regular expression for its addresses; no hashed file is one. */
  readonly regex: string;
  /** Path of its page, with a slash before it. */
  readonly page: string;
}

/** Those of paths, the one first that is meant where an address fits two. */
export function listPatterns(routes: readonly string[]): RoutePattern[] {
  const own = routes.filter((route) => route.startsWith("/") && route.includes(":"));
  return own.sort(compareRoutes).map((route) => ({
    regex: `^(?!${hashedFiles})${route.replace(/\/$/, "").replace(/:\w+/g, "[^/]+")}/?$`,
    page: `/${pageFile(route) ?? ""}`,
  }));
}
