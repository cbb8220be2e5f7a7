/** One route's HTML file, from the built index.html and what was rendered ahead. */

export interface Page {
  readonly title: string;
  readonly description?: string;
  readonly lang: string;
  /** Inner HTML of the root element. */
  readonly body: string;
  /** Addresses of the chunks that the route needs beside the entry. */
  readonly preloads: readonly string[];
}

const styleLink = /\s*<link rel="stylesheet"[^>]*>/g;
const preloadLink = /\s*<link rel="modulepreload"[^>]*>/g;

/** Throws when `index.html` lacks one of the places that a page fills. */
export function writePage(index: string, page: Page): string {
  const head = [
    ...(page.description ? [`<meta name="description" content="${escapeText(page.description)}">`] : []),
    ...page.preloads.map((href) => `<link rel="modulepreload" crossorigin href="${escapeText(href)}">`),
  ];
  const steps: readonly (readonly [RegExp, string])[] = [
    [/<html[^>]*>/, `<html lang="${escapeText(page.lang)}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeText(page.title)}</title>`],
    [/\s*<\/head>/, `\n${head.map((line) => `    ${line}\n`).join("")}  </head>`],
    [/<div id="root">[^<]*<\/div>/, `<div id="root">${page.body}</div>`],
  ];
  return steps.reduce((html, [place, text]) => fill(html, place, text), styleFirst(index.replace(preloadLink, "")));
}

/** Puts the style sheet before the first script: without it nothing can be drawn, without the script the page already reads. */
function styleFirst(index: string): string {
  const links = index.match(styleLink)?.join("") ?? "";
  return index.replace(styleLink, "").replace(/\s*<script/, (script) => links + script);
}

function fill(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`The app's index.html has nothing that matches ${place}.`);
  return html.replace(place, () => text);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** File of a route below `dist/`; undefined for routes that the server cannot tell apart or that no address has. */
export function pageFile(route: string): string | undefined {
  if (!route.startsWith("/")) return undefined;
  return `${route.replace(/\/?$/, "/").slice(1)}index.html`;
}
