// The URL policy. Only an address that it returns may become a navigation, an image or a frame; the raw text never does.
import type { Settings } from "../../../core/format/index.ts";
import type { Launch } from "../../../core/market/index.ts";

/** What an address is used for; the settings list hosts for each. */
export type AddressKind = Exclude<keyof Settings["hosts"], "credentials" | "http">;

/** What the policy reads of the settings. */
export interface PolicySettings extends Pick<Settings, "hosts"> {
  /** The only paths of the page's own host that a screen from the network may fetch; without it any. */
  readonly own?: readonly string[];
}

const maxChars = 4096;
const maxInlineChars = 262_144;
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp)[;,]/;
const known = /^(?:https?:\/\/|\/|blob:|data:)/i;

function parse(raw: unknown, origin: string, schemes: readonly string[] = []): URL | null {
  const text = typeof raw === "string" ? raw.trim() : "";
  // Browsers drop control characters inside an address, so the address that is requested may differ from the one that was read.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the pattern is for.
  if (/[\0-\x1f\x7f\\]/.test(text) || text.length > (text.startsWith("data:") ? maxInlineChars : maxChars)) return null;
  if (!known.test(text) && !schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}:`))) return null;
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/** Only links may be followed over http, and only where the settings say so. */
function isListed(url: URL, kind: AddressKind, { hosts }: PolicySettings): boolean {
  const mayBePlain = kind === "navigate" && hosts.http === true;
  return (hosts[kind] === "any" || hosts[kind].includes(url.host)) && (url.protocol === "https:" || mayBePlain);
}

/**
 * Gives the parsed address when it may be used, otherwise null.
 *
 * `https:` and, for links where the settings allow it, `http:`, without a name or password in it, on the page's own origin or a
 * host that the settings list (exact, with its port) or `"any"`. Images may also be ones that the page itself made (`blob:`)
 * or that are written into the address (`data:`, png, jpeg, gif, webp). A path that begins with `/` is taken on the own origin.
 * Of the own origin a screen from the network fetches nothing but the build's pictures, however it puts the address together.
 */
export function allowUrl(raw: unknown, kind: AddressKind, settings: PolicySettings, ownOrigin: string): URL | null {
  const url = parse(raw, ownOrigin);
  if (!url) return null;
  if (kind === "images" && url.protocol === "blob:") return url.origin === ownOrigin ? url : null;
  if (kind === "images" && url.protocol === "data:") return inlineImage.test(url.href) ? url : null;
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin !== ownOrigin) return isListed(url, kind, settings) ? url : null;
  return kind === "navigate" || !settings.own || settings.own.includes(url.pathname) ? url : null;
}

/** As `allowUrl` of a link; the native shell may also get addresses with one of the app's own schemes. */
export function allowShellUrl(raw: unknown, schemes: readonly string[], settings: Settings, ownOrigin: string): URL | null {
  const url = parse(raw, ownOrigin, schemes);
  const isOfApp = url !== null && !url.username && !url.password && schemes.includes(url.protocol.slice(0, -1));
  return isOfApp ? url : allowUrl(raw, "navigate", settings, ownOrigin);
}

/** Whether an address may be shown in a frame; imported by screens that decide by it before they open one. */
export function mayFrame(raw: unknown, settings: Settings, ownOrigin: string): boolean {
  return allowUrl(raw, "frames", settings, ownOrigin) !== null;
}

/**
 * Gives the address with the common parameters added; existing ones stay.
 *
 * The token goes only to the page's own origin and, over https, to hosts that the settings name exactly.
 */
export function addLaunchParams(url: URL, launch: Pick<Launch, "common" | "token">, settings: Settings, ownOrigin: string): URL {
  const added = new URL(url.href);
  const mayHaveToken = url.origin === ownOrigin || (url.protocol === "https:" && settings.hosts.credentials.includes(url.host));
  const given: readonly (readonly [string, string])[] = [...Object.entries(launch.common), ["token", mayHaveToken ? launch.token : ""]];
  for (const [name, value] of given) {
    if (value && !added.searchParams.has(name)) added.searchParams.append(name, value);
  }
  return added;
}

/** Gives a `tel:` address for three to fifteen digits with an optional plus; spaces, dots, brackets and hyphens between them are dropped. */
export function telHref(raw: unknown): string | null {
  const digits = typeof raw === "string" ? raw.replace(/[\s().-]/g, "") : "";
  return /^\+?[0-9]{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** Gives a `mailto:` address for one plain mail address: no further receivers and no prefilled text. */
export function mailHref(raw: unknown): string | null {
  return typeof raw === "string" && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(raw) ? `mailto:${raw}` : null;
}
