// Whatever a plan has become on its way, a borrower gets a heading and a way on, and the page stays whole.
import { Ajv } from "ajv";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compile, writeResponseSchema } from "../../../src/authoring/compiler/index.ts";
import { everything } from "../../../src/authoring/without-build/linker/everything.ts";
import { type RunningApp, startApp } from "../../../src/browser/app/app.tsx";
import type { CompiledScreen } from "../../../src/browser/embed/index.ts";
import * as views from "../../../src/browser/view/features.ts";
import { asWhole, type ScreenPlan } from "../../../src/core/format/index.ts";
import { readLaunch } from "../../../src/core/market/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofProduct from "../../../widgets/index.ts";
import { createRandom } from "../../support/run/random.ts";
import { isThorough, turn } from "../../support/run/thoroughness.ts";
import { mutatePlan } from "../../support/session/mutate-plan.ts";
import { reading, writing } from "../../support/session/wire.ts";
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";

const widgets = { ...ofEngine, ...ofProduct };
const count = isThorough ? 2_000 : 150;
const seed = 20_261_120 + turn;

const texts = import.meta.glob<string>(
  ["../../../screens/**/*.json", "../../../schemas/entities/*.json", "../../../widgets/*/*.schema.json"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const { project, screens } = compile(Object.entries(texts).map(([path, text]) => ({ path: path.replace("../../../", ""), text })));
// As the build does: a format says how a value is read, not which one may come.
const ajv = new Ajv({ allowUnionTypes: true, strictRequired: false, validateFormats: false, keywords: ["x-opaque"] });
const validators = [...project.catalogue.actions].flatMap(([name, { answer }]) =>
  answer === undefined ? [] : [[name, ajv.compile(writeResponseSchema(project.catalogue, answer) as object)] as const],
);
const plans = [...screens.values()].flatMap(({ variants }) => variants.map((variant) => variant.plan()));

const order = { orderNo: "A1", productLogo: "", productName: "Slip", status: "Due", rows: [{ title: "Amount", value: "1" }], isShow: 1 };
const option = { title: "Other", value: 2 };
const answers: Readonly<Record<string, unknown>> = {
  "/user-problem/problem-init": {
    problemType: [option],
    problemSonType: [option],
    problemStatus: "",
    orderDetail: order,
    orderList: [order],
  },
  "/user-problem/problem-list": { tabs: [{ title: "Open", list: [{ id: "1", time: "now", type: "Other", content: "Words" }] }] },
  "/user-problem/problem-detail": {
    type: "Other",
    sonType: "",
    problemId: "1",
    content: "Words",
    images: [],
    disposeDetail: "Done",
    disposeImages: [],
    isScore: 0,
  },
};

const faults: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  faults.push(event instanceof ErrorEvent ? event.message : String(event.reason));
  event.preventDefault();
};

beforeEach(() => {
  window.addEventListener("error", note);
  window.addEventListener("unhandledrejection", note);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const path = new URL(String(input), location.href).pathname;
    const body = JSON.stringify({ code: "00", message: "", data: answers[path] ?? null });
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  });
});

afterEach(() => {
  window.removeEventListener("error", note);
  window.removeEventListener("unhandledrejection", note);
  vi.restoreAllMocks();
});

function publish(plan: ScreenPlan): CompiledScreen {
  const market = project.catalogue.markets.get("india");
  const language = project.catalogue.languages.get("en");
  if (!market || !language) throw new Error("The project has no India or no English.");
  const rules = { complaintText: { accepts: (value: unknown) => value !== "", message: "Please fill in your comments and suggestions" } };
  return { ...everything, plan, market, language: asWhole(language), responses: Object.fromEntries(validators), rules, widgets, views };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const hasHeadingAndWayOn = (element: HTMLElement): boolean =>
  element.querySelector("h1, h2") !== null && element.querySelector("button, a") !== null;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Waits for the responses, and for what the page does about a screen without a way on. */
async function settle(element: HTMLElement): Promise<void> {
  for (let turn = 0; turn < 40 && !element.querySelector("[data-state=ready], [data-state=failed]"); turn++) await pause(1);
  for (let turn = 0; turn < 4 && !hasHeadingAndWayOn(element); turn++) await frame();
}

interface App {
  readonly element: HTMLElement;
  readonly visit: RunningApp;
  /** Screens write their address, and other tests come after this one in the page: nothing of the app may go on in it. */
  remove(): void;
}

function openApp(screenNow: () => CompiledScreen): App {
  const element = document.body.appendChild(document.createElement("div"));
  const { href } = location;
  const { settings } = project.catalogue;
  const listening = vi.spyOn(window, "addEventListener");
  const visit = startApp({
    homeAction: "",
    loginAction: "",
    element,
    find: async () => ({ id: "any", open: async () => screenNow() }),
    market: "india",
    serverLanguage: "en",
    language: () => "",
    wording: () => ({ tag: "en", words: ["This page cannot be shown", "Try again.", "Retry", "Home"] }),
    settings,
    writing,
    reading,
    launch: readLaunch(new URL("https://app.example/?market=1"), { read: () => null, write() {} }),
    device: { read: () => null, write() {}, remove() {}, keys: () => [], lasts: () => true },
    visit: { read: () => null, write() {}, remove() {}, keys: () => [], lasts: () => true },
    widgets,
  });
  return {
    element,
    visit,
    remove() {
      element.remove();
      for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
      history.replaceState(null, "", href);
    },
  };
}

describe("mutated plans", () => {
  it(`${count} of them, with seed ${seed}, leave a heading, a way on, no uncaught error and no trace on prototypes`, async () => {
    const random = createRandom(seed);
    const names = Reflect.ownKeys(Object.prototype).length;
    let screen = publish(plans[0] as ScreenPlan);
    const { element, visit, remove } = openApp(() => screen);
    const bad: string[] = [];
    for (let at = 0; at < count; at++) {
      const plan = plans[at % plans.length] as ScreenPlan;
      const mutated = mutatePlan(plan, random);
      screen = publish(mutated.plan);
      visit.renew();
      await pause(0);
      await settle(element);
      const isClean = Reflect.ownKeys(Object.prototype).length === names && faults.length === 0;
      if (!hasHeadingAndWayOn(element) || !isClean)
        bad.push(`${plan.id}: ${mutated.what} ${faults.splice(0).join("; ")} ${element.innerHTML.slice(0, 120)}`);
    }
    remove();
    expect(bad.slice(0, 20)).toEqual([]);
  });
});

it.each([
  ["onOpen", "This page cannot be shown"],
  ["onClose", "My complaints"],
] as const)("a screen that leads to itself by %s leaves a heading and a way on", async (hook, heading) => {
  const plan = plans.find(({ id }) => id === "complaint-list");
  if (plan === undefined) throw new Error("There is no list of complaints.");
  const screen = publish({ ...plan, [hook]: [{ do: "go", route: plan.route, params: {} }] });
  const { element, visit, remove } = openApp(() => screen);
  for (const round of ["opened", "left", "left again"]) {
    await expect.poll(() => element.querySelector("h1")?.textContent, { message: round }).toContain(heading);
    expect(hasHeadingAndWayOn(element)).toBe(true);
    visit.renew();
    await pause(0);
    await settle(element);
    expect(faults.splice(0)).toEqual([]);
  }
  remove();
});
