import { own } from "./own.ts";

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Reads what stands at a dotted path; undefined when nothing does. */
export function readPath(from: unknown, path: string): unknown {
  let at = from;
  for (const name of path.split(".")) at = isHolder(at) ? own(at, name) : undefined;
  return at;
}
