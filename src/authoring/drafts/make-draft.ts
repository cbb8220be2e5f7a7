/** Makes the files of something new, and says what the project would lack with them. Nothing is written. */
import { type Problem, quoteName, suggestName } from "../../core/format/index.ts";
import { type Compilation, type Compiler, formatText, type SourceFile, withoutKnown, writeDefinition } from "../compiler/index.ts";
import { isDefinitionFile } from "../project-files.ts";
import { draftAction } from "./action.ts";
import { type Draft, DraftError, type DraftRequest, type NewFile } from "./draft.ts";
import { draftLanguage } from "./language.ts";
import { draftMarket } from "./market.ts";
import { draftOverlay, draftPromotion } from "./overlay.ts";
import { draftScreen } from "./screen.ts";
import { draftWidget } from "./widget.ts";

type ReadText = (path: string) => string | undefined;

const kinds: { readonly [kind: string]: (request: DraftRequest, readText: ReadText) => Draft } = {
  screen: draftScreen,
  overlay: draftOverlay,
  promotion: draftPromotion,
  widget: draftWidget,
  action: draftAction,
  market: draftMarket,
  language: draftLanguage,
};

/** Nothing is generated from them. */
const ownFolderOnly: readonly string[] = ["overlay", "promotion"];

export interface Asked extends Pick<DraftRequest, "name" | "get" | "has"> {
  readonly kind: string;
}

export interface DraftSources {
  readonly files: readonly SourceFile[];
  readonly compiler: Compiler;
  /** Of any file of the project; undefined where there is none. */
  readText(path: string): string | undefined;
}

export interface MadeDraft {
  readonly draft: Draft;
  /** Everything that is to be written, in the written form. */
  readonly written: readonly SourceFile[];
  readonly compilation: Compilation;
  /** What the check finds with the new files, and did not before. */
  readonly problems: readonly Problem[];
  /** Texts by path, for reports of the problems. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether tables or types of a project may follow from it. */
  readonly isGeneratedFrom: boolean;
}

/** Throws a `DraftError` for what is no kind. */
export function makeDraft({ kind, ...asked }: Asked, { files, compiler, readText }: DraftSources): MadeDraft {
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (make === undefined)
    throw new DraftError(
      `${kind === "" ? "Say what to make." : `${quoteName(kind)} cannot be made.`} ${suggestName(kind, Object.keys(kinds)) ?? ""}`,
    );
  const compilation = compiler.compile(files);
  const before = compilation.problems;
  const findNew = (draft: Draft) => {
    const written = writeFiles([...draft.files, ...(draft.extended ?? [])]);
    const rest = files.filter(({ path }) => !written.some((file) => file.path === path));
    const { problems, project } = compiler.compile([...rest, ...written].filter(({ path }) => isDefinitionFile(path)));
    const found = withoutKnown(problems, before).filter(({ notice }) => notice !== "always");
    return { written, problems: found, texts: project.texts };
  };
  const draft = make({ ...asked, files, compilation, isClean: (one) => findNew(one).problems.length === 0 }, readText);
  for (const { path } of draft.files)
    if (readText(path) !== undefined) throw new DraftError(`${path} is there already. \`new\` never overwrites a file.`);
  return { draft, compilation, ...findNew(draft), isGeneratedFrom: !ownFolderOnly.includes(kind) };
}

function writeFiles(files: readonly NewFile[]): SourceFile[] {
  return files.map(({ path, content }) => ({
    path,
    text: typeof content === "string" ? content : formatText(path, writeDefinition(content)),
  }));
}
