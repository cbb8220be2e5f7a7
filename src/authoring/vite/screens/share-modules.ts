/** Which variants of a screen share a module: those for which the same is written. */

export const screenPrefix = "virtual:layar/screen/";

/** What is written for one variant of a screen. */
export interface VariantModule {
  readonly variant: string;
  readonly market: string;
  readonly isPromotion: boolean;
  /** Variants of which this is the same share a module. */
  readonly alike: string;
  /** The module for these markets, whose names are separated by blanks. */
  textFor(markets: string): string;
}

interface Shared {
  readonly modules: ReadonlyMap<string, string>;
  /** By variant. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Id of a screen's module, of one variant or of all. Its file is named after it, and some servers read a plus as a blank. */
function moduleId(screen: string, variant?: string): string {
  return `${screenPrefix}${screen}${variant === undefined ? "" : `/${variant.replace("+", "~").replace("@", ".")}`}`;
}

/**
 * A module is named after its first variant for nobody's choice of a language, or after none where all of those share it. While serving
 * each is named, to be found when others go.
 */
export function shareModules(screen: string, variants: readonly VariantModule[], { isHot }: { readonly isHot: boolean }): Shared {
  const modules = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const first of variants.filter((one, place) => variants.findIndex(({ alike }) => alike === one.alike) === place)) {
    const sharing = variants.filter(({ alike }) => alike === first.alike);
    const unasked = sharing.find(({ variant }) => !variant.includes("@"));
    const isForAll = !isHot && variants.every((one) => one.isPromotion || one.variant.includes("@") || sharing.includes(one));
    const id = moduleId(screen, isForAll ? undefined : (unasked ?? first).variant);
    modules.set(id, first.textFor([...new Set(sharing.map(({ market }) => market))].join(" ")));
    for (const { variant } of sharing) ids.set(variant, id);
  }
  return { modules, ids };
}
