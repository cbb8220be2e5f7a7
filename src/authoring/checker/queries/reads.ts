import type { ScreenIndex } from "./screen-index.ts";

/** Whether an expression outside `except` reads a path, a part of it, or all of what it is in. */
export function isRead({ analysis }: ScreenIndex, path: string, except: (pointer: string) => boolean = () => false): boolean {
  return analysis.sites.some(({ pointer, checked }) => !except(pointer) && checked.reads.some((read) => overlaps(read, path)));
}

function overlaps(read: string, path: string): boolean {
  return read === path || read.startsWith(`${path}.`) || path.startsWith(`${read}.`);
}

/** Whether a pointer is `parent` or inside it. */
export function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}
