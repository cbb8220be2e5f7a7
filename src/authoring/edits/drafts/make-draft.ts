/** Makes the files of something new, and says what the project would lack with them. Nothing is written. */
import { type Problem, quoteName, suggestName } from "../../../core/format/index.ts";
import { type Compilation, type Compiler, formatText, type SourceFile, withoutKnown, writeDefinition } from "../../compiler/index.ts";
import { isDefinitionFile } from "../../project/index.ts";
import { type Draft, DraftError, type DraftRequest, type NewFile } from "./draft.ts";
import { newKinds } from "./kinds.ts";

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
  const record = Object.hasOwn(newKinds, kind) ? newKinds[kind] : undefined;
  if (record === undefined)
    throw new DraftError(
      `${kind === "" ? "Say what to make." : `${quoteName(kind)} cannot be made.`} ${suggestName(kind, Object.keys(newKinds)) ?? ""}`,
    );
  const compilation = compiler.compile(files);
  const before = compilation.problems;
  const findNew = (draft: Draft) => {
    const written = writeFiles([...draft.files, ...(draft.extended ?? [])]);
    const rest = files.filter(({ path }) => !written.some((file) => file.path === path));
    const all = [...rest, ...written].filter(({ path }) => isDefinitionFile(path));
    // In the order of the disk: once they are written there, the compiler knows the project already.
    const { problems, project } = compiler.compile(all.sort((a, b) => (a.path < b.path ? -1 : 1)));
    const found = withoutKnown(problems, before).filter(({ notice }) => notice !== "always");
    return { written, problems: found, texts: project.texts };
  };
  const draft = record.make({ ...asked, files, compilation, isClean: (one) => findNew(one).problems.length === 0 }, readText);
  for (const { path } of draft.files)
    if (readText(path) !== undefined) throw new DraftError(`${path} is there already. \`new\` never overwrites a file.`);
  return { draft, compilation, ...findNew(draft), isGeneratedFrom: record.isPlain !== true };
}

function writeFiles(files: readonly NewFile[]): SourceFile[] {
  return files.map(({ path, content }) => ({
    path,
    text: typeof content === "string" ? content : formatText(path, writeDefinition(content)),
  }));
}
