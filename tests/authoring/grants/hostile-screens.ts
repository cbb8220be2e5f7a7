// Drafts beyond their grant by what the screen shows, asks for and does.
import { inNode, type readCommitted } from "../../support/project/drafts.ts";
import { confirm, holi, layout, register, wide } from "./grants.ts";
import { hostileLooks } from "./hostile-looks.ts";
import { button, complaints, type Hostile, insert, loan, node, promotion, prop, withButton } from "./hostile-pieces.ts";

const ofNodes: readonly Hostile[] = [
  ...["phone", "captcha", "sms", "consent", "submit", "agreement", "send", "done"].flatMap((id): Hostile[] => [
    [`${id} taken out by a promotion`, holi, promotion({ nodes: { [id]: null } }), ""],
    [`${id} hidden by a promotion`, holi, promotion({ nodes: { [id]: { when: "false" } } }), ""],
    [`${id} switched off by a promotion`, holi, promotion({ nodes: { [id]: { disabled: "For Holi" } } }), ""],
  ]),
  ...["amount", "costs", "consent"].flatMap((id): Hostile[] => [
    [`the disclosure ${id} taken out`, wide, { [loan]: inNode(id, (_, siblings, place) => siblings.splice(place, 1)) }, `disclosure ${id}`],
    [`the disclosure ${id} under a condition`, wide, node(id, { when: "size(data.terms.note) > 0" }), `disclosure ${id}`],
    [`the disclosure ${id} without its name`, wide, { [loan]: inNode(id, (found) => delete found["discloses"]) }, `disclosure ${id}`],
    [`the disclosure ${id} of another widget`, wide, node(id, { widget: "text" }), `disclosure ${id}`],
    [
      `the disclosure ${id} by an overlay`,
      wide,
      { [`${confirm}/india.json`]: JSON.stringify({ nodes: { [id]: null } }) },
      `disclosure ${id}`,
    ],
    [`the disclosure ${id} in a dialog`, wide, { [loan]: moveToDialog(id) }, `disclosure ${id}`],
  ]),
  ["what is around a disclosure hidden", wide, node("product", { when: "false" }), "disclosure costs"],
  ["what is around a consent repeated", wide, node("bar", { each: "data.terms.details" }), "disclosure consent"],
  ["another label for the consent", wide, prop("consent", { label: "Nothing" }), "disclosure consent"],
  ["another amount", wide, prop("amount", { amount: "{money(1)}" }), "disclosure amount"],
  ["another value in the costs", wide, { [loan]: { values: { total: "{0}" } } }, "disclosure costs"],
  ["the consent from another value", wide, node("consent", { bind: "state.isTaken" }), "disclosure consent"],
  [
    "the consent behind the button",
    wide,
    { [loan]: inNode("consent", (_, siblings, place) => siblings.push(...siblings.splice(place, 1))) },
    "node confirm",
  ],
  [
    "a second disclosure",
    wide,
    { [loan]: inNode("plan", (_, siblings) => siblings.push({ widget: "text", id: "n", discloses: ["fee"], props: { text: "None" } })) },
    "disclosure n",
  ],
  ["a node of a widget that is not granted", holi, insert({ widget: "frame", props: { label: "Holi", url: "" } }), "widget frame"],
  ["a node inside another", holi, insert({ widget: "note", children: [{ widget: "checkbox", id: "m", props: {} }] }), "widget checkbox"],
  [
    "a second node of a granted name",
    layout,
    { [complaints]: inNode("empty", (_, siblings) => siblings.unshift({ widget: "frame", id: "empty", props: {} })) },
    "node empty",
  ],
  [
    "a field for what is sent",
    wide && { ...wide, parts: ["title"] },
    {
      [loan]: inNode("plan", (_, siblings) =>
        siblings.push({ widget: "checkbox", id: "n", bind: "state.isAgreed", props: { label: "Ok" } }),
      ),
    },
    "state state.isAgreed",
  ],
  [
    "the steps of a second node of a granted name",
    { screens: ["promotion-register"], markets: "*", nodes: ["retry"], widgets: ["button"] },
    {
      [`${register}/screen.json`]: inNode("retry", (found, siblings, place) =>
        siblings.splice(place, 0, { ...found, on: { tap: [{ do: "call", action: "getSms" }] } }),
      ),
    },
    "action getSms",
  ],
  ...[{ options: ["Bank A •••• 1234", "Bank B •••• 5678"] }, { options: "{data.way.bankCards.map(bankName)}" }, { values: ["1", "1"] }].map(
    (props): Hostile => [
      `cards by other words: ${JSON.stringify(props)}`,
      { screens: ["repayment-payway"], markets: "*", nodes: ["cards"] },
      { "screens/repayment/payway/screen.json": inNode("cards", (found) => Object.assign(Object(found["props"]), props)) },
      "field cards",
    ],
  ),
  [
    "two banks of one code",
    { screens: ["repayment-method"], markets: "*", nodes: ["few-banks"] },
    {
      "screens/repayment/method/screen.json": inNode("few-banks", (found) =>
        Object.assign(Object(found["props"]), { values: ["BCA", "BCA"] }),
      ),
    },
    "field few-banks",
  ],
  [
    "banks by the value behind them",
    { screens: ["repayment-method"], markets: "*", parts: ["values.*"] },
    { "screens/repayment/method/screen.json": { values: { listed: "{banks.filter(payCode != 'BCA')}" } } },
    "field few-banks",
  ],
  [
    "another node than the granted",
    layout,
    { [complaints]: inNode("refresh", (found) => Object.assign(found, { when: "false" })) },
    "node refresh",
  ],
  ["a node moved", layout, { [complaints]: inNode("refresh", (_, siblings, place) => siblings.push(...siblings.splice(place, 1))) }, ""],
  ["tabs without their value", layout, { [complaints]: inNode("tabs", (found) => delete found["bind"]) }, "field tabs"],
  ["a fragment more", layout, { [complaints]: { fragments: [{ use: "money-help", after: "header" }] } }, ""],
];

