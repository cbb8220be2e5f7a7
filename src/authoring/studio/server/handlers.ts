/** Responds to each request of the studio's pages with what the language service, the compiler and the checker say. */
import { errorText } from "../../../core/text/index.ts";
import { formatText } from "../../compiler/index.ts";
import { complete, diagnoseFile, findDefinitions, findNamed, findNodeAt, hover, listCodeActions } from "../../language/service/index.ts";
import { readLineChange, refuseFile, writeWholeFile } from "../../project/index.ts";
import { hashContent } from "../../vite/index.ts";
import type { Edited, RequestOf, Results } from "../protocol/index.ts";
import { listChanges } from "./changes.ts";
import { describeElement } from "./elements.ts";
import { createTestHandlers } from "./flow-tests/tests.ts";
import { describeMachine } from "./machine.ts";
import { createNewHandlers } from "./new.ts";
import { editPromotion } from "./promotion/edit.ts";
import { describePromotion } from "./promotion/form.ts";
import { takePicture } from "./promotion/picture.ts";
import { createBaseline } from "./publish/baseline.ts";
import { describePublication } from "./publish/publication.ts";
import { saveAll } from "./publish/save-all.ts";
import { createScopeHandlers } from "./scope.ts";
import { showVariant } from "./show.ts";
import { type Handlers, readDisk, type StudioContext } from "./studio-context.ts";
import { showPlace, showProblem, summarize } from "./summary.ts";
import { createTextHandlers } from "./texts/texts.ts";
import { createWidgetHandlers } from "./widgets/widgets.ts";

export function createHandlers(context: StudioContext): Handlers {
  const { edited, help } = context;
  const { workspace } = edited;
  const baselineOf = createBaseline(context.root, edited);
  const after = (path: string): Edited => ({ problems: diagnoseFile(workspace, path).map((one) => showProblem(edited, one)) });
  return {
    project: () => summarize(edited, context.mockProject()),
    open: ({ path }) => edited.open(path),
    edit({ path, text }, page) {
      edited.edit(path, text);
      context.announce([path], page);
      return after(path);
    },
    revert({ path }, page) {
      edited.revert(path);
      context.announce([path], page);
      return after(path);
    },
    save: (request, page) => save(context, request, page),
    complete: ({ path, offset }) => complete(workspace, help, path, offset),
    hover: async ({ path, offset }) => (await hover(workspace, help, path, offset, (line) => readLineChange(context.root, line))) ?? null,
    definition({ path, offset }) {
      const named = findNamed(workspace, path, offset);
      return named === undefined ? [] : findDefinitions(workspace, named).map((place) => showPlace(edited, place));
    },
    nodeAt: ({ path, offset }) => ({ node: findNodeAt(workspace, path, offset) ?? "" }),
    element: (request) => describeElement(edited, request),
    fix({ path, start, end }) {
      const [first] = listCodeActions(workspace, diagnoseFile(workspace, path), { file: path, start, end });
      return [...(first?.make() ?? [])].map(([changed, text]) => ({ path: changed, text: text ?? null }));
    },
    preview: (request) => showVariant(context, baselineOf, request),
    promotionForm: (request) => describePromotion(edited, request),
    editPromotion: (request) => ({ text: editPromotion(edited, request) }),
    takePicture: (request) => takePicture(edited, request),
    publication() {
      readDisk(context);
      return describePublication(edited, baselineOf);
    },
    saveAll: (request, page) => saveAll(context, request, page),
    ...createTestHandlers(context),
    changes: (request) => listChanges(edited, request),
    ...createTextHandlers(context),
    ...createNewHandlers(context),
    machine: () => describeMachine(context.networkAddresses()),
    ...createScopeHandlers(edited),
    ...createWidgetHandlers(context),
  };
}

function save(context: StudioContext, { path, text, base }: RequestOf<"save">, page: string): Results["save"] {
  const { root, edited } = context;
  const reason = refuseFile(root, path);
  if (reason !== undefined) return { outcome: "refused", reason };
  readDisk(context);
  const now = edited.open(path);
  const formatted = formatText(path, text);
  const saved = hashContent(formatted);
  // Saved before, by a request whose response was lost, or by somebody else: nothing would be lost.
  if (![base, saved].includes(now.base)) return { outcome: "conflict", text: now.diskText, base: now.base };
  edited.edit(path, formatted);
  try {
    writeWholeFile(root, path, formatted);
  } catch (error) {
    return { outcome: "refused", reason: `\`${path}\` could not be written: ${errorText(error)}` };
  }
  readDisk(context, [{ path, text: formatted }], page);
  return { outcome: "saved", text: formatted, base: saved };
}
