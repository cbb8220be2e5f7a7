// Every place of every screen where an amount comes in, from a response or an address: what becomes of one that is none.
import { describe, expect, it } from "vitest";
import { listShown } from "../../src/authoring/testing/acts/index.ts";
import type { Transport } from "../../src/browser/runtime/index.ts";
import type { ActionPlan, ScreenPlan } from "../../src/core/format/index.ts";
import { isContainer, isObject } from "../../src/core/json/index.ts";
import { createAmounts } from "../../src/core/market/index.ts";
import { compileShipped, openShipped, project, waitWhileLoading } from "../support/project/shipped-screens.ts";
import { noAmounts, plainAmounts, writtenAmounts } from "../support/session/amounts.ts";
import { type Opened, settle } from "../support/session/open-session.ts";

interface Place {
  readonly name: string;
  readonly plan: ScreenPlan;
  /** An action whose response has the amount at this path; without one it is a parameter. */
  readonly action?: ActionPlan;
  readonly path: string;
}

const places: readonly Place[] = [...compileShipped()].flatMap(([screen, plan]) => [
  ...Object.entries(plan.params).flatMap(([path, kind]) => (kind === "amount" ? [{ name: `${screen} ${path}`, plan, path }] : [])),
  ...[...new Set(Object.values(plan.load).map(({ action }) => action))].flatMap((name) => {
    const action = plan.actions[name];
    return (action?.amounts ?? []).map((path) => ({ name: `${screen} ${name}.${path}`, plan, action, path }));
  }),
]);

/** A response has no others. */
const isJson = (value: unknown) => typeof value !== "number" || Number.isFinite(value);
const bad = noAmounts.filter((value) => value !== undefined && isJson(value));
const badTexts = bad.filter((value) => typeof value === "string");

function replaceAt(value: unknown, [name, ...below]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (name === "*") return Array.isArray(value) ? value.map((item) => replaceAt(item, below, by)) : value;
  return isObject(value) ? { ...value, [name]: replaceAt(value[name], below, by) } : value;
}

interface Seen {
  readonly opened: Opened;
  /** Inputs of calls and parameters of screens that are amounts. */
  readonly sent: unknown[];
}

/** Each value in every third place: all of them in each kind of place. */
const inTurn = <T>(values: readonly T[], place: Place): T[] => values.filter((_, at) => (at + places.indexOf(place)) % 3 === 0);

async function open({ plan, action, path }: Place, value: unknown): Promise<Seen> {
  const sent: unknown[] = [];
  const around =
    (inner: Transport): Transport =>
    async (call, options) => {
      const { action: called, input } = call;
      for (const name of Object.keys(called.counted ?? {})) if (called.counted?.[name]?.as) sent.push(input[name]);
      const reply = await inner(call, options);
      if (called.path !== action?.path || !("data" in reply)) return reply;
      return { data: replaceAt(reply.data, path.split("."), value) };
    };
  const params = action ? undefined : { [path]: String(value) };
  const opened = await openShipped(plan, "ok", { around, ...(params && { params }) });
  await waitWhileLoading(opened);
  return { opened, sent };
}

const entered: { readonly [widget: string]: unknown } = { "text-field": "12345678901", checkbox: true, "period-list": 1 };

/** Fills in and taps all that there is, as long as it can be tapped. */
async function tapEverything({ opened }: Seen): Promise<void> {
  const { session } = opened;
  for (const { node, frame } of listShown(session)) {
    const { values } = node.props(frame);
    const value = node.plan.widget === "radio-list" && Array.isArray(values) ? values[0] : entered[node.plan.widget];
    if (node.plan.bind !== undefined && value !== undefined) session.change(node, value);
  }
  await settle();
  for (const { node, frame } of listShown(session)) {
    if (node.props(frame)["enabled"] === false || node.plan.heading) continue;
    for (const event of ["tap", "submit", "choose"]) if (node.plan.on?.[event]) void session.emit(node, event, undefined, frame);
  }
  await settle();
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isContainer(value) ? Object.values(value).flatMap(textsIn) : [];
}

