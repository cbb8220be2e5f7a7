// Format 1 to format 2, one concern after the other. Each step leaves alone what is in format 2 already.
import { type DefinitionFile, moveFiles } from "./move-files.ts";

export interface Migrated {
  readonly files: readonly DefinitionFile[];
  /** What was done, one line for each change. */
  readonly notes: readonly string[];
}

export function migrateFiles(files: readonly DefinitionFile[]): Migrated {
  const moved = moveFiles(files);
  const notes = files.flatMap(({ path }, index) => {
    const to = moved.files[index]?.path;
    return to === undefined || to === path ? [] : [`${path} → ${to}`];
  });
  const renamed = [...moved.ids].flatMap(([from, to]) => (from === to ? [] : [`The screen ${from} is named ${to}.`]));
  return { files: moved.files, notes: [...notes, ...renamed] };
}
