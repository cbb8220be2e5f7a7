import { checkNames } from "../../queries/name-check.ts";

export const storedNameIsKnown = checkNames({
  id: "stored-name-is-known",
  why: "What is kept under a name that `screens/stored.json` does not list is never read again.",
  noun: "stored value",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => {
      if (step.do === "store") return Object.keys(step.values).map((name) => ({ name, pointer: `${pointer}/values/${name}` }));
      if (step.do === "forget") return (step.names ?? []).map((name, place) => ({ name, pointer: `${pointer}/names/${String(place)}` }));
      return [];
    }),
  declared: ({ catalogue }) => catalogue.stored.keys(),
  bad: [
    { screen: { onReady: [{ do: "store", values: { visit: "today" } }] } },
    { screen: { onReady: [{ do: "forget", names: ["lastVisits"] }] } },
  ],
  good: [{ screen: { onReady: [{ do: "store", values: { lastVisit: "today" } }] } }],
});
