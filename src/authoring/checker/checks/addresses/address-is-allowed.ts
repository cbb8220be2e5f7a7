import { joinPointer } from "../../../../core/json/index.ts";
import { matchRoute } from "../../../../core/market/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { listTexts, textsBelow } from "../../queries/texts/texts.ts";

const runsCode = /^\s*(javascript|vbscript|data|file):/i;
/** Of what is written out: servers may be allowed to send other addresses. */
const isSecure = /^\s*https:\/\/[^/]/i;

export const addressIsAllowed = screenCheck({ id: "address-is-allowed", isFixed: true }, (index, report) => {
  const allowed = index.catalogue.settings.hosts.navigate;
  const led = index.steps.flatMap(({ step, pointer }) =>
    step.do === "leave" ? [`${pointer}/url`] : step.do === "native" ? [`${pointer}/params/url`] : [],
  );
  for (const { text, pointer } of listTexts(index)) {
    if (text.startsWith("{") || !(led.includes(pointer) || runsCode.test(text))) continue;
    const host = readHost(text.split("{")[0] ?? "");
    if (host === undefined)
      report(pointer, {
        message: "This is not a full `https` URL.",
        help: "Write it in full, beginning with `https://`.",
      });
    else if (allowed !== "any" && !allowed.includes(host))
      report(pointer, {
        message: `\`screens/catalogue/settings.json\` does not allow the host \`${host}\`.`,
        help: "Add it to `hosts.navigate` in that file.",
      });
  }
  for (const { pointer, route, routes } of listLostRoutes(index))
    report(pointer, withoutFix(describeMissing({ kind: "route" }, route, routes)));
});

const routeOf = (address: string): string => address.replace(/^\/?#/, "").replace(/\?.*$/, "");

/** Of a list of addresses that a step leaves for, those that lead to no screen, while the others do. */
function listLostRoutes(index: ScreenIndex) {
  const reads = index.steps.flatMap(({ step, pointer }) =>
    step.do === "leave" ? (index.analysis.siteAt(`${pointer}/url`)?.checked.reads ?? []) : [],
  );
  const lists = reads.flatMap((path) => /^values\.(\w+)/.exec(path)?.[1] ?? []);
  const routes = [...index.directory.screens.values()].map(({ route }) => routeOf(route));
  const isRoute = (route: string) => matchRoute(route, routes) !== undefined;
  return [...new Set(lists)].flatMap((name) => {
    const value = index.screen.values?.[name];
    const written = Array.isArray(value) ? [...textsBelow(value, joinPointer("/values", name))] : [];
    const inside = written
      .filter(({ text }) => /^\/[^{}]*$/.test(text))
      .map(({ text, pointer }) => ({ pointer, route: routeOf(text), routes }));
    return inside.some(({ route }) => isRoute(route)) ? inside.filter(({ route }) => !isRoute(route)) : [];
  });
}

function readHost(address: string): string | undefined {
  if (!isSecure.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === "" && url.password === "" ? url.host : undefined;
}
