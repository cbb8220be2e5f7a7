import type { NodePlan } from "../../../src/core/format/index.ts";

/** A screen as a promotion may send it: everything that it names is allowed. */
export type Group = { readonly [name: string]: unknown };

/** What the built-in screen lends to those that register. */
export const builtInConsent: NodePlan = {
  widget: "stack",
  id: "consent",
  props: {},
  when: ["&&", false],
  children: [{ widget: "text", id: "consent-words", props: { text: "By registering you agree" } }],
};

export const goodScreen = {
  id: "festival",
  route: "#/festival",
  title: "Festival",
  params: { templateId: "text?", user_from: "text?" },
  state: { phone: "", captcha: "", code: "", agreed: false, tries: 0 },
  timers: { resend: { seconds: 60 } },
  values: { mayRegister: "{state.agreed && size(state.phone) > 0}" },
  body: [
    { widget: "page-header", id: "header", props: { title: "Festival offer" } },
    { widget: "image-grid", id: "pictures", props: { label: "The festival", images: ["https://app.example.com/festival.svg"] } },
    {
      widget: "section",
      id: "why",
      props: { title: "Why" },
      children: [{ widget: "text", id: "reason", each: "['Fast', 'Fair']", props: { text: "{item}" } }],
    },
    { widget: "text-field", id: "phone", bind: "state.phone", props: { label: "Phone number", kind: "phone", max: 11 } },
    {
      widget: "button",
      id: "send",
      when: "timers.resend == 0",
      props: { label: "Send code", kind: "secondary" },
      on: { tap: "sendCode" },
    },
    {
      widget: "button",
      id: "more",
      props: { label: "More", kind: "text" },
      on: { tap: [{ do: "leave", url: "https://app.example.com/more" }] },
    },
  ],
  flows: {
    sendCode: [
      { do: "call", action: "getSid", as: "begun" },
      {
        do: "call",
        action: "getSms",
        input: { phone: "{state.phone}", captcha: "{state.captcha}", sid: "{string(data.begun.sid) ?? ''}" },
        codes: { "101": [{ do: "toast", text: "{answer.message}" }] },
      },
      { do: "timer", start: "resend" },
      { do: "set", path: "state.tries", to: "{state.tries + 1}" },
    ],
  },
} as const;

/** The call that registers. */
export const registerStep = {
  do: "call",
  action: "register",
  input: Object.fromEntries(
    "phone capcode sid deviceId appName merchantNumber userName smsCode invite_code user_from id app_from utm_tag"
      .split(" ")
      .map((name) => [name, "1"]),
  ),
};
