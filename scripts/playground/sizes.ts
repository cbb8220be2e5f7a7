// What the playground fetches, in gzipped bytes: the worker with the checker and the language service, and the page.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Measurements } from "../sizes/limits.ts";

/** Of a built playground. */
export function measurePlayground(dist: string): Measurements {
  const scripts = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  const weigh = (name: string): number => gzipSync(readFileSync(join(dist, "assets", name)), { level: 9 }).length;
  const sum = (start: string): number => scripts.reduce((total, name) => total + (name.startsWith(start) ? weigh(name) : 0), 0);
  const checker = sum("worker-");
  return {
    checker: [{ what: "The checker of the playground", bytes: checker }],
    page: [{ what: "The page of the playground", bytes: sum("") - checker }],
  };
}
