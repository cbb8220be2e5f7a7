// The fragment that ends each screen, as if every screen had named it.

import type { ScreenDefinition } from "../../../core/format/index.ts";
import { createCache } from "../cache.ts";
import type { Catalogue, Source } from "../project.ts";

type AddTail = (source: Source<ScreenDefinition>, catalogue: Catalogue) => Source<ScreenDefinition>;

/** Gives what adds the fragment to a screen; the same screen gets the same result while the catalogue stays. */
export function createAddTail(): AddTail {
  const added = createCache<Source<ScreenDefinition>>();
  return (source, catalogue) => added(source.file, [source, catalogue], () => addTail(source, catalogue));
}

const addTail: AddTail = (source, { settings: { tail }, widgets }) => {
  const { body, fragments = [] } = source.value;
  const last = body[body.length - 1];
  if (tail === undefined || last === undefined || fragments.some(({ use }) => use === tail)) return source;
  // What keeps its place at the lower edge stays the last.
  const isPinned = widgets.get(last.widget)?.pinned === true;
  const use = isPinned ? { use: tail, before: last.id } : { use: tail };
  return { ...source, value: { ...source.value, fragments: [...fragments, use] } };
};
