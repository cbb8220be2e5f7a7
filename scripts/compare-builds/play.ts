/** Plays one way through a situation in one build: opens it, taps along the way, and keeps what was shown and sent at each stage. */
import type { Browser } from "playwright";
import { normalise } from "./normalise.ts";
import { PageDriver } from "./page-driver.ts";
import type { Control } from "./probe/controls.ts";
import type { Situation } from "./situations.ts";

/** What is there to play with. */
export interface PlayContext {
  readonly browser: Browser;
  /** Of the checkout's server. */
  readonly origin: string;
  readonly probe: string;
  /** Ids of the build's screens by route. */
  readonly idsByRoute: { readonly [route: string]: string };
  /** The old checkout's ids by those. */
  readonly screenIds: ReadonlyMap<string, string>;
}

/** Filling in every field that is empty counts as one step. */
export const fillIn: Control = { key: "(fill in everything)", kind: "other", isEmpty: false, sample: "" };

export type Path = readonly Control[];

export interface Stage {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PlayResult {
  readonly stages: readonly Stage[];
  /** What can be tapped after the last step. */
  readonly controls: readonly Control[];
  readonly dialog: string;
  /** Paths called since the last step, the opening being one. */
  readonly calls: ReadonlySet<string>;
  /** Why it could not be played to its end. */
  readonly fault?: string;
}

/** Time between two looks at whether a screen has reached its state, and how often there is one. */
const lookMs = 250;
const mostLooks = 80;
const mostFields = 40;
const longestMs = 180_000;

export async function play(stand: PlayContext, situation: Situation, path: Path): Promise<PlayResult> {
  const visit = await PageDriver.begin({ ...stand, answers: situation.answers });
  const player = new Player(stand, visit);
  // What hangs in the page hangs here, too; closing the page ends it.
  const limit = setTimeout(() => void visit.close(), longestMs);
  try {
    await player.play(situation, path);
    return player;
  } catch (fault) {
    const message = fault instanceof Error ? (fault.message.split("\n")[0] ?? "") : String(fault);
    return { ...player, fault: normalise(message, stand) };
  } finally {
    clearTimeout(limit);
    await visit.close();
  }
}

/** What has been played so far is the result. */
class Player implements PlayResult {
  readonly stages: Stage[] = [];
  controls: readonly Control[] = [];
  dialog = "";
  calls: ReadonlySet<string> = new Set();
  readonly #stand: PlayContext;
  readonly #visit: PageDriver;

  constructor(stand: PlayContext, visit: PageDriver) {
    this.#stand = stand;
    this.#visit = visit;
  }

  async play(situation: Situation, path: Path): Promise<void> {
    await this.#open(situation);
    const last = path.at(-1);
    for (const step of path.slice(0, -1)) await this.#take(step);
    if (last === undefined) await this.#watchOpening();
    else await this.#watchTap(last);
  }

  async #open({ route, scenario, address, market, state }: Situation): Promise<void> {
    const { page } = this.#visit;
    const id = this.#stand.idsByRoute[route];
    // Names its screen, because servers see nothing of a route behind `#`.
    if (scenario !== undefined) await this.#visit.startScenario(`/?${new URLSearchParams({ scenario: `${id}/${scenario}` })}`);
    await page.goto(address);
    const there = page.locator(`[data-screen="${id}"][data-market="${market}"][data-state="${state}"]`);
    for (let look = 0; (await there.count()) === 0; look++) {
      if (look === mostLooks) throw new Error(`The screen does not come to the state \`${state}\`.`);
      await this.#visit.settle(true);
      if ((await there.count()) === 0) await this.#visit.advance(lookMs);
    }
    await this.#visit.settle();
    await this.#visit.advance(lookMs);
  }

  /** Waits of the screen and retries of calls are over after ten seconds, and calls without a response after a minute. */
  async #watchOpening(): Promise<void> {
    await this.#watch(["opened", "after ten seconds", "after a minute"], 10_000, 5);
  }

  async #watchTap(step: Control): Promise<void> {
    this.#visit.takeNotes();
    this.#visit.takeCalls();
    await this.#take(step);
    await this.#watch([step.key, `${step.key}, four seconds later`, `${step.key}, a minute later`], 4000, 2);
  }

  /** Keeps what is shown at once, after some time, and where a call has no response yet, after a minute. */
  async #watch([first, later, last]: readonly [string, string, string], ms: number, steps: number): Promise<void> {
    await this.#keep(first);
    await this.#note();
    await this.#visit.advance(ms, steps);
    await this.#keep(later);
    if (!this.#visit.isWaiting) return;
    await this.#visit.advance(60_000, 4);
    await this.#keep(last);
  }

  async #take(step: Control): Promise<void> {
    if (step === fillIn) await this.#fillIn();
    else if (!(await this.#visit.tap(step))) throw new Error(`There is no ${step.key} to tap.`);
    await this.#visit.advance(lookMs);
  }

  /** One field may reveal another, so they are collected again. A file chooser is a new one after each photo; one photo will do. */
  async #fillIn(): Promise<void> {
    const done = new Set<string>();
    while (done.size < mostFields) {
      const next = (await this.#listControls()).find(
        ({ key, kind, isEmpty }) => isEmpty && kind !== "other" && !done.has(kind === "file" ? kind : key),
      );
      if (next === undefined) return;
      done.add(next.kind === "file" ? next.kind : next.key);
      await this.#visit.tap(next);
    }
  }

  /** What can be done from here is what could be done when the step was over, not later. */
  async #note(): Promise<void> {
    this.controls = await this.#listControls();
    this.dialog = (await this.#visit.page.evaluate(() => window.buildProbe?.dialog())) ?? "";
  }

  async #listControls(): Promise<readonly Control[]> {
    return (await this.#visit.page.evaluate(() => window.buildProbe?.controls())) ?? [];
  }

  async #keep(title: string): Promise<void> {
    const { page } = this.#visit;
    const shown = (await page.evaluate(() => window.buildProbe?.describePage())) ?? [`address ${page.url()}`];
    const roles = (await page.locator("body").ariaSnapshot()).split("\n").map((line) => `role ${line}`);
    const lines = [...this.#visit.takeNotes(), ...shown, ...roles].map((line) => normalise(line, this.#stand));
    this.stages.push({ title, lines });
    this.calls = new Set([...this.calls, ...this.#visit.takeCalls()]);
  }
}
