// The fragment that ends each screen, as if every screen had named it.

import type { ScreenDefinition } from "../../../core/format/index.ts";
import { createCache } from "../cache.ts";
import type { Catalogue, Source } from "../project.ts";

type AddTail = (source: Source<ScreenDefinition>, settings: Catalogue["settings"]) => Source<ScreenDefinition>;

/** Gives what names the fragment in a screen; the same screen gets the same result while the settings name the same. */
export function createAddTail(): AddTail {
  const added = createCache<Source<ScreenDefinition>>();
  return (source, settings) => added(source.file, [source, settings.tail], () => addTail(source, settings));
}

const addTail: AddTail = (source, { tail }) => {
  const { fragments = [] } = source.value;
  if (tail === undefined || fragments.some(({ use }) => use === tail)) return source;
  return { ...source, value: { ...source.value, fragments: [...fragments, { use: tail }] } };
};
