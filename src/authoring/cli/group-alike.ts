/** Those that say the same, together; groups and their members in the order in which they came. */
export function groupAlike<T>(all: readonly T[], sayOf: (one: T) => unknown): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const said = JSON.stringify(sayOf(one)) ?? "";
    const group = groups.get(said);
    if (group === undefined) groups.set(said, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}
