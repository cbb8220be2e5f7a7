/** Writes down what happens in the screens of a page, each time with the state before it. */
import type { ScreenStore, SessionContext, SessionPorts, Transport } from "../../../browser/runtime/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { OpenedScreen, TracedRequest, TracedResponse, TraceEntry } from "../protocol/inspection.ts";
import { createRedact, type Redact } from "./redact.ts";

export interface Recorder {
  /** Those of a page, with what the recorder wants to see of them. */
  watch(ports: SessionPorts): SessionPorts;
  record(entry: Pick<TraceEntry, "step" | "node" | "detail">): void;
  readonly entries: readonly TraceEntry[];
  /** Of the screen that was opened last. */
  readonly context: SessionContext | undefined;
  readonly redact: Redact;
  /** The state before an entry of the open screen; undefined for one of a former screen, and for one that is forgotten. */
  stateBefore(n: number): ScreenStore | undefined;
}

/** Of a screen that moves by itself the oldest entries go. */
const mostEntries = 500;

interface Listeners {
  onEntry(entry: TraceEntry): void;
  onOpen(context: SessionContext): void;
}

export function createRecorder({ onEntry, onOpen }: Listeners): Recorder {
  let count = 0;
  let calls = 0;
  let entries: TraceEntry[] = [];
  let context: SessionContext | undefined;
  let redact = createRedact(undefined);
  let before = new Map<number, ScreenStore>();
  /** The state before the write that is being reported. */
  let previous: ScreenStore | undefined;

  const record: Recorder["record"] = ({ step, node, detail }) => {
    count++;
    const entry = { n: count, at: Date.now(), step, ...(node !== undefined && { node }), detail: redact(detail) };
    entries = [...entries.slice(1 - mostEntries), entry];
    const state = step === "write" ? previous : context?.screenState.api.getState();
    if (state) before.set(count, state);
    before.delete(count - mostEntries);
    onEntry(entry);
  };

  const inspect = (opened: SessionContext): void => {
    const { module, request, screenState } = opened;
    context = opened;
    redact = createRedact(request.launch);
    before = new Map();
    previous = screenState.api.getState();
    screenState.api.subscribe((_, was) => {
      if (context === opened) previous = was;
    });
    const { id, market, language } = module.plan;
    const detail: OpenedScreen = { id, market, language, params: screenState.api.getState().params };
    record({ step: "open", detail });
    onOpen(opened);
  };

  const watchTransport =
    (send: Transport): Transport =>
    async ({ name, action, input }, options) => {
      calls++;
      const call = { call: calls, action: name, path: action.path };
      const { request, answer } = action.wire ?? {};
      const sent: TracedRequest = { ...call, method: action.method, input, ...(request && { names: request }) };
      record({ step: "request", detail: sent });
      const result = await send({ name, action, input }, options);
      const came: TracedResponse = { ...call, ...result, ...(answer && { names: answer }) };
      record({ step: "response", detail: came });
      return result;
    };

  /** With the value that is there now; under its name it may be a secret. */
  const describeWrite = (path: string): object => {
    const names = path.split(".");
    const name = names.at(-1) ?? "";
    const value = names.reduce<unknown>((from, one) => (isObject(from) ? from[one] : undefined), context?.screenState.api.getState());
    const clean = redact({ [name]: value });
    return { path, value: isObject(clean) ? clean[name] : undefined };
  };

  return {
    record,
    watch: (ports) => ({
      ...ports,
      transport: watchTransport(ports.transport),
      report(report) {
        record({ step: "report", detail: { what: report.what, ...report.detail } });
        ports.report(report);
      },
      trace(entry) {
        record(entry.step === "write" ? { ...entry, detail: describeWrite(String(entry.detail)) } : entry);
        ports.trace?.(entry);
      },
      inspect(opened) {
        inspect(opened);
        ports.inspect?.(opened);
      },
    }),
    get entries() {
      return entries;
    },
    get context() {
      return context;
    },
    get redact() {
      return redact;
    },
    stateBefore: (n) => before.get(n),
  };
}
