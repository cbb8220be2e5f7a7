/** Runs inside a page: opens screens, acts on them as a finger or a keyboard does, and times each until it shows. */
import { responses } from "./data.ts";
import { median } from "./median.ts";
import type { Load, OpenName, Responses, ScreenName } from "./subject.ts";

export type ListAct = "create" | "replace" | "update" | "select" | "swap" | "remove" | "append" | "clear";
export type UpdateName = "unrelated" | "tags" | "last" | "all" | "key";

declare global {
  interface Window {
    driver: typeof driver;
  }
}

const patienceMs = 30_000;
/** What there is one of for each entry. */
const tags = { cards: "article", periods: "input", form: "textarea" };
const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
let prepared: { readonly screen: ScreenName; readonly response: Responses[ScreenName] }[] = [];
const opened: { readonly root: HTMLElement; readonly leave: () => void }[] = [];

function lastRoot(): HTMLElement {
  const root = opened.at(-1)?.root;
  if (!root) throw new Error("No screen is open.");
  return root;
}

/** Acts, and resolves with the time until what was wanted is in the page. The page reports each change before it draws. */
function time(act: () => void, isDone: () => boolean, what: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${what} did not show within ${patienceMs} ms.`)), patienceMs);
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      const ms = performance.now() - start;
      observer.disconnect();
      clearTimeout(late);
      resolve(ms);
    });
    observer.observe(lastRoot(), { childList: true, subtree: true, characterData: true, attributes: what === "select" });
    act();
  });
}

/** Long enough for what a page does after it has drawn. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Long enough for what was left for later, where nothing is drawn. */
function twoTasks(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
}

const settle = (isDrawn: boolean): Promise<void> => (isDrawn ? twoFrames() : twoTasks());

function find<E extends HTMLElement>(selector: string, at = 0): E {
  const element = [...lastRoot().querySelectorAll<E>(selector)].at(at);
  if (!element) throw new Error(`The screen has no ${selector}.`);
  return element;
}

/**
 * The text of the screen without what is hidden, without blanks, and without that of fields, which is their first value to some
 * and their present one to others.
 */
function readText(): string {
  const copy = document.createElement("div");
  copy.append(...lastRoot().cloneNode(true).childNodes);
  for (const left of copy.querySelectorAll("textarea, [hidden]")) left.remove();
  return (copy.textContent ?? "").replace(/\s+/g, "");
}

interface Act {
  run(): void;
  /** What it changes is read before and after. */
  read(): string | null | undefined;
}

function typeKey(): void {
  const field = find<HTMLTextAreaElement>("textarea");
  setText?.call(field, `${field.value}a`);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: "a", inputType: "insertText" }));
}

function tap(button: HTMLElement, read: Act["read"]): Act {
  return { run: () => button.click(), read };
}

/** Of an element that is looked for beforehand. */
function wordsOf(selector: string, at?: number): Act["read"] {
  const shown = find(selector, at);
  return () => shown.textContent;
}

/** Of a row, which is looked for when something changes. */
const row = (at: number) => (): string | null | undefined => lastRoot().querySelectorAll("tr")[at]?.textContent;
const rowCount = (): string => `${lastRoot().querySelectorAll("tr").length}`;
let lastSelected = 0;

/** Buttons are found beforehand, so that looking for them is not in the time. */
const acts: { readonly [N in UpdateName | ListAct]: () => Act } = {
  unrelated: () => tap(find("article button"), wordsOf("[data-node=saved]")),
  tags: () => tap(find("[data-node=tags]"), wordsOf("article", -1)),
  last: () => tap(find("input[type=checkbox]", -1), wordsOf("[data-node=total]")),
  all: () => tap(find("[data-node=all]"), wordsOf("[data-node=total]")),
  key: () => ({ run: typeKey, read: wordsOf("[data-node=rest]") }),
  create: () => tap(find("[data-node=create]"), row(0)),
  replace: () => tap(find("[data-node=create]"), row(0)),
  update: () => tap(find("[data-node=update]"), row(0)),
  select() {
    lastSelected = lastSelected === 1 ? 2 : 1;
    const other = find("tr", lastSelected);
    return tap(other.querySelector("button") ?? other, () => other.getAttribute("aria-selected"));
  },
  swap: () => tap(find("[data-node=swap]"), row(1)),
  remove: () => tap(find("tr [aria-label=Remove]", 3), row(3)),
  append: () => tap(find("[data-node=append]"), rowCount),
  clear: () => tap(find("[data-node=clear]"), rowCount),
};

function perform({ run, read }: Act, name: string): Promise<number> {
  const before = read();
  return time(run, () => read() !== before, name);
}

/** Gives the time until the screen is there. */
async function open(screen: OpenName, load: Load, isDrawn: boolean, isThere: (root: HTMLElement) => boolean): Promise<number> {
  // The screen begins at the upper edge, and not below the page's own root.
  document.getElementById("root")?.remove();
  const root = document.createElement("div");
  root.hidden = !isDrawn;
  document.body.append(root);
  const own = { root, leave: (): void => {} };
  opened.push(own);
  const run = (): void => {
    own.leave = window.bench.subject.open(root, screen, load);
  };
  const ms = await time(run, () => isThere(root), `The opened ${screen}`);
  await settle(isDrawn);
  return ms;
}

/** With its response at hand, and in the view. */
function mountGiven({ screen, response }: (typeof prepared)[number], shown: number): Promise<number> {
  const load: Load = Object.assign(() => Promise.resolve(response as never), { given: response });
  return open(screen, load, true, (root) => root.getElementsByTagName(tags[screen]).length >= shown);
}

async function mountOne({ screen, response }: (typeof prepared)[number], shown: number, isDrawn: boolean): Promise<number> {
  let ask: (give: () => void) => void = () => {};
  // Preact asks for it in the frame after the first.
  const asked = new Promise<() => void>((resolve) => {
    ask = resolve;
  });
  const load: Load = () => new Promise((resolve) => ask(() => resolve(response as never)));
  const openMs = await open(screen, load, isDrawn, (root) => root.firstChild !== null);
  const give = await asked;
  const list = lastRoot().getElementsByTagName(tags[screen]);
  const isThere = (): boolean => list.length >= shown;
  const readyMs = await time(give, isThere, `${shown} ${tags[screen]}`);
  await settle(isDrawn);
  return openMs + readyMs;
}

/** The median of what opening all that is prepared beside each other takes. */
async function mountAll(mount: (one: (typeof prepared)[number]) => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (const one of prepared.splice(0)) all.push(await mount(one));
  return median(all);
}

const driver = {
  /** Makes what the next `times` mounts are given, which is nobody's cost. */
  prepare(screen: ScreenName, count: number, times: number): void {
    localStorage.clear();
    prepared = Array.from({ length: times }, () => ({ screen, response: responses[screen](count) }));
  },
  /**
   * Opens all that is prepared beside each other; resolves with the median of the times to the loading state and from the response
   * to `shown` entries.
   *
   * `isDrawn` is for one screen in the view and waits until it is drawn. The others are not displayed, so that the main thread has
   * no style, no layout and nothing to paint.
   */
  mount: (shown: number, isDrawn: boolean): Promise<number> => mountAll((one) => mountOne(one, shown, isDrawn)),
  /** As `mount`, drawn, with the responses at hand: resolves with the median of the times to `shown` entries. */
  mountGiven: (shown: number): Promise<number> => mountAll((one) => mountGiven(one, shown)),
  /** Does one thing `times` times to the screen that was opened last, and resolves with the median of the times. */
  async update(name: UpdateName, times: number, isDrawn: boolean): Promise<number> {
    const act = acts[name]();
    const all: number[] = [];
    for (let at = 0; at < times; at++) {
      all.push(await perform(act, name));
      if (isDrawn) await twoFrames();
    }
    if (!isDrawn) await twoTasks();
    return median(all);
  },
  /** Opens the empty list, which is given `count` records each time it asks. */
  async openList(count: number, isDrawn: boolean): Promise<void> {
    const records = Array.from({ length: 3 }, () => responses.list(count));
    const load: Load = () => Promise.resolve(records.pop() as never);
    await open("list", load, isDrawn, (root) => root.querySelector("table, [data-node=create]") !== null);
  },
  /** Does one thing `times` times to the list. */
  async act(name: ListAct, times: number, isDrawn: boolean): Promise<void> {
    for (let at = 0; at < times; at++) {
      await perform(acts[name](), name);
      await settle(isDrawn);
    }
  },
  /** Scrolls through the page, a view at each frame; resolves with the length of the longest task, in milliseconds, 0 where none is above 50. */
  async scroll(frames: number): Promise<number> {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: "longtask" });
    for (let at = 0; at < frames; at++) {
      scrollBy(0, innerHeight);
      await twoFrames();
    }
    observer.disconnect();
    return longest;
  },
  text: readText,
  /** Removes all screens. */
  close(): void {
    for (const { root, leave } of opened.splice(0)) {
      leave();
      root.remove();
    }
  },
};
export type Driver = typeof driver;
window.driver = driver;
