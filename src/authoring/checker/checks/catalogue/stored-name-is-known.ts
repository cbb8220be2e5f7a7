import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const storedNameIsKnown = checkNames({
  id: "stored-name-is-known",
  what: "Every name that a step stores or clears is declared in `screens/catalogue/stored.json`.",
  why: "A value stored under an undeclared name is never read again.",
  noun: "stored value",
  mentioned: (index) => listStepNames(index, "stored"),
  declared: ({ catalogue }) => catalogue.stored.keys(),
});
