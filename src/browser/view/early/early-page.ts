/** Writes what a screen shows into its page while React is still on its way, and is notified of what the user does with it. */
import { createElement, type ReactNode } from "react";
import { isDeveloping } from "#is-developing";
import type { TextControl } from "../kit/use-field.ts";
import { handleBelow, pathOf } from "../rows/delegate-events.ts";
import type { Branch, Host } from "../rows/tree.ts";
import { briefly } from "../rows/write-props.ts";
import { change, compose } from "../rows/write-tree.ts";
import { enterAgain, isBox, isChooser, isText, readEntered, tellInput } from "./fields.ts";
import { keep, resolve } from "./resolve.ts";

export interface EarlyPage {
  /** Writes what differs, and says whether all of it stands in the page: what only React can draw waits for React. */
  write(view: ReactNode): boolean;
  /** Calls `then` as soon as no word is being composed, which a write to its field would end. */
  afterWord(then: () => void): void;
  /** Whether something that the user did waits for React. */
  isWaiting(): boolean;
  /** What waits is not done any more, and holds nothing up. */
  forget(): void;
  /** Ends that. Gives what plays, in their order, the events that only a mounted component can handle. */
  end(): () => Promise<void>;
}

/** What a user did, with the scroll position at that moment: what came into view later was not seen. */
interface Kept {
  readonly event: Event;
  readonly top: number;
  /** Of an edit, the field and what stood in it. */
  readonly edit?: { readonly field: TextControl; readonly text: string };
}

const heard = {
  click: "onClick",
  change: "onChange",
  keydown: "onKeyDown",
  error: "onError",
  input: "onInput",
  compositionstart: "onCompositionStart",
  compositionend: "onCompositionEnd",
} as const;
const types = Object.keys(heard) as readonly (keyof typeof heard)[];

export function openEarlyPage(root: HTMLElement): EarlyPage {
  const kept: Kept[] = [];
  let written: Branch | undefined;
  let isComposing = false;
  let afterWord: (() => void)[] = [];
  const take = (event: Event): void => {
    const { target, type } = event;
    const name = heard[type as keyof typeof heard];
    const handlers = [...pathOf(event, root)].flatMap(({ layarProps }) => layarProps?.[name] ?? []);
    if (handlers.length === 0 || isOfBrowser(event)) return;
    // What comes after it waits, too, so that all happens in its order.
    const waits = kept.length > 0 || /keydown|error/.test(type) || handlers.includes(keep);
    if (!waits) {
      // Handlers are written for React's events.
      Object.defineProperty(event, "nativeEvent", { value: event });
      handleBelow(root, event, name);
    } else if (!/^(?:input|composition)/.test(type)) kept.push({ event: hold(event), top: scrollY });
    else if (isText(target)) kept.push({ event, top: scrollY, edit: { field: target, text: target.value } });
  };
  const hear = (event: Event): void => {
    take(event);
    if (!/^composition/.test(event.type)) return;
    isComposing = event.type === "compositionstart";
    if (isComposing) return;
    const waiting = afterWord;
    afterWord = [];
    for (const then of waiting) then();
  };
  // The error of a picture does not bubble.
  for (const type of types) root.addEventListener(type, hear, type === "error");
  return {
    write(view) {
      const before = written;
      const entered = readEntered(root);
      written = undefined;
      try {
        const shown = hostOf(root, view);
        written = briefly(() => write(root, before, shown));
        enterAgain(root, entered);
      } catch (error) {
        // React draws it, and says by itself where a widget is wrong.
        // biome-ignore lint/suspicious/noConsole: this is where a developer looks
        if (isDeveloping) console.debug("React draws this screen, because it cannot be written before.", error);
      }
      return written !== undefined;
    },
    afterWord(then) {
      if (isComposing) afterWord.push(then);
      else then();
    },
    isWaiting: () => kept.length > 0,
    forget() {
      kept.length = 0;
    },
    end() {
      for (const type of types) root.removeEventListener(type, hear, type === "error");
      const entered = readEntered(root);
      // What comes before an edit finds the text as it was.
      for (const { edit } of kept) if (edit) edit.field.value = edit.field.defaultValue;
      return async () => {
        enterAgain(root, entered);
        for (const field of root.querySelectorAll("input")) {
          if (!isChooser(field) || !field.value) continue;
          field.dispatchEvent(new Event("change", { bubbles: true }));
          await settle();
        }
        for (const { event, top, edit } of kept) {
          if (edit) {
            edit.field.value = edit.text;
            tellInput(edit.field);
          } else dispatchAt(top, event.target, copyOf(event));
          await settle();
        }
      };
    },
  };
}

function write(root: Element, before: Branch | undefined, shown: Host): Branch {
  return before ? change(root, before, shown) : compose(root, shown);
}

/** The element around what is shown, of which nothing is written. */
function hostOf(root: Element, view: ReactNode): Host {
  const around = createElement(root.localName, {});
  return { ...around, type: root.localName, props: { children: resolve(view) } };
}

/** What the browser does by itself and stands in the field: a file is chosen, a key edits a text. */
function isOfBrowser(event: Event): boolean {
  if (isChooser(event.target) || (event.type === "change" && !isBox(event.target))) return true;
  return event instanceof KeyboardEvent && event.key !== "Enter" && isText(event.target);
}

/** What an event changes is there before the next one. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

/** With in view what was in view then. A page that scrolls by itself for it stays there. */
function dispatchAt(top: number, target: EventTarget | null, event: Event): void {
  const now = scrollY;
  scrollTo(0, top);
  const then = scrollY;
  target?.dispatchEvent(event);
  if (scrollY === then) scrollTo(0, now);
}

/** As if it had not happened yet: it is played again. */
function hold(event: Event): Event {
  const { type, target } = event;
  if (type === "click" || (event instanceof KeyboardEvent && event.key === "Enter")) event.preventDefault();
  if (type === "change" && isBox(target)) target.checked = !target.checked;
  return event;
}

/** The choice in a box is a tap on it. */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  const isTap = event.type !== "error";
  return isTap ? new MouseEvent("click", { bubbles: true, cancelable: true }) : new Event("error");
}