function moveToDialog(id: string) {
  return (file: ReturnType<typeof readCommitted>) =>
    inNode(id, (found, siblings, place) => {
      siblings.splice(place, 1);
      Object(file)["dialogs"].sent.body.push(found);
    })(file);
}

const ofParts: readonly Hostile[] = [
  ...["id", "replacedBy"].map((part): Hostile => [`the part ${part}`, wide, { [loan]: { [part]: "data.terms" } }, ""]),
  ...[
    ["route", "/pay"],
    ["delivery", "static"],
    ["language", "en"],
  ].map(([part = "", value]): Hostile => [`the part ${part}`, wide, { [loan]: { [part]: value } }, `part ${part}`]),
  ["a parameter less", wide, { [loan]: { params: { position: null } } }, "part params.position"],
  ["a response from another action", wide, { [loan]: { load: { agreements: { action: "loanDetails" } } } }, "action loanDetails"],
  ["a title", layout, { [complaints]: { title: "Other" } }, "part title"],
  ["a state", layout, { [complaints]: { state: { more: "x" } } }, "part state.more"],
  ["what is read on opening", layout, { [complaints]: { load: { complaints: { when: "false" } } } }, ""],
];

const ofSteps: readonly Hostile[] = [
  ...["loanPush", "problemList", "register", "getSms", "contractJump"].map(
    (action): Hostile => [`a call of ${action}`, { ...layout, steps: "*" }, withButton({ do: "call", action }), `action ${action}`],
  ),
  ...[
    { do: "leave", url: "https://evil.example" },
    { do: "native", key: "closeWebView" },
    { do: "track", event: "tap" },
    { do: "store", values: { language: "en" } },
    { do: "clear" },
    { do: "share", text: "{item.content}" },
    { do: "set", path: "state.tab", to: 1 },
  ].map((step): Hostile => [`a step ${step.do}`, layout, withButton(step), `step ${step.do}`]),
  ["another screen", layout, withButton({ do: "go", screen: "loan-confirm" }), "screen loan-confirm"],
  [
    "a call inside a branch",
    { ...layout, steps: "*" },
    withButton({ do: "if", if: "true", then: [{ do: "call", action: "loanPush" }] }),
    "action loanPush",
  ],
  [
    "a call by a flow",
    { ...layout, steps: "*", parts: ["flows.*"] },
    {
      [complaints]: (file) => {
        Object.assign(file, { flows: { sly: [{ do: "call", action: "loanPush" }] } });
        inNode("reply-time", (_, siblings) => siblings.push(button({ do: "run", flow: "sly" })))(file);
      },
    },
    "action loanPush",
  ],
  [
    "a call on opening",
    { ...layout, steps: "*", parts: "*" },
    { [complaints]: { onOpen: [{ do: "call", action: "saveComplaint" }] } },
    "action saveComplaint",
  ],
  ["a state that is set", { ...layout, steps: "*" }, withButton({ do: "set", path: "state.tab", to: 1 }), "state state.tab"],
  ...["{'https://' + 'evil.example'}", "{data.complaints.url}", "https://evil.example", "http://www.example.com"].map(
    (url): Hostile => [
      `a way to ${url}`,
      { ...layout, steps: "*", hosts: ["www.example.com"] },
      withButton({ do: "leave", url }),
      `address ${url}`,
    ],
  ),
  [
    "launch parameters on the way",
    { ...layout, steps: "*", hosts: ["www.example.com"] },
    withButton({ do: "leave", url: "https://www.example.com/", addLaunchParams: true }),
    "address https://www.example.com/",
  ],
  [
    "another amount in the loan",
    wide,
    { [loan]: (file) => Object.assign(Object(file)["flows"].confirm[0].input, { amount: "{1000000}" }) },
    "action loanPush",
  ],
  ["the loan twice", wide, { [loan]: (file) => Object(file)["flows"].confirm.push(Object(file)["flows"].confirm[0]) }, "action loanPush"],
  ["the loan by another flow", wide, { [loan]: { flows: { choose: "confirm" } } }, "action loanPush"],
  ["the loan without waiting for consent", wide, prop("confirm", { enabled: "{true}" }), "action loanPush"],
  [
    "the loan by another button",
    wide,
    { [loan]: inNode("header", (found) => Object.assign(Object(found["on"]), { back: "confirm" })) },
    "action loanPush",
  ],
  ["the loan while it is unknown", wide, node("confirm", { when: undefined }), "action loanPush"],
  ["another condition by its value", wide, { [loan]: { values: { isUnknown: "{false}" } } }, "action loanPush"],
  [
    "consent from the beginning by a state",
    wide,
    { [loan]: { state: { isAgreed: { type: "boolean", initial: true } } } },
    "action loanPush",
  ],
  [
    "another step in a promotion's form",
    { ...holi, nodes: "*", steps: "*", parts: "*" },
    promotion({ screen: { flows: { register: [{ do: "call", action: "register" }] } } }),
    "action register",
  ],
  [
    "a code each second",
    { screens: ["promotion-register"], markets: "*", parts: ["timers.resend"] },
    { [`${register}/screen.json`]: { timers: { resend: { seconds: 1 } } } },
    "action getSms",
  ],
  [
    "what an event carries",
    { screens: ["complaint-type"], markets: "*", nodes: ["types"] },
    {
      "screens/complaint/type/screen.json": inNode("types", (found) =>
        Object.assign(Object(found["props"]), { options: [{ title: "Other", value: "9" }] }),
      ),
    },
    "screen complaint-form",
  ],
  [
    "what an event carries by a value",
    { screens: ["repayment-method"], markets: "*", parts: ["values.*"] },
    { "screens/repayment/method/screen.json": { values: { banks: "{data.types.banks.filter(payCode != 'BCA')}" } } },
    "step close",
  ],
  [
    "the form without its check",
    { ...holi, nodes: "*", parts: "*", steps: "*" },
    promotion({ nodes: { phone: { rules: null } } }),
    "field phone",
  ],
];

export const hostileScreens: readonly Hostile[] = [...ofNodes, ...ofParts, ...ofSteps, ...hostileLooks];
