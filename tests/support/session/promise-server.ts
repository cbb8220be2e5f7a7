/** A server that makes promises, and the tabs of one borrower: what reaches the server, and what each tab learns of it. */

import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { createMemoryBridge } from "../../../src/browser/bridge/index.ts";
import {
  openSession,
  type Ports,
  type ScreenModule,
  type Session,
  type Storage,
  type Transport,
} from "../../../src/browser/runtime/index.ts";
import { testRequest } from "./open-session.ts";

export type Outcome = "answer" | "timeout" | "network" | "service";

export interface Reached {
  readonly isAccepted: boolean;
  /** When the page learned it; absent while it does not know. */
  toldAt?: number;
}

interface Page {
  readonly ports: Ports;
  session: Session;
  /** When the screen last saw how things stand. */
  askedAt: number;
  readonly waiting: ((answer: Outcome) => void)[];
}

export interface Case {
  readonly module: ScreenModule;
  readonly action: string;
  /** Node whose tap makes the promise. */
  readonly node: string;
  readonly params: { readonly [name: string]: string };
  /** What the borrower chooses or writes first, by node. */
  readonly entered: { readonly [node: string]: unknown };
  readonly data: unknown;
  /** Responses of other actions. */
  readonly answers: { readonly [action: string]: unknown };
}

const refusal = "Your bank has declined";

export function createPromiseServer(about: Case, random: () => number) {
  const clock = createTestClock();
  const shared = createMapStorage();
  const reached: Reached[] = [];
  const faults: string[] = [];
  let events = 0;
  /** An order that does not depend on the clock. */
  const tick = (): number => ++events;

  function checkSending(page: Page): void {
    const before = reached.at(-1);
    if (before === undefined) return;
    if (before.toldAt === undefined) faults.push("sent again without a definite answer");
    else if (before.isAccepted && page.askedAt <= before.toldAt) faults.push("sent again by a screen that shows the time before");
  }

  function createTransport(find: () => Page): Transport {
    return async ({ name }) => {
      const page = find();
      if (name !== about.action) {
        page.askedAt = tick();
        return { data: about.answers[name] ?? null };
      }
      checkSending(page);
      const promise: Reached = { isAccepted: random() < 0.7 };
      reached.push(promise);
      const answer = await new Promise<Outcome>((resolve) => page.waiting.push(resolve));
      if (answer !== "answer") return { failure: answer };
      promise.toldAt = tick();
      return promise.isAccepted ? { data: about.data } : { refusal: { code: "E9", message: refusal } };
    };
  }

  function openOn(page: Page): void {
    page.askedAt = tick();
    page.session = openSession(about.module, { ...testRequest, params: about.params }, page.ports);
    page.session.start();
  }

  /** A page of its own: what waits on another one's network is lost to it. */
  function openPage(visit: Storage = createMapStorage()): Page {
    const nothing = (): void => {};
    const ports: Ports = {
      transport: createTransport(() => page),
      bridge: createMemoryBridge(),
      device: { ...shared },
      visit,
      clock,
      navigation: { go: nothing, leave: nothing, back: nothing, home: nothing },
      report: nothing,
    };
    const session = openSession(about.module, { ...testRequest, params: about.params }, ports);
    const page: Page = { ports, waiting: [], askedAt: tick(), session };
    session.start();
    return page;
  }

  return { clock, reached, faults, openPage, openOn };
}
