// What a value reads behind the names that it has.
import { expect, it } from "vitest";
import { reachedIn } from "../../../src/authoring/edits/grants/reads.ts";
import { emptyView, type View } from "../../../src/authoring/edits/grants/view.ts";

const view: View = {
  ...emptyView,
  screen: {
    ...emptyView.screen,
    load: { order: { action: "order", input: { token: "{launch.token}" } } },
    state: { begun: { type: "text", initial: "{stored.phone}" }, set: "", other: "" },
    values: { first: "{second}", second: "{state.set}", row: "{data.order.row}" },
    onOpen: [{ do: "set", path: "state.set", to: "{launch.gid}" }],
  },
};

it.each([
  ["{state.begun}", ["stored.phone"]],
  ["{state['begun']}", ["stored.phone"]],
  ["{state[params.id]}", ["launch.gid", "stored.phone"]],
  ["{first}", ["launch.gid"]],
  ["{state.other}", []],
  // What a response holds is the business of its action.
  ["{row}", []],
])("follows %s to what the device has", (text, expected) => {
  expect([...reachedIn(text, view)].filter((path) => /^(?:launch|stored)/.test(path)).sort()).toEqual(expected);
});
