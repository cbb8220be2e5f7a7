import type { SourcePointer } from "../../core/format/index.ts";
import { createCache, type Project } from "../compiler/index.ts";
import { type ProblemText, type ProjectCheck, projectCheck } from "./check.ts";

export interface Found {
  readonly at: SourcePointer;
  readonly problem: ProblemText;
}

/** Runs again when one of its inputs has changed: while somebody writes a screen, most stay as they are. */
export function storedCheck(
  name: Parameters<typeof projectCheck>[0],
  inputsOf: (project: Project) => readonly unknown[],
  list: (project: Project) => readonly Found[],
): ProjectCheck {
  const stored = createCache<readonly Found[]>();
  return projectCheck(name, (project, report) => {
    for (const { at, problem } of stored("", inputsOf(project), () => list(project))) report(at, problem);
  });
}

/** What all texts, messages and labels stand in. */
export const wordingOf = ({ catalogue, textTables, overlays }: Project): readonly unknown[] => [catalogue, ...textTables, ...overlays];
