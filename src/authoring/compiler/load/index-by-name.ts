// Indexes what files define by name.
import { type DefinitionKind, type Problem, quoteName, type Shapes } from "../../../core/format/index.ts";
import type { Source, SourceFile } from "../project.ts";

/** Well-shaped files by kind. */
export type Loaded = { readonly [Kind in DefinitionKind]: Source<Shapes[Kind]>[] };

/** What a catalogue is made of beside definitions. */
export interface LoadedBeside {
  readonly entities: Source<unknown>[];
  readonly pictures: SourceFile[];
  /** Of widgets. */
  readonly examples: Source<unknown>[];
}

export interface Named<T> {
  readonly source: Source<T>;
  readonly name: string;
  /** Where the name is written. */
  readonly pointer: string;
}

/** Indexes sources by name; a duplicate name is a problem, and the first definition stays. */
export function indexByName<T>(named: readonly Named<T>[], what: string, problems: Problem[]): Map<string, Source<T>> {
  const byName = new Map<string, Source<T>>();
  for (const { source, name, pointer } of named) {
    const first = byName.get(name);
    if (first === undefined) byName.set(name, source);
    else {
      const message = `A second ${what} is named ${quoteName(name)}; the first is in ${first.file}.`;
      problems.push({
        check: "duplicate-name",
        message,
        help: "Rename one of the two.",
        at: { file: source.file, pointer, on: "value" },
        related: [{ file: first.file, pointer, on: "value" }],
      });
    }
  }
  return byName;
}
