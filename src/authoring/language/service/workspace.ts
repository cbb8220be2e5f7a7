// The files of a project as an editor sees them: unsaved texts in place of those on the disk, compiled when asked.

import { withoutByteMark } from "../../../core/text/index.ts";
import { createCheckedCompiler } from "../../checker/index.ts";
import { type Compilation, type CompiledScreen, type Compiler, createCache, parseLoosely, type SourceFile } from "../../compiler/index.ts";
import { createMentionIndex, type MentionIndex } from "../names/index.ts";

export interface Workspace extends MentionIndex {
  /** What is on the disk; unsaved texts stay. */
  setFiles(files: readonly SourceFile[]): void;
  /** The unsaved text of a file; undefined when the editor has closed it. */
  setText(path: string, text: string | undefined): void;
  textOf(path: string): string;
  /** What a tolerant parser makes of the text. */
  valueOf(path: string): unknown;
  compile(): Compilation;
  /** Problems of the files with these changes, without keeping them. */
  compileWith(changes: ReadonlyMap<string, string | undefined>): Compilation;
  /** As it was last without a mistake in its own files, so that there is help while one types. */
  screen(id: string): CompiledScreen | undefined;
}

export function createWorkspace(files: readonly SourceFile[], compiler: Compiler = createCheckedCompiler()): Workspace {
  let disk = new Map(files.map(({ path, text }) => [path, withoutByteMark(text)]));
  const unsaved = new Map<string, string>();
  const lastGood = new Map<string, CompiledScreen>();
  let compiled: Compilation | undefined;
  const values = createCache<unknown>();
  const textOf = (path: string) => unsaved.get(path) ?? disk.get(path) ?? "";
  let paths: readonly string[] | undefined;
  const listPaths = () => {
    paths ??= [...new Set([...disk.keys(), ...unsaved.keys()])].sort();
    return paths;
  };
  const forget = () => {
    compiled = undefined;
    paths = undefined;
  };
  const sources = (): SourceFile[] => listPaths().map((path) => ({ path, text: textOf(path) }));
  const compile = () => {
    compiled ??= compiler.compile(sources());
    return compiled;
  };
  const compileWith = (changes: ReadonlyMap<string, string | undefined>) => {
    const kept = sources().filter(({ path }) => !changes.has(path));
    const changed = [...changes].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]));
    return compiler.compile([...kept, ...changed].sort((a, b) => (a.path < b.path ? -1 : 1)));
  };
  const readValue = (path: string) => values(path, [textOf(path)], (): unknown => parseLoosely(textOf(path)));
  const { mentionsIn, familyOf } = createMentionIndex({ listPaths, textOf, valueOf: readValue });
  return {
    setFiles: (read) => {
      disk = new Map(read.map(({ path, text }) => [path, withoutByteMark(text)]));
      forget();
    },
    setText: (path, text) => {
      if (text === undefined) unsaved.delete(path);
      else unsaved.set(path, withoutByteMark(text));
      forget();
    },
    get paths() {
      return listPaths();
    },
    textOf,
    valueOf: readValue,
    mentionsIn,
    compile,
    compileWith,
    screen: (id) => {
      const now = compile().screens.get(id);
      if (now !== undefined && now.variants.length > 0) lastGood.set(id, now);
      else if (!lastGood.has(id)) {
        const saved = compileWith(new Map([...unsaved.keys()].map((path) => [path, disk.get(path)]))).screens.get(id);
        if (saved !== undefined) lastGood.set(id, saved);
      }
      return lastGood.get(id);
    },
    familyOf,
  };
}
