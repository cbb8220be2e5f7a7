import { createRandom } from "../support/run/random.ts";
import * as agreements from "./families/agreements.ts";
import * as beside from "./families/beside.ts";
import * as catalogues from "./families/catalogues.ts";
import * as conditions from "./families/conditions.ts";
import * as countries from "./families/countries.ts";
import * as declarations from "./families/declarations.ts";
import * as ends from "./families/ends.ts";
import * as languages from "./families/languages.ts";
import * as leaks from "./families/leaks.ts";
import * as effects from "./families/machines/effects.ts";
import * as ranges from "./families/machines/ranges.ts";
import * as sources from "./families/machines/sources.ts";
import * as twins from "./families/machines/twins.ts";
import * as money from "./families/money.ts";
import * as who from "./families/names.ts";
import * as neighbours from "./families/neighbours.ts";
import * as outcomes from "./families/outcomes.ts";
import * as paths from "./families/paths.ts";
import * as places from "./families/places.ts";
import * as redundant from "./families/redundant.ts";
import * as swaps from "./families/swaps.ts";
import * as texts from "./families/texts.ts";
import * as wordings from "./families/wordings.ts";
import * as files from "./kinds-files.ts";
import * as names from "./kinds-names.ts";
import * as parts from "./kinds-parts.ts";
import * as senses from "./kinds-sense.ts";
import * as steps from "./kinds-steps.ts";
import * as valueTypes from "./kinds-types.ts";
import type { Mutant, Target } from "./mutant.ts";

type Kind = (target: Target, all: readonly Target[]) => Mutant[];

const mistakes: readonly Kind[] = [
  ...Object.values(names),
  ...Object.values(valueTypes),
  ...Object.values(parts),
  ...Object.values(steps),
  ...Object.values(files),
];

/** Mistakes of meaning in definitions (in the long form) and in the catalogues: what only these have, steps, nodes and calls. */
const familiesOfDefinitions: readonly Kind[] = [paths, ends, outcomes, who, swaps, conditions, redundant, money, leaks].flatMap((family) =>
  Object.values(family),
);

/** Mistakes of meaning that choose their files themselves. */
const familiesOfAll: readonly Kind[] = [
  ...[agreements, neighbours, catalogues, declarations, languages, wordings, places, beside],
  ...[texts, countries, effects, ranges, sources, twins],
].flatMap((family) => Object.values(family));

const isBesideDefinitions = ({ file }: Target): boolean => /^screens\/mock\/|\/scenarios\.json$/.test(file);

/** Kinds that nothing in the project contradicts: only a rule of thumb can know that they are not meant. */
const heuristic = new Set([
  "paths: success before the call",
  "paths: waits before it shows",
  "paths: outcomes exchanged",
  "paths: a failure like a success",
  "paths: guarded after the call",
  "paths: sent again when it fails",
  "who: steps of buttons exchanged",
  "who: labels of buttons exchanged",
  "who: opens another dialog",
  "who: runs another flow",
  "who: beside another field",
  "who: focus on another node",
  "who: loads another again",
  "who: the value of another line",
  "conditions: text or number",
  "money: of what is none",
  "money: identity is tracked",
  "money: no secret any more",
  "money: may be sent empty",
  "money: a lost response is a failure",
  "money: shown whole",
  "who: takes another parameter",
  "who: the rule of another field",
  "who: the label of another field",
  "who: binds exchanged",
  "conditions: the parent's again",
  "catalogues: an absurd limit",
  "catalogues: an absurd time",
  "languages: exchanged",
  "languages: neighbours exchanged",
  "languages: the neighbour's translation",
  "wording: heading and explanation exchanged",
  "declared: a seed of another market",
  "languages: not translated",
  "languages: English is lost",
  "money: another amount is sent",
  "money: the account in an address",
  "money: launch parameters for a foreign host",
  "places: pasted with another id",
  "places: a step stands twice",
  "places: a word that holds a place",
  "wording: another number",
  "wording: no question any more",
  "wording: broken characters",
  "wording: an escape as text",
  "wording: a word twice",
  "wording: another month",
  "wording: a month of the other language",
  "wording: blanks too many",
  "wording: blanks around",
  "wording: a bracket stays open",
  "wording: a note to translators",
  "wording: the translation of another text",
  "wording: a label of the other language",
  "wording: messages exchanged",
  "wording: a message not translated",
  "wording: a placeholder twice",
  "declared: the time of another market",
  "declared: a grouping of another country",
  "declared: marks exchanged",
  "declared: a pattern that lost its end",
  "declared: a pattern that lost its beginning",
  "declared: the path of another action",
  "declared: a placeholder for the company",
  "declared: a store without https",
  "beside: a code that the action has not",
  "beside: a field of nobody",
  "places: the handler of another button",
  "texts: no-break spaces",
  "texts: a note or markup",
  "texts: an apostrophe became a mark",
  "texts: another encoding",
  "texts: marks around one language",
  "texts: two cells in one",
  "texts: cut",
  "texts: a slip in a word",
  "texts: a constant of one market",
  "markets: what another country has",
  "markets: words that its data has not",
  "markets: words of another language alone",
]);

export function isHeuristic({ kind }: Pick<Mutant, "kind">): boolean {
  return heuristic.has(kind) || /^(?:effects|ranges|sources|twins): /.test(kind);
}

/** Every mistake of meaning; of the same text once. */
export function listMeanings(targets: readonly Target[]): Mutant[] {
  const definitions = targets.filter((target) => !isBesideDefinitions(target));
  return unique([...list(definitions, familiesOfDefinitions), ...list(targets, familiesOfAll)]);
}

/** Every mistake in the given files that a checker should see, those that would write the same text once. */
export function listMutants(targets: readonly Target[]): Mutant[] {
  return unique(list(targets, mistakes));
}

/** Changes that leave a sound definition of something else. */
export function listOtherSenses(targets: readonly Target[]): Mutant[] {
  return unique(list(targets, Object.values(senses)));
}

function list(targets: readonly Target[], kinds: readonly Kind[]): Mutant[] {
  return targets.flatMap((target) => kinds.flatMap((kind) => kind(target, targets)));
}

function unique(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Set<string>();
  return mutants.filter(({ file, what }) => {
    const key = `${file} ${what}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A part of a list that is the same for the same seed. */
export function sample<T>(list: readonly T[], most: number, seed: number): T[] {
  const next = createRandom(seed);
  return list
    .map((value) => ({ value, order: next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ value }) => value);
}
