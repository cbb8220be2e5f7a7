import { describe, expect, it } from "vitest";
import { listFirstCalls } from "../../../src/authoring/vite/pages/first-calls.ts";
import type { ActionPlan, Ast, LoadPlan, ScreenPlan } from "../../../src/core/format/index.ts";
import { compileShipped } from "../../support/project/shipped-screens.ts";

const [shipped] = compileShipped().values();
if (!shipped) throw new Error("No screen.");

const read: ActionPlan = { method: "POST", path: "/list", headers: ["spits"], success: "flag", reads: true };
const param = (name: string) => ({ $: [".", "params", name] });

interface Parts extends Partial<ScreenPlan> {
  readonly call?: Partial<LoadPlan>;
  readonly action?: Partial<ActionPlan>;
}

function planOf({ call, action, ...others }: Parts = {}): ScreenPlan {
  const load = { list: { action: "list", input: {}, after: [], ...call } };
  return {
    ...shipped,
    params: { id: "text", amount: "amount" },
    values: {},
    stored: {},
    onOpen: undefined,
    load,
    actions: { list: { ...read, ...action } },
    ...others,
  } as ScreenPlan;
}

const inputOf = (parts: Parts) => listFirstCalls(new Map([["north", planOf(parts)]])).get("north")?.[0]?.input;
const countOf = (parts: Parts) => listFirstCalls(new Map([["north", planOf(parts)]])).get("north")?.length;

describe("listFirstCalls", () => {
  it("names what a request is written from, and nothing else of the action", () => {
    expect(listFirstCalls(new Map([["north", planOf({ action: { query: ["id"], wire: { answer: { id: "uid" } } } })]]))).toEqual(
      new Map([["north", [{ action: { method: "POST", path: "/list", headers: ["spits"], query: ["id"] }, input: {} }]]]),
    );
  });

  it("takes constants and parameters, under their names on the wire and in the order of the call", () => {
    const call = { input: { id: param("id"), page: 1 } };
    const input = inputOf({ call, action: { constants: { kind: "x" }, wire: { request: { id: "uid", kind: "sort" } } } });
    expect(JSON.stringify(input)).toBe('{"uid":{"param":"id"},"page":1,"sort":"x"}');
  });

  it("asks for no path that lacks one of its inputs", () => {
    const action = { path: "/list/{id}" };
    const [call] = listFirstCalls(new Map([["north", planOf({ action, call: { input: { id: param("id") } } })]])).get("north") ?? [];
    expect(call?.given).toEqual(["id"]);
    expect(countOf({ action, call: { input: { id: 7 } } })).toBe(1);
  });

  it("leaves amounts to the screen, which knows how its market writes them", () => {
    expect(countOf({ call: { input: { amount: param("amount") } } })).toBe(0);
    expect(countOf({ call: { input: { fee: { $: [".", "stored", "fee"] } } }, stored: { fee: "amount?" } })).toBe(0);
  });

  it("follows a named value, and asks only with the parameter where another value stands in for it", () => {
    const own = (...fallbacks: readonly Ast[]) => {
      const $ = fallbacks.reduce<Ast>((read, next) => ["??", read, next], [".", "params", "id"]);
      const values = { own: { value: { $ }, reads: [] } };
      return listFirstCalls(new Map([["north", planOf({ values, call: { input: { id: { $: [".", "values", "own"] } } } })]])).get("north");
    };
    expect(own("")).toMatchObject([{ input: { id: { param: "id" } } }]);
    expect(own("")?.[0]?.given).toBeUndefined();
    for (const others of [[1], [[".", "stored", "last"], ""], ["", [".", "state", "tab"]]] satisfies Ast[][])
      expect(own(...others)).toMatchObject([{ input: { id: { param: "id" } }, given: ["id"] }]);
  });

  it("leaves what the device has to the screen, which knows whose it is", () => {
    expect(countOf({ call: { input: { code: { $: [".", "stored", "last"] } } }, stored: { last: "number?" } })).toBe(0);
    expect(countOf({ call: { input: { code: { $: ["??", [".", "stored", "last"], 1] } } }, stored: { last: "number?" } })).toBe(0);
  });

  it("waits for parameters that the call's condition wants", () => {
    const when = ["!=", [".", "params", "id"], ""];
    expect(listFirstCalls(new Map([["north", planOf({ call: { when } })]])).get("north")?.[0]?.given).toEqual(["id"]);
    expect(countOf({ call: { when: [">", [".", "params", "id"], ""] } })).toBe(0);
  });

  it.each([
    ["changes something", { action: { reads: undefined } }],
    ["sends a file", { action: { body: "multipart" as const } }],
    ["needs another response", { call: { after: ["other"] } }],
    ["reads the state", { call: { input: { tab: { $: [".", "state", "tab"] } } } }],
    ["reads below a parameter", { call: { input: { tab: { $: [".", "params", "id", "length"] } } } }],
    ["sends what is no parameter", { call: { input: { tab: param("other") } } }],
    ["sends a list", { call: { input: { ids: [1, 2] } } }],
    ["calculates", { call: { input: { tab: { $: ["+", [".", "params", "id"], 1] } } } }],
    ["follows a call on opening", { onOpen: [{ do: "if", if: true, then: [{ do: "call", action: "list", input: {} }] }] }],
  ] satisfies readonly (readonly [string, Parts])[])("leaves a call to the screen that %s", (_, parts) => {
    expect(countOf(parts)).toBe(0);
  });

  it("gives each speaker its own, and none to one whose promotions ask for something else", () => {
    const other = planOf({ call: { input: { page: 2 } } });
    const calls = listFirstCalls(
      new Map([
        ["north", planOf()],
        ["north+T1", planOf()],
        ["south", planOf()],
        ["south+T1", other],
        ["south+T2", other],
      ]),
    );
    expect([...calls].map(([speaker, own]) => [speaker, own.length])).toEqual([
      ["north", 1],
      ["south", 0],
    ]);
  });
});
