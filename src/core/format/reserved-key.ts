import { isReserved } from "../json/index.ts";

/** A name that no definition may use: one that every object has, or `$`, which marks an expression in a plan. */
export function isReservedKey(name: string): boolean {
  return name === "$" || isReserved(name);
}
