/** Plays recorded visits under two releases, without a browser, and gathers in what they differ. */
import { type Compilation, type CompiledScreen, type CompiledVariant, perObject } from "../../compiler/index.ts";
import { createTestModule } from "../flow-tests/index.ts";
import { findRenamed } from "./counterparts.ts";
import { type Pair, playVisit } from "./play-visit.ts";
import type { RecordedVisit } from "./visits.ts";

/** What differs in one or more visits in the same way. */
export interface Finding {
  readonly screen: string;
  readonly variants: readonly string[];
  /** Names of the visits, the one that `step` and `act` are of first. */
  readonly visits: readonly string[];
  /** How many acts were done before it differs; 0: on opening. */
  readonly step: number;
  /** The last one of them. */
  readonly act?: string;
  /** In the words of `diff`. */
  readonly differences: readonly string[];
}

export interface Rehearsal {
  /** How many visits fit the release before. What is the same object in both releases cannot differ, and is not played. */
  readonly played: number;
  readonly findings: readonly Finding[];
  /** Visits that do not fit the release before, with the reason. */
  readonly unplayed: readonly { readonly visit: string; readonly reason: string }[];
}

/** `onPlayed` is called now and then with the number of visits that are done, and with all of them at the end. */
export async function rehearse(
  visits: readonly RecordedVisit[],
  before: Compilation,
  after: Compilation,
  onPlayed: (played: number) => void = () => undefined,
): Promise<Rehearsal> {
  const find = openPairs(before, after);
  const findings = new Map<string, Finding>();
  const unplayed: { visit: string; reason: string }[] = [];
  const add = ({ name, screen, variant }: RecordedVisit, found: Pick<Finding, "step" | "act" | "differences">): void => {
    const key = JSON.stringify([screen, found.differences]);
    const known = findings.get(key) ?? { screen, variants: [], visits: [], ...found };
    findings.set(key, { ...known, variants: [...new Set([...known.variants, variant])], visits: [...known.visits, name] });
  };
  for (const [at, visit] of visits.entries()) {
    if (at % 100 === 0) onPlayed(at);
    const pair = find(visit);
    if ("reason" in pair) unplayed.push({ visit: visit.name, ...pair });
    else if ("isSame" in pair) continue;
    else if ("gone" in pair) add(visit, { step: 0, differences: [pair.gone] });
    else {
      const outcome = await playVisit(visit, pair);
      if (outcome === undefined) continue;
      const { step, act } = outcome;
      if ("refusal" in outcome) unplayed.push({ visit: visit.name, reason: `step ${step} (${act ?? "opening"}): ${outcome.refusal}` });
      else add(visit, { step, ...(act !== undefined && { act }), differences: outcome.differences });
    }
  }
  onPlayed(visits.length);
  return { played: visits.length - unplayed.length, findings: [...findings.values()], unplayed };
}

type Found = Pair | { readonly isSame: true } | { readonly gone: string } | { readonly reason: string };

function openPairs(before: Compilation, after: Compilation): (visit: RecordedVisit) => Found {
  const moduleOf = ({ project }: Compilation) => perObject((variant: CompiledVariant) => createTestModule(variant, project.catalogue));
  const [moduleBefore, moduleAfter] = [moduleOf(before), moduleOf(after)];
  const isOneCatalogue = before.project.catalogue === after.project.catalogue;
  const pairOf = perObject((old: CompiledVariant) =>
    perObject((now: CompiledVariant): Pair => {
      const [was, is] = [moduleBefore(old), moduleAfter(now)];
      return {
        before: { module: was, catalogue: before.project.catalogue },
        after: { module: is, catalogue: after.project.catalogue },
        renamed: findRenamed(was.plan, is.plan),
      };
    }),
  );
  return ({ screen: id, variant: name }) => {
    const screen = before.screens.get(id);
    const old = screen && variantOf(screen, name);
    if (screen === undefined || old === undefined) return { reason: `There is no \`${id}\` in \`${name}\`.` };
    const counterpart = after.screens.get(id) ?? [...after.screens.values()].find((one) => routeOf(one) === routeOf(screen));
    if (counterpart === undefined) return { gone: "the screen is gone" };
    const now = variantOf(counterpart, name);
    if (now === undefined) return { gone: "the variant is gone" };
    return now === old && isOneCatalogue ? { isSame: true } : pairOf(old)(now);
  };
}

function variantOf({ variants }: CompiledScreen, name: string): CompiledVariant | undefined {
  return variants.find(({ resolved }) => resolved.name === name);
}

function routeOf({ variants }: CompiledScreen): string | undefined {
  return variants[0]?.resolved.screen.route;
}
