import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const storedNameIsKnown = checkNames({
  id: "stored-name-is-known",
  noun: { kind: "stored value" },
  mentioned: (index) => listStepNames(index, "stored"),
  declared: ({ catalogue }) => catalogue.stored.keys(),
});
