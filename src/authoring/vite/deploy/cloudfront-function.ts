/** Text of a CloudFront Function in front of a bucket of releases: it reads the pointer's choice, and sends the headers. */
import { pageFile } from "../pages/page.ts";
import { hashedFiles, pageHeaders } from "./headers.ts";
import { note, pagesWithHeaders, type ServeSettings } from "./serve-settings.ts";
import { anyStyle, cookieFacts, cookieName, hidden } from "./served-pages.ts";

/** For viewer requests and viewer responses alike, in the runtime `cloudfront-js-2.0`, which ends at 10 KB. */
export function cloudfrontFunction(settings: ServeSettings, routes: readonly string[]): string {
  const fixed = routes.filter((route) => route.startsWith("/") && !route.includes(":"));
  const pages = Object.fromEntries(fixed.map((route) => [route.replace(/\/$/, ""), `/${pageFile(route) ?? ""}`]));
  const patterns = settings.patterns.map(({ regex, page }) => `[new RegExp(${JSON.stringify(regex)}), ${JSON.stringify(page)}]`);
  const own = pagesWithHeaders(settings).map((page) => [page, pageHeaders(settings, page, anyStyle)["Permissions-Policy"]]);
  return `// ${note}
// Its key value store has under \`current\` what \`status --json\` gives as \`edge\`.
import cf from "cloudfront";
import crypto from "crypto";

const store = cf.kvs();
const pages = ${JSON.stringify(pages)};
const patterns = [${patterns.join(", ")}];
const hidden = ${JSON.stringify(hidden.map((name) => `/${name}`))};
const headers = ${JSON.stringify(pageHeaders(settings, "", anyStyle))};
const permissions = ${JSON.stringify(Object.fromEntries(own))};

// A device belongs to one of 256 parts, which is drawn at its first visit and says nothing else of it. The request and its response draw the same.
function partOf({ request, context }) {
  const kept = request.cookies.${cookieName};
  if (kept && /^[0-9a-f][0-9a-f]$/.test(kept.value)) return { part: kept.value, isNew: false };
  return { part: crypto.createHash("sha256").update(context.requestId).digest("hex").slice(0, 2), isNew: true };
}

function releaseOf({ live, next, parts }, part) {
  const at = parseInt(part, 16);
  return next && (parseInt(parts[at >> 2], 16) >> (3 - (at & 3))) & 1 ? next : live;
}

function fileOf(path) {
  const route = path.replace(/\\/$/, "");
  const found = patterns.find(([regex]) => regex.test(route));
  // Files of a build stand at its top; further down a dot belongs to a parameter.
  if (/\\.\\w+$/.test(path) && !(found && route.lastIndexOf("/") > 0)) return path;
  return pages[route] || (found ? found[1] : "/index.html");
}

// As the bucket will read it: it decodes what stands here as it was asked for. What cannot be decoded is not there.
function decode(uri) {
  try {
    return decodeURIComponent(uri).replace(/\\/+/g, "/");
  } catch (error) {
    return "/.";
  }
}

async function ask(event) {
  const { request } = event;
  const { uri } = request;
  const path = decode(uri);
  if (path.includes("/.") || hidden.includes(path)) return { statusCode: 404, statusDescription: "Not Found" };
  if (uri.startsWith("${hashedFiles}")) return request;
  const release = releaseOf(JSON.parse(await store.get("current")), partOf(event).part);
  request.uri = "/releases/" + release + fileOf(uri);
  return request;
}

function respond(event) {
  const { request, response } = event;
  for (const name of Object.keys(headers)) response.headers[name.toLowerCase()] = { value: headers[name] };
  if (request.uri.startsWith("${hashedFiles}")) return response;
  const own = permissions[request.uri.replace(/^\\/releases\\/[^/]+/, "").replace(/\\/(index\\.html)?$/, "")];
  if (own) response.headers["permissions-policy"] = { value: own };
  const { part, isNew } = partOf(event);
  if (isNew) response.cookies.${cookieName} = { value: part, attributes: "${cookieFacts}" };
  return response;
}

async function handler(event) {
  return event.context.eventType === "viewer-response" ? respond(event) : ask(event);
}
`;
}
