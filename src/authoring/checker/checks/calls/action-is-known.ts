import { listCalls } from "../../queries/calls.ts";
import { checkNames } from "../../queries/name-check.ts";

export const actionIsKnown = checkNames({
  id: "action-is-known",
  why: "A call to an action that the catalogue does not list could only fail on the borrower's phone.",
  noun: "action of the catalogue",
  mentioned: (outline) => listCalls(outline).map(({ action, pointer }) => ({ name: action, pointer: `${pointer}/action` })),
  declared: ({ catalogue }) => catalogue.actions.keys(),
  bad: [{ screen: { onOpen: [{ do: "call", action: "visitt" }] } }],
  good: [{ screen: { onOpen: [{ do: "call", action: "visit" }] } }],
});
