/** A scenario in the query inside the hash, which no server sees: the pages of the mock server report it by a cookie. */
import { createHash } from "node:crypto";

const cookie = "layar-mock-hash-scenario";

/** A page with an origin of its own has no cookies. One without a scenario forgets that of the page before; a further hash without one goes on in the scenario that is in force. */
const source = [
  "(function(){",
  "function report(stays){",
  'var parts=location.hash.split("?"),name=new URLSearchParams(parts[1]).get("scenario");',
  `if(name!==null||!stays)try{document.cookie="${cookie}="+(name===null?";Max-Age=0":encodeURIComponent(parts[0]+" "+name))+";Path=/;SameSite=Lax"}catch(_){}`,
  "}",
  'report(false);addEventListener("hashchange",function(){report(true)})',
  "})()",
].join("");

/** For the policy of such a page. */
const policySource = `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/** Puts the script for that before every other script of a page. */
export function addHashScenarioReport(html: string): string {
  return html.replace("<head>", `<head><script>${source}</script>`);
}

/** The headers of a page, which let that script run. */
export function allowHashScenarioReport(headers: { readonly [name: string]: string }): { readonly [name: string]: string } {
  const policy = headers["Content-Security-Policy"];
  return policy === undefined
    ? headers
    : { ...headers, "Content-Security-Policy": policy.replace("script-src", `script-src ${policySource}`) };
}

/** What a page has reported: a route and the name of a scenario, with the text of both as it came. */
export function readHashScenario(cookies: string): { readonly reported: string; readonly route: string; readonly name: string } {
  const reported = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(cookies)?.[1] ?? "";
  const [route = "", name = ""] = decode(reported).split(" ");
  return { reported, route: route.replace(/\/+$/, ""), name };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
