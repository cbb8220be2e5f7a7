/** How much a device draws for a drawing: a part that is used a thousand times is drawn a thousand times, and so are the parts that it uses. */
/** One tag of a drawing, with its attributes by name. */
export interface Tag {
  readonly name: string;
  readonly kind: "open" | "close" | "whole";
  readonly attributes: ReadonlyMap<string, string>;
}

interface Part {
  readonly name: string;
  readonly id: string | undefined;
  /** Ids of what it draws beside its own parts: by `href`, or by `url(#…)`. */
  readonly uses: readonly string[];
  readonly parts: Part[];
}

/** Elements drawn, each use counted. */
const mostDrawn = 5000;
/** A filter works on each pixel, and a blur on many of them for each. */
const filterCost = 250;

/** What is too much, as it is written; undefined for a drawing that a cheap phone draws at once. */
export function measureDrawing(tags: readonly Tag[]): string | undefined {
  const root: Part = { name: "", id: undefined, uses: [], parts: [] };
  const ids = new Map<string, Part>();
  const open = [root];
  for (const { name, kind, attributes } of tags) {
    if (kind === "close") {
      if (open.length > 1) open.pop();
      continue;
    }
    const part: Part = { name, id: attributes.get("id"), uses: usesOf(attributes), parts: [] };
    open.at(-1)?.parts.push(part);
    if (part.id !== undefined) ids.set(part.id, part);
    if (kind === "open") open.push(part);
  }
  return findTooMuch(root, ids);
}

function usesOf(attributes: ReadonlyMap<string, string>): readonly string[] {
  return [...attributes].flatMap(([name, value]) =>
    /^(?:.*:)?href$/i.test(name) ? [value.slice(1)] : [...value.matchAll(/url\(\s*["']?#([^"')]*)/gi)].map(([, id = ""]) => id),
  );
}

function findTooMuch(root: Part, ids: ReadonlyMap<string, Part>): string | undefined {
  /** Undefined while a part is being counted: what uses itself never ends. */
  const costs = new Map<Part, number | undefined>();
  let tooMuch: string | undefined;
  const costOf = (part: Part): number => {
    if (costs.has(part)) return costs.get(part) ?? Number.POSITIVE_INFINITY;
    costs.set(part, undefined);
    let cost = /^fe/.test(part.name) ? filterCost : 1;
    for (const inner of part.parts) cost += costOf(inner);
    for (const id of part.uses) {
      const used = ids.get(id);
      if (used) cost += costOf(used);
    }
    if (cost > mostDrawn) tooMuch ??= part.id === undefined ? `<${part.name}>` : `<${part.name} id="${part.id}">`;
    costs.set(part, cost);
    return cost;
  };
  costOf(root);
  return tooMuch;
}
