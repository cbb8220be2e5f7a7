import { listCalls } from "../../queries/calls.ts";
import { checkNames } from "../../queries/name-check.ts";

export const actionIsKnown = checkNames({
  id: "action-is-known",
  noun: "action of the catalogue",
  mentioned: (index) => listCalls(index).map(({ action, pointer }) => ({ name: action, pointer: `${pointer}/action` })),
  declared: ({ catalogue }) => catalogue.actions.keys(),
});
