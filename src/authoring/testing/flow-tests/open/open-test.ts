// Opens a variant in the situation of a test; everything that passes its ports is recorded.
import { noBridge } from "../../../../browser/bridge/index.ts";
import {
  type Clock,
  decide,
  type Navigation,
  type OpenRequest,
  openSession,
  type Ports,
  type ScreenModule,
  type Session,
  type SessionPorts,
  type Transport,
} from "../../../../browser/runtime/index.ts";
import type { FlowTest } from "../../../../core/format/index.ts";
import { findWire, readLaunchNames } from "../../../../core/market/index.ts";
import type { Catalogue } from "../../../compiler/index.ts";
import { origin, type SentCall } from "../../../without-build/linker/index.ts";
import { createMapStorage } from "../../acts/index.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

type Values = { readonly [name: string]: unknown };
type Given = NonNullable<FlowTest["given"]>;

export type Move =
  | { readonly kind: "back" | "home" }
  | { readonly kind: "go"; readonly route: string; readonly params: Values; readonly replace: boolean }
  | { readonly kind: "leave"; readonly url: string; readonly replace: boolean };

/** What has happened so far; emptied when `when` begins. */
export interface Recorded {
  readonly calls: SentCall[];
  readonly messages: { readonly action: string; readonly params: Values }[];
  readonly moves: Move[];
  readonly shared: string[];
  /** Errors that the session has caught and that are no one's to see. */
  readonly errors: string[];
}

export interface OpenedTest {
  /** Another one after a reload. */
  readonly session: Session;
  /** Loads the page again: what is stored stays, and what the address says. */
  reload(): void;
  readonly clock: TestClock;
  readonly recorded: Recorded;
  /** Values on the device by name, as text. */
  stored(): ReadonlyMap<string, string>;
  /** Changes with everything that happens. */
  activity(): number;
}

/** What a server of a test knows of the session that calls it. */
export interface Caller {
  readonly clock: Clock;
  isOnline(): boolean;
  onSend(call: SentCall): void;
}

export interface Situation {
  readonly module: ScreenModule;
  readonly catalogue: Catalogue;
  readonly given: Given;
  readonly params: { readonly [name: string]: string };
  /** What responds to calls. */
  connect(caller: Caller): Transport;
  /** Gives the ports with somebody who watches them. Default: nobody does. */
  watch?(ports: SessionPorts): SessionPorts;
}

/** What the clock shows where a test does not say. */
export const firstMoment = "2026-11-18T12:00Z";
const prefix = "layar.";

export function openTest({ module, catalogue, given, params, connect, watch = (ports) => ports }: Situation): OpenedTest {
  let activity = 0;
  const note = <T>(list: T[], entry: T): void => {
    activity++;
    list.push(entry);
  };
  const recorded: Recorded = { calls: [], messages: [], moves: [], shared: [], errors: [] };
  const clock = createTestClock(Date.parse(given.now ?? firstMoment));
  const stored = Object.entries(given.stored ?? {}).map(([name, value]) => [prefix + name, JSON.stringify(value)] as const);
  const lasts = (): boolean => given.storage ?? true;
  const device = { ...createMapStorage(Object.fromEntries(stored)), lasts };
  const transport = connect({
    clock,
    isOnline: () => session.store.getState().env.online,
    onSend: (call) => note(recorded.calls, call),
  });
  const ports: Ports = {
    transport: async (call, options) => {
      const reply = await transport(call, options);
      activity++;
      return reply;
    },
    bridge: openBridge({ given, catalogue }, (action, params) => note(recorded.messages, { action, params })),
    device,
    visit: { ...createMapStorage(), lasts },
    clock,
    flags: decide(given.flags),
    navigation: recordMoves((move) => note(recorded.moves, move)),
    trace: ({ step, detail }) => {
      if (step === "share" && typeof detail === "string") note(recorded.shared, detail);
    },
    report: ({ what, detail }) => what === "flow-failed" && note(recorded.errors, `${what} ${detail["error"] ?? ""}`),
  };
  const { openCookies: _, ...features } = module.features;
  const open = (request: OpenRequest): Session => {
    const opened = openSession({ ...module, features }, request, watch(ports));
    opened.store.subscribe(() => activity++);
    return opened;
  };
  const request = requestOf({ catalogue, given, params });
  let session = open({ ...request, state: given.state });
  session.start();
  return {
    get session() {
      return session;
    },
    reload() {
      session.close();
      session = open({ ...request, env: { ...request.env, online: session.store.getState().env.online } });
      session.start();
    },
    clock,
    recorded,
    stored: () => namedValues(device.map),
    activity: () => activity,
  };
}

function namedValues(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].map(([key, text]) => [key.slice(prefix.length), text]));
}

function recordMoves(note: (move: Move) => void): Navigation {
  return {
    go: (route, params, replace) => note({ kind: "go", route, params, replace }),
    leave: (url, replace) => note({ kind: "leave", url, replace }),
    back: () => note({ kind: "back" }),
    home: () => note({ kind: "home" }),
  };
}

interface BridgeContext {
  readonly given: Given;
  readonly catalogue: Catalogue;
}

/** A shell that replies to nothing but what the test says. */
function openBridge({ given, catalogue }: BridgeContext, note: (action: string, params: Values) => void): Ports["bridge"] {
  const { shell = true, replies = {}, launch = {} } = given;
  if (!shell) return noBridge;
  const named = new Map(Object.entries(replies).map(([key, reply]) => [catalogue.shell.get(key)?.action ?? key, reply]));
  const send = (action: string, params: Values): true => {
    note(action, params);
    return true;
  };
  const ask: Ports["bridge"]["ask"] = (action, params) => {
    send(action, params);
    return named.has(action) ? Promise.resolve(named.get(action)) : new Promise(() => undefined);
  };
  return { platform: launch["platform"] === "ios" ? "ios" : "android", present: () => true, send, ask };
}

function requestOf({ catalogue, given, params }: Pick<Situation, "catalogue" | "given" | "params">): OpenRequest {
  const { parameters } = readLaunchNames(findWire(catalogue.wire));
  const common = { ...Object.fromEntries(parameters.map((name) => [name, ""])), ...given.launch };
  return {
    params,
    launch: { common, token: "", headers: {}, language: "", owner: "tester" },
    settings: catalogue.settings,
    hasPrevious: given.hasPrevious ?? true,
    origin,
    env: { online: given.online ?? true, inMessagingApp: given.messagingApp ?? false },
  };
}
