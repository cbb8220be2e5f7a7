/** What the page with the screen has reported, and the way to ask it: the frame beside the editor, or the app around the panel. */
import { create } from "zustand";
import { isContainer, isObject } from "../../../../core/json/index.ts";
import type { QuestionName, QuestionOf, ResultOf, Snapshot, ToInspected, TraceEntry } from "../../protocol/inspection.ts";
import type { FromFrame } from "../../protocol/preview.ts";

interface TraceStore {
  readonly entries: readonly TraceEntry[];
  readonly values: Snapshot;
  /** Paths whose values were other ones when something changed last. */
  readonly changed: ReadonlySet<string>;
  /** The element that was chosen last: of a repeated node, which entry. */
  readonly picked?: { readonly node: string; readonly entry: number };
  take(message: FromFrame): void;
  clear(): void;
  /** From now on questions go this way. */
  connect(send: (message: ToInspected) => void): void;
  send(message: ToInspected): void;
  /** Rejects where no screen can be asked. */
  ask<Name extends QuestionName>(name: Name, of: QuestionOf<Name>): Promise<ResultOf<Name>>;
}

/** Of a screen that moves by itself the oldest entries go. */
const mostEntries = 500;

let count = 0;
let transmit: ((message: ToInspected) => void) | undefined;
const waiting = new Map<number, (result: unknown) => void>();

export const useTrace = create<TraceStore>((set) => ({
  entries: [],
  values: {},
  changed: new Set(),
  take(message) {
    if (message.kind === "snapshot")
      // The clock of a screen sends snapshots in which nothing has changed, and what did stays marked.
      set(({ values, changed }) => {
        const found = findChanged(values, message.values);
        return { values: message.values, changed: found && found.size > 0 ? found : changed };
      });
    else if (message.kind === "trace") set(({ entries }) => ({ entries: addNew(entries, message.entries) }));
    else if (message.kind === "picked") set({ picked: { node: message.node, entry: message.entry } });
    else if (message.kind === "go" || message.kind === "leave") {
      const { kind, ...detail } = message;
      set(({ entries }) => ({ entries: [...entries, { n: entries.at(-1)?.n ?? 0, at: Date.now(), step: kind, detail }] }));
    } else if (message.kind === "reply") {
      waiting.get(message.id)?.(message.result);
      waiting.delete(message.id);
    }
  },
  clear: () => set({ entries: [], values: {}, changed: new Set() }),
  connect(send) {
    transmit = send;
  },
  send: (message) => transmit?.(message),
  ask: <Name extends QuestionName>(name: Name, of: QuestionOf<Name>) =>
    new Promise<ResultOf<Name>>((resolve, reject) => {
      if (transmit === undefined) return reject(new Error("No screen is shown."));
      const id = ++count;
      waiting.set(id, (result) => {
        if (isObject(result) && typeof result["error"] === "string") reject(new Error(result["error"]));
        else resolve(result as ResultOf<Name>);
      });
      transmit({ kind: "ask", id, name, of } as ToInspected);
    }),
}));

/** A page that was asked for everything sends again what it has sent before. */
function addNew(known: readonly TraceEntry[], sent: readonly TraceEntry[]): readonly TraceEntry[] {
  const last = known.at(-1)?.n ?? 0;
  // A page that was loaded again counts from the beginning.
  const isOther = sent.some(({ n, step }) => n === 1 && step === "open" && known[0]?.at !== sent[0]?.at);
  const added = isOther ? sent : sent.filter(({ n }) => n > last);
  return [...(isOther ? [] : known), ...added].slice(-mostEntries);
}

/** Paths of values that are other ones than before, with those of what is around them. Undefined where nothing can be compared: before there was nothing. */
function findChanged(before: object, after: object): ReadonlySet<string> | undefined {
  if (Object.keys(before).length === 0) return undefined;
  const changed = new Set<string>();
  const compare = (was: unknown, is: unknown, path: string): boolean => {
    if (Object.is(was, is)) return false;
    const names = isContainer(was) && isContainer(is) ? new Set([...Object.keys(was), ...Object.keys(is)]) : undefined;
    const isOther =
      names === undefined ||
      [...names].map((name) => compare(Reflect.get(Object(was), name), Reflect.get(Object(is), name), `${path}.${name}`)).some(Boolean);
    if (isOther) changed.add(path);
    return isOther;
  };
  for (const name of Object.keys(after)) compare(Reflect.get(before, name), Reflect.get(after, name), name);
  return changed;
}
