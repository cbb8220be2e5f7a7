import { listCalls } from "../../queries/calls.ts";
import { checkNames } from "../../queries/name-check.ts";

export const actionIsKnown = checkNames({
  id: "action-is-known",
  what: "Every `call` and every entry of `load` names an action of the catalogue.",
  why: "A call to an action that is not in the catalogue fails on the borrower's phone.",
  noun: "action of the catalogue",
  mentioned: (index) => listCalls(index).map(({ action, pointer }) => ({ name: action, pointer: `${pointer}/action` })),
  declared: ({ catalogue }) => catalogue.actions.keys(),
});