function shownTexts({ opened }: Seen): string[] {
  return listShown(opened.session).flatMap(({ node, frame }) => textsIn(node.props(frame)));
}

/** What leaves with a tap: amounts that are sent, and those in addresses of our own screens and of others. */
function carried({ opened, sent }: Seen): unknown[] {
  const params = opened.moves.flatMap((move) => move.flatMap((part) => (isObject(part) && part["amount"] ? [part["amount"]] : [])));
  return [...sent, ...params];
}

const wholeDigits = /^\d{1,15}$/;

describe("every place where an amount comes in", () => {
  it("is found", () => {
    expect(places.map(({ name }) => name.replace(/@.*? /, " ")).filter((name, at, all) => all.indexOf(name) === at)).toEqual(
      expect.arrayContaining([
        "loan-confirm loanConfirmDetail.amount",
        "repayment-delay delayDetail.delayShouldPayAmount",
        "repayment-payway amount",
      ]),
    );
  });

  it.each(places)("$name: what is none is neither shown nor sent nor carried on", async (place) => {
    const faults: unknown[] = [];
    for (const value of inTurn(place.action ? bad : badTexts, place)) {
      const seen = await open(place, value);
      const before = shownTexts(seen);
      await tapEverything(seen);
      const raw = String(value).trim();
      const isShown = raw.length > 3 && /\d/.test(raw) && before.some((text) => text.includes(raw));
      const wrong = carried(seen).filter((one) => !wholeDigits.test(String(one)));
      if (isShown || wrong.length > 0) faults.push([value, isShown, wrong]);
      seen.opened.session.close();
    }
    expect(faults).toEqual([]);
  });

  it.each(places)("$name: what is one is shown as it was written, and goes on as that many", async (place) => {
    const { market } = place.plan;
    const own = project.catalogue.markets.get(market);
    if (own === undefined) throw new Error(`There is no market \`${market}\`.`);
    const { money } = createAmounts(own);
    const values = [...plainAmounts, ...(market === "india" ? writtenAmounts.india : writtenAmounts.indonesia)].filter(([, n]) => n > 0);
    const faults: unknown[] = [];
    for (const [value, n] of inTurn(values, place)) {
      const seen = await open(place, value);
      const shown = shownTexts(seen).join("\n");
      await tapEverything(seen);
      // A part of a list may be one of several that go on together.
      const wrong = place.path.includes("*") ? [] : carried(seen).filter((one) => place.action === undefined && Number(one) !== n);
      const written = place.action ? money(value) : money(n);
      const isMissing = place.path.includes("*") ? false : shown.includes("–") && !shown.includes(written);
      if (wrong.length > 0 || isMissing) faults.push([value, written, wrong]);
      seen.opened.session.close();
    }
    expect(faults).toEqual([]);
  });
});

describe("a control that would send or carry on what is no amount", () => {
  const guarded = places.filter(({ plan }) => JSON.stringify(plan).includes(JSON.stringify(languageOf(plan))));

  it("is there on the screens of payments and of a loan", () => {
    expect(guarded.length).toBeGreaterThan(10);
  });

  it.each(guarded.filter(({ path }) => !/repay_plans|repayYet/.test(path)))(
    "$name: does nothing, and says why beside itself",
    async (place) => {
      const seen = await open(place, "1.2.x");
      const { session } = seen.opened;
      expect(session.store.getState().status).toBe("ready");
      const inert = listShown(session).map(({ node, frame }) => node.props(frame));
      expect(inert.filter(({ enabled, why }) => enabled === false && why === languageOf(place.plan)).length).toBeGreaterThan(0);
    },
  );
});

function languageOf({ language }: ScreenPlan): string {
  return project.catalogue.languages.get(language)?.failures.noAmount ?? "";
}
