import { checkNames } from "../../queries/name-check.ts";

export const flowIsKnown = checkNames({
  id: "flow-is-known",
  what: "Every mention of a flow names a flow of the screen.",
  why: "An event with an unknown flow does nothing when it is tapped.",
  noun: "flow of this screen",
  mentioned: ({ mentions }) => mentions.map(({ flow, pointer }) => ({ name: flow, pointer })),
  declared: ({ screen }) => Object.keys(screen.flows ?? {}),
});
