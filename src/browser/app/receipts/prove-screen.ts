/** Draws a screen again as a receipt says that it was, in the release that has sent it; for `prove`, and no part of a visit. */
import { launchNames, settings } from "virtual:layar/deployment";
import { disclosed } from "virtual:layar/disclosures";
import { digestText, readOwn } from "../../../core/json/index.ts";
import { noBridge } from "../../bridge/index.ts";
import { openEntry } from "../../embed/index.ts";
import {
  decide,
  type OpenRequest,
  openSession,
  openStorage,
  type ScreenModule,
  type ScreenStore,
  type SessionPorts,
} from "../../runtime/index.ts";
import { listEntries } from "./find-entry.ts";
import { digestPlan, type Proof, prove, type Receipt } from "./receipt.ts";

/** What the server has kept of the visit; all of it may be left out that the screen does not read. */
interface KeptValues {
  /** The launch parameter that says who was signed in. */
  readonly account?: string;
  readonly params?: OpenRequest["params"];
  readonly launch?: OpenRequest["params"];
  /** Responses as the server has sent them, by the names under which the screen reads them. */
  readonly data?: { readonly [name: string]: unknown };
  /** What the user had entered. */
  readonly state?: { readonly [name: string]: unknown };
  readonly stored?: { readonly [name: string]: unknown };
  readonly flags?: { readonly [name: string]: unknown };
  /** The open dialog. */
  readonly dialog?: string;
  /** The definition that stood in the place of the screen. */
  readonly screen?: unknown;
}

interface Verdict {
  /** Absent where the release has no such plan. */
  readonly proof?: Proof;
  /** Names no screen of the release, so that nothing can be said of it. */
  readonly isUnknown?: boolean;
  /** Responses that the screen needs and the values have not. */
  readonly missing: readonly string[];
}

export async function proveScreen(receipt: Receipt, values: KeptValues): Promise<Verdict> {
  for await (const module of variantsOf(receipt, values)) {
    if ((await digestPlan(module)) !== receipt.plan) continue;
    const { store, missing } = await drawAgain(module, receipt, values);
    if (missing.length > 0) return { missing };
    const account = values.account ? digestText(values.account) : "";
    const disclosing = readOwn(disclosed, module.plan.id) ?? {};
    return { missing, proof: await prove({ module, store, disclosing, account, at: receipt.at }) };
  }
  const isUnknown = !(await listEntries()).some(({ id }) => id === receipt.screen);
  return { missing: [], isUnknown };
}

/** All that the release may have shown in the market under this id. A name that had no room in the receipt may be any. */
async function* variantsOf({ screen, market }: Receipt, values: KeptValues): AsyncGenerator<ScreenModule> {
  const entries = (await listEntries()).filter(({ id }) => screen === "" || id === screen);
  for (const { open } of entries)
    for (const variant of Object.keys(open)) {
      const [speaker = "", promotion] = variant.split("+");
      if (market && speaker.split("@")[0] !== market) continue;
      const module = await openEntry(open, speaker, promotion);
      yield module;
      if (values.screen === undefined || !module.reader) continue;
      const { read } = await module.reader();
      const made = read(values.screen, module);
      if ("screen" in made) yield made.screen;
    }
}

interface Drawn {
  readonly store: ScreenStore;
  readonly missing: readonly string[];
}

async function drawAgain(module: ScreenModule, { at }: Receipt, values: KeptValues): Promise<Drawn> {
  const { plan } = module;
  const { params = {}, launch = {}, data = {}, state, stored = {}, flags = {}, dialog = null } = values;
  const loads = Object.entries(plan.load);
  const missing: string[] = [];
  const device = { ...openStorage(() => null), lasts: () => true };
  for (const [name, value] of Object.entries(stored)) device.write(`layar.${name}`, JSON.stringify(value));
  const ports: SessionPorts = {
    transport: async ({ name }) => {
      const place = loads.findIndex(([, { action }]) => action === name);
      const [load = "", { optional } = {}] = place < 0 ? [] : (loads.splice(place, 1)[0] ?? []);
      const kept = readOwn(data, load);
      if (kept === undefined && place >= 0 && !optional) missing.push(load);
      return kept === undefined ? { failure: "service" } : { data: kept };
    },
    bridge: noBridge,
    device,
    visit: device,
    clock: { now: () => at, after: () => () => {} },
    flags: decide(flags),
    navigation: { go() {}, leave() {}, back() {}, home() {} },
    report() {},
  };
  const common = { ...Object.fromEntries(launchNames.parameters.map((name: string) => [name, ""])), ...launch };
  const request: OpenRequest = {
    params,
    launch: { common, token: "", headers: {}, language: "", owner: "" },
    settings: module.settings ?? settings,
    hasPrevious: false,
    origin: location.origin,
    env: { online: true, inMessagingApp: false },
    state,
  };
  // What stands in the place of a screen is a variant of its own here.
  const session = openSession({ ...module, reader: undefined }, request, ports);
  const { store } = session;
  await new Promise<void>((settled) => {
    session.subscribe(["status"], settled);
    session.start();
    if (store.getState().status !== "loading") settled();
  });
  const there = store.getState();
  session.close();
  const others = Object.entries(data).filter(([name]) => !(name in plan.load));
  return { store: { ...there, dialog, data: { ...there.data, ...Object.fromEntries(others) } }, missing };
}
