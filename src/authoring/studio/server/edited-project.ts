/** What lies open in the studio: the files of the project with what somebody has typed, and what the language service makes of them. */
import { parseJson } from "../../../core/json/index.ts";
import { type Compilation, type Compiler, isEngineWidget, type SourceFile, widgetOfExamples } from "../../compiler/index.ts";
import { createWorkspace, type Workspace } from "../../language/service/index.ts";
import { readEngineExamples, readProjectFiles } from "../../project/index.ts";
import { hashContent, servedCompiler } from "../../vite/index.ts";
import type { OpenedFile } from "../protocol/index.ts";

export interface EditedProject {
  readonly workspace: Workspace;
  /** The one of the workspace: what it has compiled is there at once. */
  readonly compiler: Compiler;
  /** Examples of a widget of the engine that the project has not are the engine's, and a change of them becomes the project's. */
  open(path: string): OpenedFile;
  /** What a tolerant parser makes of its text. */
  valueOf(path: string): unknown;
  compileDisk(): Compilation;
  diskFiles(): readonly SourceFile[];
  /** Hash of the text on the disk, '' when there is none. */
  baseOf(path: string): string;
  isEdited(path: string): boolean;
  edit(path: string, text: string): void;
  revert(path: string): void;
  /** The disk has changed; `written` is what was just written there. Gives the paths whose text is another one now, and yet another than that. */
  readDisk(written?: readonly SourceFile[]): readonly string[];
}

export function openEditedProject(root: string): EditedProject {
  const read = () => new Map(readProjectFiles(root).map(({ path, text }) => [path, text]));
  let disk = read();
  const typed = new Map<string, string>();
  const compiler = servedCompiler(root);
  const workspace = createWorkspace(asFiles(disk), compiler);
  const baseOf = (path: string) => {
    const text = disk.get(path);
    return text === undefined ? "" : hashContent(text);
  };
  const isThere = (path: string) => workspace.paths.includes(path);
  const givenOf = (path: string): string => {
    const widget = widgetOfExamples(path);
    const isEngines = widget !== undefined && isEngineWidget(workspace.compile().project.catalogue, widget);
    return disk.get(path) ?? (isEngines ? readEngineExamples(widget) : undefined) ?? "";
  };
  return {
    workspace,
    compiler,
    compileDisk: () => compiler.compile(asFiles(disk)),
    diskFiles: () => asFiles(disk),
    baseOf,
    open(path) {
      const diskText = givenOf(path);
      return { text: isThere(path) ? workspace.textOf(path) : diskText, diskText, base: baseOf(path), isEdited: typed.has(path) };
    },
    valueOf: (path) => (isThere(path) ? workspace.valueOf(path) : parseJson(givenOf(path))),
    isEdited: (path) => typed.has(path),
    edit(path, text) {
      if (givenOf(path) === text) typed.delete(path);
      else typed.set(path, text);
      workspace.setText(path, typed.get(path));
    },
    revert(path) {
      typed.delete(path);
      workspace.setText(path, undefined);
    },
    readDisk(written = []) {
      const own = new Map(written.map(({ path, text }) => [path, text]));
      const before = new Map([...disk, ...own]);
      disk = read();
      const paths = [...new Set([...before.keys(), ...disk.keys()])].filter((path) => before.get(path) !== disk.get(path));
      if (own.size + paths.length === 0) return paths;
      workspace.setFiles(asFiles(disk));
      // What was written is no edit any more, also where another program has replaced it since.
      for (const path of new Set([...own.keys(), ...paths]))
        if (typed.get(path) === (own.get(path) ?? disk.get(path))) {
          typed.delete(path);
          workspace.setText(path, undefined);
        }
      return paths;
    },
  };
}

function asFiles(texts: ReadonlyMap<string, string>): SourceFile[] {
  return [...texts].map(([path, text]) => ({ path, text }));
}
