/** Everything that differs from the last commit, as one change: what it means, its files, and how to describe it. */
import { describeChanges, findVariant, isPictureFile, readDefinitionPath, type Variant, withoutKnown } from "../../../compiler/index.ts";
import { type Diagnostic, diagnoseAll } from "../../../language/service/index.ts";
import type { Publication, PublishedFile } from "../../protocol/promotion.ts";
import type { EditedProject } from "../edited-project.ts";
import { findPromotionScenario } from "../promotion/promotion.ts";
import { showProblem } from "../summary.ts";
import type { Baseline } from "./baseline.ts";
import { writeMessage } from "./message.ts";

export function describePublication(edited: EditedProject, baselineOf: () => Baseline): Publication {
  const baseline = baselineOf();
  const files = listFiles(edited, baseline);
  const variants = listVariants(edited, baseline, files);
  return { against: baseline.against, files, variants, message: writeMessage(files, variants), problems: listBrought(edited) };
}

/** Those that the disk does not have. */
function listBrought(edited: EditedProject): Publication["problems"] {
  const { workspace } = edited;
  const known = edited.compileDisk().problems;
  const brought = withoutKnown(workspace.compile().problems, known);
  const keyOf = ({ check, file, pointer }: Pick<Diagnostic, "check" | "file" | "pointer">): string => [check, file, pointer].join(" ");
  const keys = new Set(brought.map(({ check, at }) => keyOf({ check, ...at })));
  return diagnoseAll(workspace)
    .filter((one) => !one.isNotice && keys.has(keyOf(one)))
    .map((one) => showProblem(edited, one));
}

function listFiles(edited: EditedProject, baseline: Baseline): PublishedFile[] {
  const before = new Map(baseline.files.map(({ path, text }) => [path, text]));
  const paths = [...new Set([...before.keys(), ...edited.workspace.paths])].sort();
  return paths.flatMap((path): PublishedFile[] => {
    const [old, now] = [before.get(path), edited.workspace.textOf(path)];
    if (old === now || (old === undefined && now === "")) return [];
    const isPicture = isPictureFile(path);
    return [
      {
        path,
        after: isPicture ? `${now.length}` : now,
        isPicture,
        isNew: old === undefined,
        isEdited: edited.isEdited(path),
        base: edited.baseOf(path),
      },
    ];
  });
}

function listVariants(edited: EditedProject, baseline: Baseline, files: readonly PublishedFile[]): Publication["variants"] {
  const { workspace } = edited;
  const changed = files.filter(({ isPicture }) => !isPicture).map(({ path }) => path);
  const isForAll = changed.some((path) => path.startsWith("screens/catalogue/") || !path.startsWith("screens/"));
  const ids = new Set(changed.flatMap((path) => workspace.familyOf(path)).flatMap((path) => readDefinitionPath(path).screen ?? []));
  const before = baseline.compile();
  const { project, screens } = workspace.compile();
  return [...screens.values()]
    .filter(({ id }) => isForAll || ids.has(id))
    .flatMap(({ id, variants }) =>
      variants.flatMap(({ resolved }) => {
        const old = findVariant(before, id, resolved.name);
        const base = old ?? findVariant(before, id, resolved.name.replace(/\+.*$/, ""));
        const changes = base === undefined ? ["a new screen"] : describe(base, resolved);
        if (old !== undefined && changes.length === 0) return [];
        const { templateId } = resolved;
        const scenario = templateId === undefined ? "" : findPromotionScenario(project, id, templateId);
        return [{ screen: id, variant: resolved.name, isNew: old === undefined, changes, scenario }];
      }),
    );
}

/** With the dates of a promotion, which are no part of the screen. */
function describe(before: Variant, after: Variant): string[] {
  const [old, now] = [before, after].map(periodOf);
  return [...(old === now || now === undefined ? [] : [now]), ...describeChanges(before, after)];
}

function periodOf({ overlays, templateId }: Variant): string | undefined {
  const { from, until } = overlays.find(({ value }) => value.for.templateId === templateId && templateId !== undefined)?.value ?? {};
  if (templateId === undefined) return undefined;
  if (from === undefined && until === undefined) return "runs until somebody takes it out";
  return `runs${from === undefined ? "" : ` from ${from}`}${until === undefined ? "" : ` until ${until}`}`;
}
