/** Makes something new by form, as `screens -- new` does. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "../../../core/json/index.ts";
import { errorText } from "../../../core/text/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { DraftError, type DraftSources, generate, generates, makeDraft, newKinds } from "../../edits/drafts/index.ts";
import { readProjectFiles, refuseFile, writeWholeFiles } from "../../project/index.ts";
import { servedCompiler } from "../../vite/index.ts";
import type { RequestOf } from "../protocol/index.ts";
import type { MadeNew, NewField, NewKindForm, NewRefusal, PlannedFiles, PlannedNew } from "../protocol/new.ts";
import type { EditedProject } from "./edited-project.ts";
import { type Handlers, readDisk, type StudioContext } from "./studio-context.ts";

export type NewHandlers = ReturnType<typeof createNewHandlers>;

/** Kinds that have a form of their own. */
const drafts = new Set(["promotion"]);

export function createNewHandlers({ root, edited, announce }: Pick<StudioContext, "root" | "edited" | "announce">) {
  return {
    newKinds: () => listForms(edited),
    planNew: (request) => plan(edited, root, request),
    makeNew(request, page): MadeNew {
      if (drafts.has(request.kind)) return refuse(`A ${request.kind} is written when its form is saved.`);
      readDisk({ edited, announce });
      const planned = plan(edited, root, request);
      if (planned.outcome === "refused") return planned;
      const files = [...planned.made, ...planned.extended];
      try {
        writeWholeFiles(root, files);
      } catch (error) {
        return refuse(`It could not be written: ${errorText(error)}`);
      }
      readDisk({ edited, announce }, files, page);
      return { ...planned, outcome: "made" };
    },
    generate: async () => ({ isDone: await generate(root) }),
  } satisfies Partial<Handlers>;
}

function refuse(reason: string, field = "name"): NewRefusal {
  return { outcome: "refused", reason, field };
}

function listForms({ workspace }: EditedProject): NewKindForm[] {
  const { screens, overlays, catalogue } = workspace.compile().project;
  const { actions, markets, languages } = catalogue;
  const reading = [...actions].filter(([, { reads }]) => reads === true).map(([name]) => name);
  const names = {
    screens: [...screens.keys()],
    actions: reading,
    markets: [...markets.keys()],
    languages: [...languages.keys()],
    promotions: [...new Set(overlays.flatMap(({ value }) => value.for.templateId ?? []))],
  };
  return Object.entries(newKinds).map(([kind, { help, label, example, nameHelp = "", names: taken, options }]) => ({
    kind,
    help,
    isDraft: drafts.has(kind),
    fields: [
      { name: "name", label, help: nameHelp, example, isNeeded: true, ...(taken && { choices: names[taken], of: taken }) },
      ...Object.entries(options).map(([name, option]): NewField => {
        const about = option.help.charAt(0).toUpperCase() + option.help.slice(1);
        const choices = option.names && { choices: names[option.names], of: option.names };
        const { label, isNeeded = false, unless, isMany } = option;
        return {
          ...{ name, label, help: about, example: "", isNeeded, unless, isMany, ...choices },
          ...(option.value === undefined && { isFlag: true as const }),
        };
      }),
    ],
  }));
}

function plan(edited: EditedProject, root: string, { kind, name, options }: RequestOf<"planNew">): PlannedNew {
  const given = parseJson(options);
  const get = (option: string): string | undefined => {
    const value: unknown = isObject(given) && Object.hasOwn(given, option) ? given[option] : undefined;
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const isDraft = drafts.has(kind);
  const { files, readText } = isDraft ? openFiles(edited) : diskFiles(root);
  try {
    const made = makeDraft(
      { kind, name, get, has: (option) => get(option) !== undefined },
      { files, compiler: servedCompiler(root), readText },
    );
    const reason = made.written
      .map(({ path }) => refuseFile(root, path) ?? (isDraft ? undefined : refuseTyped(edited, path)))
      .find((one) => one !== undefined);
    return reason === undefined ? { outcome: "planned", ...describe(made, root) } : refuse(reason);
  } catch (error) {
    if (error instanceof DraftError) return refuse(error.message, error.field);
    throw error;
  }
}

type Sources = Pick<DraftSources, "files" | "readText">;

function diskFiles(root: string): Sources {
  const readText = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
  return { files: readProjectFiles(root), readText };
}

/** With what was typed: a draft is added to drafts. */
function openFiles({ workspace }: EditedProject): Sources {
  const files = workspace.paths.map((path) => ({ path, text: workspace.textOf(path) }));
  return { files, readText: (path) => files.find((one) => one.path === path)?.text };
}

/** What somebody has typed there would be lost, or written without being asked for. */
function refuseTyped(edited: EditedProject, path: string): string | undefined {
  return edited.isEdited(path) ? `\`${path}\` has changes that are not saved, and gets an entry. Save or discard them first.` : undefined;
}

function describe({ draft, written, problems, isGeneratedFrom }: ReturnType<typeof makeDraft>, root: string): PlannedFiles {
  const isExtended = ({ path }: { readonly path: string }) => (draft.extended ?? []).some((one) => one.path === path);
  const [screen = ""] = written.flatMap(({ path }) => readDefinitionPath(path).screen ?? []);
  const { market, params } = draft.visit ?? {};
  const promotion = params?.["templateId"];
  return {
    made: written.filter((one) => !isExtended(one)),
    extended: written.filter(isExtended),
    problems: problems.length,
    next: draft.next,
    screen,
    variant: [market?.id, promotion].filter((part) => part !== undefined).join("+"),
    scenario: draft.visit?.scenario ?? "",
    isGeneratedFrom: isGeneratedFrom && generates(root),
  };
}
