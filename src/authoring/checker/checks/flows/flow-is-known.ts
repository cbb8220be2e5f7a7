import { checkNames } from "../../queries/name-check.ts";

export const flowIsKnown = checkNames({
  id: "flow-is-known",
  why: "An event that names a flow which is not there does nothing when it is tapped.",
  noun: "flow of this screen",
  mentioned: ({ mentions }) => mentions.map(({ flow, pointer }) => ({ name: flow, pointer })),
  declared: ({ screen }) => Object.keys(screen.flows ?? {}),
  bad: [{ screen: { onOpen: "gret" } }, { screen: { onOpen: [{ do: "run", flow: "greet" }] } }],
  good: [{ screen: { onOpen: "greet", flows: { greet: [{ do: "toast", text: "Hello", tone: "info" }] } } }],
});
