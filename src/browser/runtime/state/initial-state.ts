// The state of a screen as it opens: parameters, values stored on the device, and the initial values of `state`.
import type { Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { ScreenPlan } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { Amounts } from "../network/amounts.ts";
import type { Ports } from "../ports.ts";
import type { OpenRequest, ScreenModule } from "../session/session-context.ts";
import { type Compile, compileValue } from "./compile-value.ts";
import type { Drafts } from "./drafts.ts";
import type { ScreenStore } from "./store.ts";

/** A missing text is '', and an amount that is missing or none is null. */
function readScreenParams(plan: ScreenPlan, given: OpenRequest["params"], amounts?: Amounts): ScreenStore["params"] {
  const read = (text = "", isAmount: boolean) => (isAmount && amounts ? amounts.digits(text) : text);
  return Object.fromEntries(Object.entries(plan.params).map(([name, kind]) => [name, read(readOwn(given, name), kind === "amount")]));
}

interface StateContext {
  readonly ports: Ports;
  /** Present where the screen has amounts. */
  readonly amounts: Amounts | undefined;
  readonly timers: ScreenStore["timers"];
  readonly compile: Compile;
  /** What belongs to the scope of every evaluation. */
  readonly stops: Scope;
}

/** Gives the initial state of the store, and where its drafts are stored. */
export function createInitialState(
  module: ScreenModule,
  request: OpenRequest,
  { ports, amounts, timers, compile, stops }: StateContext,
): { readonly first: ScreenStore; readonly drafts?: Drafts } {
  const { plan, market, features } = module;
  const params = readScreenParams(plan, request.params, amounts);
  const drafts = features.openDrafts?.(plan, { params, place: request.place, account: request.launch.owner }, ports);
  const { platform } = ports.bridge;
  const blank: ScreenStore = {
    status: "loading",
    failure: null,
    params,
    launch: request.launch.common,
    data: Object.fromEntries(Object.keys(plan.load).map((name) => [name, null])),
    loaded: {},
    state: {},
    stored: features.readDeviceValues?.(plan, ports.device, request.launch.owner, amounts) ?? {},
    flags: (plan.flags && features.readFlags?.(plan.flags, ports.flags)) ?? {},
    timers,
    env: {
      ...request.env,
      platform,
      hasShell: ports.bridge.present(),
      hasStorage: !plan.commits || ports.device.lasts() || ports.visit.lasts(),
    },
    now: ports.clock.now(),
    market,
    company: market.company,
    dialog: null,
    toast: null,
    busy: {},
    unknown: {},
    done: {},
    refused: request.refused ?? {},
    looked: {},
    busyText: "",
    waiting: { data: Object.fromEntries(Object.keys(plan.load).map((name) => [name, true])), state: {} },
    invalid: {},
    focus: null,
  };
  const entries = Object.entries(plan.state).map(([name, { initial }]) => {
    const first = compileValue(initial, compile)({ ...blank, ...stops }) ?? null;
    return [name, readOwn(request.state, name) ?? drafts?.restore(name, first) ?? first];
  });
  return { first: { ...blank, state: Object.fromEntries(entries) }, drafts };
}
