/** Writes what a screen shows into its page while React is still on its way, and is notified of what the user does with it. */
import { createElement, type ReactNode } from "react";
import { isDeveloping } from "#is-developing";
import { forgetFields, hasTyped, isBox, isChooser, isText, keepTyped, putTexts, readTexts, type Texts } from "../kit/typed-early.ts";
import { handleBelow, pathOf } from "../rows/delegate-events.ts";
import type { Branch, Host } from "../rows/tree.ts";
import { briefly } from "../rows/write-props.ts";
import { change, compose } from "../rows/write-tree.ts";
import { keep, resolve } from "./resolve.ts";

export interface EarlyPage {
  /** Writes what differs, and says whether all of it stands in the page: what only React can draw waits for React. */
  write(view: ReactNode): boolean;
  /** Calls `then` as soon as no word is being composed, which a write to its field would end. */
  afterWord(then: () => void): void;
  /** Ends that. Gives what plays, in their order, the events that only a mounted component can handle. */
  end(): () => Promise<void>;
}

/** What a user did, with the texts and the scroll position at that moment: a later text was not meant, and what came into sight later was not seen. */
interface Kept {
  readonly event: Event;
  readonly texts: Texts;
  readonly top: number;
}

const heard = { click: "onClick", change: "onChange", keydown: "onKeyDown", error: "onError" } as const;
const types = Object.keys(heard) as readonly (keyof typeof heard)[];

export function openEarlyPage(root: HTMLElement): EarlyPage {
  const kept: Kept[] = [];
  let written: Branch | undefined;
  let isComposing = false;
  let afterWord: (() => void)[] = [];
  const hear = (event: Event): void => {
    // What is typed or chosen stands in the field until React reads it there.
    if (isChooser(event.target) || (event.type === "change" && !isBox(event.target)) || isTyping(event)) return;
    const name = heard[event.type as keyof typeof heard];
    const handlers = [...pathOf(event, root)].flatMap(({ layarProps }) => layarProps?.[name] ?? []);
    if (handlers.length === 0) return;
    // What comes after it waits, too, so that all happens in its order; and after a text that the session does not know yet.
    const waits = kept.length > 0 || /keydown|error/.test(event.type) || handlers.includes(keep) || hasTyped(root);
    if (waits) kept.push({ event: hold(event), texts: readTexts(root), top: scrollY });
    else handleBelow(root, event, name);
  };
  const followWord = ({ type }: Event): void => {
    isComposing = type === "compositionstart";
    if (isComposing) return;
    const waiting = afterWord;
    afterWord = [];
    for (const then of waiting) then();
  };
  // The error of a picture does not bubble.
  for (const type of types) root.addEventListener(type, hear, type === "error");
  root.addEventListener("compositionstart", followWord);
  root.addEventListener("compositionend", followWord);
  return {
    write(view) {
      const before = written;
      written = undefined;
      try {
        const shown = hostOf(root, view);
        keepTyped(root, () => {
          written = briefly(() => write(root, before, shown));
        });
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
    end() {
      for (const type of types) root.removeEventListener(type, hear, type === "error");
      root.removeEventListener("compositionstart", followWord);
      root.removeEventListener("compositionend", followWord);
      const [first] = kept;
      const typed = readTexts(root);
      // React takes what stands in the fields as typed.
      if (first) putTexts(root, first.texts, typed);
      return async () => {
        forgetFields();
        const chosen = [...root.querySelectorAll("input")].filter((field) => isChooser(field) && field.value);
        for (const target of chosen) {
          target.dispatchEvent(new Event("change", { bubbles: true }));
          await settle();
        }
        let texts = first?.texts ?? typed;
        for (const { event, texts: next, top } of kept) {
          putTexts(root, next, texts);
          texts = next;
          await settle();
          dispatchAt(top, event.target, copyOf(event));
          await settle();
        }
        putTexts(root, typed, texts);
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

/** A key that edits the text. */
function isTyping(event: Event): boolean {
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
