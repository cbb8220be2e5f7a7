// What `upgrade` can change: one step for each change of the format that a program can make in stored definitions.
import { deepEqual } from "../../../core/json/index.ts";
import type { DefinitionFile, MigrationStep } from "./migration-step.ts";
import { namedDisclosures } from "./named-disclosures.ts";
import { wireClients } from "./wire-clients.ts";

export interface Migrated {
  /** Those that were changed or added. */
  readonly files: readonly DefinitionFile[];
  /** What was done, one line for each change. */
  readonly notes: readonly string[];
}

/** In the order of the changes. */
const steps: readonly MigrationStep[] = [wireClients, namedDisclosures];

export function migrateFiles(files: readonly DefinitionFile[], all = steps): Migrated {
  const notes: string[] = [];
  const changed = new Map<string, DefinitionFile>();
  let current = files;
  for (const { what, rewrite } of all) {
    const before = new Map(current.map(({ path, value }) => [path, value]));
    current = rewrite(current);
    for (const file of current.filter(({ path, value }) => !deepEqual(before.get(path), value))) {
      notes.push(`${file.path}: ${what}.`);
      changed.set(file.path, file);
    }
  }
  return { files: [...changed.values()], notes };
}
