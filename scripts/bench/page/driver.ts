/** Runs inside a page: opens a screen, acts on it as a finger or a keyboard does, and times each until it shows. */
import { makeResponse } from "./data.ts";
import { median } from "./median.ts";
import type { Load, ScreenName } from "./subject.ts";

export type UpdateName = "unrelated" | "tags" | "last" | "all" | "key";

interface Updated {
  /** Of one update: the median, so that an interruption from outside does not count. */
  readonly ms: number;
  /** Widgets rendered by one update, by name, on average. */
  readonly renders: Readonly<Record<string, number>>;
}

interface Driver {
  /** Opens a screen in an empty page; resolves with the time to its loading state and from its response to `shown` entries. */
  mount(screen: ScreenName, count: number, shown: number): Promise<number>;
  /** Does one thing `times` times. */
  update(name: UpdateName, times: number): Promise<Updated>;
  text(): string;
  close(): void;
}

declare global {
  interface Window {
    driver: Driver;
  }
}

const patienceMs = 30_000;
/** What there is one of for each entry. */
const tags = { cards: "article", periods: "input", form: "textarea" };
const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
let host: HTMLElement | undefined;
let leave = (): void => {};

/**
 * Acts, and resolves with the time until what was wanted is in the page. The page reports each change before it draws, so
 * that drawing, which is the same for all, is in nobody's time.
 */
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
    if (host) observer.observe(host, { childList: true, subtree: true, characterData: true });
    act();
  });
}

/** Long enough for what a page does after it has drawn. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function findAll<E extends Element>(selector: string): NodeListOf<E> {
  if (!host) throw new Error("No screen is open.");
  return host.querySelectorAll<E>(selector);
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
  const copy = host?.cloneNode(true);
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

window.driver = {
  async mount(screen, count, shown) {
    localStorage.clear();
    const answer = makeResponse(screen, count);
    const root = document.createElement("div");
    host = root;
    // In the place of the page's own root, so that the screen begins at the upper edge and not below the view.
    document.getElementById("root")?.remove();
    document.body.append(root);
    const list = root.getElementsByTagName(tags[screen]);
    let give = (): void => {};
    const load: Load = () =>
      new Promise((resolve) => {
        give = () => resolve(answer as never);
      });
    window.bench.takeRenders();
    const open = (): void => {
      leave = window.bench.subject.open(root, screen, load);
    };
    const openMs = await time(open, () => root.firstChild !== null, "The loading state");
    await twoFrames();
    const readyMs = await time(
      () => give(),
      () => list.length >= shown,
      `${shown} ${tags[screen]}`,
    );
    return openMs + readyMs;
  },
  async update(name, times) {
    const act = acts[name]();
    window.bench.takeRenders();
    const all: number[] = [];
    for (let at = 0; at < times; at++) {
      const before = act.read();
      all.push(await time(act.run, () => act.read() !== before, name));
    }
    const renders = Object.entries(window.bench.takeRenders()).map(([widget, count]) => [widget, count / times] as const);
    return { ms: median(all), renders: Object.fromEntries(renders) };
  },
  text: readText,
  close() {
    leave();
    host?.remove();
    host = undefined;
  },
};
