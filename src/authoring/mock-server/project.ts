/** What the sandbox derives its server from. Screens are data, so whoever starts a sandbox hands them in. */
import type { ActionDefinition, ScenarioFile, WireMapping } from "../../core/format/index.ts";

/** The definitions that a sandbox plays: calls, situations and routes. The screens themselves are not needed. */
export interface SandboxProject {
  readonly actions: { readonly [name: string]: ActionDefinition };
  readonly scenarios: readonly ScenarioFile[];
  /** Ids of screens by route, so that `?scenario=` on an address finds its file. */
  readonly screens: { readonly [route: string]: string };
  /** Names on the wire; the identity without it. */
  readonly wire?: WireMapping;
}

/** Path prefixes of the API, for example `/user-problem/`: nothing of the app lies below them. */
export function apiPrefixes({ actions }: SandboxProject): ReadonlySet<string> {
  return new Set(Object.values(actions).flatMap(({ path }) => (path === undefined ? [] : [path.split("/", 2).join("/")])));
}
