// A grant as it is read: its shape, and whether it names what there is.
import { type GrantDefinition, missing, type Problem, quoteName, stepKinds } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { type Catalogue, parseText, readShape } from "../../compiler/index.ts";
import { checkId } from "./covers.ts";

export type ReadGrant = { readonly grant: GrantDefinition } | { readonly problems: readonly Problem[] };

/** What is not there cannot be meant: a misspelt name would grant nothing, and nobody would see why. Screens, texts and the like may come. */
export function readGrant(file: string, text: string, { markets, actions, widgets }: Catalogue): ReadGrant {
  const parsed = parseText(file, text);
  if ("problems" in parsed) return parsed;
  const read = readShape("grant", parsed.value, file);
  if ("problems" in read) return read;
  const known = { markets: [...markets.keys()], actions: [...actions.keys()], widgets: [...widgets.keys()], steps: stepKinds };
  const problems = (["markets", "actions", "widgets", "steps"] as const).flatMap((key) => {
    const names = read.value[key] ?? [];
    const lost = (names === "*" ? [] : names).map((name, place) => ({ name, place })).filter(({ name }) => !isThere(name, known[key]));
    return lost.map(({ name, place }): Problem => {
      const kind = key.slice(0, -1);
      const at = { file, pointer: joinPointer("", key, place), on: "value" } as const;
      return {
        check: checkId,
        message: `No ${kind} is named ${quoteName(name)}.`,
        ...missing({ kind, name }, known[key]),
        at,
      };
    });
  });
  return problems.length > 0 ? { problems } : { grant: read.value };
}

function isThere(name: string, known: readonly string[]): boolean {
  return name.endsWith("*") ? known.some((one) => one.startsWith(name.slice(0, -1))) : known.includes(name);
}
