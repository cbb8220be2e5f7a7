import { describe, expect, it } from "vitest";
import type { NodePlan } from "../../../src/core/format/index.ts";
import { openTestSession } from "../../support/session/open-session.ts";
import { builtInConsent, type Group, goodScreen, registerStep } from "./good-screen.ts";
import { header, host, read, refusal, withNode, withParts } from "./reading.ts";

describe("waits for a tap", () => {
  const sms = { do: "call", action: "getSms", input: { phone: "1", captcha: "2", sid: "3" } };
  const count = { do: "call", action: "trackClick", input: { page_id: "", user_from: "", utm_tag: "", app_from: "" } };
  const tapped = (...steps: unknown[]) => withNode({ widget: "button", props: { label: "Go" }, on: { tap: steps } });

  it.each([
    ["to send", sms],
    ["to count a tap", count],
    ["to count a visit", { ...count, action: "trackVisit", input: { ...count.input, client_type: "h5" } }],
    ["to begin something", { do: "call", action: "getSid" }],
    ["to send what was typed", { ...count, input: { ...count.input, utm_tag: "{state.phone}" } }],
    ["to leave", { do: "leave", url: "https://app.example.com/" }],
    ["to go on", { do: "go", screen: "promotion-download" }],
    ["to go back", { do: "back", screen: "promotion-download" }],
    ["whatever the branch", { do: "if", if: "state.agreed", then: [{ do: "wait", ms: 1 }], else: [sms] }],
    ["whatever the flow", { do: "run", flow: "sendCode" }],
  ])("%s", (_, step) => {
    for (const hook of ["onOpen", "onReady"]) expect(refusal(withParts({ [hook]: [step] }))).toBe(`/${hook} remote-tap`);
    expect(refusal(withNode({ widget: "text-field", bind: "state.code", props: { label: "Code" }, on: { change: [step] } }))).toBe(
      "/body/6/on/change remote-tap",
    );
    expect(refusal(withNode({ widget: "text", each: "['a']", props: { text: "{item}" }, on: { nearEnd: [step] } }))).toBe(
      "/body/6/on/nearEnd remote-tap",
    );
    expect(refusal(tapped(step))).toBe("taken");
  });

  it("also to load what does more than read", () => {
    expect(refusal(withParts({ load: { begun: { action: "getSid" } } }))).toBe("/load/begun remote-tap");
  });

  it("but not to read", () => {
    const picture = { do: "call", action: "captchaImage", input: { sid: "1", turn: 1 }, as: "picture" };
    expect(refusal(withParts({ onOpen: [picture, picture] }))).toBe("taken");
  });

  it("and calls an action once for each", () => {
    expect(refusal(tapped(sms, sms))).toBe("/body/6/on/tap remote-once");
    expect(refusal(tapped({ do: "run", flow: "sendCode" }, sms))).toBe("/body/6/on/tap remote-once");
    expect(refusal(tapped({ ...sms, codes: { "101": [sms] } }))).toBe("/body/6/on/tap remote-once");
    expect(refusal(tapped({ do: "if", if: "state.agreed", then: [sms], else: [sms] }))).toBe("taken");
    expect(refusal(tapped(count, count))).toBe("/body/6/on/tap remote-once");
    expect(refusal(tapped(count))).toBe("taken");
  });
});

