/** The page of a screen that is delivered whole: everything to read is there, and a small script loads the app when it is needed. */
import type { NodePlan, ScreenPlan } from "../../../core/format/index.ts";
import { escapeText, type FirstScript, fill, type Page, places, writeLoads, writePage } from "./page.ts";
import type { RenderedForm } from "./prerender.ts";

/** What the small script must know. */
export interface Starter {
  /** Its address. */
  readonly src: string;
  /** Address of the app. */
  readonly app: string;
  /** The first script, for addresses after `#`. */
  readonly first: FirstScript;
  /** Flags of the markets that the page is not for. */
  readonly others: readonly string[];
  /** Those that can be chosen. */
  readonly languages: readonly string[];
  /** What other markets see. */
  readonly forms: readonly StaticForm[];
}

export interface StaticForm extends RenderedForm {
  /** Where search engines find it. */
  readonly address: string;
}

/** Throws when `index.html` lacks one of the places that a page fills. */
export function writeStaticPage(index: string, page: Page, starter: Starter & { readonly isWanted: boolean }): string {
  const { preloads, screen } = page;
  const { app, first, others, languages, forms, isWanted } = starter;
  const hasHashRoutes = Object.keys(first.loads).length > 0;
  const data = {
    app,
    chunks: preloads.join(" "),
    route: screen.route,
    others: others.join(" "),
    ...(languages.length > 0 ? { languages: languages.join(" ") } : {}),
    ...(isWanted ? { wanted: "" } : {}),
    ...(hasHashRoutes ? { first: first.src, loads: writeLoads(first) } : {}),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  const html = writePage(index, { ...page, preloads: [], body: inert(page.body) + forms.map(writeForm).join("") });
  // Before the style sheet, for which a script after it would wait.
  const script = `\n    <script src="${starter.src}"${attributes.join("")}></script>`;
  const scripted = fill(fill(html, places.script, ""), places.style, (link) => script + link);
  // Where the small script does not come, nobody knows whether another screen was asked for.
  return hasHashRoutes ? scripted.replace("<html ", "<html data-unstarted ") : scripted;
}

/** The small script shows it in place of the page's own; until then it is no part of the document. */
function writeForm({ flag, lang, isRtl, title, address, html }: StaticForm): string {
  const facts = { "data-flag": flag, "data-address": address, lang, dir: isRtl ? "rtl" : "", title };
  const attributes = Object.entries(facts).map(([name, value]) => (value ? ` ${name}="${escapeText(value)}"` : ""));
  return `<template${attributes.join("")}>${inert(html)}</template>`;
}

function inert(html: string): string {
  return marked(withoutControls(html));
}

/** Whether the page shows its own screen or the one that the app shows in its place. */
function marked(html: string): string {
  return html.replace(" data-screen=", ' data-page="" data-screen=');
}

/** Until the app has come nothing would happen on a tap, and what is written would be lost. */
function withoutControls(html: string): string {
  return html.replace(/<(input|textarea|select|button)\b/g, "<$1 disabled");
}

/** Whether the screen has something besides links to use, so that the app is wanted as soon as the page is there. */
export function needsApp({ body }: Pick<ScreenPlan, "body">): boolean {
  return body.some(isControl);
}

function isControl(node: NodePlan): boolean {
  const { widget, bind, on, props, live, children = [], slots = {} } = node;
  // A choice of languages consists of addresses that ask for one.
  const isLink = widget === "language-choice" || "href" in props || (live !== undefined && "href" in live);
  if (bind !== undefined || (on !== undefined && !isLink)) return true;
  return [children, ...Object.values(slots)].some((nodes) => nodes.some(isControl));
}
