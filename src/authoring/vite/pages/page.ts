/** One route's HTML file, from the built index.html and what was rendered ahead. */
import type { FirstLoads } from "../../../core/format/index.ts";

export interface Page {
  readonly title: string;
  readonly description?: string;
  /** What search engines and messengers read in the head; without it they may not list the page. */
  readonly listing?: readonly string[];
  /** Tags of the pictures for tabs and home screens; with none the page has no icon. */
  readonly icons: readonly string[];
  readonly lang: string;
  readonly isRtl?: boolean;
  /** Inner HTML of the root element. */
  readonly body: string;
  /** Addresses of the chunks that the route needs beside the entry. */
  readonly preloads: readonly string[];
  readonly styles: PageStyles;
  readonly screen: PageScreen;
  /** HTML for the case that the app cannot be fetched. */
  readonly unreachable: string;
  readonly first?: FirstScript;
  /** The script that notices it, where nothing else on the page does. */
  readonly fallback?: { readonly src: string; readonly app: string };
}

/** The script that asks for a screen's data before the app has come, and what it asks for. */
export interface FirstScript {
  readonly src: string;
  readonly loads: FirstLoads;
}

/** What spares the page of a screen the table of all screens. */
export interface PageScreen {
  readonly id: string;
  readonly route: string;
  /** Address of the screen's chunk, by market. */
  readonly chunks: ReadonlyMap<string, string>;
}

export interface PageStyles {
  /** The page's own style sheet, which stands in it: a linked one would cost the first paint a round trip. */
  readonly text: string;
  /** The screens for which it is enough. */
  readonly screens: readonly string[];
  /** On the first page: the sheet of the screens whose addresses stand after `#`. */
  readonly hashed?: { readonly href: string; readonly screens: readonly string[] };
}

interface Place {
  readonly at: RegExp;
  /** What an index.html has there. */
  readonly sample: string;
}

const appScript = '<script type="module" src="…"></script>';

/** Where the parts of a page go in the app's index.html. */
export const places = {
  html: { at: /<html[^>]*>/, sample: "<html>" },
  title: { at: /<title>[^<]*<\/title>/, sample: "<title></title>" },
  headEnd: { at: /\s*<\/head>/, sample: "</head>" },
  root: { at: /<div id="root">[^<]*<\/div>/, sample: '<div id="root"></div>' },
  bodyEnd: { at: /\s*<\/body>/, sample: "</body>" },
  firstScript: { at: /\s*<script/, sample: appScript },
  script: { at: /\s*<script type="module"[^>]*><\/script>/, sample: appScript },
  style: { at: /\s*<style\b/, sample: '<link rel="stylesheet" href="…">' },
} satisfies { readonly [name: string]: Place };
const sheetLink = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;
const noIcon = /\s*<link rel="icon"[^>]*>/;
const preloadLink = /\s*<link rel="modulepreload"[^>]*>/g;

/** Throws when `index.html` lacks one of the places that a page fills. */
export function writePage(index: string, page: Page): string {
  const head = [
    ...(page.description ? [`<meta name="description" content="${escapeText(page.description)}">`] : []),
    ...(page.listing ?? [`<meta name="robots" content="noindex">`]),
    ...page.icons,
    ...page.preloads.map((href) => `<link rel="modulepreload" crossorigin href="${escapeText(href)}">`),
  ];
  const steps: readonly (readonly [Place, Filling])[] = [
    [places.html, `<html lang="${escapeText(page.lang)}"${page.isRtl ? ' dir="rtl"' : ""}>`],
    [places.title, `<title>${escapeText(page.title)}</title>`],
    [places.headEnd, `\n${head.map((line) => `    ${line}\n`).join("")}  </head>`],
    [places.style, (link) => writeFirst(page) + link],
    [places.root, `<div id="root"${nameScreen(page.screen)}>${page.body}${page.unreachable}</div>`],
    // After what it looks for; it never delays the app.
    [
      places.bodyEnd,
      `${page.fallback ? `\n    <script async fetchpriority="low" src="${page.fallback.src}" data-app="${page.fallback.app}"></script>` : ""}\n  </body>`,
    ],
  ];
  const bare = page.icons.length > 0 ? index.replace(noIcon, "") : index;
  return steps.reduce((html, [place, text]) => fill(html, place, text), styleFirst(bare.replace(preloadLink, ""), page.styles));
}

function nameScreen({ id, route, chunks }: PageScreen): string {
  const data = [["screen-id", id], ["screen-route", route], ...chunks];
  return data.map(([name, value]) => ` data-${name}="${escapeText(value ?? "")}"`).join("");
}

/** Puts the page's style sheet in the place of the link to that of all screens, and before the first script. */
function styleFirst(index: string, { text, screens, hashed }: PageStyles): string {
  const [link = "", all = ""] = sheetLink.exec(index) ?? [];
  const other = hashed ? ` data-hashed="${hashed.href}" data-hashed-screens="${hashed.screens.join(" ")}"` : "";
  const own = `\n    <style data-screens="${screens.join(" ")}" data-all="${all}"${other}>${text}</style>`;
  return fill(index.replace(link, ""), places.firstScript, (script) => own + script);
}

type Filling = string | ((found: string) => string);

/** Before the style sheet, so that its few bytes are not behind those of the app; nothing waits for it. */
function writeFirst({ first }: Page): string {
  return first ? `\n    <script async fetchpriority="high" src="${first.src}" data-loads="${writeLoads(first)}"></script>` : "";
}

export function writeLoads({ loads }: FirstScript): string {
  return escapeText(JSON.stringify(loads));
}

export function fill(html: string, { at, sample }: Place, text: Filling): string {
  if (!at.test(html))
    throw new Error(
      `The index.html of the app has no \`${sample}\`, which each page fills: write it there, or give the configuration no \`root\`, and the engine's page is taken.`,
    );
  return html.replace(at, typeof text === "string" ? () => text : text);
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** File of a route below `dist/`, in which a parameter is `_` and its name; undefined for routes that the server cannot distinguish or that no address has. */
export function pageFile(route: string): string | undefined {
  if (!route.startsWith("/")) return undefined;
  return `${route.replace(/\/?$/, "/").replaceAll("/:", "/_").slice(1)}index.html`;
}
