// The grants that the drafts of the tests are held to.
import type { GrantDefinition } from "../../../src/core/format/index.ts";

export const register = "screens/promotion/register";
export const confirm = "screens/loan/confirm";
export const list = "screens/complaint/list";

/** A promotion for Holi, in one market, for two weeks. */
export const holi: GrantDefinition = {
  screens: ["promotion-register"],
  markets: ["india"],
  promotions: ["HOLI"],
  from: "2027-03-01",
  until: "2027-03-15",
  texts: ["holi*"],
  nodes: ["hero"],
  widgets: ["text", "note", "link"],
  steps: ["go"],
  opens: ["promotion-agreement"],
  pictures: ["holi/*"],
  hosts: ["www.example.com"],
};

/** Some wording of the screen on which a loan is taken, in one market. */
export const wording: GrantDefinition = { screens: ["loan-confirm"], markets: ["indonesia"], texts: ["plan", "term", "firstPayment"] };

/** All that a grant can name on the screen on which a loan is taken, but no action that sends. */
export const wide: GrantDefinition = {
  screens: ["loan-confirm"],
  markets: "*",
  texts: "*",
  nodes: "*",
  parts: "*",
  widgets: "*",
  steps: "*",
  opens: "*",
  pictures: "*",
  actions: ["contracts", "loanConfirmDetail"],
};

/** The list of complaints may show more. */
export const layout: GrantDefinition = {
  screens: ["complaint-list"],
  markets: "*",
  texts: ["reply*", "none*", "hint"],
  nodes: ["reply-time", "empty", "complaint"],
  parts: ["values.*"],
  widgets: ["text", "note", "button"],
  steps: ["go", "toast"],
  opens: ["complaint-type"],
  reads: ["item.type"],
};

/** A promotion that keeps to its grant. */
export const holiOverlay = {
  $schema: "../../../schemas/editor/overlay.gen.schema.json",
  for: { market: "india" },
  from: "2027-03-02",
  until: "2027-03-10",
  texts: { holiLine: { en: "Happy Holi: register today", id: "Selamat Holi: daftar hari ini" } },
  insert: [{ after: "hero", node: { widget: "text", id: "holi-line", props: { text: "{texts.holiLine}" } } }],
};
