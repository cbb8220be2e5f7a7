/** Scenarios as they are played: with those that every screen can meet, and with their templates evaluated. */
import { createBuiltins, type Type } from "../../../core/expression/index.ts";
import type { CommonScenarios, Problem, Scenario, ScenarioAnswer, ScenarioFile, ScreenDefinition } from "../../../core/format/index.ts";
import { isObject, showText } from "../../../core/json/index.ts";
import { createCache, type Project, type Source } from "../../compiler/index.ts";
import { compileValues } from "./change.ts";
import { deriveScenarios, isTextOfScreen, listSituations, mapEntries } from "./derive-scenarios.ts";
import type { Situations } from "./engine-scenarios.ts";
import { at, compileTemplate, type Scope, type Site, withRoots } from "./template.ts";

export interface ExpandedScenarios {
  readonly files: readonly ScenarioFile[];
  readonly problems: readonly Problem[];
}

/** What scenarios follow from. */
export type ScenarioSources = Pick<Project, "screens" | "scenarios" | "mock" | "catalogue">;

/** A scenario is the same in every market, so that amounts and dates stay as they are. */
const builtins = createBuiltins({ amount: Number, group: String, money: String, date: String, daysUntil: () => null, time: String });
const asItIs: Scenario = { description: "As the mock server has it." };

interface Evaluated {
  readonly scope: Scope;
  readonly roots: { readonly [name: string]: Type };
}

/** One file for each screen that has scenarios; a screen's own stand first, and take the place of common ones of the same name. */
export function expandScenarios(sources: ScenarioSources): ExpandedScenarios {
  return createScenarioExpander()(sources);
}

/** The same for sources that are read again and again: what has not changed is not evaluated again. */
export function createScenarioExpander(): (sources: ScenarioSources) => ExpandedScenarios {
  const findCommon = createCache<CommonSituations>();
  const findOwn = createCache<OwnScenarios>();
  const findDerived = createCache<ScenarioFile["scenarios"]>();
  return ({ screens, scenarios, mock, catalogue: { actions } }) => {
    const [shared] = mock.commonScenarios;
    const common = findCommon("", [shared], () => evaluateCommon(shared));
    const derive = ({ value }: Source<ScreenDefinition>) =>
      findDerived(value.id, [value, common, actions], () => deriveScenarios(value, common.scenarios, actions));
    const problems: Problem[] = [...common.problems];
    const files = scenarios.map(({ file, value }) => {
      const own = findOwn(file, [value, common], () => evaluateOwn({ file, value }, common));
      problems.push(...own.problems);
      const screen = screens.get(value.screen);
      const derived = screen === undefined ? {} : derive(screen);
      return {
        screen: value.screen,
        open: value.open,
        openIn: value.openIn,
        scenarios: { ok: asItIs, ...own.scenarios, ...without(derived, own.scenarios) },
      };
    });
    const written = new Set(files.map(({ screen }) => screen));
    const others = [...screens.values()].flatMap((screen): ScenarioFile[] => {
      const derived = derive(screen);
      if (written.has(screen.value.id) || Object.keys(derived).length === 0) return [];
      return [{ screen: screen.value.id, open: "", scenarios: { ok: asItIs, ...derived } }];
    });
    return { files: [...files, ...others], problems };
  };
}

interface CommonSituations {
  /** What scenarios of screens may read. */
  readonly base: Evaluated;
  readonly scenarios: Situations;
  readonly problems: readonly Problem[];
}

interface OwnScenarios {
  readonly scenarios: ScenarioFile["scenarios"];
  readonly problems: readonly Problem[];
}

function evaluateCommon(shared: Source<CommonScenarios> | undefined): CommonSituations {
  const problems: Problem[] = [];
  const open: Site = { file: shared?.file ?? "", pointer: "", roots: {}, builtins, problems };
  const base = evaluateValues(open, shared?.value.values, { scope: {}, roots: {} });
  const scenarios = mapEntries(listSituations(shared), (one, name) => ({
    ...one,
    answer: evaluateAnswer(at(open, "scenarios", name, "answer"), one.answer, base),
  }));
  return { base, scenarios, problems };
}

function evaluateOwn({ file, value }: Source<ScenarioFile>, { base }: CommonSituations): OwnScenarios {
  const problems: Problem[] = [];
  const scenarios = evaluateScenarios({ file, pointer: "", roots: {}, builtins, problems }, value, base);
  return { scenarios, problems };
}

/** Names of the scenarios of a screen, its own first. */
export function listScenarioNames({ screens, scenarios, mock, catalogue }: ScenarioSources, id: string): string[] {
  const own = scenarios.find(({ value }) => value.screen === id)?.value.scenarios ?? {};
  const screen = screens.get(id)?.value;
  const derived = screen && deriveScenarios(screen, listSituations(mock.commonScenarios[0]), catalogue.actions);
  return ["ok", ...Object.keys({ ...own, ...derived })];
}

function evaluateScenarios(site: Site, { values, scenarios }: ScenarioFile, before: Evaluated): ScenarioFile["scenarios"] {
  const evaluated = evaluateValues(site, values, before);
  return mapEntries(scenarios, (scenario, name) => {
    const here = at(site, "scenarios", name);
    const { answers = {}, shows = [] } = scenario;
    return {
      ...scenario,
      answers: mapEntries(answers, (answer, action) => evaluateAnswer(at(here, "answers", action), answer, evaluated)),
      shows: shows.map((text, index) => (isTextOfScreen(text) ? text : evaluateText(at(here, "shows", index), text, evaluated))),
    };
  });
}

function evaluateText(site: Site, text: string, { scope, roots }: Evaluated): string {
  return showText(compileTemplate(withRoots(site, roots), text).run(scope));
}

function evaluateValues(site: Site, values: ScenarioFile["values"], before: Evaluated): Evaluated {
  const compiled = compileValues(withRoots(site, before.roots), values ?? {});
  return { scope: compiled.extend(before.scope), roots: compiled.site.roots };
}

function evaluateAnswer(site: Site, answer: ScenarioAnswer, { scope, roots }: Evaluated): ScenarioAnswer {
  const here = withRoots(site, roots);
  const evaluated = (name: "data" | "patch") => compileTemplate(at(here, name), answer[name]).run(scope);
  const patch = answer.patch === undefined ? undefined : evaluated("patch");
  return { ...answer, ...("data" in answer && { data: evaluated("data") }), ...(isObject(patch) && { patch }) };
}

function without(derived: ScenarioFile["scenarios"], own: ScenarioFile["scenarios"]): ScenarioFile["scenarios"] {
  return Object.fromEntries(Object.entries(derived).filter(([name]) => !Object.hasOwn(own, name)));
}
