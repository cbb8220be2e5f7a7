// What the build's manifest knows: which chunks a screen needs on its first load, and what they weigh.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { findNeeded } from "../../src/authoring/vite/index.ts";

export function readChunks(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const keys = Object.keys(manifest);
  const neededBy = (key: string) => findNeeded(key, (one) => manifest[one]?.imports ?? []).map((one) => manifest[one]?.file ?? "");
  const always = neededBy(keys.find((key) => manifest[key]?.isEntry) ?? "");
  const late = neededBy(keys.find((key) => key.endsWith("react-root.ts")) ?? "").filter((file) => !always.includes(file));
  const found = keys.map((key) => /layar\/screen\/([\w-]+)(?:\/[\w~-]+)?$/.exec(key)?.[1]);
  const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(join(dist, name), "utf8"));
  return {
    screens: [...new Set(found.filter((name) => name !== undefined))].sort(),
    /** Files that every screen needs before its content. */
    always,
    /** Files that every screen needs after it: React's renderer. */
    late,
    /** The script that every page of a screen begins with. */
    first: readdirSync(join(dist, "assets")).flatMap((name) => (/^first-.*\.js$/.test(name) ? [join("assets", name)] : [])),
    /** Pages that are read without the app, by route, each with the scripts that it loads. */
    staticPages: new Map<string, readonly string[]>(
      pages.flatMap((page) => {
        const route = /<script[^>]* data-app="[^"]*"[^>]* data-route="([^"]*)"/.exec(page)?.[1];
        const files = [...page.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="\/([^"]*)"/g)].map(
          ([, file]) => file ?? "",
        );
        return route === undefined ? [] : [[route, files] as const];
      }),
    ),
    /**
     * Gzipped bytes of the style sheet that a screen needs on its first load: its page's, or for one without a page that of the screens
     * after `#`.
     */
    styleOf(screen: string): number {
      const found = pages.map((page) =>
        /<style data-screens="([^"]*)" data-all="\/[^"]*"(?: data-hashed="\/([^"]*)"[^>]*)?>([^<]*)/.exec(page),
      );
      const own = found.find((style) => style?.[1]?.split(" ").includes(screen));
      return weigh(own?.[3] ?? readFileSync(join(dist, found.find((style) => style?.[2])?.[2] ?? "")));
    },
    /** The promotions that a screen has in a market, as `<market>~<template>`. */
    promotionsOf(screen: string, market: string): readonly string[] {
      const start = `layar/screen/${screen}/`;
      const variants = keys.flatMap((key) => (key.includes(start) ? [key.slice(key.indexOf(start) + start.length)] : []));
      return variants.filter((variant) => variant.startsWith(`${market}~`)).sort();
    },
    /** Files that a screen needs beside those, the table of routes for one without a page; throws when the build has no such screen. */
    ownOf(screen: string, variant: string): readonly string[] {
      // A screen that is the same in all markets has one chunk without a market in its name.
      const ends = [`layar/screen/${screen}`, `layar/screen/${screen}/${variant}`];
      const key = keys.find((one) => ends.some((end) => one.endsWith(end)));
      if (key === undefined) throw new Error(`The build has no chunk of ${screen} in ${variant}. Run the build first.`);
      const hasPage = pages.some((page) => page.includes(`data-screen-id="${screen}"`));
      const tables = hasPage
        ? []
        : keys.filter((one) => /layar\/(path|hash)-routes$/.test(one) && manifest[one]?.dynamicImports?.includes(key));
      // The screen for unknown addresses is in both, and more addresses are paths.
      const table = tables.sort().slice(-1).flatMap(neededBy);
      return [...new Set([...neededBy(key), ...table])].filter((file) => !always.includes(file));
    },
    /** Files that read a screen from the network; none when no screen takes one. */
    remoteOf(market: string): readonly string[] {
      const key = keys.find((one) => one.endsWith(`layar/remote/${market}`));
      return key === undefined ? [] : neededBy(key).filter((file) => !always.includes(file));
    },
    /** Gzipped bytes. */
    sum: (files: readonly string[]): number => files.reduce((total, file) => total + weigh(readFileSync(join(dist, file))), 0),
  };
}

function weigh(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}
