// The files of a project as an editor sees them: unsaved texts in place of those on the disk, compiled when asked.

import { parse } from "jsonc-parser";
import { createCheckedCompiler } from "../checker/index.ts";
import {
  type Compilation,
  type CompiledScreen,
  type Compiler,
  createCache,
  readDefinitionPath,
  type SourceFile,
} from "../compiler/index.ts";
import { listMentions } from "./mentions.ts";
import type { Mention } from "./mentions-by-shape.ts";

export interface Workspace {
  /** What is on the disk; unsaved texts stay. */
  setFiles(files: readonly SourceFile[]): void;
  /** The unsaved text of a file; undefined when the editor has closed it. */
  setText(path: string, text: string | undefined): void;
  readonly paths: readonly string[];
  textOf(path: string): string;
  /** What a tolerant parser makes of the text. */
  valueOf(path: string): unknown;
  mentionsIn(path: string): readonly Mention[];
  compile(): Compilation;
  /** Problems of the files with these changes, without keeping them. */
  compileWith(changes: ReadonlyMap<string, string | undefined>): Compilation;
  /** As it was last without a mistake in its own files, so that there is help while one types. */
  screen(id: string): CompiledScreen | undefined;
  /** Files of a screen and of the fragments in it, or of a fragment and the screens that show it. */
  familyOf(path: string): readonly string[];
}

export function createWorkspace(files: readonly SourceFile[], compiler: Compiler = createCheckedCompiler()): Workspace {
  let disk = new Map(files.map(({ path, text }) => [path, withoutMark(text)]));
  const unsaved = new Map<string, string>();
  const lastGood = new Map<string, CompiledScreen>();
  let compiled: Compilation | undefined;
  const values = createCache<unknown>();
  const mentions = createCache<readonly Mention[]>();
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
  const readValue = (path: string) => values(path, [textOf(path)], (): unknown => parse(textOf(path)));

  const marketsOf = () => new Set(listPaths().flatMap((path) => /^screens\/catalogue\/markets\/(.+)\.json$/.exec(path)?.[1] ?? []));
  const mentionsIn = (path: string) =>
    mentions(path, [textOf(path)], () => (path.endsWith(".json") ? listMentions(path, readValue(path), marketsOf()) : []));
  return {
    setFiles: (read) => {
      disk = new Map(read.map(({ path, text }) => [path, withoutMark(text)]));
      forget();
    },
    setText: (path, text) => {
      if (text === undefined) unsaved.delete(path);
      else unsaved.set(path, withoutMark(text));
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
    familyOf: (path) => listFamily(listPaths(), mentionsIn, path),
  };
}

/** Some editors write an invisible byte order mark, which is no part of the text. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

function listFamily(paths: readonly string[], mentionsIn: Workspace["mentionsIn"], path: string): string[] {
  const { screen, fragment } = readDefinitionPath(path);
  const usedBy = (id: string) =>
    paths
      .filter((one) => readDefinitionPath(one).screen === id)
      .flatMap((one) => mentionsIn(one))
      .flatMap(fragmentOf);
  const screens = new Set(screen === undefined ? [] : [screen]);
  if (fragment !== undefined)
    for (const one of paths) {
      const { kind, screen: id } = readDefinitionPath(one);
      if (kind === "screen" && id !== undefined && mentionsIn(one).flatMap(fragmentOf).includes(fragment)) screens.add(id);
    }
  const fragments = new Set(fragment === undefined ? [...screens].flatMap(usedBy) : [fragment]);
  return paths.filter((one) => {
    const of = readDefinitionPath(one);
    return (of.screen !== undefined && screens.has(of.screen)) || (of.fragment !== undefined && fragments.has(of.fragment));
  });
}

function fragmentOf({ kind, name }: Mention): string[] {
  return kind === "fragment" ? [name] : [];
}
