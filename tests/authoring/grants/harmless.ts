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
