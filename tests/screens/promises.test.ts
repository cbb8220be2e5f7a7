/** What makes a promise, in random sequences of what borrowers and networks do. */
import { describe, expect, it } from "vitest";
import type { CompiledNode } from "../../src/browser/runtime/index.ts";
import { compileShipped, moduleOf, shipped, waitWhileLoading } from "../support/project/shipped-screens.ts";
import { createRandom } from "../support/run/random.ts";
import { openMockState } from "../support/session/mock-state.ts";
import { settle } from "../support/session/open-session.ts";
import { type Case, createPromiseServer, type Outcome } from "../support/session/promise-server.ts";

const ask = openMockState("http://layar.test");
const plans = compileShipped();
const order = { orderId: "L2001", amount: "16365", productId: "P21" };

type Told = Pick<Case, "action" | "node" | "params" | "entered" | "data"> & {
  readonly screen: string;
  /** Responses of the mock server that the screen requests, with their inputs. */
  readonly asks: { readonly [action: string]: { readonly [name: string]: string } };
};

const cases: readonly Told[] = [
  {
    screen: "repayment-payway",
    action: "repaymentCommit",
    node: "pay",
    params: order,
    entered: { cards: "K1" },
    data: { needValid: 1, repayRecordId: "R1" },
    asks: { repaymentWay: { orderId: "L2001" } },
  },
  {
    screen: "repayment-payway-code",
    action: "repaymentConfirm",
    node: "confirm",
    params: { ...order, record: "R1" },
    entered: { code: "123456" },
    data: null,
    asks: {},
  },
  {
    screen: "repayment-alipay",
    action: "repaymentHuichao",
    node: "pay",
    params: order,
    entered: {},
    data: { url: "https://ok.example/pay" },
    asks: {},
  },
  {
    screen: "loan-confirm",
    action: "loanPush",
    node: "confirm",
    params: { productId: "P21" },
    entered: {},
    data: { lendDetailsUrl: "https://ok.example/loan" },
    asks: { loanConfirmDetail: { productId: "P21" }, contracts: { productId: "P21" } },
  },
];

/** A text of a screen in the language of the market in which these sequences run. */
function textOf(screen: string, name: string): unknown {
  const variant = shipped.screens.get(screen)?.variants.find(({ resolved }) => resolved.name === "india")?.resolved;
  return variant?.texts.get(name)?.entry[variant.language];
}

async function prepare({ screen, asks, ...told }: Told): Promise<Case> {
  const plan = plans.get(`${screen}@india`);
  if (plan === undefined) throw new Error(`The project has no screen \`${screen}\`.`);
  const answers: { [action: string]: unknown } = {};
  for (const [name, inputs] of Object.entries(asks)) answers[name] = (await ask(name, inputs)).data;
  return { ...told, answers, module: moduleOf(plan) };
}

function findNode(nodes: readonly CompiledNode[], id: string): CompiledNode | undefined {
  for (const node of nodes) {
    const found = node.plan.id === id ? node : findNode([node.children, ...Object.values(node.slots)].flat(), id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const deeds = ["tap", "tap", "double tap", "answer", "answer", "lose", "leave", "reload", "other tab", "wait"] as const;
const losses: readonly Outcome[] = ["timeout", "network", "service"];

/** Plays one sequence and gives what went wrong in it. */
async function play(about: Case, seed: number) {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const server = createPromiseServer(about, random);
  let page = server.openPage();
  const tabs = [page];
  const log: string[] = [];

  const tap = (): void => {
    // Before that nothing is there to be tapped.
    if (page.session.store.getState().status !== "ready") return;
    for (const [id, value] of Object.entries(about.entered)) {
      const field = findNode(page.session.body, id);
      if (field !== undefined) page.session.change(field, value);
    }
    const node = findNode(page.session.body, about.node);
    if (node !== undefined) void page.session.emit(node, "tap", undefined);
  };
  const acts: { readonly [deed in (typeof deeds)[number]]: () => void } = {
    tap,
    "double tap": () => [tap(), tap()],
    answer: () => page.waiting.shift()?.("answer"),
    lose: () => page.waiting.shift()?.(pick(losses) ?? "timeout"),
    leave() {
      page.session.close();
      server.openOn(page);
    },
    reload() {
      const place = tabs.indexOf(page);
      page = server.openPage(page.ports.visit);
      tabs[place] = page;
    },
    "other tab"() {
      if (tabs.length < 2) tabs.push(server.openPage());
      page = tabs.find((one) => one !== page) ?? page;
    },
    wait: () => server.clock.advance(500 + Math.floor(random() * 3000)),
  };
  for (let step = 0; step < 14; step++) {
    const deed = pick(deeds) ?? "tap";
    log.push(deed);
    acts[deed]();
    await settle();
    await waitWhileLoading(page);
    const { toast } = page.session.store.getState();
    const isOpen = toast?.text === textOf(about.module.plan.id, "unknown");
    const isBad = toast?.tone === "failure" && !isOpen;
    const isRefused = server.reached.some(({ isAccepted }) => !isAccepted);
    if (isBad && !isRefused) server.faults.push(`a success was called a failure: ${toast.text}`);
    if (server.faults.length > 0) return { log, faults: server.faults, sent: server.reached.length };
  }
  return { log, faults: server.faults, sent: server.reached.length };
}

describe.each(cases)("$action of $screen", (told) => {
  it("reaches the server once for each intent, and a success is never called a failure, in 250 random sequences", async () => {
    const about = await prepare(told);
    const failed: unknown[] = [];
    let sent = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const outcome = await play(about, seed);
      sent += outcome.sent;
      if (outcome.faults.length > 0) failed.push({ seed, ...outcome });
    }
    expect(failed).toEqual([]);
    // The sequences do send: about one promise each, more where one was refused or done.
    expect(sent).toBeGreaterThan(250);
  });
});
