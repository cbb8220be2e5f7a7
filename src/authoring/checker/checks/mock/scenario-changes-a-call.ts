import { listNames, quoteName } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey } from "../../queries/places.ts";

export const scenarioChangesACall = projectCheck({ id: "scenario-changes-a-call" }, (project, report) => {
  for (const { file, value } of project.scenarios) {
    const called = listCalled(project, file.slice(0, file.lastIndexOf("/") + 1));
    if (called.length === 0) continue;
    for (const [name, { answers = {} }] of Object.entries(value.scenarios))
      for (const action of Object.keys(answers)) {
        if (called.includes(action) || !project.catalogue.actions.has(action)) continue;
        report(atKey(file, joinPointer("/scenarios", name, "answers", action)), {
          message: `${quoteName(value.screen)} never calls ${quoteName(action)}, so that this scenario is like the one without it.`,
          help: `It calls ${listNames(called, "and")}.`,
        });
      }
  }
});

/** What a screen's own files and fragments call, and what finds out how their commits ended. */
function listCalled({ catalogue, texts }: Project, folder: string): string[] {
  const written = [...texts].filter(
    ([path]) => (path.startsWith(folder) || path.startsWith("screens/fragments/")) && !/\/(?:tests|scenarios|texts)\.json$/.test(path),
  );
  const called = written.flatMap(([, text]) => [...text.matchAll(/"action":\s*"(\w+)"/g)].map(([, name = ""]) => name));
  return [...new Set(called.flatMap((name) => [name, catalogue.actions.get(name)?.settledBy?.action ?? name]))];
}
