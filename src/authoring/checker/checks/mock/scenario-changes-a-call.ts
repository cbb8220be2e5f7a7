import { listNames, quoteName, type Scenario, type ScenarioAnswer } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { listTwins } from "../../queries/find-twins.ts";
import { atKey } from "../../queries/places.ts";

export const scenarioChangesACall = projectCheck({ id: "scenario-changes-a-call" }, (project, report) => {
  for (const { file, value } of project.scenarios) {
    const at = (...parts: readonly string[]) => atKey(file, joinPointer("/scenarios", ...parts));
    for (const { name, first } of listTwins(Object.entries(value.scenarios), situationOf))
      report(at(name), {
        message: `This is the same situation as ${quoteName(first)}.`,
        help: "Change what should differ, or remove one of the two.",
      });
    for (const [name, { answers = {} }] of Object.entries(value.scenarios))
      for (const [action, response] of Object.entries(answers))
        if (isIdle(response))
          report(at(name, "answers", action), {
            message: `This leaves the response of ${quoteName(action)} as it is.`,
            help: "Say what differs: `code`, `data`, `patch`, `form`, `fault` or `delayMs`.",
          });
    const called = listCalled(project, file.slice(0, file.lastIndexOf("/") + 1));
    if (called.length === 0) continue;
    for (const [name, { answers = {} }] of Object.entries(value.scenarios))
      for (const action of Object.keys(answers)) {
        if (called.includes(action) || !project.catalogue.actions.has(action)) continue;
        report(at(name, "answers", action), {
          message: `${quoteName(value.screen)} never calls ${quoteName(action)}, so that this scenario is like the one without it.`,
          help: `It calls ${listNames(called, "and")}.`,
        });
      }
  }
});

/** What a scenario makes differ; what it is expected to show is not part of it. */
function situationOf({ description: _, shows: __, ...situation }: Scenario): unknown {
  return situation;
}

function isIdle({ times: _, patch, ...differs }: ScenarioAnswer): boolean {
  return Object.keys(differs).length === 0 && Object.keys(patch ?? {}).length === 0;
}

/** What a screen's own files and fragments call, and what finds out how their commits ended. */
function listCalled({ catalogue, texts }: Project, folder: string): string[] {
  const written = [...texts].filter(
    ([path]) => (path.startsWith(folder) || path.startsWith("screens/fragments/")) && !/\/(?:tests|scenarios|texts)\.json$/.test(path),
  );
  const called = written.flatMap(([, text]) => [...text.matchAll(/"action":\s*"(\w+)"/g)].map(([, name = ""]) => name));
  return [...new Set(called.flatMap((name) => [name, catalogue.actions.get(name)?.settledBy?.action ?? name]))];
}
