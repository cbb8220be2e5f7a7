/** Writes down how the open screen is used, from its opening on, so that it can be used again in the same way. */
import type { ScreenStore, SessionContext, SessionPorts } from "../../../browser/runtime/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { type RecordedAct, type RecordedStep, type Recording, wordsIn } from "../protocol/recording.ts";
import { entryOf } from "./find-node.ts";
import { createStandIns, type StandIns } from "./stand-ins.ts";

export interface ActRecorder {
  watch(ports: SessionPorts): SessionPorts;
  /** Without anything private; `known` lists texts that are no secrets, because the project has them. */
  recording(known: readonly string[]): Recording;
}

type Emission = Parameters<SessionContext["flowRunner"]["emit"]>[0];
type Untimed<T> = T extends unknown ? Omit<T, "at"> : never;
type Note = Untimed<RecordedStep>;

interface Opening {
  readonly context: SessionContext;
  readonly state: ScreenStore;
}

/** A step as it was, and how it is written down without what is private. */
interface RecordedNote {
  readonly at: number;
  readonly isTyped: boolean;
  write(standIns: StandIns): Note;
}

export function createActRecorder(): ActRecorder {
  let opening: Opening | undefined;
  let taped: RecordedNote[] = [];
  let start = 0;
  /** A step of a flow runs at the moment, so that what closes is not closed by the user. */
  let isInStep = false;

  const now = (): number => opening?.context.ports.clock.now() ?? 0;
  const add = (write: RecordedNote["write"], isTyped = false): void => void taped.push({ at: now() - start, isTyped, write });
  const act = (one: RecordedAct): void => add(() => ({ kind: "act", act: one }));
  /** `own` stands in the definitions. */
  const see = (what: string, own?: unknown): void => add(() => ({ kind: "seen", what, ...(own !== undefined && { detail: own }) }));
  const seePrivate = (what: string, hide: (standIns: StandIns) => unknown): void =>
    add((standIns) => ({ kind: "seen", what, detail: hide(standIns) }));

  const emitted = ({ node, event, payload, frame }: Emission): void => {
    const { id, bind, on, rules = [] } = node.plan;
    const opened = opening?.context;
    if (opened === undefined) return;
    const isFill = event === "change" && bind !== undefined;
    if (!isFill && !Object.hasOwn(on ?? {}, event)) return;
    const entry = entryOf(opened.nodes, id, frame);
    const place = entry === undefined || entry === 0 ? {} : { entry };
    if (event === "tap" && payload === undefined) {
      act({ tap: id, ...place });
      return;
    }
    const judge = (value: unknown): string => rules.map((rule) => String(opened.module.rules[rule]?.accepts(value))).join();
    const wanted = judge(payload);
    add((standIns) => {
      const value = standIns.typed(payload, (other) => judge(other) === wanted);
      if (isFill) return { kind: "act", act: { fill: id, with: value ?? null, ...place } };
      return { kind: "act", act: { event, on: id, ...(value !== undefined && { with: value }), ...place } };
    }, true);
  };

  const open = (opened: SessionContext): void => {
    const { flowRunner, screenState } = opened;
    opening = { context: opened, state: screenState.api.getState() };
    taped = [];
    start = now();
    const { emit } = flowRunner;
    flowRunner.emit = (emission) => {
      if (opening?.context === opened) emitted(emission);
      return emit(emission);
    };
    screenState.api.subscribe((now, was) => {
      if (opening?.context !== opened) return;
      if (now.status !== was.status) {
        if (was.status === "failed" && now.status === "loading" && !isInStep) act({ do: "retry" });
        see("status", now.status);
      }
      if (now.dialog !== was.dialog) {
        if (now.dialog === null && !isInStep) act({ do: "dismiss" });
        see("dialog", now.dialog);
      }
      if (now.toast !== was.toast && now.toast) seePrivate("toast", ({ received }) => received(now.toast?.text));
      if (now.env.online !== was.env.online) act({ do: now.env.online ? "online" : "offline" });
      if (was.leaving && !now.leaving) act({ do: "stay" });
    });
  };

  /** The question before another host was answered with yes, if it has just been closed. */
  const leave = (): void => {
    const last = taped.at(-1);
    const note = last?.write(createStandIns(() => true));
    if (note?.kind === "act" && "do" in note.act && note.act.do === "stay") {
      taped.pop();
      act({ do: "goOn" });
    }
  };

  return {
    watch: (ports) => ({
      ...ports,
      async transport(call, options) {
        const { name, action, input } = call;
        add((standIns) => ({ kind: "call", action: name, input: standIns.received(input) }));
        const reply = await ports.transport(call, options);
        add((standIns) => {
          if ("failure" in reply) return { kind: "response", action: name, failure: reply.failure };
          const said = "data" in reply ? { data: withOwnNames(reply.data, action.wire?.answer) } : reply.refusal;
          return { kind: "response", action: name, body: standIns.received(said) };
        });
        return reply;
      },
      bridge: {
        get platform() {
          return ports.bridge.platform;
        },
        present: () => ports.bridge.present(),
        send: (message, params) => ports.bridge.send(message, params),
        async ask(message, params) {
          const body = await ports.bridge.ask(message, params);
          if (body !== undefined) add(({ received }) => ({ kind: "reply", message, body: received(body) }));
          return body;
        },
      },
      navigation: {
        ...ports.navigation,
        go(route, params, replace) {
          seePrivate("go", ({ received }) => ({ route, params: received(params) }));
          ports.navigation.go(route, params, replace);
        },
        leave(url, replace) {
          leave();
          seePrivate("leave", ({ received }) => received(url));
          ports.navigation.leave(url, replace);
        },
        back() {
          see("back");
          ports.navigation.back();
        },
        home() {
          see("home");
          ports.navigation.home();
        },
      },
      trace(entry) {
        isInStep = true;
        queueMicrotask(() => {
          isInStep = false;
        });
        ports.trace?.(entry);
      },
      inspect(opened) {
        open(opened);
        ports.inspect?.(opened);
      },
    }),
    recording(known) {
      if (opening === undefined) throw new Error("No screen is open.");
      const { context, state } = opening;
      const { plan, market } = context.module;
      const standIns = createStandIns(createKnown([...known, new URL(context.request.origin).host], plan));
      // What was typed comes first, because the screen judges it; the same text elsewhere gets the same stand-in.
      for (const { isTyped, write } of taped) if (isTyped) write(standIns);
      const { params, env, stored, launch, flags } = state;
      const kept = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null && value !== undefined));
      const texts = (value: unknown): { [name: string]: string } =>
        isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)])) : {};
      return {
        layar: "recording",
        version: 1,
        screen: plan.id,
        variant: market.id,
        scenario: "",
        params: texts(standIns.received(params)),
        online: env.online,
        shell: env.hasShell,
        now: start,
        stored: { ...Object(standIns.received(kept)) },
        launch: texts(standIns.received(Object.fromEntries(Object.entries(launch).filter(([, value]) => value !== "")))),
        ...(!context.request.hasPrevious && { isFirst: true }),
        ...(env.inMessagingApp && { inMessagingApp: true }),
        ...(Object.keys(flags).length > 0 && { flags: Object(standIns.received(flags)) }),
        steps: taped.map(({ at, write }): RecordedStep => ({ at, ...write(standIns) })),
      };
    },
  };
}

/** The body as if the server used the names of the definitions. */
function withOwnNames(value: unknown, names: { readonly [own: string]: string } = {}): unknown {
  const own = new Map(Object.entries(names).map(([name, written]) => [written, name]));
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk);
    return isObject(one) ? Object.fromEntries(Object.entries(one).map(([name, part]) => [own.get(name) ?? name, walk(part)])) : one;
  };
  return own.size === 0 ? value : walk(value);
}

const longestKnown = 200;

/** What stands in the definitions is nobody's secret; what looks like a phone or a card is taken for one nevertheless. */
function createKnown(known: readonly string[], plan: unknown): (text: string) => boolean {
  const all = new Set([...known, ...wordsIn(plan)]);
  return (text) => text.length <= longestKnown && all.has(text) && !/\d{8}/.test(text.replace(/[\s-]/g, ""));
}
