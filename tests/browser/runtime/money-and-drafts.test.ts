import { describe, expect, it } from "vitest";
import { removeStaleDrafts } from "../../../src/browser/runtime/index.ts";
import { createBuiltins } from "../../../src/core/expression/index.ts";
import { createFormats } from "../../../src/core/market/index.ts";
import { shipped } from "../../support/project/shipped-screens.ts";
import { openTestSession, testRequest } from "../../support/session/open-session.ts";

const market = shipped.project.catalogue.markets.get("indonesia");
if (market === undefined) throw new Error("There is no such market.");
const [, , money] = createBuiltins(createFormats(market)).functions["money"] ?? [];

describe("an amount", () => {
  const mark = market.currency.symbol;
  it.each([
    [150000, `${mark}150.000`],
    ["150000", `${mark}150.000`],
    ["150.000", `${mark}150.000`],
    ["Rp150.000", "Rp150.000"],
    [Number.NaN, "–"],
    ["NaN", "–"],
    ["", "–"],
    [null, "–"],
  ])("%j is shown as %s", (value, text) => {
    expect(money?.(value)).toBe(text);
  });
});

describe("a draft", () => {
  const plan = { id: "form", state: { text: { initial: "", draft: "device" as const } } };
  const text = { widget: "text-field", id: "text", props: {}, bind: "state.text" };

  function reopen(owner: string, days = 0) {
    const request = (who: string) => ({ launch: { ...testRequest.launch, owner: who } });
    const first = openTestSession({ plan: { ...plan, body: [text] }, request: request("one") });
    first.session.change(first.node("text"), "hello");
    first.session.close();
    const device = Object.fromEntries(first.device.keys().map((key) => [key, first.device.read(key) ?? ""]));
    const clock = { ...first.clock, now: () => first.clock.now() + days * 86_400_000 };
    const { session, device: left, visit } = openTestSession({ plan, device, request: request(owner), ports: { clock } });
    const restored = session.store.getState().state["text"];
    removeStaleDrafts([left, visit], { account: owner, now: clock.now() });
    return [restored, left.keys().length];
  }

  it("is there again for who wrote it", () => {
    expect(reopen("one", 6)).toEqual(["hello", 1]);
  });

  it("is not given after 7 days or to another account, and removed then", () => {
    expect([reopen("one", 8), reopen("two"), reopen("")]).toEqual([
      ["", 0],
      ["", 0],
      ["", 0],
    ]);
  });

  it.each(["", "{", "null", "[1,2]", '["a","b","one"]', '["a","b","one","x"]'])("that is %j is removed", (text) => {
    const { device } = openTestSession({ plan, device: { "layar.draft.form.text": text, "layar.other": text } });
    removeStaleDrafts([device], { account: "one", now: 0 });
    expect(device.keys()).toEqual(["layar.other"]);
  });
});
