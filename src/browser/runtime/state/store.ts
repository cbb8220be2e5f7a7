// The state of one open screen. Every write names its path, so that exactly the readers of that path are notified.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { MarketDefinition } from "../../../core/format/index.ts";
import { isObject, isReserved } from "../../../core/json/index.ts";
import type { Failure, FailureKind } from "../ports.ts";
import { createPathListeners, type PathListeners } from "./path-listeners.ts";

export interface Toast {
  /** A different number for each toast, also when its text is the same. */
  readonly id: number;
  readonly text: string;
  readonly tone: "failure" | "info";
}

/** An address that the user has not agreed to yet. */
export interface Leaving {
  readonly host: string;
  /** Goes there, or stays. */
  decide(isLeaving: boolean): void;
}

export interface Environment {
  readonly online: boolean;
  readonly platform: "android" | "ios" | "none";
  readonly inMessagingApp: boolean;
  readonly hasShell: boolean;
  /** Whether what is stored outlasts the page. */
  readonly hasStorage: boolean;
}

/** A market as the browser has it: its colours are in the style sheet. */
export type Market = Omit<MarketDefinition, "accent">;

type Values = { readonly [name: string]: unknown };

/** Why a value cannot be passed on: it is under way, or a part of it was refused, of which the node shows what to do. */
export type Hold = true | { readonly node: string; readonly message: string };

/** Why a commit was definitely not done. `missing`: it was unknown, and a look has found nothing. `network`: nothing was sent. */
export interface Refusal {
  readonly kind: FailureKind | "missing";
  readonly code: string;
  readonly message: string;
}

/** The last look at a commit whose outcome is still unknown. */
interface Look {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the server said; '' for nothing. */
  readonly message: string;
  /** How often the screen will look again by itself. */
  readonly left: number;
}

/** The state of an open screen. Expressions read the fields from `params` to `company`. */
export interface ScreenStore {
  readonly status: "loading" | "ready" | "failed";
  readonly failure: Failure | null;
  /** A text is '' where it is missing, an amount null where it is missing or none. */
  readonly params: { readonly [name: string]: string | null };
  readonly launch: { readonly [name: string]: string };
  readonly data: Values;
  /** When each response arrived last, in milliseconds since 1970. */
  readonly loaded: { readonly [name: string]: number };
  readonly state: Values;
  readonly stored: Values;
  /** Those that the screen reads, as they were when it opened. @internal */
  readonly flags: Values;
  /** Whole seconds left by name of the timer. */
  readonly timers: { readonly [name: string]: number };
  readonly env: Environment;
  /** Milliseconds since 1970; moves on each second only where the screen reads it. */
  readonly now: number;
  /** @internal */
  readonly market: Market;
  readonly company: Values;
  /** Name of the open dialog. */
  readonly dialog: string | null;
  readonly toast: Toast | null;
  readonly leaving?: Leaving;
  /** The entries, by their indexes, of which a flow is waiting, by the id of the node; '' of a node that is not repeated. */
  readonly busy: { readonly [node: string]: readonly string[] };
  /** Commits of which nobody knows what became of them. */
  readonly unknown: { readonly [action: string]: true };
  /** When a commit was done, in milliseconds since 1970, for a day. */
  readonly done: { readonly [action: string]: number };
  /** Commits that were refused, until the user enters something or sends again. */
  readonly refused: { readonly [action: string]: Refusal };
  /** The last look at each that is unknown. */
  readonly looked: { readonly [action: string]: Look };
  /** What to show and read out while a call is under way; '' for nothing. */
  readonly busyText: string;
  /** What is under way by the names of `data` and `state`: a response, or a value that a widget still gets from the server. */
  readonly waiting: { readonly data: Values; readonly state: { readonly [name: string]: Hold } };
  /** What is wrong with a value, by the id of its node, until the user changes it. */
  readonly invalid: { readonly [node: string]: string };
  /** The node to focus; `n` is a different number each time. */
  readonly focus: { readonly node: string; readonly n: number } | null;
}

export interface ScreenState {
  readonly api: StoreApi<ScreenStore>;
  /** What expressions read: always the current state. */
  readonly scope: Scope;
  /** Notified first, so that later readers find fresh values. */
  readonly computedListeners: PathListeners;
  /** Notified last. */
  readonly viewListeners: PathListeners;
  /** Changes what is at a path; undefined removes it. A path through a reserved name or through nothing changes nothing. */
  write(path: string, value: unknown): void;
  /** Replaces the value at a path by the result of `change`, which must be another object where anything differs. */
  change(path: string, change: (value: unknown) => unknown): void;
  /** Makes the state read-only. */
  seal(): void;
}

type Change = (value: unknown) => unknown;

/** Copies the ancestors of the path and nothing else; gives the same object when nothing changes. */
function changeAt<T>(from: T, [name = "", ...rest]: readonly string[], change: Change): T {
  if (!isObject(from)) return from;
  const before = from[name];
  const after = rest.length ? changeAt(before, rest, change) : change(before);
  if (after === before) return from;
  const copy = { ...from, [name]: after };
  if (after === undefined) delete copy[name];
  return copy;
}

const paths = new Map<string, readonly string[] | null>();

/** The same few paths are written again and again. Null for one that no write may take. */
function pathOf(dotted: string): readonly string[] | null {
  let path = paths.get(dotted);
  if (path === undefined) {
    const names = dotted.split(".");
    path = names.some(isReserved) ? null : names;
    paths.set(dotted, path);
  }
  return path;
}

/** `values` are the screen's computed values; `onWrite` is notified before the view. */
export function createScreenState(
  initial: ScreenStore,
  values: Values,
  onWrite: (path: readonly string[], next: ScreenStore) => void,
): ScreenState {
  const api = createStore<ScreenStore>()(() => initial);
  const scope: { [name: string]: unknown } = { ...initial, values };
  const viewListeners = createPathListeners();
  const computedListeners = createPathListeners();

  let isSealed = false;

  function apply(dotted: string, change: Change): void {
    const path = pathOf(dotted);
    if (isSealed || !path) return;
    const before = api.getState();
    const next = changeAt(before, path, change);
    if (next === before) return;
    api.setState(next, true);
    const [root = ""] = path;
    scope[root] = Reflect.get(next, root);
    computedListeners.notify(path);
    onWrite(path, next);
    viewListeners.notify(path);
  }

  return {
    api,
    scope,
    computedListeners,
    viewListeners,
    seal() {
      isSealed = true;
    },
    change: apply,
    write: (path, value) => apply(path, () => value),
  };
}
