/** A window that only has a history. `go` works later, as in a real one. */
import { type Browser, createRouter } from "../../../src/browser/app/router.ts";

export interface MemoryBrowser extends Browser {
  scrollY: number;
  readonly urls: string[];
  readonly left: string[];
  /** What the Back key of a phone does. */
  pressBack(): void;
  /** Lets what was asked of the history happen. */
  settle(): Promise<void>;
}

export function createMemoryBrowser(url = "/", state: unknown = null): MemoryBrowser {
  const entries = [{ url, state }];
  const left: string[] = [];
  let at = 0;
  let popped = (): void => {};

  function move(steps: number): void {
    if (!entries[at + steps]) return;
    at += steps;
    popped();
  }

  return {
    scrollY: 0,
    left,
    get urls() {
      return entries.slice(0, at + 1).map((entry) => entry.url);
    },
    history: {
      scrollRestoration: "auto",
      get state() {
        return entries[at]?.state;
      },
      pushState(next, _, address) {
        entries.splice(++at, entries.length, { url: address ?? entries[at - 1]?.url ?? "", state: next });
      },
      replaceState(next, _, address) {
        entries[at] = { url: address ?? entries[at]?.url ?? "", state: next };
      },
      go: (steps) => setTimeout(() => move(steps)),
    },
    location: { assign: (address) => left.push(address), replace: (address) => left.push(`replace ${address}`) },
    addEventListener(_, listener) {
      popped = listener;
    },
    pressBack: () => move(-1),
    async settle() {
      for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** A router in such a window, with what it calls. */
export function openRouter(url?: string, state?: unknown) {
  const browser = createMemoryBrowser(url, state);
  const moves: number[] = [];
  const closed: string[] = [];
  const router = createRouter(browser, (scrollY) => moves.push(scrollY));
  const openDialog = (name: string) => router.openOverlay(() => closed.push(name));
  return { browser, moves, closed, router, openDialog };
}
