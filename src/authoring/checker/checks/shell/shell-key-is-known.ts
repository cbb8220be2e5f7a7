import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const shellKeyIsKnown = checkNames({
  id: "shell-key-is-known",
  noun: { kind: "shell key", words: "key of the native shell" },
  mentioned: (index) => listStepNames(index, "shellKey"),
  declared: ({ catalogue }) => catalogue.shell.keys(),
});
