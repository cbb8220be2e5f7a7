import { listCalls } from "../../queries/calls.ts";
import { actionOfCatalogue, checkNames } from "../../queries/name-check.ts";

export const actionIsKnown = checkNames({
  id: "action-is-known",
  role: "part",
  noun: actionOfCatalogue,
  mentioned: (index) => listCalls(index).map(({ action, pointer }) => ({ name: action, pointer: `${pointer}/action` })),
  declared: ({ catalogue }) => catalogue.actions.keys(),
});
