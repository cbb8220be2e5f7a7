/** What the mock server says of a promotion that it does not know otherwise. */
import type { ScenarioFile, ScreenDefinition } from "../../../core/format/index.ts";
import type { Source } from "../../compiler/index.ts";
import { sampleOf } from "../../mock/data/index.ts";
import type { DraftRequest, NewFile } from "./draft.ts";
import { readObject } from "./read-object.ts";

/** Names of responses that a screen asks for by the id of the promotion. */
export function loadedByTemplate({ load = {} }: ScreenDefinition): string[] {
  return Object.entries(load).flatMap(([name, { input }]) => (Object.hasOwn(input ?? {}, "templateId") ? [name] : []));
}

/** A scenario in which the server knows the promotion, for a screen that asks for it by its id. */
export function playTemplate(
  request: DraftRequest,
  screen: ScreenDefinition,
  { templateId, scenario }: { readonly templateId: string; readonly scenario: Source<ScenarioFile> | undefined },
): { name: string; file: NewFile } | undefined {
  const { actions, resolve } = request.compilation.project.catalogue;
  const asked = loadedByTemplate(screen).flatMap((name) => screen.load?.[name] ?? []);
  if (scenario === undefined || asked.length === 0) return undefined;
  const name = scenarioOfPromotion(templateId);
  const data = (action: string) => sampleOf(actions.get(action)?.answer, { resolve, text: templateId });
  const answers = Object.fromEntries(asked.map(({ action }) => [action, { data: data(action) }]));
  const made = { description: `The server knows ${templateId}.`, open: askFor(templateId, scenario.value.open), answers };
  const written = readObject(request, scenario.file);
  return { name, file: { path: scenario.file, content: { ...written, scenarios: { ...scenario.value.scenarios, [name]: made } } } };
}

/** The same query string with this promotion: without it a scenario would show no promotion, and be the same as that of another one. */
export function askFor(templateId: string, open: string): string {
  const params = new URLSearchParams(open);
  params.set("templateId", templateId);
  return String(params);
}

/** The name of the scenario in which the server knows a promotion. */
export function scenarioOfPromotion(id: string): string {
  return `promotion-${id.toLowerCase().replace(/[_-]+/g, "-").replace(/^-|-$/g, "")}`;
}
