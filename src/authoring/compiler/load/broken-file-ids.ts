import type { Project } from "../project.ts";

/** Ids in files that have faults of their own: who mentions them is not at fault. */
export function listUnreadIds({ problems, texts }: Pick<Project, "problems" | "texts">): readonly string[] {
  return problems.flatMap(({ at }) => /"id":\s*"([^"]*)"/.exec(texts.get(at.file) ?? "")?.[1] ?? []);
}
