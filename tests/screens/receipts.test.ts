// The receipts of every screen that commits: how long they are, what they say of a change, and that no value is in them.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { walkNodes } from "../../src/authoring/compiler/index.ts";
import { type Disclosing, makeReceipt, prove, type Seen } from "../../src/browser/app/receipts/receipt.ts";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { isContainer } from "../../src/core/json/index.ts";
import { compileChosen, compileShipped, openShipped, shipped, waitWhileLoading } from "../support/project/shipped-screens.ts";

const schema = JSON.parse(readFileSync("src/authoring/operate/reports/receipt.schema.json", "utf8"));
const fits = new Ajv2020({ strict: false }).compile(schema);
const plans = new Map([...compileShipped(), ...compileChosen()]);
const committing = [...plans].filter(([, { commits }]) => commits !== undefined);
const page = { release: "abcdefghijkl-abcdefgh", market: "indonesia", language: "en-IN" };
const account = "1q0u2v8ab3kx9";
const at = 1_795_000_000_000;

const disclosing = (id: string): Disclosing =>
  Object.fromEntries(
    (shipped.screens.get(id)?.variants ?? [])
      .flatMap(({ resolved }) => [...walkNodes(resolved.screen)])
      .flatMap(({ node }) => (node.discloses ? [[node.id, node.discloses]] : [])),
  );

function planOf(name: string): ScreenPlan {
  const found = plans.get(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

async function look(plan: ScreenPlan): Promise<Seen> {
  const opened = await openShipped(plan, "ok");
  await waitWhileLoading(opened);
  return { module: opened.module, store: opened.session.store.getState(), disclosing: disclosing(plan.id), account, at };
}

/** Texts and numbers, long enough to be something. */
function leaves(value: unknown): string[] {
  if (isContainer(value)) return Object.values(value).flatMap(leaves);
  const text = String(value ?? "");
  return text.length >= 5 && typeof value !== "boolean" ? [text] : [];
}

describe.each(committing)("%s", (_, plan) => {
  it("has receipts of at most 400 bytes, without a value, for this account and moment alone", async () => {
    const seen = await look(plan);
    const { params, data, state, launch } = seen.store;
    const occasions = [
      ...Object.keys(plan.commits ?? {}).map((by) => ({ what: "commit", by }) as const),
      ...Object.keys(seen.disclosing).map((by) => ({ what: "consent", by }) as const),
    ];
    for (const occasion of occasions) {
      const receipt = { ...(await makeReceipt(seen, occasion, page)), promotion: "T1" };
      const text = JSON.stringify(receipt);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(400);
      expect(fits(receipt), JSON.stringify(fits.errors)).toBe(true);
      expect(receipt).toMatchObject({ ...occasion, screen: plan.id });
      for (const value of leaves([params, data, state, launch, account])) expect(text).not.toContain(value);
    }
    // Of another opening.
    const first = await look(plan);
    const proof = await prove(first);
    expect(await prove(seen)).toEqual(proof);
    const later = await prove({ ...first, at: at + 1 });
    const others = await prove({ ...first, account: "another" });
    expect([later.plan, others.plan]).toEqual([proof.plan, proof.plan]);
    expect(new Set([proof.all, later.all, others.all]).size).toBe(3);
    expect(new Set([proof.of, later.of, others.of]).size).toBe(3);
  });
});

describe("what somebody agrees to", () => {
  const plan = planOf("loan-confirm@indonesia");

  /** Names of what differs when something is put in the place of a text of the responses. */
  async function changed(from: string, to: string): Promise<string[]> {
    const seen = await look(plan);
    const before = await prove(seen);
    const text = JSON.stringify(seen.store.data);
    expect(text).toContain(from);
    const after = await prove({ ...seen, store: { ...seen.store, data: JSON.parse(text.replaceAll(from, to)) } });
    expect(after.all).not.toBe(before.all);
    return Object.keys(before.shown).filter((name) => after.shown[name] !== before.shown[name]);
  }

  it("is another thing with a changed digit or word, of which the receipt says the name", async () => {
    const { store } = await look(plan);
    const data = JSON.parse(JSON.stringify(store.data));
    expect(await changed(`"amount":${JSON.stringify(data.terms.amount)}`, '"amount":1500001')).toContain("amount");
    expect(await changed(data.agreements[0].title, "Other agreement")).toEqual(["consent"]);
    expect(await changed(data.terms.details[0].text, "Other fee")).toEqual(["fee"]);
  });

  it("is another thing where the consent is not given, and with another word of the release", async () => {
    const seen = await look(plan);
    const before = await prove(seen);
    const without = await prove({ ...seen, store: { ...seen.store, state: { ...seen.store.state, isAgreed: false } } });
    expect(without).toEqual({ ...before, all: without.all, shown: { ...before.shown, consent: without.shown["consent"] } });
    expect(without.shown["consent"]).not.toBe(before.shown["consent"]);
    const reworded = JSON.parse(JSON.stringify(plan).replace("Konfirmasi", "Konfirmasj"));
    expect((await prove({ ...seen, module: { ...seen.module, plan: reworded } })).plan).not.toBe(before.plan);
  });
});
