// Scenarios that follow from what a screen loads are named after it, and tests name them.

import { type Project, setInText } from "../../../compiler/index.ts";
import { listScenarioNames } from "../../../mock/data/index.ts";

/** The texts of the tests whose scenario has another name after the change. */
export function renameDerivedScenarios(before: Project, after: Project): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, value } of after.tests) {
    const now = listScenarioNames(after, value.screen);
    const names = new Map(listScenarioNames(before, value.screen).map((name, index) => [name, now[index] ?? name]));
    for (const [test, { given }] of Object.entries(value.tests)) {
      const name = names.get(given?.scenario ?? "");
      const text = texts.get(file) ?? after.texts.get(file);
      if (name === undefined || name === given?.scenario || now.includes(given?.scenario ?? "") || text === undefined) continue;
      texts.set(file, setInText(text, ["tests", test, "given", "scenario"], name));
    }
  }
  return texts;
}
