// Problems as an editor shows them: by range, with the places that matter beside them, and the edits that solve them.

import { isNotice, type Problem } from "../../../core/format/index.ts";
import { type LocatedCause, locateProblems } from "../../checker/index.ts";
import { type Compilation, readDefinitionPath } from "../../compiler/index.ts";
import { locate, type TextPlace } from "./named.ts";
import { screensOf } from "./scope-at.ts";
import type { Workspace } from "./workspace.ts";

export interface Diagnostic extends TextPlace {
  /** Into the file. */
  readonly pointer: string;
  readonly check: string;
  readonly message: string;
  readonly isNotice: boolean;
  /** Without a message, a place that matters; with one, a problem that should be gone with this one. */
  readonly related: readonly (TextPlace & { readonly message?: string })[];
  readonly fix?: { readonly title: string; readonly place: TextPlace; readonly text: string };
}

function toDiagnostic(workspace: Workspace, { problem, file, start, end, consequences }: LocatedCause): Diagnostic {
  const { check, message, help, at, related = [], fix, variants } = problem;
  const where = variants === undefined ? [] : [`In ${variants.join(", ")}.`];
  const number = consequences.length;
  const more = number === 0 ? [] : [`And ${number} ${number === 1 ? "consequence" : "consequences"}.`];
  return {
    ...{ file, start, end },
    pointer: at.pointer,
    check,
    message: [message, ...(help === undefined ? [] : [help]), ...where, ...more].join("\n"),
    // While somebody works on the definitions, what only ships later holds nothing up.
    isNotice: isNotice(problem, true),
    related: [
      ...related.map((one) => locate(workspace, one)),
      ...consequences.map((one) => ({ file: one.file, start: one.start, end: one.end, message: one.problem.message })),
    ],
    ...(fix && { fix: { title: fix.title, place: locate(workspace, fix.at, "whole"), text: fix.text } }),
  };
}

function problemsOf({ project, screens }: Compilation, ids: readonly string[]): Problem[] {
  const ofScreens = ids.flatMap((id) => {
    const screen = screens.get(id);
    return screen === undefined ? [] : [...screen.resolveProblems, ...screen.checkProblems];
  });
  return [...project.problems, ...ofScreens];
}

/** Problems of a changed file and of the screens that it is a part of, without those of other screens. */
export function diagnoseFile(workspace: Workspace, path: string): Diagnostic[] {
  const { screen } = readDefinitionPath(path);
  const ids = screen === undefined ? screensOf(workspace, path).map(({ id }) => id) : [screen];
  return diagnose(workspace, problemsOf(workspace.compile(), ids));
}

function diagnose(workspace: Workspace, problems: readonly Problem[]): Diagnostic[] {
  return locateProblems(problems, workspace.compile().project.texts).map((cause) => toDiagnostic(workspace, cause));
}

/** Checks one screen after the other, so that the caller can do something else in between. */
export function* checkScreens(workspace: Workspace): Generator<number> {
  for (const { checkProblems } of workspace.compile().screens.values()) yield checkProblems.length;
}

/** Problems of the whole project. */
export function diagnoseAll(workspace: Workspace): Diagnostic[] {
  return diagnose(workspace, workspace.compile().problems);
}
