/** Compiles all responses of a project, each once for every market, whose way of writing money and dates it may use. */
import { createBuiltins } from "../../../core/expression/index.ts";
import type { Problem } from "../../../core/format/index.ts";
import { createAmounts, createDates } from "../../../core/market/index.ts";
import type { MockProject } from "../project.ts";
import type { Respond } from "./response.ts";
import { compileResponse } from "./response.ts";
import { rootsOf } from "./state-types.ts";

export interface CompiledMock {
  /** The response of an action in a market; undefined for an action without a file. */
  find(market: string, action: string): Respond | undefined;
  /** What is wrong with the files, each cause once. */
  readonly problems: readonly Problem[];
}

function responseFile(action: string): string {
  return `screens/mock/responses/${action}.json`;
}

export function compileMock({ actions, markets, mock, problems: ofFiles = [] }: MockProject): CompiledMock {
  const found = new Map<string, Problem>();
  const compiled = new Map<string, Respond>();
  for (const [name, response] of Object.entries(mock.responses)) {
    const file = responseFile(name);
    const action = actions[name];
    if (action === undefined) {
      const at = { file, pointer: "", on: "value" } as const;
      found.set(file, { check: "mock-data", message: `No action is named \`${name}\`.`, at });
      continue;
    }
    const roots = rootsOf(action, mock.seeds, markets);
    for (const market of markets) {
      const problems: Problem[] = [];
      const builtins = createBuiltins({ ...createAmounts(market), ...createDates(market) });
      compiled.set(`${market.id}/${name}`, compileResponse(response, { file, roots, builtins, changes: mock.changes, problems }));
      for (const problem of problems) found.set(JSON.stringify([problem.at, problem.message]), problem);
    }
  }
  return { find: (market, action) => compiled.get(`${market}/${action}`), problems: [...ofFiles, ...found.values()] };
}
