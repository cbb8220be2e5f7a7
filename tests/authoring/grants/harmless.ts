// Drafts within their grant.
import type { GrantDefinition } from "../../../src/core/format/index.ts";
import { type Draft, inNode } from "../../support/project/drafts.ts";
import { confirm, holi, holiOverlay, layout, list, register, wide, wording } from "./grants.ts";

type Case = readonly [name: string, grant: GrantDefinition, draft: Draft];

const promotion = (more: object): Draft => ({ [`${register}/HOLI.json`]: JSON.stringify({ ...holiOverlay, ...more }) });
const insert = (...nodes: readonly object[]) => promotion({ insert: nodes.map((node) => ({ after: "hero", node })) });
const screen = `${list}/screen.json`;

export const harmless: readonly Case[] = [
  ["nothing", holi, {}],
  ["a promotion", holi, promotion({})],
  ["a remark", holi, promotion({ $comment: "For the festival." })],
  ["the whole of the time", holi, promotion({ from: "2027-03-01", until: "2027-03-15" })],
  ["hours", holi, promotion({ from: "2027-03-01T06:00", until: "2027-03-14T22:00" })],
  [
    "a picture",
    holi,
    { "screens/pictures/holi/hero.svg": "<svg/>", ...promotion({ nodes: { hero: { props: { image: "picture:holi/hero.svg" } } } }) },
  ],
  ["another headline", holi, promotion({ nodes: { hero: { props: { headline: "{texts.holiLine}" } } } })],
  ["a picture of a listed host", holi, promotion({ nodes: { hero: { props: { image: "https://www.example.com/holi.webp" } } } })],
  ["what the market says of the company", holi, insert({ widget: "note", id: "n", props: { text: "{company.appName}" } })],
  [
    "what the screen reads anyway",
    holi,
    insert({ widget: "note", id: "n", when: "data.template.title != null", props: { text: "{texts.holiLine}" } }),
  ],
  [
    "a way to the agreement",
    holi,
    insert({ widget: "link", id: "n", props: { label: "{texts.holiLine}" }, on: { tap: { do: "go", screen: "promotion-agreement" } } }),
  ],
  [
    "several nodes",
    holi,
    insert({ widget: "note", id: "n", props: { text: "Holi" } }, { widget: "text", id: "m", props: { text: "Holi" } }),
  ],
  ["a reworded text", { ...wording, markets: "*" }, { [`${confirm}/texts.json`]: { plan: { id: "Rencana pembayaran" } } }],
  ["a remark for translators", { ...wording, markets: "*" }, { [`${confirm}/texts.json`]: { plan: { $comment: "Above the table." } } }],
  ["a market's own wording", wording, { [`${confirm}/indonesia.json`]: JSON.stringify({ texts: { term: { en: "Term", id: "Jangka" } } }) }],
  [
    "a text that all say",
    layout,
    { [`${list}/texts.json`]: { replyTime: { en: "We reply within 3 days.", id: "Kami membalas dalam 3 hari." } } },
  ],
  [
    "a label of a field in other words",
    { screens: ["repayment-payway"], markets: "*", texts: ["cards"] },
    { "screens/repayment/payway/texts.json": { cards: { en: "Your cards", id: "Kartu Anda" } } },
  ],
  [
    "a hint of a field in other words",
    { screens: ["promotion-register"], markets: "*", texts: ["phoneHelp"] },
    { [`${register}/texts.json`]: { phoneHelp: { en: "Ten digits", id: "Sepuluh angka" } } },
  ],
  [
    "a label of what is chosen in other words",
    { screens: ["complaint-type"], markets: "*", texts: ["types"] },
    { "screens/complaint/type/texts.json": { types: { en: "What is it about?" } } },
  ],
  [
    "a name behind which the device stands, where it is granted",
    { screens: ["device-test-preview"], markets: "*", widgets: ["text"], reads: ["launch.gid"] },
    {
      "screens/device/test-preview/screen.json": inNode("photo", (_, siblings) =>
        siblings.push({ widget: "text", id: "n", props: { text: "{state.gid}" } }),
      ),
    },
  ],
  ["amounts and days", holi, promotion({ texts: { holiLine: { en: "₹ 1,00,000 e.g. from 01.03.2027", id: "Rp 10.000.000/bulan" } } })],
  [
    "a listed host in words",
    holi,
    promotion({ texts: { holiLine: { en: "See https://www.example.com/holi", id: "Lihat www.example.com/holi" } } }),
  ],
  [
    "a new text and its node",
    layout,
    {
      [`${list}/texts.json`]: { hint: { en: "The newest first", id: "Terbaru lebih dulu" } },
      [screen]: inNode("reply-time", (_, siblings, place) =>
        siblings.splice(place, 0, { widget: "note", id: "hint", props: { text: "{texts.hint}" } }),
      ),
    },
  ],
  [
    "the state of each complaint",
    layout,
    { [screen]: inNode("complaint", ({ props }) => Object.assign(Object(props), { state: "{item.type}" })) },
  ],
  ["another condition", layout, { [screen]: inNode("reply-time", (node) => Object.assign(node, { when: "size(tabs) > 0" })) }],
  ["a value", layout, { [screen]: { values: { first: "{tabs[0].title ?? ''}" } } }],
  [
    "a button that leads to a screen",
    layout,
    {
      [screen]: inNode("reply-time", (_, siblings) =>
        siblings.push({
          widget: "button",
          id: "more",
          props: { label: "{texts.noneHelp}" },
          on: {
            tap: [
              { do: "toast", text: "{texts.noneHelp}" },
              { do: "go", screen: "complaint-type" },
            ],
          },
        }),
      ),
    },
  ],
  ["a node taken out", layout, { [screen]: inNode("reply-time", (_, siblings, place) => siblings.splice(place, 1)) }],
  [
    "a node at another place",
    layout,
    { [screen]: inNode("reply-time", (_, siblings, place) => siblings.unshift(...siblings.splice(place, 1))) },
  ],
  ["one test more", layout, { [`${list}/tests.json`]: { tests: { "It opens": { then: { calls: [{ action: "problemList" }] } } } } }],
  ["one situation more", layout, { [`${list}/scenarios.json`]: { scenarios: { late: { description: "Late.", answers: {} } } } }],
  [
    "all that does not touch the loan",
    wide,
    { [`${confirm}/screen.json`]: inNode("plan", (_, siblings, place) => siblings.splice(place, 1)) },
  ],
  ["a picture that is new", wide, { "screens/pictures/loan.svg": "<svg/>" }],
];
