/** Compiles all responses of a project, each once for every market, whose way of writing money and dates it may use. */
import { createBuiltins, type Type } from "../../../core/expression/index.ts";
import type { ActionDefinition, MarketDefinition, Problem } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";
import { createFormats } from "../../../core/market/index.ts";
import type { MockData } from "./mock-data.ts";
import type { Respond } from "./response.ts";
import { compileResponse } from "./response.ts";
import { sharedRoots, typeOfInputs } from "./state-types.ts";
import { createSay, type Say } from "./wording.ts";

/** What responses are compiled against. */
export interface MockSources {
  readonly actions: { readonly [name: string]: ActionDefinition };
  readonly markets: readonly MarketDefinition[];
  readonly mock: MockData;
  /** What is wrong with the files that could not be read. */
  readonly problems?: readonly Problem[];
}

export interface CompiledMock {
  /** The response of an action in a market; undefined for an action without a file. */
  find(market: string, action: string): Respond | undefined;
  readonly say: Say;
  /** By action: the type of the data that its file responds with. */
  readonly dataTypes: ReadonlyMap<string, Type>;
  /** What is wrong with the files, each cause once. */
  readonly problems: readonly Problem[];
}

/** The file of an action's response. */
export function responseFile(action: string): string {
  return `screens/mock/responses/${action}.json`;
}

export function compileMock({ actions, markets, mock, problems: ofFiles = [] }: MockSources): CompiledMock {
  const found = new Map<string, Problem>();
  const compiled = new Map<string, Respond>();
  const dataTypes = new Map<string, Type>();
  const shared = sharedRoots(mock.seeds, markets);
  for (const [name, response] of Object.entries(mock.responses)) {
    const file = responseFile(name);
    const action = actions[name];
    if (action === undefined) {
      found.set(file, describeUnknown(name, Object.keys(actions)));
      continue;
    }
    const roots = { ...shared, input: typeOfInputs(action) };
    for (const market of markets) {
      const problems: Problem[] = [];
      const builtins = createBuiltins(createFormats(market));
      const { respond, dataType } = compileResponse(response, { file, roots, builtins, changes: mock.changes, problems });
      compiled.set(`${market.id}/${name}`, respond);
      if (response.data !== undefined) dataTypes.set(name, dataType);
      for (const problem of problems) found.set(JSON.stringify([problem.at, problem.message]), problem);
    }
  }
  const problems = [...ofFiles, ...found.values()];
  return { find: (market, action) => compiled.get(`${market}/${action}`), say: createSay(mock.wording), dataTypes, problems };
}

function describeUnknown(action: string, known: readonly string[]): Problem {
  const near = findNearest(action, known);
  return {
    check: "mock-data-is-valid",
    message: `No action is named \`${action}\`.`,
    help: near === undefined ? "A response is named after its action." : `Did you mean \`${near}\`?`,
    subject: { kind: "action", name: action, is: "missing", near: near === undefined ? [] : [near] },
    at: { file: responseFile(action), pointer: "", on: "value" },
  };
}
