import { checkNames } from "../../queries/name-check.ts";

export const flowIsKnown = checkNames({
  id: "flow-is-known",
  noun: { kind: "flow", words: "flow of this screen" },
  mentioned: ({ mentions }) => mentions.map(({ flow, pointer }) => ({ name: flow, pointer })),
  declared: ({ screen }) => Object.keys(screen.flows ?? {}),
});
