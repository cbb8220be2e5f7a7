/** What pages hold for the case that no script comes: it stands in the HTML, in the language of each market, and needs nothing else. */
import type { MarketDefinition } from "../../../core/format/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { escapeText } from "./page.ts";
import { readPageLabels } from "./page-labels.ts";

/** The market of an address that names none comes first. */
export function writeUnreachable({ markets, languages, settings: { home: route = "/" } }: Catalogue, base: string): string {
  const forms = [...markets.values()].sort((a, b) => Number(b.flag === null) - Number(a.flag === null)).map(writeForm);
  return `<div class="unreachable">${forms.join("")}</div>`;

  function writeForm({ id, flag, languages: [first = ""] }: MarketDefinition): string {
    const language = languages.get(first);
    if (!language) return "";
    const { failedTitle, failedHelp, retry, home } = readPageLabels(language);
    const direction = language.direction === "rtl" ? ' dir="rtl"' : "";
    const link = (kind: string, href: string, words: string): string =>
      `<a class="ly-btn ly-btn-${kind}" role="button" href="${href}">${escapeText(words)}</a>`;
    return [
      `<section data-market="${id}" data-flag="${escapeText(flag ?? "")}" lang="${language.tag}"${direction}>`,
      `<h2>${escapeText(failedTitle)}</h2><p>${escapeText(failedHelp)}</p>`,
      `${link("primary", "", retry)}${link("secondary", base + route.replace("/", ""), home)}</section>`,
    ].join("");
  }
}
