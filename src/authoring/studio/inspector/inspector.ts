/** Knows the screens that open in its page: reports what happens in them, and answers questions about the one that is open. */
import type { SessionContext, SessionPorts } from "../../../browser/runtime/index.ts";
import type {
  FromInspected,
  QuestionName,
  QuestionOf,
  ResultOf,
  Rewound,
  Snapshot,
  ToInspected,
  TraceEntry,
} from "../protocol/inspection.ts";
import { createActRecorder } from "./act-recorder.ts";
import { createExpressions } from "./expressions.ts";
import { findChain, framesAlong, listNodes } from "./find-node.ts";
import { createRecorder } from "./recorder.ts";
import { listLasting, restoreState } from "./rewind.ts";
import { findUses, listReads } from "./value-uses.ts";
import { explainShown } from "./why-shown.ts";

export interface Inspector {
  /** Gives the ports of a page, watched; every session that gets them is known from then on. */
  watch(ports: SessionPorts): SessionPorts;
  receive(message: ToInspected): void;
  readonly entries: readonly TraceEntry[];
  readonly context: SessionContext | undefined;
  answer<Name extends QuestionName>(name: Name, of: QuestionOf<Name>): ResultOf<Name>;
}

type Answers = { readonly [Name in QuestionName]: (of: QuestionOf<Name>) => ResultOf<Name> };

/** The document in which the screen is shown. */
export interface InspectedPage {
  has(node: string): boolean;
  mark(node: string): void;
  setPicking(isOn: boolean): void;
  /** Calls back before the page is drawn next. */
  beforeFrame(run: () => void): void;
}

export function createInspector(post: (message: FromInspected) => void, page: InspectedPage): Inspector {
  let waiting: TraceEntry[] = [];
  const sendSnapshot = oncePerFrame(page, () => {
    const { context, redact } = recorder;
    if (context) post({ kind: "snapshot", values: takeSnapshot(context, redact) });
  });
  const recorder = createRecorder({
    // What happens in one go of the event loop is sent together.
    onEntry(entry) {
      waiting.push(entry);
      if (waiting.length > 1) return;
      queueMicrotask(() => {
        post({ kind: "trace", entries: waiting });
        waiting = [];
      });
    },
    onOpen({ screenState }) {
      screenState.api.subscribe(sendSnapshot);
      sendSnapshot();
    },
  });

  const acts = createActRecorder();

  const answers: Answers = {
    nodes: () => listNodes(inspected().context.nodes).map((node) => ({ node, isShown: page.has(node) })),
    why: ({ node, entry }) => explainShown(inspected(), node, entry),
    uses: ({ path }) => findUses(inspected().context.module.plan, path),
    reads: ({ node, entry }) => listReads(inspected(), node, entry),
    evaluate({ node, entry, asts }) {
      const { context, expressions } = inspected();
      const frame = framesAlong(findChain(context.nodes, node) ?? [], entry).at(-1);
      return asts.map((ast) => expressions.evaluate(ast, frame));
    },
    recording: ({ known }) => acts.recording(known),
    rewind: ({ n }) => rewind(n),
  };

  function inspected() {
    const { context } = recorder;
    if (context === undefined) throw new Error("No screen is open.");
    return { context, expressions: createExpressions(context) };
  }

  function rewind(n: number): Rewound {
    const { context, entries } = recorder;
    const before = recorder.stateBefore(n);
    if (context === undefined || before === undefined)
      return { refusal: "The step belongs to a screen that is not open any more.", restored: [], stays: [] };
    const stays = listLasting(entries.filter((entry) => entry.n >= n));
    const restored = restoreState(context, before);
    recorder.record({ step: "rewind", detail: { to: n, restored, stays } });
    return { restored, stays };
  }

  const answer: Inspector["answer"] = (name, of) => answers[name](of);
  return {
    watch: (ports) => recorder.watch(acts.watch(ports)),
    answer,
    get entries() {
      return recorder.entries;
    },
    get context() {
      return recorder.context;
    },
    receive(message) {
      if (message.kind === "mark") page.mark(message.node);
      else if (message.kind === "pick") page.setPicking(message.isOn);
      else if (message.kind === "catch-up") {
        post({ kind: "trace", entries: recorder.entries });
        sendSnapshot();
      } else post({ kind: "reply", id: message.id, result: recorder.redact(answerTo(answers, message)) });
    },
  };
}

/** A question without a screen to ask has no result. */
function answerTo(answers: Answers, { name, of }: Extract<ToInspected, { readonly kind: "ask" }>): unknown {
  const one: (of: never) => unknown = answers[name];
  try {
    return one(of as never);
  } catch (error) {
    return { error: String(error) };
  }
}

/** What changed in one frame of the display is sent together. */
function oncePerFrame(page: InspectedPage, run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    page.beforeFrame(() => {
      isWaiting = false;
      run();
    });
  };
}

function takeSnapshot({ screenState }: SessionContext, redact: (value: unknown) => unknown): Snapshot {
  const { status, failure, params, launch, data, state, stored, timers, env, dialog, busy, invalid, waiting } = screenState.api.getState();
  const { values } = screenState.scope;
  const shown = { state, values, data, params, stored, timers, dialog, status, failure, busy, waiting, invalid, env, launch };
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, redact(value)]));
}
