// What the build's manifest knows: which chunks a screen needs on its first load, and what they weigh.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { findNeeded } from "../../src/publish/index.ts";

export interface Chunks {
  readonly screens: readonly string[];
  /** Files that every screen needs. */
  readonly always: readonly string[];
  readonly styles: readonly string[];
  /** Files that a screen needs beside those; throws when the build has no such screen. */
  ownOf(screen: string, market: string): readonly string[];
  /** Gzipped bytes. */
  sum(files: readonly string[]): number;
}

export function readChunks(dist: string): Chunks {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const keys = Object.keys(manifest);
  const neededBy = (key: string) => findNeeded(key, (one) => manifest[one]?.imports ?? []).map((one) => manifest[one]?.file ?? "");
  const always = neededBy(keys.find((key) => manifest[key]?.isEntry) ?? "");
  const found = keys.map((key) => /layar\/screen\/([\w-]+)(?:\/[\w-]+)?$/.exec(key)?.[1]);
  return {
    screens: [...new Set(found.filter((name) => name !== undefined))].sort(),
    always,
    styles: readdirSync(join(dist, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => `assets/${name}`),
    ownOf(screen, market) {
      // A screen that is the same in all markets has one chunk without a market in its name.
      const ends = [`layar/screen/${screen}`, `layar/screen/${screen}/${market}`];
      const key = keys.find((one) => ends.some((end) => one.endsWith(end)));
      if (key === undefined) throw new Error(`The build has no chunk of ${screen} in ${market}. Run the build first.`);
      return neededBy(key).filter((file) => !always.includes(file));
    },
    sum: (files) => files.reduce((total, file) => total + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0),
  };
}
