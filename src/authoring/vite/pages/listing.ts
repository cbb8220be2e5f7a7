/** What search engines, messengers and home screens read in the head of a page. */
import type { Settings } from "../../../core/format/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { pictureAddress } from "../screens/pictures.ts";
import { escapeText } from "./page.ts";
import type { Rendered, RenderedForm } from "./prerender.ts";

/** One page in all of its forms. */
export interface Listed {
  readonly route: string;
  readonly description?: string;
  readonly rendered: Pick<Rendered, "title"> & PageForm & { readonly others: readonly PageForm[] };
}

type PageForm = Pick<RenderedForm, "flag" | "lang" | "market">;

export interface SiteListing {
  /** Tags of the page's head; those of the icons stand on every page. */
  listing(page: Listed): readonly string[];
  readonly icons: readonly string[];
  /** Where one form of a page is found by others. */
  addressOf(route: string, form: Pick<RenderedForm, "flag">): string;
}

/** Without the setting `site` addresses have no host, and nothing is said about pictures. */
export function listSite(catalogue: Catalogue, base: string): SiteListing {
  const { site } = catalogue.settings;
  const addressOf: SiteListing["addressOf"] = (route, form) => `${site?.origin ?? ""}${base}${route.slice(1)}${queryOf(form)}`;
  const picture = (name: string | undefined): string | undefined => name && pictureAddress(name, catalogue, base);
  return {
    addressOf,
    icons: writeIcons(picture(site?.icon), picture(site?.touchIcon)),
    listing({ route, description, rendered }) {
      const canonical = addressOf(route, rendered);
      const links = [tag("link", { rel: "canonical", href: canonical })];
      if (!site) return links;
      const share = { ...site, sharePicture: picture(site.sharePicture) };
      return [
        ...links,
        ...writeAlternates([rendered, ...rendered.others], catalogue.markets, (form) => addressOf(route, form)),
        ...writeShare({ title: rendered.title, description, url: canonical }, share),
      ];
    },
  };
}

function queryOf({ flag }: Pick<RenderedForm, "flag">): string {
  return flag && `?${new URLSearchParams({ market: flag })}`;
}

function writeIcons(icon: string | undefined, touchIcon: string | undefined): readonly string[] {
  return [
    ...(icon ? [tag("link", { rel: "icon", href: icon })] : []),
    ...(touchIcon ? [tag("link", { rel: "apple-touch-icon", href: touchIcon })] : []),
  ];
}

/** A page is for the readers of one language in one country; the first is also for everybody else. */
function writeAlternates(forms: readonly PageForm[], markets: Catalogue["markets"], addressOf: (form: PageForm) => string): string[] {
  const link = (hreflang: string, form: PageForm): string => tag("link", { rel: "alternate", hreflang, href: addressOf(form) });
  const [first] = forms;
  return [
    ...forms.map((form) => link(readersOf(form.lang, markets.get(form.market)?.locale), form)),
    ...(first ? [link("x-default", first)] : []),
  ];
}

function readersOf(lang: string, locale = lang): string {
  const { language } = new Intl.Locale(lang);
  const { region } = new Intl.Locale(locale);
  return region ? `${language}-${region}` : language;
}

type Site = NonNullable<Settings["site"]>;

/** Open Graph, which messengers and social networks read; they take no relative address. */
function writeShare(page: { title: string; description?: string; url: string }, { origin, name, sharePicture }: Site): readonly string[] {
  const facts = {
    type: "website",
    site_name: name,
    ...page,
    ...(sharePicture && { image: origin + sharePicture, "image:alt": name }),
  };
  return [
    ...Object.entries(facts).flatMap(([fact, content]) => (content ? [tag("meta", { property: `og:${fact}`, content })] : [])),
    ...(sharePicture ? [tag("meta", { name: "twitter:card", content: "summary_large_image" })] : []),
  ];
}

function tag(name: string, attributes: { readonly [name: string]: string }): string {
  return `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(value)}"`)
    .join("")}>`;
}
