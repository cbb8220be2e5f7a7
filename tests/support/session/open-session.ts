// A session whose ports are in memory and record what passes them.

import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { createTestClock, type TestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { everything } from "../../../src/authoring/without-build/linker/everything.ts";
import { createMemoryBridge } from "../../../src/browser/bridge/index.ts";
import {
  type CompiledNode,
  type OpenRequest,
  openSession,
  type Ports,
  type Report,
  type ScreenModule,
  type Session,
  type SessionPorts,
  type Transport,
} from "../../../src/browser/runtime/index.ts";
import type { ActionPlan, NodePlan, ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { testLanguage, testMarket } from "./test-market.ts";
import { replyOf } from "./wire.ts";

export const testRequest: OpenRequest = {
  params: {},
  launch: {
    common: { deviceId: "d1", market: "", version: "1", type: "", deviceName: "", osVersion: "", gid: "g1", platform: "" },
    token: "SECRET",
    headers: { spits: "", beech: "", swift: "", eyes: "" },
    language: "",
    owner: "o1",
  },
  settings: {
    hosts: { navigate: ["ok.example"], http: true, credentials: ["pay.example"], images: [], frames: [] },
    timeoutMs: 60_000,
    patienceMs: 8000,
    toast: { failureMs: 3000, infoMs: 2000, minimumMs: 300 },
  },
  hasPrevious: true,
  origin: "https://app.example",
  env: { online: true, inMessagingApp: false },
};

export const emptyPlan: ScreenPlan = {
  version: 1,
  id: "screen",
  route: "/screen",
  market: "indonesia",
  language: "english",
  title: "Screen",
  params: {},
  load: {},
  state: {},
  values: {},
  timers: {},
  body: [],
  dialogs: {},
  flows: {},
  actions: {},
};

/** A button whose `tap` runs the steps. */
export function button(steps: readonly StepPlan[], more: Partial<NodePlan> = {}): NodePlan {
  return { widget: "button", id: "go", props: {}, on: { tap: steps }, ...more };
}

export function action(more: Partial<ActionPlan> = {}): ActionPlan {
  return { method: "POST", path: "/call", headers: ["spits", "beech"], success: { code: "00" }, ...more };
}

interface Sent {
  readonly action: ActionPlan;
  readonly input: { readonly [name: string]: unknown };
  readonly signal: AbortSignal;
  readonly headers?: { readonly [name: string]: string };
  answer(body: unknown): void;
  fail(kind: "network" | "timeout" | "service"): void;
}

export interface Opened {
  readonly module: ScreenModule;
  readonly session: Session;
  readonly clock: TestClock;
  readonly sent: Sent[];
  readonly bridge: ReturnType<typeof createMemoryBridge>;
  readonly device: ReturnType<typeof createMapStorage>;
  readonly visit: ReturnType<typeof createMapStorage>;
  readonly moves: unknown[][];
  readonly reports: Report[];
  readonly traces: { readonly step: string; readonly node?: string; readonly detail?: unknown }[];
  node(id: string): CompiledNode;
  tap(id?: string, payload?: unknown): Promise<unknown>;
}

export interface OpenOptions {
  readonly plan?: Partial<ScreenPlan>;
  readonly module?: Partial<Omit<ScreenModule, "plan">>;
  readonly request?: Partial<OpenRequest>;
  readonly ports?: Partial<SessionPorts>;
  readonly device?: { readonly [key: string]: string };
  readonly visit?: { readonly [key: string]: string };
  readonly isOpen?: boolean;
  /** As a developer's tools see the ports. */
  watch?(ports: SessionPorts): SessionPorts;
}

function findNode(nodes: readonly CompiledNode[], id: string): CompiledNode | undefined {
  for (const node of nodes) {
    const found = node.plan.id === id ? node : findNode([...node.children, ...Object.values(node.slots).flat()], id);
    if (found) return found;
  }
  return undefined;
}

function recordCalls(sent: Sent[]): Transport {
  return (call, { signal, headers }) =>
    new Promise((resolve) => {
      const { action: plan, input } = call;
      const answer = (body: unknown): void => resolve(replyOf(body, plan));
      sent.push({ action: plan, input, signal, headers, answer, fail: (failure) => resolve({ failure }) });
    });
}

/** Opens and starts a session; `isOpen: false` leaves the start to the test. */
export function openTestSession(options: OpenOptions = {}): Opened {
  const clock = createTestClock();
  const [sent, moves, reports, traces]: [Sent[], unknown[][], Report[], Opened["traces"]] = [[], [], [], []];
  const bridge = createMemoryBridge();
  const [device, visit] = [createMapStorage(options.device), createMapStorage(options.visit)];
  const navigation: Ports["navigation"] = {
    go: (...move) => moves.push(["go", ...move]),
    leave: (...move) => moves.push(["leave", ...move]),
    back: () => moves.push(["back"]),
    home: () => moves.push(["home"]),
  };
  const ports: SessionPorts = {
    transport: recordCalls(sent),
    bridge,
    device,
    visit,
    clock,
    navigation,
    report: (report) => reports.push(report),
    trace: (entry) => traces.push(entry),
    ...options.ports,
  };
  const module = {
    market: testMarket,
    language: testLanguage,
    responses: {},
    rules: {},
    ...everything,
    ...options.module,
    plan: { ...emptyPlan, ...options.plan },
  };
  const session = openSession(module, { ...testRequest, ...options.request }, options.watch?.(ports) ?? ports);
  if (options.isOpen !== false) session.start();
  const node = (id: string): CompiledNode => {
    const dialogs = Object.values(session.dialogs).flatMap(({ body, actions }) => [...body, ...actions]);
    const found = findNode([...session.body, ...dialogs], id);
    if (!found) throw new Error(`The plan has no node \`${id}\`.`);
    return found;
  };
  const tap: Opened["tap"] = (id = "go", payload) => session.emit(node(id), "tap", payload);
  return { module, session, clock, sent, bridge, device, visit, moves, reports, traces, node, tap };
}

/** Opens a session whose only button runs the step, and then another one that shows that the flow has gone on; and taps it. */
export function runStep(step: StepPlan, options: OpenOptions = {}): Opened {
  const opened = openTestSession({
    ...options,
    plan: { body: [button([step, { do: "set", path: "state.on", to: true }])], state: { on: { initial: false } } },
  });
  void opened.tap();
  return opened;
}

/** Lets everything that needs no time happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
