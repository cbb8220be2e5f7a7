// What variants are compared with when only their overlays are of interest.

import { type Compilation, compile } from "../compile.ts";
import type { Project, SourceFile, Variant } from "../project.ts";

/** Finds the base of a variant as the variant's own market sees it, with the fragments of that market; undefined where there is none. */
export function compileBases(files: readonly SourceFile[], project: Project): (variant: Variant) => Variant | undefined {
  const overlays = new Set(project.overlays.map(({ file }) => file));
  const { screens }: Compilation = compile(files.filter(({ path }) => !overlays.has(path)));
  return ({ screen, market, language }) => {
    const inMarket = (screens.get(screen.id)?.variants ?? [])
      .map(({ resolved }) => resolved)
      .filter((base) => base.market.id === market.id);
    // An overlay may change the language, too.
    return inMarket.find((base) => base.language === language) ?? inMarket[0];
  };
}

/** The variant of a name, such as `north+T2`; undefined where the screen has none. */
export function findVariant({ screens }: Compilation, screen: string, name: string): Variant | undefined {
  return screens.get(screen)?.variants.find(({ resolved }) => resolved.name === name)?.resolved;
}

/** What a variant is compared with: the same in another market, or the base. None where it has no counterpart. */
export function findCounterparts(
  against: string,
  files: readonly SourceFile[],
  compilation: Compilation,
): (variant: Variant) => Variant | undefined {
  if (!compilation.project.catalogue.markets.has(against)) return compileBases(files, compilation.project);
  return ({ screen, name }) => {
    const other = name.replace(/^[^+@]+/, against);
    return findVariant(compilation, screen.id, other) ?? findVariant(compilation, screen.id, other.replace(/@.*$/, ""));
  };
}
