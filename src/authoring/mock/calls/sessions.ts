/** One session for each visitor: a mock state for each market, and the scenario that is in force. */

import { createDraft, finishDraft } from "immer";
import type { MockSeed, Scenario } from "../../../core/format/index.ts";
import { matchRoute } from "../../../core/market/index.ts";
import type { StoredImage } from "./images.ts";
import type { MockProject } from "./project.ts";
import type { Written } from "./write-response.ts";

/** The state of a session in one market. */
export interface MockState {
  /** The seed that it began with. */
  readonly seed: { readonly [file: string]: MockSeed };
  /** By file name of the seed. A call replaces it, so that what was read from it before stays as it was. */
  data: { readonly [file: string]: MockSeed };
  readonly uploads: Map<string, StoredImage>;
}

export interface Session {
  readonly states: Map<string, MockState>;
  scenario: Scenario | undefined;
  /** Its page was opened without a word of a scenario, so that the one of before goes on, and nobody has read that yet. */
  isCarriedOn: boolean;
  /** What its page has reported last of the scenario in its hash. */
  reported: string;
  /** How far its clock is ahead of the server's. */
  aheadMs: number;
  /** Responses of commits that succeeded, by action and key. */
  readonly replies: Map<string, Written>;
  /** How often each action was called since the scenario began. */
  readonly calls: Map<string, number>;
}

const maxSessions = 200;

export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** The session of an id; the oldest ones are dropped, so that a long-running server does not grow. */
  get(id: string): Session {
    const found = this.#sessions.get(id);
    if (found !== undefined) return found;
    const session: Session = {
      states: new Map(),
      scenario: undefined,
      isCarriedOn: false,
      reported: "",
      aheadMs: 0,
      replies: new Map(),
      calls: new Map(),
    };
    this.#sessions.set(id, session);
    for (const oldest of [...this.#sessions.keys()].slice(0, Math.max(0, this.#sessions.size - maxSessions))) this.#sessions.delete(oldest);
    return session;
  }
}

/** The state of a session in a market. It begins again when the seed was edited. */
export function stateOf({ states }: Session, market: string, { mock }: MockProject): MockState {
  const seed = mock.seeds[market] ?? {};
  const found = states.get(market);
  if (found !== undefined && (found.seed === seed || JSON.stringify(found.seed) === JSON.stringify(seed))) return found;
  const state: MockState = { seed, data: seed, uploads: found?.uploads ?? new Map() };
  states.set(market, state);
  return state;
}

/** A call that throws on its way has changed nothing. */
export function changeData<T>(state: MockState, change: (draft: MockState["data"]) => T): T {
  const draft = createDraft(state.data);
  const result = change(draft);
  state.data = finishDraft(draft);
  return result;
}

/** Starts a scenario from its first call; undefined leaves every response to the state. */
export function startScenario(session: Session, scenario: Scenario | undefined, aheadMs = 0): void {
  session.scenario = scenario;
  session.isCarriedOn = false;
  session.aheadMs = aheadMs;
  session.calls.clear();
}

/**
 * The scenario of a name on the page of a route, with the names that exist.
 *
 * Servers do not see what follows `#`, so the page of a hash route names its screen too: `order/offline`.
 */
export function findScenario(
  project: MockProject,
  route: string,
  name: string,
): { readonly scenario: Scenario | undefined; readonly names: readonly string[] } {
  const [plain = "", named = project.screens[matchRoute(route, Object.keys(project.screens)) ?? ""]] = name.split("/").reverse();
  const file = project.scenarios.find(({ screen }) => screen === named);
  const scenarios = new Map(Object.entries(file?.scenarios ?? {}));
  return { scenario: scenarios.get(plain), names: [...scenarios.keys()] };
}
