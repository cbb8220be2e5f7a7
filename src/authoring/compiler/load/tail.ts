// The fragment that ends each screen, as if every screen had named it.

import type { FragmentDefinition, NodeDefinition, ScreenDefinition } from "../../../core/format/index.ts";
import { createCache } from "../cache.ts";
import type { Catalogue, Source } from "../project.ts";

type Fragments = readonly Source<FragmentDefinition>[];
type AddTail = (source: Source<ScreenDefinition>, catalogue: Catalogue, fragments: Fragments) => Source<ScreenDefinition>;

/** Gives what adds the fragment to a screen; the same screen gets the same result while the catalogue and its fragments stay. */
export function createAddTail(): AddTail {
  const added = createCache<Source<ScreenDefinition>>();
  return (source, catalogue, all) => {
    const fragments = all.filter(({ value }) => source.value.fragments?.some(({ use }) => use === value.fragment));
    return added(source.file, [source, catalogue, ...fragments], () => addTail(source, catalogue, fragments));
  };
}

const addTail: AddTail = (source, { settings: { tail }, widgets }, all) => {
  const { fragments = [] } = source.value;
  const last = findLast(source.value, all);
  if (tail === undefined || last === undefined || fragments.some(({ use }) => use === tail)) return source;
  // What keeps its place at the lower edge stays the last.
  const isPinned = widgets.get(last.widget)?.pinned === true;
  const use = isPinned ? { use: tail, before: last.id } : { use: tail };
  return { ...source, value: { ...source.value, fragments: [...fragments, use] } };
};

/** The last node of the body with its fragments in it. */
function findLast({ body, fragments = [] }: ScreenDefinition, all: Fragments): NodeDefinition | undefined {
  let last = body[body.length - 1];
  for (const { use, after, before, into } of fragments) {
    const isAtEnd = before === undefined && into === undefined && (after === undefined || after === last?.id);
    const nodes = all.find(({ value }) => value.fragment === use)?.value.nodes ?? [];
    if (isAtEnd) last = nodes[nodes.length - 1] ?? last;
  }
  return last;
}
