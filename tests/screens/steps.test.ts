import { expect, it } from "vitest";
import type { CompiledNode } from "../../src/browser/runtime/index.ts";
import type { NodePlan, ScreenPlan, StepPlan } from "../../src/core/format/index.ts";
import { compileShipped, mockProject, openShipped, waitWhileLoading } from "../support/project/shipped-screens.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { tinyImage } from "../support/session/mock-call.ts";
import { type Opened, settle } from "../support/session/open-session.ts";

/** What a borrower enters, by widget. */
const samples: { readonly [widget: string]: (props: { readonly [name: string]: unknown }) => readonly unknown[] } = {
  "text-area": () => ["They call at night"],
  "text-field": ({ kind }) => [{ phone: "13812345678", card: "6222021234567890" }[String(kind)] ?? "123456"],
  "star-rater": () => [3, 5],
  tabs: () => [1],
  composer: () => ["Where is my money?"],
  "radio-list": ({ values, options }) => [values ?? options].flat().slice(0, 1),
  "captcha-field": () => ["ABCD"],
};

/** Steps that take two taps, one soon after the other or on what the first one shows; the flow tests give them. */
const needTwoTaps: { readonly [screen: string]: readonly string[] } = {
  "repayment-alipay": ["run"],
  "repayment-method": ["toast Silakan lengkapi informasinya", "stop", "toast Silakan lengkapi informasinya", "stop", "store", "run"],
  "service-chat": ["stop", "stop"],
  "promotion-register": ["toast do not resend the code repeatedly", "stop"],
};

type Frame = { readonly item: unknown; readonly index: number };

interface Tap {
  readonly id: string;
  readonly event: string;
  readonly payload: unknown;
}

const nodesOf = ({ session }: Opened): CompiledNode[] => {
  const within = (nodes: readonly CompiledNode[]): CompiledNode[] =>
    nodes.flatMap((node) => [node, ...within([...node.children, ...Object.values(node.slots).flat()])]);
  return within([...session.body, ...Object.values(session.dialogs).flatMap(({ body, actions }) => [...body, ...actions])]);
};

function frameOf(node: CompiledNode): Frame | undefined {
  const list = node.each?.();
  return Array.isArray(list) ? { item: list[0], index: 0 } : undefined;
}

/** What a borrower can do on the screen as it stands: each wired event, with each option or with a photo. */
function listTaps(opened: Opened): Tap[] {
  return nodesOf(opened).flatMap((node) =>
    Object.keys(node.plan.on ?? {}).flatMap((event): Tap[] => {
      const { options, choices, titles } = node.props(frameOf(node));
      const places = Array.isArray(titles) ? titles.map((_, index) => index) : undefined;
      const lists = [options, choices, places].filter((list) => Array.isArray(list));
      const payloads = lists[0] ?? [event === "upload" ? { file: tinyImage() } : true];
      return payloads.map((payload: unknown) => ({ id: node.plan.id, event, payload }));
    }),
  );
}

function* stepsOf(steps: readonly StepPlan[]): Generator<StepPlan> {
  for (const step of steps) {
    yield step;
    if (step.do === "call") for (const branch of [step.ok, step.fail, ...Object.values(step.codes ?? {})]) yield* stepsOf(branch ?? []);
    if (step.do === "if") yield* stepsOf([...step.then, ...(step.else ?? [])]);
  }
}

function* startsOf(nodes: readonly NodePlan[]): Generator<readonly StepPlan[]> {
  for (const { on, children, slots } of nodes) {
    yield* Object.values(on ?? {});
    yield* startsOf([...(children ?? []), ...Object.values(slots ?? {}).flat()]);
  }
}

function listSteps(plan: ScreenPlan): Set<StepPlan> {
  const dialogs = Object.values(plan.dialogs);
  const nodes = [...plan.body, ...dialogs.flatMap(({ body, actions }) => [...body, ...actions])];
  const hooks = [plan.onOpen, plan.onReady, plan.onClose, ...dialogs.map(({ onClose }) => onClose)].map((steps) => steps ?? []);
  return new Set([...Object.values(plan.flows), ...hooks, ...startsOf(nodes)].flatMap((steps) => [...stepsOf(steps)]));
}

async function tryTap(plan: ScreenPlan, scenario: string, tap: Tap | undefined, input: number | undefined): Promise<Opened> {
  const opened = await openShipped(plan, scenario);
  await waitWhileLoading(opened);
  const fill = () => {
    for (const node of nodesOf(opened))
      if (input !== undefined && Object.hasOwn(samples, node.plan.widget)) {
        const values = samples[node.plan.widget]?.(node.props(frameOf(node))) ?? [];
        opened.session.change(node, values[input] ?? values[0]);
      }
  };
  fill();
  if (tap !== undefined) {
    const node = opened.node(tap.id);
    opened.session.emit(node, tap.event, tap.payload, frameOf(node));
  }
  for (let turn = 0; turn < 12; turn++) {
    await settle();
    opened.clock.advance(1000);
  }
  return opened;
}

const plans = [...compileShipped().values()].filter(({ market }) => market === "india");

it.each(takeTurn(plans, 6).map((plan) => [plan.id, plan] as const))(
  `every step of %s runs in some scenario, turn ${turn}`,
  async (id, plan) => {
    const file = mockProject.scenarios.find(({ screen }) => screen === plan.id);
    const missed = listSteps(plan);
    for (const [scenario, { state = "ready" }] of Object.entries(file?.scenarios ?? { ok: {} })) {
      if (state !== "ready" || missed.size === (needTwoTaps[id] ?? []).length) continue;
      const first = await tryTap(plan, scenario, undefined, undefined);
      const inputs = nodesOf(first).map((node) => samples[node.plan.widget]?.(node.props(frameOf(node))).length ?? 0);
      for (const tap of [undefined, ...listTaps(first)]) {
        for (const input of [undefined, ...Array(Math.max(0, ...inputs)).keys()]) {
          if (missed.size === (needTwoTaps[id] ?? []).length) continue;
          const { traces, session } = await tryTap(plan, scenario, tap, input);
          session.closeDialog();
          session.close();
          for (const { detail } of traces) for (const step of missed) if (step === detail) missed.delete(step);
        }
      }
    }
    expect([...missed].map((step) => (step.do === "toast" ? `toast ${step.text}` : step.do))).toEqual(needTwoTaps[id] ?? []);
  },
  120_000,
);
