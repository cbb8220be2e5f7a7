// A call that makes a promise is sent once for each intent: the mark is written before sending and goes only with a definite
// answer, so neither a reload nor a second tap after a lost connection sends it again. Where the action says by which inputs an
// intent is known, the mark lies on the device, so that a second tab finds it, and a screen that still shows the time before the
// call was done gets its answer instead of sending it again.
import type { ActionPlan } from "../../../core/format/index.ts";
import { hashText, isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import type { Input, Ports, Storage } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";
import type { SendResult } from "./actions.ts";
import { runInOneTab } from "./tab-lock.ts";

interface Promised {
  readonly name: string;
  readonly action: ActionPlan;
  readonly input: Input;
  readonly isOnline: boolean;
}

interface Mark {
  /** Milliseconds since 1970, as `doneAt`. */
  readonly until: number;
  readonly doneAt?: number;
  readonly data?: unknown;
}

type Once = SendResult | "timeout" | "network";
type Send = (signal?: AbortSignal) => Promise<SendResult>;

export interface Intents {
  /**
   * Sends unless an earlier sending of the same intent is without a definite answer.
   *
   * Gives `timeout` for what may have arrived, and `network` while the device says that it is offline, because then nothing can
   * have been done.
   */
  send(promised: Promised, send: Send): Promise<Once>;
}

// The borrower may leave the screen; what was promised is waited for all the same, so that its result is known.
const never = new AbortController().signal;

/** Calls under way on this page: whoever asks for the same gets the same answer. */
const pages = new WeakMap<Ports, Map<string, Promise<Once>>>();

// A hash of the inputs: storage must not hold a card or a code. Two inputs that match by chance keep a call from being
// sent, they never send one twice.
function digest(text: string): string {
  return `${text.length}.${hashText(text)}`;
}

function keyOf({ name, action, input }: Promised): string {
  const named = action.intent?.inputs.map((one) => String(readOwn(input, one) ?? ""));
  return `${intentPrefix}${name}.${named ? JSON.stringify(named) : digest(JSON.stringify(input))}`;
}

function readMark(area: Storage, key: string): Mark | null {
  const mark = parseJson(area.read(key));
  if (!isObject(mark)) return null;
  const [until, doneAt] = [readOwn(mark, "until"), readOwn(mark, "doneAt")];
  return { until: Number(until), doneAt: typeof doneAt === "number" ? doneAt : undefined, data: readOwn(mark, "data") ?? null };
}

function isDefinite(result: SendResult): boolean {
  return "data" in result || result.isDefinite === true || result.failure.kind === "refused";
}

export function openIntents(ports: Ports): Intents {
  const { device, visit, clock } = ports;
  const underWay = pages.get(ports) ?? new Map<string, Promise<Once>>();
  pages.set(ports, underWay);
  /** Since when the borrower may know what was done. */
  let freshAt = clock.now();

  for (const key of device.keys()) {
    if (key.startsWith(intentPrefix) && !((readMark(device, key)?.until ?? 0) > clock.now())) device.remove(key);
  }

  async function sendMarked(key: string, { intent }: ActionPlan, send: Send): Promise<Once> {
    const area = intent ? device : visit;
    const until = clock.now() + (intent?.minutes ?? 0) * 60_000;
    area.write(key, JSON.stringify({ until }));
    const result = await send(never);
    if (!isDefinite(result)) return intent ? "timeout" : result;
    if (intent && "data" in result) area.write(key, JSON.stringify({ until, doneAt: clock.now(), data: result.data }));
    else area.remove(key);
    return result;
  }

  /** What an earlier sending has to say; undefined when the call may be sent. */
  function findEarlier(key: string, { intent }: ActionPlan): Once | undefined {
    if (!intent) return visit.read(key) === null ? undefined : "timeout";
    const mark = readMark(device, key);
    if (!mark || !(mark.until > clock.now())) return undefined;
    if (mark.doneAt === undefined) return "timeout";
    return mark.doneAt >= freshAt ? { data: mark.data } : undefined;
  }

  return {
    async send(promised, send) {
      const { action, isOnline } = promised;
      if (!action.commits) {
        freshAt = clock.now();
        return send();
      }
      const key = keyOf(promised);
      const earlier = underWay.get(key) ?? findEarlier(key, action);
      if (earlier !== undefined) return earlier;
      if (!isOnline) return "network";
      // Another tab may have read the same empty place in the same instant, so each looks again once it is alone.
      const sendAlone = async (): Promise<Once> => findEarlier(key, action) ?? sendMarked(key, action, send);
      const sending = runInOneTab<Once>(key, sendAlone, "timeout").finally(() => underWay.delete(key));
      underWay.set(key, sending);
      return sending;
    },
  };
}
