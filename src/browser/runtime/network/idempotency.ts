// A call that commits is sent once for each intent: the record is written before sending and removed only by a definite
// response, so neither a reload nor a second tap after a lost connection sends it again. Where the action names the inputs that
// identify an intent, the record is stored on the device: a second tab finds it, and a screen that still shows the time before
// the call was done gets its response instead of sending it again.
import type { ActionPlan } from "../../../core/format/index.ts";
import { hashText, isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import type { Input, Ports, Storage } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";
import type { SendResult } from "./call-result.ts";
import { runInOneTab } from "./tab-lock.ts";

interface CommitRequest {
  readonly name: string;
  readonly action: ActionPlan;
  readonly input: Input;
  readonly isOnline: boolean;
}

interface CommitRecord {
  /** Milliseconds since 1970, as `doneAt`. */
  readonly until: number;
  readonly doneAt?: number;
  readonly data?: unknown;
}

type CommitResult = SendResult | "timeout" | "network";
type Send = (signal?: AbortSignal) => Promise<SendResult>;

export interface Idempotency {
  /**
   * Sends unless an earlier call of the same intent has no definite response.
   *
   * Gives `timeout` for what may have arrived, and `network` while the device says that it is offline, because then nothing can
   * have been done.
   */
  send(request: CommitRequest, send: Send): Promise<CommitResult>;
}

// The user may leave the screen; a commit is awaited all the same, so that its result is known.
const never = new AbortController().signal;

/** Calls under way on this page: a second caller gets the same response. */
const pages = new WeakMap<Ports, Map<string, Promise<CommitResult>>>();

// A hash of the inputs: storage must not hold a card or a code. Two inputs that match by chance keep a call from being
// sent, they never send one twice.
function digest(text: string): string {
  return `${text.length}.${hashText(text)}`;
}

function keyOf({ name, action, input }: CommitRequest): string {
  const named = action.intent?.inputs.map((one) => String(readOwn(input, one) ?? ""));
  return `${intentPrefix}${name}.${named ? JSON.stringify(named) : digest(JSON.stringify(input))}`;
}

function readRecord(area: Storage, key: string): CommitRecord | null {
  const record = parseJson(area.read(key));
  if (!isObject(record)) return null;
  const [until, doneAt] = [readOwn(record, "until"), readOwn(record, "doneAt")];
  return { until: Number(until), doneAt: typeof doneAt === "number" ? doneAt : undefined, data: readOwn(record, "data") ?? null };
}

function isDefinite(result: SendResult): boolean {
  return "data" in result || result.isDefinite === true || result.failure.kind === "refused";
}

export function openIdempotency(ports: Ports): Idempotency {
  const { device, visit, clock } = ports;
  const underWay = pages.get(ports) ?? new Map<string, Promise<CommitResult>>();
  pages.set(ports, underWay);
  /** Since when the user may know the result. */
  let freshAt = clock.now();

  for (const key of device.keys()) {
    if (key.startsWith(intentPrefix) && !((readRecord(device, key)?.until ?? 0) > clock.now())) device.remove(key);
  }

  async function sendRecorded(key: string, { intent }: ActionPlan, send: Send): Promise<CommitResult> {
    const area = intent ? device : visit;
    const until = clock.now() + (intent?.minutes ?? 0) * 60_000;
    area.write(key, JSON.stringify({ until }));
    const result = await send(never);
    if (!isDefinite(result)) return intent ? "timeout" : result;
    if (intent && "data" in result) area.write(key, JSON.stringify({ until, doneAt: clock.now(), data: result.data }));
    else area.remove(key);
    return result;
  }

  /** The result of an earlier sending; undefined when the call may be sent. */
  function findEarlier(key: string, { intent }: ActionPlan): CommitResult | undefined {
    if (!intent) return visit.read(key) === null ? undefined : "timeout";
    const record = readRecord(device, key);
    if (!record || !(record.until > clock.now())) return undefined;
    if (record.doneAt === undefined) return "timeout";
    return record.doneAt >= freshAt ? { data: record.data } : undefined;
  }

  return {
    async send(request, send) {
      const { action, isOnline } = request;
      if (!action.commits) {
        freshAt = clock.now();
        return send();
      }
      const key = keyOf(request);
      const earlier = underWay.get(key) ?? findEarlier(key, action);
      if (earlier !== undefined) return earlier;
      if (!isOnline) return "network";
      // Another tab may have found no record at the same instant, so each reads again once it holds the lock.
      const sendAlone = async (): Promise<CommitResult> => findEarlier(key, action) ?? sendRecorded(key, action, send);
      const sending = runInOneTab<CommitResult>(key, sendAlone, "timeout").finally(() => underWay.delete(key));
      underWay.set(key, sending);
      return sending;
    },
  };
}
