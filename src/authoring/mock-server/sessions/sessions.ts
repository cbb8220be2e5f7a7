/** One visit for each visitor: a world for each market, and the scenario that is being played. */
import type { Scenario } from "../../../core/format/index.ts";
import type { SandboxProject } from "../project.ts";
import type { World } from "./seed.ts";
import { createWorld } from "./seed.ts";

export interface Visit {
  readonly worlds: Map<string, World>;
  scenario: Scenario | undefined;
  /** How often each action was called since the scenario began. */
  readonly calls: Map<string, number>;
}

const maxVisits = 200;

export class Visits {
  readonly #visits = new Map<string, Visit>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The visit of an id; the oldest ones are dropped, so that a long-running server does not grow. */
  get(id: string): Visit {
    const found = this.#visits.get(id);
    if (found !== undefined) return found;
    const visit: Visit = { worlds: new Map(), scenario: undefined, calls: new Map() };
    this.#visits.set(id, visit);
    for (const oldest of [...this.#visits.keys()].slice(0, Math.max(0, this.#visits.size - maxVisits))) this.#visits.delete(oldest);
    return visit;
  }

  worldOf(visit: Visit, market: string | null): World {
    const name = market === "1" ? "india" : "indonesia";
    const world = visit.worlds.get(name) ?? createWorld(name, this.#now);
    visit.worlds.set(name, world);
    return world;
  }
}

/** Starts a scenario from its first call; `ok` is the world as it is. */
export function playScenario(visit: Visit, scenario: Scenario | undefined): void {
  visit.scenario = scenario;
  visit.calls.clear();
}

/**
 * The scenario of a name on the page of a route, with the names that there are.
 *
 * Servers do not see what follows `#`, so the page of a hash route names its screen too: `payway/offline`.
 */
export function findScenario(
  project: SandboxProject,
  route: string,
  name: string,
): { readonly scenario: Scenario | undefined; readonly names: readonly string[] } {
  const [plain = "", named = project.screens[route]] = name.split("/").reverse();
  const file = project.scenarios.find(({ screen }) => screen === named);
  const scenarios = new Map(Object.entries(file?.scenarios ?? {}));
  return { scenario: scenarios.get(plain), names: [...scenarios.keys()] };
}
