/** Runs inside a page: opens screens, acts on them as a finger or a keyboard does, and times each until it shows. */
import { makeResponse } from "./data.ts";
import { median } from "./median.ts";
import type { Load, Responses, ScreenName } from "./subject.ts";

export type ListAct = "create" | "replace" | "update" | "select" | "swap" | "remove" | "append" | "clear";
export type UpdateName = "unrelated" | "tags" | "last" | "all" | "key";

interface Driver {
  /** Makes what the next `times` mounts are given, which is nobody's cost. */
  prepare(screen: ScreenName, count: number, times: number): void;
  /**
   * Opens all that is prepared beside each other; resolves with the median of the times to the loading state and from the response
   * to `shown` entries.
   *
   * `isDrawn` is for one screen in the view and waits until it is drawn. The others are not displayed, so that the main thread has
   * no style, no layout and nothing to paint.
   */
  mount(shown: number, isDrawn: boolean): Promise<number>;
  /** Does one thing `times` times to the screen that was opened last, and resolves with the median of the times. */
  update(name: UpdateName, times: number, isDrawn: boolean): Promise<number>;
  /** Opens the empty list, which is given `count` records each time it asks. */
  openList(count: number, isDrawn: boolean): Promise<void>;
  /** Does one thing `times` times to the list. */
  act(name: ListAct, times: number, isDrawn: boolean): Promise<void>;
  text(): string;
  /** Removes all screens. */
  close(): void;
}

declare global {
  interface Window {
    driver: Driver;
  }
}

interface Prepared {
  readonly screen: ScreenName;
  readonly response: Responses[ScreenName];
}

interface Opened {
  readonly root: HTMLElement;
  leave(): void;
}

const patienceMs = 30_000;
/** What there is one of for each entry. */
const tags = { cards: "article", periods: "input", form: "textarea" };
const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
let prepared: Prepared[] = [];
let opened: Opened[] = [];

const lastRoot = (): HTMLElement | undefined => opened.at(-1)?.root;

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
    const root = lastRoot();
    if (root) observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: what === "select" });
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

function findAll<E extends Element>(selector: string): NodeListOf<E> {
  const root = lastRoot();
  if (!root) throw new Error("No screen is open.");
  return root.querySelectorAll<E>(selector);
}

function find<E extends HTMLElement>(selector: string, at = 0): E {
  const found = findAll<E>(selector);
  const element = found[at < 0 ? found.length + at : at];
  if (!element) throw new Error(`The screen has no ${selector}.`);
  return element;
}

/**
 * The text of the screen without what is hidden, without blanks, and without that of fields, which is their first value to some
 * and their present one to others.
 */
function readText(): string {
  const copy = lastRoot()?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const left of copy.querySelectorAll("textarea, [hidden]")) left.remove();
  return (copy.textContent ?? "").replace(/\s+/g, "");
}

interface Act {
  run(): void;
  /** What it changes is read before and after. */
  read(): string | null;
}

function typeKey(): void {
  const field = find<HTMLTextAreaElement>("textarea");
  setText?.call(field, `${field.value}a`);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: "a", inputType: "insertText" }));
}

/** Elements are found beforehand, so that looking for them is not in the time. */
const acts: { readonly [N in UpdateName]: () => Act } = {
  unrelated() {
    const [button, shown] = [find("article button"), find("[data-node=saved]")];
    return { run: () => button.click(), read: () => shown.textContent };
  },
  tags() {
    const [button, last] = [find("[data-node=tags]"), find("article", -1)];
    return { run: () => button.click(), read: () => last.textContent };
  },
  last() {
    const [box, shown] = [find("input[type=checkbox]", -1), find("[data-node=total]")];
    return { run: () => box.click(), read: () => shown.textContent };
  },
  all() {
    const [button, shown] = [find("[data-node=all]"), find("[data-node=total]")];
    return { run: () => button.click(), read: () => shown.textContent };
  },
  key() {
    const shown = find("[data-node=rest]");
    return { run: typeKey, read: () => shown.textContent };
  },
};

