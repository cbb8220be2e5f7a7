/** How often widgets were rendered, by name. Every implementation that renders counts the same way. */
const counts = new Map<string, number>();

export function countRender(widget: string): void {
  counts.set(widget, (counts.get(widget) ?? 0) + 1);
}

/** Gives the counts since the last time. */
export function takeRenders(): Readonly<Record<string, number>> {
  const taken = Object.fromEntries(counts);
  counts.clear();
  return taken;
}
