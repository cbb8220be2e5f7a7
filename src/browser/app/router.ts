import { isContainer } from "../../core/json/index.ts";

/**
 * The history of the visit: one entry for each screen, and one more while a dialog is open, so that Back closes it first.
 * It knows addresses, not screens.
 */

/** What is used of the browser's window; a test gives its own. */
export interface Browser {
  readonly history: {
    readonly state: unknown;
    scrollRestoration: "auto" | "manual";
    pushState(state: unknown, unused: string, url?: string): void;
    replaceState(state: unknown, unused: string, url?: string): void;
    go(steps: number): void;
  };
  readonly location: { assign(url: string): void; replace(url: string): void };
  readonly scrollY: number;
  addEventListener(type: "popstate", listener: () => void): void;
}

/** Called after the address has changed, with the scroll position that belongs to it and whether it was reached by Back or Forward. */
export type OnMove = (scrollY: number) => void;

export interface Router {
  /** Whether Back stays inside the app. */
  hasPrevious(): boolean;
  /** Identifies the history entry: the same after Back and a reload, never the same in another opening of the app. */
  place(): number;
  go(url: string, isReplacing: boolean): void;
  leave(url: string, isReplacing: boolean): void;
  back(otherwise: () => void): void;
  /** Whether the page of this entry may be loaded again by itself; true once, and a reload does not forget it. */
  mayRetry(): boolean;
  /** Lets Back call `close` until the returned function is called. */
  openOverlay(close: () => void): () => void;
}

interface Entry {
  /** Index in the visit, from 0; its fraction identifies the opening. */
  readonly at: number;
  readonly isOverlay?: boolean;
  /** The page was loaded again because its screen could not be fetched. */
  readonly isRetried?: boolean;
}

/** For how long a further `back` is the same step, where the browser never says that it has gone back. */
const stepMs = 1000;

/** State that somebody else put on the history counts as none. */
function isEntry(state: unknown): state is Entry {
  return isContainer(state) && "at" in state;
}

export function createRouter(browser: Browser, onMove: OnMove): Router {
  const { history, location } = browser;
  /** Scroll positions by index in the visit. */
  const scrolls: number[] = [];
  let entry: Entry = isEntry(history.state) ? history.state : { at: Math.random() };
  let close: (() => void) | null = null;
  /** What to do once the entry of a dialog is left. */
  let waiting: (() => void)[] = [];
  /** Until when a step of `back` may be under way. */
  let steppingUntil = 0;

  history.scrollRestoration = "manual";
  write(entry);

  /** Goes back from the entry of a dialog before something else happens; browsers do this asynchronously. */
  function unwind(then = (): void => {}): void {
    if (!entry.isOverlay) then();
    else if (waiting.push(then) === 1) history.go(-1);
  }

  /** False where the document's history may not be changed: in a frame without an address, or after too many changes. */
  function write(state: Entry, url?: string, isNew = false): boolean {
    try {
      if (isNew) history.pushState(state, "", url);
      else history.replaceState(state, "", url);
      return true;
    } catch {
      return false;
    }
  }

  function move(url: string, at: number, isReplacing: boolean): void {
    if (!write({ at }, url, !isReplacing)) {
      leave(url, isReplacing);
      return;
    }
    scrolls[entry.at] = browser.scrollY;
    scrolls[at] = 0;
    entry = { at };
    onMove(0);
  }

  const leave = (url: string, isReplacing: boolean): void => (isReplacing ? location.replace(url) : location.assign(url));

  function onPop(): void {
    const before = entry;
    entry = isEntry(history.state) ? history.state : { at: before.at + 1 };
    if (waiting.length) {
      const due = waiting;
      waiting = [];
      for (const then of due) then();
      return;
    }
    steppingUntil = 0;
    const closing = close;
    close = null;
    if (entry.at === before.at) {
      // Back from a dialog closes it; Forward to a closed one has nothing to show.
      if (entry.isOverlay) unwind();
      else closing?.();
    } else {
      write(entry);
      unwind();
      scrolls[before.at] = browser.scrollY;
      onMove(scrolls[entry.at] ?? 0);
    }
  }

  browser.addEventListener("popstate", onPop);
  // No dialog is open after a reload: on its entry, Back would do nothing that is seen.
  unwind();

  return {
    hasPrevious: () => entry.at >= 1,
    place: () => entry.at,
    go(url, isReplacing) {
      close = null;
      // A screen that follows a dialog reuses the dialog's entry.
      if (entry.isOverlay && !waiting.length && !isReplacing) move(url, entry.at + 1, true);
      else unwind(() => move(url, entry.at + (isReplacing ? 0 : 1), isReplacing));
    },
    leave: (url, isReplacing) => unwind(() => leave(url, isReplacing)),
    back(otherwise) {
      // Browsers go back asynchronously: a second tap would leave a second screen.
      if (performance.now() < steppingUntil) return;
      steppingUntil = performance.now() + stepMs;
      unwind(() => {
        if (entry.at >= 1) return history.go(-1);
        steppingUntil = 0;
        otherwise();
      });
    },
    mayRetry() {
      if (entry.isRetried) return false;
      entry = { ...entry, isRetried: true };
      // Where that cannot be stored the page would load again for ever.
      return write(entry);
    },
    openOverlay(closing) {
      close = closing;
      if (waiting.length) unwind(pushOverlay);
      else if (!entry.isOverlay) pushOverlay();
      return () => {
        if (close !== closing) return;
        close = null;
        // Another dialog may open in the same task and reuse the entry.
        queueMicrotask(() => {
          if (!close && entry.isOverlay) unwind();
        });
      };
    },
  };

  function pushOverlay(): void {
    const overlay = { at: entry.at, isOverlay: true };
    if (write(overlay, undefined, true)) entry = overlay;
  }
}