async function mountOne({ screen, response }: Prepared, shown: number, isDrawn: boolean): Promise<number> {
  const root = document.createElement("div");
  root.hidden = !isDrawn;
  document.body.append(root);
  const list = root.getElementsByTagName(tags[screen]);
  let give = (): void => {};
  const load: Load = () =>
    new Promise((resolve) => {
      give = () => resolve(response as never);
    });
  const open = (): void => {
    const leave = window.bench.subject.open(root, screen, load);
    opened[opened.length - 1] = { root, leave };
  };
  opened.push({ root, leave: () => {} });
  const openMs = await time(open, () => root.firstChild !== null, "The loading state");
  await settle(isDrawn);
  const isThere = (): boolean => list.length >= shown;
  const readyMs = await time(() => give(), isThere, `${shown} ${tags[screen]}`);
  await settle(isDrawn);
  return openMs + readyMs;
}

/** The button to tap, and by what one sees that it is done. */
const listActs: { readonly [N in ListAct]: () => readonly [button: HTMLElement, read: () => string | null | undefined] } = {
  create: () => [find("[data-node=create]"), () => readRow(0)],
  replace: () => [find("[data-node=create]"), () => readRow(0)],
  update: () => [find("[data-node=update]"), () => readRow(0)],
  select: () => {
    const other = find("tr", lastSelected === 1 ? 2 : 1);
    lastSelected = lastSelected === 1 ? 2 : 1;
    return [other.querySelector("button") ?? other, () => other.getAttribute("aria-selected")];
  },
  swap: () => [find("[data-node=swap]"), () => readRow(1)],
  remove: () => [find("tr [aria-label=Remove]", 3), () => readRow(3)],
  append: () => [find("[data-node=append]"), () => `${findAll("tr").length}`],
  clear: () => [find("[data-node=clear]"), () => `${findAll("tr").length}`],
};
let lastSelected = 0;

const readRow = (at: number): string | null | undefined => findAll("tr")[at]?.textContent;

/** Looked for only when something changes, and by a list that the page keeps. */
async function actOnList(name: ListAct): Promise<void> {
  const [button, read] = listActs[name]();
  const before = read();
  await time(
    () => button.click(),
    () => read() !== before,
    name,
  );
}

function close(): void {
  for (const { root, leave } of opened) {
    leave();
    root.remove();
  }
  opened = [];
}

window.driver = {
  prepare(screen, count, times) {
    localStorage.clear();
    // The screen begins at the upper edge, and not below the page's own root.
    document.getElementById("root")?.remove();
    prepared = Array.from({ length: times }, () => ({ screen, response: makeResponse(screen, count) }));
  },
  async mount(shown, isDrawn) {
    const all: number[] = [];
    const taken = prepared;
    prepared = [];
    for (const one of taken) all.push(await mountOne(one, shown, isDrawn));
    return median(all);
  },
  async update(name, times, isDrawn) {
    const act = acts[name]();
    const all: number[] = [];
    for (let at = 0; at < times; at++) {
      const before = act.read();
      all.push(await time(act.run, () => act.read() !== before, name));
      if (isDrawn) await twoFrames();
    }
    if (!isDrawn) await twoTasks();
    return median(all);
  },
  async openList(count, isDrawn) {
    document.getElementById("root")?.remove();
    const root = document.createElement("div");
    root.hidden = !isDrawn;
    document.body.append(root);
    const prepared = Array.from({ length: 3 }, () => makeResponse("list", count));
    const load: Load = () => Promise.resolve(prepared.pop() as never);
    opened.push({ root, leave: () => {} });
    const open = (): void => {
      opened[opened.length - 1] = { root, leave: window.bench.subject.open(root, "list", load) };
    };
    await time(open, () => root.querySelector("table, [data-node=create]") !== null, "The empty list");
    await settle(isDrawn);
  },
  async act(name, times, isDrawn) {
    for (let at = 0; at < times; at++) {
      await actOnList(name);
      await settle(isDrawn);
    }
  },
  text: readText,
  close,
};
