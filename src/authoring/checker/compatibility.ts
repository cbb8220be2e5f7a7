/** Whether what was written for an earlier state of the project still fits: what a change of a widget, an action or a text breaks. */
import { judgeNotices, type Problem } from "../../core/format/index.ts";
import {
  isCatalogueFile,
  isPictureFile,
  joinRepeated,
  type Project,
  readDefinitionPath,
  type SourceFile,
  withoutKnown,
} from "../compiler/index.ts";
import { compileChecked } from "./check-screens.ts";

/** Kinds of files by what an operator calls them. */
export type WrittenKind = "screen" | "overlay" | "promotion" | "fragment";

export interface BrokenFile {
  readonly file: string;
  /** Undefined for what is none of them, such as texts and scenarios. */
  readonly kind: WrittenKind | undefined;
  readonly problems: readonly Problem[];
}

export interface Compatibility {
  /** Files as they were, which have problems now that they did not have then. */
  readonly broken: readonly BrokenFile[];
  /** The files of each kind that still fit. */
  readonly fitting: { readonly [kind in WrittenKind]: readonly string[] };
  /** The texts that the problems lie in. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Nothing can be said while the files on which all others depend have problems of their own. */
export class UnreadableCatalogue extends Error {
  override readonly name = "UnreadableCatalogue";
}

/**
 * The files of then meet what all of them depend on (widgets, actions, rules, markets, settings) as it is now; and overlays
 * of then also meet the screens and fragments of now.
 *
 * @throws {UnreadableCatalogue}
 */
export function findBroken(then: readonly SourceFile[], now: readonly SourceFile[]): Compatibility {
  const before = compileChecked(then);
  const kindOf = describeKinds(before.project);
  const texts = new Map(then.map(({ path, text }) => [path, text]));
  const problemsOf = (isOld: (path: string) => boolean): Problem[] => {
    const mixed = [...then.filter(({ path }) => isOld(path)), ...now.filter(({ path }) => !isOld(path))];
    const { problems } = judgeNotices(compileChecked(mixed).problems, false);
    const inCatalogue = problems.find(({ at }) => isCatalogueFile(at.file));
    if (inCatalogue) throw new UnreadableCatalogue(`${inCatalogue.at.file} has a problem of its own: ${inCatalogue.message}`);
    return withoutKnown(problems, before.problems).filter(({ at }) => isOld(at.file));
  };
  // An overlay may meet the same mistake twice.
  const found = joinRepeated([...problemsOf(isWritten), ...problemsOf((path) => readDefinitionPath(path).kind === "overlay")]);
  const byFile = new Map<string, Problem[]>();
  for (const problem of found) byFile.set(problem.at.file, [...(byFile.get(problem.at.file) ?? []), problem]);
  const broken = [...byFile].map(([file, problems]) => ({ file, kind: kindOf(file), problems }));
  const fittingOf = (kind: WrittenKind): string[] =>
    then.flatMap(({ path }) => (isWritten(path) && kindOf(path) === kind && !byFile.has(path) ? [path] : []));
  const fitting = {
    screen: fittingOf("screen"),
    overlay: fittingOf("overlay"),
    promotion: fittingOf("promotion"),
    fragment: fittingOf("fragment"),
  };
  return { broken: broken.sort((a, b) => (a.file < b.file ? -1 : 1)), fitting, texts };
}

/** What people write for a product, as opposed to what it is written with. */
function isWritten(path: string): boolean {
  return !isCatalogueFile(path) && !isPictureFile(path);
}

/** Of those files that have something to do with a screen. */
function describeKinds({ catalogue: { markets } }: Project): (file: string) => WrittenKind | undefined {
  return (file) => {
    const { kind, variant } = readDefinitionPath(file);
    if (kind === "overlay") return markets.has(variant ?? "") ? "overlay" : "promotion";
    if (kind === "fragment") return "fragment";
    return kind === "screen" ? "screen" : undefined;
  };
}
