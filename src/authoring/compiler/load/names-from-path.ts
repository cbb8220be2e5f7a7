// Adds the names that follow from a file's path to its content, so that later phases find them in one place.
import { type Problem, quoteName } from "../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../core/json/index.ts";
import type { DefinitionPath } from "./definition-path.ts";

type Names = { readonly [name: string]: unknown };

interface Named {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** The name of a file of this path and what it applies to. `for` of a promotion's overlay may add the market. */
function namesOf({ kind, screen, fragment, variant }: DefinitionPath, markets: ReadonlySet<string>): Names {
  if (kind === "screen") return { id: screen };
  if (kind === "scenario" || kind === "tests") return { screen };
  if (kind === "overlay") return { overlay: screen, for: markets.has(variant ?? "") ? { market: variant } : { templateId: variant } };
  if (kind === "fragment") return { fragment, ...(variant !== undefined && { for: { market: variant } }) };
  return {};
}

/** The only ones that may be written although the path implies names as well. */
function mayBeWritten(name: string, given: unknown): boolean {
  return name === "for" && isObject(given) && "templateId" in given;
}

export function addNamesFromPath(path: DefinitionPath, source: { file: string; value: unknown }, markets: ReadonlySet<string>): Named {
  const { file, value } = source;
  if (!isObject(value)) return { value, problems: [] };
  const names = namesOf(path, markets);
  const written = Object.keys(names).filter((name) => Object.hasOwn(value, name) && !mayBeWritten(name, names[name]));
  const problems = written.map(
    (name): Problem => ({
      check: "shape",
      message: `${quoteName(name)} follows from the path of the file and must not be written in it.`,
      help: "Remove it, or move the file.",
      at: { file, pointer: joinPointer("", name), on: "key" },
    }),
  );
  const { for: given } = names;
  const whom = isObject(given) && isObject(value["for"]) ? { for: { ...value["for"], ...given } } : {};
  return { value: { ...value, ...names, ...whom }, problems };
}
