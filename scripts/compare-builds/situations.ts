/** What there is to play: each screen in each market, scenario and promotion, as the project's own reader finds them in a checkout. */

import { loadProject, type Project } from "../../src/authoring/compiler/index.ts";
import { type MockProject, toMockProject, writeVariantAddress } from "../../src/authoring/mock/server/index.ts";
import { readProjectFiles } from "../../src/authoring/project/project-files.ts";
import type { Scenario, ScenarioAnswer } from "../../src/core/format/index.ts";
import { readLaunchNames } from "../../src/core/market/index.ts";

export interface Situation {
  /** `<screen> <market> <scenario>` or `<screen> <market>+<promotion>` */
  readonly title: string;
  readonly screen: string;
  readonly route: string;
  readonly market: string;
  /** Undefined for the server as it is. */
  readonly scenario?: string;
  /** Path, query and hash. */
  readonly address: string;
  readonly state: "ready" | "failed" | "loading";
  /** What the scenario responds, by the path that is called. */
  readonly answers: { readonly [path: string]: ScenarioAnswer };
}

export interface Definitions {
  /** Ids of the screens by route. */
  readonly screens: MockProject["screens"];
  readonly situations: readonly Situation[];
}

/** Of a screen without any, in a project that has none in common. */
const asItIs: { readonly [name: string]: Scenario } = { ok: { description: "" } };

/** Throws when the checkout cannot be read in today's form: what is left out would pass as alike. */
export function readDefinitions(checkout: string): Definitions {
  const project = loadProject(readProjectFiles(checkout));
  const mock = toMockProject(project);
  const [problem] = [...project.problems, ...(mock.problems ?? [])];
  if (problem !== undefined) throw new Error(`${checkout} cannot be read. ${problem.at.file}: ${problem.message}`);
  const { screens, markets } = mock;
  const routes = Object.entries(screens).sort(([a], [b]) => (a < b ? -1 : 1));
  const situations = routes.flatMap(([route, screen]) =>
    markets.flatMap(({ id: market }) => [
      ...playScenarios(mock, { route, screen, market }),
      ...playPromotions(project, mock, { route, screen, market }),
    ]),
  );
  if (situations.length === 0) throw new Error(`${checkout} has no screens to play.`);
  return { screens, situations };
}

type Place = Pick<Situation, "route" | "screen" | "market">;

function playScenarios(mock: MockProject, place: Place): Situation[] {
  const { screen, market } = place;
  const file = mock.scenarios.find((one) => one.screen === screen);
  return Object.entries(file?.scenarios ?? asItIs).map(([scenario, { open, state = "ready", answers = {} }]) => ({
    ...place,
    title: `${screen} ${market} ${scenario}`,
    scenario,
    state,
    address: writeAddress(mock, place, market, open),
    answers: Object.fromEntries(Object.entries(answers).map(([action, answer]) => [mock.actions[action]?.path ?? action, answer])),
  }));
}

function playPromotions({ overlays }: Project, mock: MockProject, place: Place): Situation[] {
  const { screen, market } = place;
  return overlays.flatMap(({ value: { overlay, for: only } }): Situation[] => {
    if (overlay !== screen || only.templateId === undefined || (only.market ?? market) !== market) return [];
    const variant = `${market}+${only.templateId}`;
    return [{ ...place, title: `${screen} ${variant}`, state: "ready", address: writeAddress(mock, place, variant), answers: {} }];
  });
}

/** With a value for all that the native app hands over as a secret, so that what is sent is seen to have it. */
function writeAddress(mock: MockProject, { screen, market }: Place, variant: string, open?: string): string {
  const file = mock.scenarios.find((one) => one.screen === screen);
  const secrets = ["token", ...readLaunchNames(mock.wire).headers].map((name) => [name, `canary-${name}`]);
  const own = new URLSearchParams(open ?? file?.openIn?.[market] ?? file?.open);
  const address = writeVariantAddress(mock, { screen, variant, params: Object.fromEntries([...secrets, ...own]) });
  if (address === undefined) throw new Error(`Nothing opens \`${screen}\` in \`${variant}\`.`);
  return address;
}
