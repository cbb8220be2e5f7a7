import { checkNames } from "../../queries/name-check.ts";

export const storedNameIsKnown = checkNames({
  id: "stored-name-is-known",
  what: "Every name that a step stores or clears is declared in `screens/stored.json`.",
  why: "A value stored under an undeclared name is never read again.",
  noun: "stored value",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => {
      if (step.do === "store") return Object.keys(step.values).map((name) => ({ name, pointer: `${pointer}/values/${name}` }));
      if (step.do === "clear")
        return (step.names ?? []).map((name, nameIndex) => ({ name, pointer: `${pointer}/names/${String(nameIndex)}` }));
      return [];
    }),
  declared: ({ catalogue }) => catalogue.stored.keys(),
});
