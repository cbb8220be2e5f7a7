// What `migrate` can change: one step for each change of the format that a program can make in stored definitions.
import { deepEqual } from "../../../core/json/index.ts";

export interface DefinitionFile {
  readonly path: string;
  readonly value: unknown;
}

/** One change of the format. */
export interface MigrationStep {
  /** For the user: `` `direction` of markets is `script` now``. */
  readonly what: string;
  /** Gives the value in its new form; what has it already stays as it is. */
  rewrite(file: DefinitionFile): unknown;
}

export interface Migrated {
  /** Those that were changed. */
  readonly files: readonly DefinitionFile[];
  /** What was done, one line for each change. */
  readonly notes: readonly string[];
}

/** In the order of the changes. Empty: format 2 has had no change so far that a program could make. */
const steps: readonly MigrationStep[] = [];

export function migrateFiles(files: readonly DefinitionFile[], all = steps): Migrated {
  const migrated = files.map((before) => {
    const notes: string[] = [];
    let file = before;
    for (const { what, rewrite } of all) {
      const value = rewrite(file);
      if (deepEqual(value, file.value)) continue;
      notes.push(`${file.path}: ${what}.`);
      file = { ...file, value };
    }
    return { file, notes };
  });
  return { files: migrated.flatMap(({ file, notes }) => (notes.length > 0 ? [file] : [])), notes: migrated.flatMap(({ notes }) => notes) };
}
