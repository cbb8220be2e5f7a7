/** What the mock server derives its API from. Screens are data, so the caller hands them in. */
import type { ActionDefinition, MarketDefinition, Problem, ScenarioFile, WireMapping } from "../../../core/format/index.ts";
import { basePath } from "../../../core/market/index.ts";
import type { MockData } from "../data/index.ts";

/** The definitions that a mock server serves: calls, situations and routes. The screens themselves are not needed. */
export interface MockProject {
  /** @internal */
  readonly actions: { readonly [name: string]: ActionDefinition };
  /** @internal */
  readonly markets: readonly MarketDefinition[];
  /** Whole: those of every screen among them, and nothing left to evaluate. @internal */
  readonly scenarios: readonly ScenarioFile[];
  /** Ids of screens by route, so that `?scenario=` on an address finds its file. */
  readonly screens: { readonly [route: string]: string };
  /** How calls are written and responses read on the API host. @internal */
  readonly wire: WireMapping;
  /** Where pages report what went wrong: what was posted there can be read there. @internal */
  readonly reportsPath?: string;
  /** @internal */
  readonly mock: MockData;
  /** The schema that a `$ref` of an action means, for responses that no file gives. @internal */
  resolve?(ref: string): unknown;
  /** What is wrong with files of it; none for a project that was not read from files. @internal */
  readonly problems?: readonly Problem[];
}

/** Path prefixes of the API, for example `/user-problem/`: nothing of the app lies below them. */
export function apiPrefixes({ actions, wire }: MockProject): ReadonlySet<string> {
  const base = basePath(wire);
  return new Set(Object.values(actions).flatMap(({ path }) => (path === undefined ? [] : [(base + path).split("/", 2).join("/")])));
}
