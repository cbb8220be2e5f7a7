/** The one list of response headers: for the preview server, the tests and the configurations of servers. */

type HostList = "any" | readonly string[];

/** What differs between deployments. */
export interface HeaderSettings {
  /** Hosts of images and frames over https, beside the page's own. */
  readonly hosts: { readonly images: HostList; readonly frames: HostList };
  /** Paths of pages that may ask for something that the others may not. */
  readonly permissions?: { readonly geolocation?: readonly string[] };
  /** Where browsers report what the policy has refused; nowhere without it, or with a share of 0. */
  readonly reports?: { readonly endpoint: string; readonly share: number };
  /** Policy sources of the style sheets that stand in pages, by the page's file (`/about/index.html`). */
  readonly styles?: ReadonlyMap<string, string>;
  /** Where the calls go, '' for the page's own host. */
  readonly apiHost: string;
  /** Served over https: adds what would break or means nothing over plain http. */
  readonly isSecure: boolean;
}

/** Values by name. */
export type Headers = { readonly [name: string]: string };

/** Files whose name carries a hash of their content, so that they may be cached for ever. */
export const hashedFiles = "/assets/";
export const cacheHashed = "public, max-age=31536000, immutable";
export const cacheOther = "no-cache";

const transportHeaders: Headers = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

/**
 * Headers of every static file, caching aside; throws on a host in the settings that is not a plain host name.
 *
 * `page` is a page's path; `style` the policy source of the style sheet that stands in it, '' without one.
 */
export function pageHeaders(settings: HeaderSettings, page = "", style = ""): Headers {
  const place = settings.permissions?.geolocation?.includes(page) ? "(self)" : "()";
  return {
    "Content-Security-Policy": contentPolicy(settings, style),
    ...(isReporting(settings) ? { "Reporting-Endpoints": `reports="${settings.reports?.endpoint}"` } : {}),
    ...(settings.isSecure ? transportHeaders : {}),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    // A camera behind a file input needs no permission here.
    "Permissions-Policy": `geolocation=${place}, microphone=(), camera=(), payment=(), usb=(), clipboard-read=()`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** All headers of a static file; `path` leads to it from the folder that is served, with a slash before it. */
export function headersFor(settings: HeaderSettings, path: string): Headers {
  const isHashed = path.startsWith(hashedFiles) && !path.endsWith(".html");
  const headers = pageHeaders(settings, path.replace(/\/(index\.html)?$/, ""), settings.styles?.get(path));
  return { ...headers, "Cache-Control": isHashed ? cacheHashed : cacheOther };
}

/** Headers of every response of the API, for those who run it on the page's host. */
export const apiHeaders: Headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

/** The same for servers of a deployment. */
export function apiHeadersOf(settings: HeaderSettings): Headers {
  return settings.isSecure ? { ...transportHeaders, ...apiHeaders } : apiHeaders;
}

function isReporting({ reports }: HeaderSettings): boolean {
  return reports !== undefined && reports.share > 0;
}

function contentPolicy(settings: HeaderSettings, style: string): string {
  const { hosts, apiHost, isSecure } = settings;
  const api = apiHost ? [new URL(apiHost).origin] : [];
  const rules: { readonly [directive: string]: string } = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": `'self' ${style}`.trim(),
    "img-src": ["'self'", "data:", "blob:", ...api, ...sources(hosts.images)].join(" "),
    "font-src": "'self'",
    "connect-src": ["'self'", ...api].join(" "),
    "frame-src": ["'self'", ...sources(hosts.frames)].join(" "),
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    // `'none'` would keep a service worker from being registered; `sw` is the one name a policy may have.
    "trusted-types": "sw",
    ...(isSecure ? { "upgrade-insecure-requests": "" } : {}),
    ...(isReporting(settings) ? { "report-to": "reports" } : {}),
  };
  return Object.entries(rules)
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join("; ");
}

const plainHost = /^[a-z0-9.-]+(:[0-9]+)?$/i;

/** Only plain host names, so that none slips another rule into the policy. */
function sources(hosts: HostList): readonly string[] {
  if (hosts === "any") return ["https:"];
  const other = hosts.find((host) => !plainHost.test(host));
  if (other !== undefined)
    throw new Error(
      `The settings name \`${other}\` as a host, which is not a plain host name. Write it without scheme and path, for example \`img.example.com\`.`,
    );
  return hosts.map((host) => `https://${host}`);
}
