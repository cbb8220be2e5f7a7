/** Responds to each request of the studio's pages with what the language service, the compiler and the checker say. */

import { errorText } from "../../../core/text/index.ts";
import { formatText } from "../../compiler/index.ts";
import { complete, diagnoseFile, findDefinitions, findNamed, findNodeAt, hover, listCodeActions } from "../../language/service/index.ts";
import { writeWholeFile } from "../../project/index.ts";
import type { Edited, RequestOf, Results } from "../protocol/index.ts";
import type { Bench, Handlers } from "./bench.ts";
import { createChanges } from "./changes.ts";
import { describeElement } from "./elements.ts";
import { createTestHandlers } from "./flow-tests/tests.ts";
import { describeMachine } from "./machine.ts";
import { createNewHandlers } from "./new.ts";
import { promotionHandlers } from "./promotion/handlers.ts";
import { createBaseline } from "./publish/baseline.ts";
import { refuseFile } from "./refuse-file.ts";
import { createScopeHandlers } from "./scope.ts";
import { showVariant } from "./show.ts";
import { showPlace, showProblem, summarize } from "./summary.ts";
import { createTextHandlers } from "./texts/texts.ts";
import { createWidgetHandlers } from "./widgets/widgets.ts";

export function createHandlers(bench: Bench): Handlers {
  const { desk, help } = bench;
  const { workspace } = desk;
  const baselineOf = createBaseline(bench.root, desk);
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
    preview: (request) => showVariant(bench, baselineOf, request),
    ...promotionHandlers(bench, baselineOf),
    ...createTestHandlers(bench),
    changes: createChanges(desk),
    ...createTextHandlers(bench),
    ...createNewHandlers(bench),
    machine: () => describeMachine(bench.networkAddresses()),
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
    return { outcome: "refused", reason: `\`${path}\` could not be written: ${errorText(error)}` };
  }
  desk.readDisk();
  announce([path], page);
  return { outcome: "saved", text: formatted, base: desk.baseOf(path) };
}
