/** Which of a language's labels a screen ships: those of its widgets and steps, and those of the engine itself. */
import type { LanguageDefinition, ScreenPlan } from "../../../core/format/index.ts";
import { type Catalogue, listSpeakers, listUnsaid, type Occasions, type Speakers } from "../../compiler/index.ts";

type Facts = Pick<ScreenPlan, "load" | "actions">;

interface Used extends Speakers {
  /** The user has chosen the language, and the screen has calls that may fail. */
  readonly failsInChosen?: boolean;
  /** What the screen may come to; default: everything. */
  readonly plan?: Facts;
}

function occasionsOf({ load, actions }: Facts): Occasions {
  const calls = Object.values(actions).map(({ commits, counted }) => ({ commits, filled: commits?.filled, counted }));
  return { loads: Object.keys(load).length > 0, calls };
}

function pick(words: object, isSaid: (name: string) => boolean): object {
  return Object.fromEntries(Object.entries(words).filter(([name]) => isSaid(name)));
}

/** The language without what no part of the screen speaks. */
export function withLabelsOf(language: LanguageDefinition, catalogue: Catalogue, used: Used): unknown {
  const names = new Set(listSpeakers(catalogue, used).flatMap(({ says }) => says));
  const { $schema: _, name: __, stopWords: ___, whenChosen, ...rest } = language;
  const failures = { ...rest.failures, ...(used.failsInChosen && whenChosen) };
  const unsaid = used.plan ? listUnsaid(occasionsOf(used.plan)) : [];
  return {
    ...rest,
    failures: pick(failures, (name) => !unsaid.includes(name)),
    labels: pick(language.labels, (name) => names.has(name) && !unsaid.includes(name)),
  };
}