describe("registers beside the consent of the built-in screen", () => {
  const control = { widget: "button", id: "join", props: { label: "Join" }, on: { tap: "join" } };
  const join = (body: unknown[], parts: Group = {}): unknown => ({ ...goodScreen, body, flows: { join: [registerStep] }, ...parts });
  const ids = (nodes: readonly NodePlan[]): unknown[] => nodes.map(({ id, children }) => (children ? [id, ids(children)] : id));
  const made = (screen: unknown): unknown[] => {
    const result = read(screen, host);
    return "plan" in result ? ids(result.plan.body) : [result.refusal.reason];
  };

  const first = ["consent", ["consent-words"]];
  const second = ["consent-2", ["consent-words-2"]];

  it.each([
    ["in the body", [header, control], ["header", ["consent", ["consent-words"]], "join"]],
    [
      "in a bar",
      [header, { widget: "bottom-bar", id: "bar", children: [control] }],
      ["header", ["bar", [["consent", ["consent-words"]], "join"]]],
    ],
    ["in a slot", [{ ...header, slots: { action: [control] } }], [["consent", ["consent-words"]], "header"]],
    [
      "each for itself",
      [header, control, ...goodScreen.body.slice(2, 4), { ...control, id: "again" }],
      ["header", first, "join", ["why", ["reason"]], "phone", second, "again"],
    ],
    ["beside one another", [header, control, { ...control, id: "again" }], ["header", first, "join", second, "again"]],
    [
      "in one stack",
      [header, { widget: "stack", id: "s", children: [control, goodScreen.body[3], { ...control, id: "again" }] }],
      ["header", ["s", [first, "join", "phone", second, "again"]]],
    ],
    [
      "in stacks of stacks",
      [header, control, { widget: "stack", id: "s", children: [{ widget: "stack", id: "t", children: [{ ...control, id: "again" }] }] }],
      ["header", first, "join", ["s", [["t", [second, "again"]]]]],
    ],
    [
      "before a field whose Enter calls",
      [header, { ...goodScreen.body[3], on: { submit: "join" } }, control],
      ["header", first, "phone", second, "join"],
    ],
    [
      "through flows and branches",
      [
        header,
        control,
        {
          ...control,
          id: "again",
          on: { tap: [{ do: "if", if: "state.agreed", then: [{ do: "wait", ms: 1 }], else: [{ do: "run", flow: "join" }] }] },
        },
      ],
      ["header", first, "join", second, "again"],
    ],
    [
      "with a name that nothing has",
      [header, control, { widget: "text", id: "consent-2", props: { text: "x" } }, { ...control, id: "again" }],
      ["header", first, "join", "consent-2", ["consent-3", ["consent-words-3"]], "again"],
    ],
  ])("%s", (_, body, expected) => expect(made(join(body))).toEqual(expected));

  it("in a dialog whose body and whose row of buttons call", () => {
    const dialog = { title: "Offer", dismissible: true, body: [control], actions: [{ ...control, id: "again" }] };
    const result = read(join([header, goodScreen.body[5]], { dialogs: { offer: dialog } }), host);
    expect(result).toMatchObject({ consents: { register: ["consent", "consent-2"] } });
    expect("plan" in result && ids(result.plan.dialogs["offer"]?.body ?? [])).toEqual([first, "join", second]);
  });

  it("and names each that may be in sight", () => {
    expect(read(join([header, control, { ...control, id: "again" }]), host)).toMatchObject({
      consents: { register: ["consent", "consent-2"] },
    });
    expect(read(goodScreen, host)).toMatchObject({ consents: {} });
  });

  it("which nothing hides and which has its parameters", () => {
    const result = read(join([header, control]), host);
    expect(result).toMatchObject({ plan: { params: { templateId: "text" }, body: [{}, { id: "consent", when: undefined }, {}] } });
  });

  const agreement = (tap: NonNullable<NodePlan["on"]>[string]): NodePlan => ({
    widget: "button",
    id: "agreement",
    props: {},
    live: { label: { $: ["??", [".", "values", "agreement"], "user agreement"] } },
    on: { tap },
  });
  const withLink = (tap: NonNullable<NodePlan["on"]>[string]) => ({ ...host, body: [{ ...builtInConsent, children: [agreement(tap)] }] });

  it("which keeps its words and its locks, whatever the screen has of these names", () => {
    const own = { ...control, id: "agreement", props: { label: "{agreement}" } };
    const result = read(join([header, own], { values: { agreement: "weather forecast" } }), withLink([]));
    if ("refusal" in result) throw new Error(result.refusal.reason);
    const [, consent, button] = openTestSession({ plan: result.plan }).session.body;
    const link = consent?.children[0];
    expect([link?.plan.id, link?.props()["label"]]).toEqual(["agreement-2", "user agreement"]);
    expect([button?.plan.id, button?.props()["label"]]).toEqual(["agreement", "weather forecast"]);
  });

  it("or not at all: where it would start a flow of the screen's", () => {
    const result = read(join([header, control]), withLink([{ do: "run", flow: "join" }]));
    expect(result).toEqual({ refusal: { path: "/body", reason: "remote-consent" } });
  });

  it.each([
    ["one of its own of that name", join([header, { widget: "text", id: "consent", props: { text: "x" } }, control])],
    [
      "a control in a list",
      join([
        header,
        {
          widget: "stack",
          id: "list",
          each: "['a']",
          props: {},
          children: [
            { ...control, props: { label: "{item}" } },
            { widget: "text", id: "t", props: { text: "{item}" } },
          ],
        },
        goodScreen.body[5],
      ]),
    ],
  ])("or not at all: with %s", (_, screen) => expect(made(screen)).toEqual(["remote-consent"]));

  it("or not at all: without one on the built-in screen", () => {
    const result = read(join([header, control]), { ...host, body: [] });
    expect(result).toEqual({ refusal: { path: "/body", reason: "remote-consent" } });
  });
});
