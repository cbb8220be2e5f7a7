/** Opens a small screen in the page: its plan written by hand, its ports in memory, its clock moved by the test. */
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import english from "../../../screens/catalogue/languages/en.json";
import indonesia from "../../../screens/catalogue/markets/indonesia.json";
import { everything } from "../../../src/authoring/without-build/linker/everything.ts";
import { noBridge } from "../../../src/browser/bridge/index.ts";
import { openSession, type Ports, type Session } from "../../../src/browser/runtime/index.ts";
import * as everyView from "../../../src/browser/view/features.ts";
import { type OnOverlay, ScreenView, type ScreenViews, type Widgets } from "../../../src/browser/view/index.ts";
import type { MarketDefinition, NodePlan, ScreenPlan, Settings } from "../../../src/core/format/index.ts";
import { readLaunch } from "../../../src/core/market/index.ts";
import { dialog, "node-error" as nodeError, "screen-error" as screenError, toast } from "../../../src/widgets/index.ts";
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";

const settings: Settings = {
  hosts: { navigate: [], credentials: [], images: [], frames: [] },
  timeoutMs: 60_000,
  patienceMs: 8000,
  toast: { failureMs: 3000, infoMs: 2000, minimumMs: 300 },
};

const market: MarketDefinition = {
  ...indonesia,
  id: "indonesia",
  statusTones: [],
  currency: { ...indonesia.currency, grouping: "thousands" },
};

/** A node with what every plan has. */
export function node(widget: string, id: string, rest: Partial<NodePlan> = {}): NodePlan {
  return { widget, id, props: {}, ...rest };
}

/** What `answer` gives for a refusal by the server. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Scene {
  readonly body: readonly NodePlan[];
  readonly plan?: Partial<ScreenPlan>;
  readonly widgets?: Widgets;
  /** All of them, when nothing else is said. */
  readonly views?: ScreenViews;
  /** Response of every call; a call waits until it is there. */
  readonly answer?: () => Promise<unknown>;
  /** None but the page's own, when nothing else is said. */
  readonly hosts?: Partial<Settings["hosts"]>;
  readonly onOverlay?: OnOverlay;
  readonly takesFocus?: boolean;
}

function createClock() {
  const waiting = new Set<{ readonly at: number; run(): void }>();
  let now = 0;
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const entry = { at: now + ms, run };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    pass(ms: number) {
      now += ms;
      for (const entry of [...waiting].filter(({ at }) => at <= now)) {
        waiting.delete(entry);
        entry.run();
      }
    },
  };
}

interface Noted {
  readonly left: string[];
  readonly traces: Staged["traces"];
}

function createPorts(answer: () => Promise<unknown>, clock: ReturnType<typeof createClock>, { left, traces }: Noted): Ports {
  const texts = new Map<string, string>();
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, value: string) => void texts.set(key, value),
    remove: (key: string) => void texts.delete(key),
    keys: () => [...texts.keys()],
    lasts: () => true,
  };
  return {
    transport: async () => {
      try {
        const data = await answer();
        return data instanceof Refusal ? { refusal: { code: data.code, message: data.message } } : { data };
      } catch (thrown) {
        const kinds = ["timeout", "service", "signedOut"] as const;
        return { failure: kinds.find((kind) => thrown instanceof Error && thrown.message === kind) ?? "network" };
      }
    },
    bridge: noBridge,
    device: storage,
    visit: storage,
    clock,
    navigation: { go() {}, leave: (url) => void left.push(url), back() {}, home() {} },
    report() {},
    trace: (entry) => void traces.push(entry),
  };
}

export interface Staged {
  readonly session: Session;
  readonly clock: ReturnType<typeof createClock>;
  readonly container: HTMLElement;
  /** Ids of nodes that could not be shown, in their order. */
  readonly faults: string[];
  readonly homes: number[];
  readonly logIns: number[];
  /** Addresses for which the page was left. */
  readonly left: string[];
  /** What a developer's tools would show. */
  readonly traces: { readonly step: string; readonly node?: string; readonly detail?: unknown }[];
  readonly main: HTMLElement;
}

const emptyPlan: Omit<ScreenPlan, "body"> = {
  version: 1,
  id: "stage",
  route: "/stage",
  market: "indonesia",
  language: "en",
  title: "Stage",
  params: {},
  load: {},
  state: {},
  values: {},
  timers: {},
  dialogs: {},
  flows: {},
  actions: { ask: { method: "POST", path: "/ask" } },
};

export async function stage({
  body,
  plan,
  widgets = {},
  views = everyView,
  answer = async () => null,
  hosts,
  onOverlay,
  takesFocus,
}: Scene): Promise<Staged> {
  const clock = createClock();
  const { responses, rules } = { responses: {}, rules: {} };
  const language = { ...english, tag: "en" };
  const module = { ...everything, plan: { ...emptyPlan, ...plan, body }, market, language, responses, rules };
  const launch = readLaunch(new URL("https://app.example/"), { read: () => null, write() {} });
  const env = { online: true, inMessagingApp: false };
  const left: string[] = [];
  const traces: Staged["traces"] = [];
  const request = {
    params: {},
    launch,
    settings: { ...settings, hosts: { ...settings.hosts, ...hosts } },
    hasPrevious: false,
    origin: location.origin,
    env,
    serverLanguage: "id",
  };
  const session = openSession(module, request, createPorts(answer, clock, { left, traces }));
  const faults: string[] = [];
  const homes: number[] = [];
  const logIns: number[] = [];
  session.start();
  const view: ReactNode = (
    <ScreenView
      session={session}
      kit={{ ...language, settings, origin: location.origin, common: launch.common }}
      views={views}
      widgets={{ dialog, toast, "screen-error": screenError, "node-error": nodeError, ...widgets }}
      onHome={() => homes.push(1)}
      onLogIn={() => logIns.push(1)}
      onFault={({ plan: { id } }) => faults.push(id)}
      onOverlay={onOverlay}
      takesFocus={takesFocus}
    />
  );
  const { container } = await render(view);
  const main = container.querySelector("main");
  if (!main) throw new Error("The stage shows no screen.");
  return { session, clock, container, faults, homes, logIns, left, traces, main };
}
