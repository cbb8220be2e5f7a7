/** Responds to each request of the studio's pages with what the language service, the compiler and the checker say. */
import { firstLanguage } from "../../../core/market/index.ts";
import { formatText } from "../../compiler/index.ts";
import {
  complete,
  diagnoseFile,
  findDefinitions,
  findNamed,
  findNodeAt,
  hover,
  listCodeActions,
  type SchemaHelp,
} from "../../language/index.ts";
import { type HttpMock, type MockProject, writeVariantAddress } from "../../mock-server/index.ts";
import type { Edited, RequestName, RequestOf, Results } from "../protocol.ts";
import { createChanges } from "./changes.ts";
import type { Desk } from "./desk.ts";
import { describeElement } from "./elements.ts";
import type { FlowTests } from "./flow-tests.ts";
import { createNewHandlers } from "./new.ts";
import type { Previews } from "./previews.ts";
import { createScopeHandlers } from "./scope.ts";
import { showPlace, showProblem, summarize } from "./summary.ts";
import { createTestHandlers, startGiven } from "./tests.ts";
import { createTextHandlers } from "./texts.ts";
import { createWidgetHandlers } from "./widgets.ts";
import { refuseFile, writeWholeFile } from "./write-file.ts";

export interface Bench {
  readonly root: string;
  readonly desk: Desk;
  readonly help: SchemaHelp;
  readonly previews: Previews;
  readonly mock: HttpMock;
  /** Of the project as it is in the studio. */
  mockProject(): MockProject;
  /** Read when they are first needed. */
  loadFlowTests(): Promise<FlowTests>;
  /** Says to every other page which files have another text now. */
  announce(paths: readonly string[], from: string): void;
}

export type Handlers = {
  readonly [Name in RequestName]: (request: RequestOf<Name>, page: string) => Results[Name] | Promise<Results[Name]>;
};

export function createHandlers(bench: Bench): Handlers {
  const { desk, help } = bench;
  const { workspace } = desk;
  const after = (path: string): Edited => ({
    problems: diagnoseFile(workspace, path).map((one) => showProblem(desk, one)),
    revision: desk.revision,
  });
  const actionsAt = ({ path, start, end }: RequestOf<"actions">) =>
    listCodeActions(workspace, diagnoseFile(workspace, path), { file: path, start, end });
  return {
    project: () => summarize(desk, bench.mockProject()),
    open: ({ path }) => desk.open(path),
    edit({ path, text }, page) {
      desk.edit(path, text);
      bench.announce([path], page);
      return after(path);
    },
    revert({ path }, page) {
      desk.revert(path);
      bench.announce([path], page);
      return after(path);
    },
    save: (request, page) => save(bench, request, page),
    complete: async ({ path, offset }) =>
      (await complete(workspace, help, path, offset)).map(({ isSnippet = false, ...one }) => ({ ...one, isSnippet })),
    hover: async ({ path, offset }) => (await hover(workspace, help, path, offset)) ?? null,
    definition({ path, offset }) {
      const named = findNamed(workspace, path, offset);
      return named === undefined ? [] : findDefinitions(workspace, named).map((place) => showPlace(desk, place));
    },
    nodeAt: ({ path, offset }) => ({ node: findNodeAt(workspace, path, offset) ?? "" }),
    element: (request) => describeElement(desk, request),
    actions: (range) => actionsAt(range).map(({ title }) => title),
    act: ({ title, ...range }) =>
      [
        ...(actionsAt(range)
          .find((one) => one.title === title)
          ?.make() ?? []),
      ].map(([path, text]) => ({ path, text: text ?? null })),
    preview: (request) => preview(bench, request),
    ...createTestHandlers(bench),
    changes: createChanges(desk),
    ...createTextHandlers(desk, bench.root),
    ...createNewHandlers(bench),
    ...createScopeHandlers(desk),
    ...createWidgetHandlers(bench),
  };
}

function save({ root, desk, announce }: Bench, { path, text, base }: RequestOf<"save">, page: string): Results["save"] {
  const reason = refuseFile(root, path);
  if (reason !== undefined) return { outcome: "refused", reason };
  desk.readDisk();
  if (desk.baseOf(path) !== base) return { outcome: "conflict", text: desk.diskText(path), base: desk.baseOf(path) };
  const formatted = path.endsWith(".json") ? formatText(path, text) : text;
  desk.edit(path, formatted);
  try {
    writeWholeFile(root, path, formatted);
  } catch (error) {
    return { outcome: "refused", reason: `\`${path}\` could not be written: ${error instanceof Error ? error.message : String(error)}` };
  }
  desk.readDisk();
  announce([path], page);
  return { outcome: "saved", text: formatted, base: desk.baseOf(path) };
}

async function preview(bench: Bench, request: RequestOf<"preview">): Promise<Results["preview"]> {
  const { desk, previews, mock, mockProject } = bench;
  const { screen, variant, scenario, session, wording, given } = request;
  const { catalogue, screens } = desk.workspace.compile().project;
  const found = previews.find(screen, variant, wording);
  const route = screens.get(screen)?.value.route ?? "";
  const [marketId = ""] = variant.split(/[@+]/);
  const market = catalogue.markets.get(marketId);
  mock.startVisit(session, route, scenario === "" ? "" : `${screen}/${scenario}`);
  if (given !== "") await startGiven(bench, { screen, session, given });
  return {
    ...(found && { module: found.id }),
    isStale: found?.isStale ?? false,
    market: marketId,
    serverLanguage: market === undefined ? "" : firstLanguage(market),
    address: writeVariantAddress(mockProject(), screen, variant) ?? "",
  };
}
