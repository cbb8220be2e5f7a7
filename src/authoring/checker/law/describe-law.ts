/** What a change of the project means for the person responsible for it: disclosures, consents, calls and terms, by market. */
import { type Compilation, type CompiledVariant, createDirectoryCache, type ScreenDirectory } from "../../compiler/index.ts";
import { indexScreen, type ScreenIndex } from "../queries/screen-index.ts";
import { compareCalls } from "./compare-calls.ts";
import { compareConsents } from "./compare-consents.ts";
import { compareDisclosures } from "./compare-disclosures.ts";
import { compareTerms } from "./compare-terms.ts";
import type { FoundChange, LawChange } from "./law-change.ts";

/**
 * Every difference between two states of a project, whatever it is written as: a part that goes by another name is not one.
 *
 * @example
 * describeLaw(compile(filesOfRelease), compile(files))
 * // [{ kind: "disclosure removed", market: "north", screen: "shop-order", says: "`fee` is gone and …", … }]
 */
export function describeLaw(before: Compilation, now: Compilation): LawChange[] {
  const [then, here] = [before, now].map(({ project }) => createDirectoryCache()(project));
  if (then === undefined || here === undefined) return [];
  const ids = [...new Set([...before.screens.keys(), ...now.screens.keys()])];
  const ofScreens = ids.flatMap((id) => {
    if (before.screens.get(id) === now.screens.get(id)) return [];
    const [old, current] = [variantsOf(before, id, then), variantsOf(now, id, here)];
    const names = [...new Set([...old.keys(), ...current.keys()])];
    return joinVariants(
      id,
      names.flatMap((name) => compareVariants(name, old, current)),
    );
  });
  return [...ofScreens, ...compareTerms(before.project, now.project)];
}

type Indexed = ReadonlyMap<string, ScreenIndex>;

function variantsOf({ screens, project }: Compilation, id: string, directory: ScreenDirectory): Indexed {
  const index = ({ analysed }: CompiledVariant) => indexScreen({ catalogue: project.catalogue, directory }, analysed);
  return new Map((screens.get(id)?.variants ?? []).map((variant) => [variant.resolved.name, index(variant)]));
}

interface InVariant extends FoundChange {
  readonly index: ScreenIndex;
}

/** A variant that is new, or gone, is compared with what its visitors get in its place. */
function compareVariants(name: string, old: Indexed, current: Indexed): InVariant[] {
  const [market = ""] = name.split(/[+@]/);
  const pair = { before: old.get(name) ?? old.get(market), now: current.get(name) ?? current.get(market) };
  const found = [...compareDisclosures(pair), ...compareConsents(pair), ...compareCalls(pair)];
  return found.flatMap((change) => {
    const index = change.isGone ? pair.before : pair.now;
    return index === undefined ? [] : [{ ...change, index }];
  });
}

/** What several variants of a market have is said once. */
function joinVariants(screen: string, found: readonly InVariant[]): LawChange[] {
  const joined = new Map<string, LawChange>();
  for (const { index, pointer, about, ...change } of found) {
    const { variant } = index;
    const market = variant.market.id;
    const key = JSON.stringify([market, change.kind, about]);
    const { file, pointer: written, on } = variant.originOf(pointer);
    const first = joined.get(key) ?? { ...change, market, screen, variants: [], at: { file, pointer: written, on } };
    joined.set(key, { ...first, variants: [...new Set([...first.variants, variant.name])] });
  }
  return [...joined.values()];
}
