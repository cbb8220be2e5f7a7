/**
 * By which hashes the content policy allows the style sheets that stand in the pages. A policy that allowed any style in a page
 * would allow an injected one, so each page is sent with the hash of its own.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Below `dist/`, hidden from browsers: what the servers include, and the same for programs. */
const folder = ".serve";
export const nginxStyles = `${folder}/nginx-styles`;
export const caddyStyles = `${folder}/caddy-styles`;
const stylesFile = `${folder}/styles.json`;

/** Contents of the files for servers, by file below `dist/`, for pages by file. */
export function writeStyleSources(pages: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const sources = [...pages].flatMap(([file, html]) => {
    const source = file.endsWith(".html") ? styleSourceOf(html) : undefined;
    return source === undefined ? [] : [[`/${file}`, source] as const];
  });
  const caddy = sources.map(([page, source]) => `${page} "${source}"\n`);
  // An address that ends in a slash leads there by another name.
  const nginx = sources.flatMap(([page, source]) =>
    [page, page.replace("/index.html", "//index.html")].map((name) => `${name} "${source}";\n`),
  );
  return new Map([
    [nginxStyles, nginx.join("")],
    [caddyStyles, caddy.join("")],
    [stylesFile, `${JSON.stringify(Object.fromEntries(sources), null, 2)}\n`],
  ]);
}

/** What the build has written for `HeaderSettings.styles`; empty where no build has. */
export function readStyleSources(dist: string): ReadonlyMap<string, string> {
  const file = join(dist, stylesFile);
  const sources: { readonly [page: string]: string } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return new Map(Object.entries(sources));
}

/** Taken from the page as it is sent, so that it cannot be the hash of another text. */
export function styleSourceOf(html: string): string | undefined {
  const text = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1];
  return text === undefined ? undefined : `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
