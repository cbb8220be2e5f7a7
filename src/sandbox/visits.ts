/** One visit for each visitor: a world for each market, and the scenario that is being played. */
import type { Scenario } from "../contract/index.ts";
import type { SandboxProject } from "./project.ts";
import type { Seed, World } from "./world.ts";
import { createWorld } from "./world.ts";
import india from "./worlds/india.json" with { type: "json" };
import indonesia from "./worlds/indonesia.json" with { type: "json" };

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
    const seed: Seed = market === "1" ? asSeed(india) : asSeed(indonesia);
    const name = market === "1" ? "india" : "indonesia";
    const world = visit.worlds.get(name) ?? createWorld(seed, this.#now);
    visit.worlds.set(name, world);
    return world;
  }
}

/** Starts a scenario from its first call; `ok` is the world as it is. */
export function playScenario(visit: Visit, scenario: Scenario | undefined): void {
  visit.scenario = scenario;
  visit.calls.clear();
}

/** The scenario of a name on the page of a route, with the names that there are. */
export function findScenario(
  project: SandboxProject,
  route: string,
  name: string,
): { readonly scenario: Scenario | undefined; readonly names: readonly string[] } {
  const file = project.scenarios.find(({ screen }) => screen === project.screens[route]);
  const scenarios = new Map(Object.entries(file?.scenarios ?? {}));
  return { scenario: scenarios.get(name), names: [...scenarios.keys()] };
}

/** JSON modules type `0` and `1` as numbers; the seeds' tests hold them to the entity. */
function asSeed(world: typeof india): Seed {
  return { ...world, orders: world.orders.map((order) => ({ ...order, isShow: order.isShow === 1 ? 1 : 0 })) };
}
