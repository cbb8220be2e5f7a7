// Orders things that read each other, and finds the cycles in which there is no order.

export type ReadsOf = ReadonlyMap<string, readonly string[]>;

/** The cycle that a name is part of, itself first; undefined when there is none. */
export function findCycle(name: string, readsOf: ReadsOf): readonly string[] | undefined {
  const ways: string[][] = [[name]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of readsOf.get(way[way.length - 1] ?? "") ?? []) {
      if (next === name) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Topological order: each after those that it reads. */
export function inOrder(names: readonly string[], readsOf: ReadsOf): string[] {
  const order = new Set<string>();
  const open = new Set<string>();
  const enter = (name: string): void => {
    if (open.has(name) || !readsOf.has(name)) return;
    open.add(name);
    for (const read of readsOf.get(name) ?? []) enter(read);
    order.add(name);
  };
  for (const name of names) enter(name);
  return [...order];
}
