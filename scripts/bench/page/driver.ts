/** Runs inside a page: opens a screen, acts on it as a finger or a keyboard does, and times each until it shows. */
import { makeAnswer } from "./data.ts";
import type { Load, ScreenName } from "./subject.ts";

export type UpdateName = "unrelated" | "tags" | "last" | "all" | "key";

export interface Updated {
  /** Of one update, on average. */
  readonly ms: number;
  /** Widgets rendered by one update, by name, on average. */
  readonly renders: Readonly<Record<string, number>>;
}

export interface Driver {
  /** Opens a screen in an empty page; resolves with the time until `shown` of its entries are there. */
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
const entries = { cards: "article", periods: "input[type=checkbox]", form: "textarea" };
const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
let host: HTMLElement | undefined;
let leave = (): void => {};

/** The next task of the page, without the rest that timers insist on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

async function until(isDone: () => boolean, what: string): Promise<void> {
  const start = performance.now();
  await null;
  while (!isDone()) {
    if (performance.now() - start > patienceMs) throw new Error(`${what} did not show within ${patienceMs} ms.`);
    await nextTask();
  }
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

/** The text of the screen without that of fields, which is their first value to some and their present one to others. */
function readText(): string {
  const copy = host?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const field of copy.querySelectorAll("textarea")) field.remove();
  return copy.textContent ?? "";
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
    const answer = makeAnswer(screen, count);
    const load: Load = async () => answer as never;
    host = document.createElement("div");
    document.body.append(host);
    const list = host.getElementsByTagName(screen === "cards" ? "article" : screen === "periods" ? "input" : "textarea");
    window.bench.takeRenders();
    const start = performance.now();
    leave = window.bench.subject.open(host, screen, load);
    await until(() => list.length >= shown, `${shown} of ${entries[screen]}`);
    return performance.now() - start;
  },
  async update(name, times) {
    const act = acts[name]();
    window.bench.takeRenders();
    let ms = 0;
    for (let at = 0; at < times; at++) {
      const before = act.read();
      const start = performance.now();
      act.run();
      await until(() => act.read() !== before, name);
      ms += performance.now() - start;
    }
    const renders = Object.entries(window.bench.takeRenders()).map(([widget, count]) => [widget, count / times] as const);
    return { ms: ms / times, renders: Object.fromEntries(renders) };
  },
  text: readText,
  close() {
    leave();
    host?.remove();
    host = undefined;
  },
};
