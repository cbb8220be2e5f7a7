// The whole of a draft against a grant: its files first, then what these make of each screen in each variant.
import type { GrantDefinition, Problem } from "../../../core/format/index.ts";
import {
  type Compilation,
  type Compiler,
  findVariant,
  joinRepeated,
  listBrokenFileIds,
  type Project,
  readDefinitionPath,
  type SourceFile,
  type Variant,
  withoutKnown,
} from "../../compiler/index.ts";
import type { DraftChange } from "../../project/index.ts";
import { type Beyond, covers, writeProblem } from "./covers.ts";
import { type FileContext, judgeFile, judgeText } from "./judge-files.ts";
import { judgePictures } from "./judge-pictures.ts";
import { judgeOther, judgeScreen } from "./judge-screen.ts";
import { judgeLanguages, judgePeriods } from "./judge-words.ts";
import { type View, viewBase, viewVariant } from "./view.ts";

export interface Draft {
  /** As it is committed. */
  readonly before: Compilation;
  readonly files: readonly SourceFile[];
  readonly changes: readonly DraftChange[];
  /** Where the grant itself stands, by its name and by what a link leads to. */
  readonly own: readonly string[];
}

/** Everything in a draft that goes beyond a grant. */
export function judgeDraft(grant: GrantDefinition, { before, files, changes, own }: Draft, compiler: Compiler): Problem[] {
  const { catalogue, screens, texts } = before.project;
  const context: FileContext = { grant, markets: [...catalogue.markets.keys()] };
  const refused = changes.flatMap((change) => (own.includes(change.path) ? refuseOwn(change.path) : (judgeFile(change, context) ?? [])));
  const beyond = new Set(refused.map(({ at }) => at.file));
  const touched = new Set(changes.flatMap(({ path }) => (beyond.has(path) ? [] : [path])));
  // What is refused already is judged no further: everything else counts as if it were not there.
  const kept = [...files.filter(({ path }) => !beyond.has(path)), ...[...beyond].flatMap((path) => oldFile(before, path))];
  // In one order, so that the compiler knows what it has compiled.
  kept.sort((a, b) => (a.path < b.path ? -1 : 1));
  const after = compiler.compile(kept);
  const unread = findUnread(before, after);
  if (unread.length > 0) {
    const broken = new Set(unread.map(({ at }) => at.file));
    const readable = changes.filter(({ path }) => !broken.has(path));
    const found = [...refused, ...unread].map((one) => writeProblem(one));
    if (readable.length === changes.length) return found;
    const others = [...files.filter(({ path }) => !broken.has(path)), ...[...broken].flatMap((path) => oldFile(before, path))];
    // A file that cannot be read hides nothing of the others.
    return joinRepeated([...found, ...judgeDraft(grant, { before, own, files: others, changes: readable }, compiler)]);
  }
  const ofTexts = kept.flatMap((file) => {
    const { screen = "", kind } = readDefinitionPath(file.path);
    if (!touched.has(file.path) || kind === "none") return [];
    const text = texts.get(file.path);
    return [...judgeText(text === undefined ? undefined : { path: file.path, text }, file, !screens.has(screen))];
  });
  const ofWords = [...judgeLanguages(before.project, after.project, grant), ...judgePeriods(before.project, after.project, grant)];
  const ofPictures = judgePictures(
    before,
    changes,
    grant,
    (variant) => covers(grant.screens, variant.screen.id) && findOther(grant, variant, variant.name) === undefined,
  );
  const ofScreens = [...after.screens.keys()].flatMap((id) => judgeVariants(id, before, after, grant));
  return joinRepeated([...[...refused, ...ofTexts, ...ofWords, ...ofPictures].map((one) => writeProblem(one)), ...ofScreens]);
}

/** What is held to a grant does not write it. */
const refuseOwn = (file: string): Beyond =>
  aboutFile("grant", file, "This grant is part of the draft that it is to judge.", "Commit it first, or keep it elsewhere.");

/** At the file as a whole. */
const aboutFile = (kind: "file" | "grant", name: string, message: string, help: string): Beyond => ({
  kind,
  name,
  message,
  help,
  at: { file: name, pointer: "", on: "value" },
});

function oldFile({ project }: Compilation, path: string): SourceFile[] {
  const text = project.texts.get(path);
  const picture = [...project.catalogue.pictures.values()].find((one) => one.path === path);
  return picture !== undefined ? [picture] : text === undefined ? [] : [{ path, text }];
}

/** What cannot be read cannot be judged. */
function findUnread(before: Compilation, after: Compilation): Beyond[] {
  const isUnread = ({ role, check }: Problem) => role === "file" || check === "shape";
  return withoutKnown(after.problems.filter(isUnread), before.problems).map(({ at, message }) => ({
    ...{ kind: "file", name: at.file, message: `What cannot be read cannot be judged: ${message}`, help: "Put it right first.", at },
  }));
}

function judgeVariants(id: string, before: Compilation, after: Compilation, grant: GrantDefinition): Problem[] {
  const { catalogue } = before.project;
  const base = after.project.screens.get(id);
  const old = before.project.screens.get(id);
  if (base === undefined) return [];
  if (old === undefined && listBrokenFileIds(before.project).includes(id)) return [writeProblem(withoutBefore(base.file))];
  const view = (project: Project, variant: Variant | undefined): View | undefined => variant && viewVariant(project, base, variant);
  const names = [before, after].flatMap(({ screens }) => (screens.get(id)?.variants ?? []).map(({ resolved }) => resolved.name));
  const ofBase = judgeScreen(old && viewBase(before.project, old), viewBase(after.project, base), { grant, catalogue });
  const ofVariants = [...new Set(names)].flatMap((name) => {
    const [then, now] = [findOrBare(before, id, name), findOrBare(after, id, name)];
    const [oldView, newView] = [view(before.project, then), view(after.project, now)];
    if (newView === undefined) return [];
    if (oldView === undefined && old !== undefined) return [writeProblem(withoutBefore(base.file), name)];
    const other = findOther(grant, now, name);
    const found =
      other !== undefined && oldView !== undefined
        ? judgeOther(oldView, newView, other, grant)
        : judgeScreen(oldView, newView, { grant, catalogue });
    return found.map((one) => writeProblem(one, name));
  });
  return [...ofBase.map((one) => writeProblem(one)), ...ofVariants];
}

/** What the commit has cannot be read, so that everything would look new. */
const withoutBefore = (file: string): Beyond =>
  aboutFile("file", file, "What is committed cannot be read, so nothing can be compared with it.", "Commit a version that can.");

/** The variant of a name, or what is shown where there is none: the one without the promotion, or in the market's own language. */
function findOrBare(compilation: Compilation, id: string, name: string): Variant | undefined {
  const bare = name.replace(/\+.*$/, "");
  const found = [name, bare, bare.replace(/@.*$/, "")].map((one) => findVariant(compilation, id, one));
  return found.find((one) => one !== undefined);
}

/** Which part of a variant the grant does not name; undefined where it names all. */
function findOther({ markets, promotions }: GrantDefinition, variant: Variant | undefined, name: string) {
  const [market = "", promotion] = [variant?.market.id, /\+(.*)$/.exec(name)?.[1]];
  if (!covers(markets, market)) return { key: "markets", name: market } as const;
  if (promotions !== undefined && (promotion === undefined || !covers(promotions, promotion)))
    return { key: "promotions", name: promotion ?? "none" } as const;
  return undefined;
}
