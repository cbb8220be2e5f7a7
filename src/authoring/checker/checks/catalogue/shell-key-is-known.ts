import { checkNames } from "../../queries/name-check.ts";
import { listStepNames } from "../../queries/step-names.ts";

export const shellKeyIsKnown = checkNames({
  id: "shell-key-is-known",
  what: "Every `native` step names a key of `screens/catalogue/shell.json`.",
  why: "The native shell drops a message with an unknown key, so the borrower's tap does nothing.",
  noun: "key of the native shell",
  mentioned: (index) => listStepNames(index, "shellKey"),
  declared: ({ catalogue }) => catalogue.shell.keys(),
});
