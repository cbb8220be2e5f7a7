// A grant that a working copy is held to: read once, and compared with a commit that stays the same, whatever is done meanwhile.
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Problem } from "../../../core/format/index.ts";
import { compile, createCompiler, isPictureFile, readDefinitionPath, type SourceFile, withoutKnown } from "../../compiler/index.ts";
import {
  type DraftChange,
  findGitCommit,
  isDefinitionFile,
  listDraft,
  readGitFiles,
  readProjectFiles,
  readTextFile,
  toProjectPath,
} from "../../project/index.ts";
import { judgeDraft } from "./judge-draft.ts";
import { readGrant } from "./read-grant.ts";

export interface HeldGrant {
  /** What the working copy has that the commit has not. */
  listChanges(): readonly DraftChange[];
  /** What of these changes goes beyond the grant. */
  judge(changes: readonly DraftChange[]): Problem[];
  /** What goes beyond it by these files, once they are written: all of their screens, and of the others what was not there. */
  judgeWritten(written: readonly SourceFile[]): Problem[];
}

export type Held = { readonly held: HeldGrant } | { readonly problems: readonly Problem[]; readonly text: string };

/**
 * Reads a grant for the project in a folder.
 *
 * @param file path of the grant, from `cwd`
 * @param ref the commit with which the working copy is compared
 * @throws {Error} Where there is no such file or commit; the message is for people.
 */
export function holdGrant({ root, cwd }: { readonly root: string; readonly cwd: string }, file: string, ref: string): Held {
  const commit = findGitCommit(root, ref);
  const committed = commit === undefined ? undefined : readGitFiles(root, commit);
  if (commit === undefined || committed === undefined) throw new Error(`A grant is held against a commit, and none is named \`${ref}\`.`);
  const before = compile(committed);
  const path = resolve(cwd, file);
  const text = readTextFile(path);
  const own = [path, realpathSync(path)].map((one) => toProjectPath(realpathSync(root), one));
  const read = readGrant(file, text, before.project.catalogue);
  if ("problems" in read) return { problems: read.problems, text };
  const { grant } = read;
  const compiler = createCompiler();
  const judge = (files: readonly SourceFile[], changes: readonly DraftChange[]) =>
    judgeDraft(grant, { before, files, changes, own }, compiler);
  return {
    held: {
      listChanges: () => listDraft(root, commit),
      judge: (changes) => judge(readProjectFiles(root), changes),
      judgeWritten(written) {
        const paths = new Set(written.map((one) => one.path));
        const isRead = ({ path: one }: SourceFile) => isDefinitionFile(one) || isPictureFile(one);
        const now = readProjectFiles(root);
        const files = [...now.filter((one) => !paths.has(one.path)), ...written.filter(isRead)];
        const others = written.filter((one) => !isRead(one));
        const beyond = judge(files, compareFiles(committed, files, others));
        if (beyond.length === 0) return [];
        // Of a screen that is written everything counts, so that no change hides behind one that was there.
        const screens = new Set([...paths].map((one) => readDefinitionPath(one).screen));
        const isElsewhere = ({ at }: Problem) => {
          const { screen } = readDefinitionPath(at.file);
          return screen === undefined ? at.pointer === "" && !paths.has(at.file) : !screens.has(screen);
        };
        return [...withoutKnown(beyond, judge(now, compareFiles(committed, now, [])).filter(isElsewhere))];
      },
    },
  };
}

/** `others` are no definitions, and count as changed. */
function compareFiles(before: readonly SourceFile[], after: readonly SourceFile[], others: readonly SourceFile[]): DraftChange[] {
  const old = new Map(before.map(({ path, text }) => [path, text]));
  const now = new Set(after.map(({ path }) => path));
  return [
    ...after.flatMap(({ path, text }): DraftChange[] => {
      const was = old.get(path);
      return was === text ? [] : [{ path, how: was === undefined ? "added" : "changed" }];
    }),
    ...before.flatMap(({ path }): DraftChange[] => (now.has(path) ? [] : [{ path, how: "deleted" }])),
    ...others.map(({ path }): DraftChange => ({ path, how: "changed" })),
  ];
}
