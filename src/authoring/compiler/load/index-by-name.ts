// Enters what files define under its name.
import { type DefinitionKind, type Problem, quoteName, type Shapes } from "../../../core/format/index.ts";
import type { Source } from "../project.ts";

/** Well-shaped files by kind. */
export type Loaded = { readonly [Kind in DefinitionKind]: Source<Shapes[Kind]>[] };

/** Enters sources by name; a name that comes a second time is a problem, and the first keeps it. */
export function enterNamed<T>(
  sources: readonly (Source<T> & { readonly name: string; readonly pointer: string })[],
  what: string,
  problems: Problem[],
): Map<string, Source<T>> {
  const byName = new Map<string, Source<T>>();
  for (const { file, value, name, pointer } of sources) {
    const first = byName.get(name);
    if (first === undefined) byName.set(name, { file, value });
    else {
      const message = `A second ${what} is named ${quoteName(name)}; the first is in ${first.file}.`;
      problems.push({
        check: "duplicate-name",
        message,
        help: "Rename one of the two.",
        at: { file, pointer, on: "value" },
        related: [{ file: first.file, pointer, on: "value" }],
      });
    }
  }
  return byName;
}
