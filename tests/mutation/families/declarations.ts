/** Slips in catalogues: values that another part of the project contradicts, beyond those of `catalogues.ts`. */
import { isObject } from "../../../src/core/json/index.ts";
import type { Location } from "../mutant.ts";
import { applySlips, type Changed, isAt, ofText, type Slip } from "./slips.ts";

const actions = /catalogue\/actions\//;
const markets = /catalogue\/markets\//;
const settings = /catalogue\/settings\.json$/;
const shell = /catalogue\/shell\.json$/;
const rules = /catalogue\/rules\.json$/;
const stored = /catalogue\/stored\.json$/;
const wire = /catalogue\/wire\//;

type Parts = Extract<Changed, { parts: unknown }>["parts"];

const row = (kind: string, file: RegExp, at: Slip["at"]): Slip => ({ kind: `declared: ${kind}`, file, at });
const put = (kind: string, file: RegExp, pattern: string, ...to: Extract<Changed, { to: unknown }>["to"][]): Slip =>
  row(kind, file, (place) => (isAt(place, pattern) ? to.filter((one) => one !== place.value).map((one) => ({ to: one })) : undefined));
const add = (kind: string, file: RegExp, pattern: string, parts: (value: Parts) => Parts | undefined): Slip =>
  row(kind, file, (place) => {
    const given = isAt(place, pattern) && isObject(place.value) ? parts(place.value) : undefined;
    return given === undefined ? undefined : [{ parts: given }];
  });
const twice = (kind: string, file: RegExp, pattern: string): Slip =>
  row(kind, file, (place) =>
    isAt(place, pattern) && Array.isArray(place.value) && place.value.length > 0
      ? [{ to: [...place.value, place.value[0] ?? ""] }]
      : undefined,
  );
const more = (kind: string, file: RegExp, pattern: string, entry: string): Slip =>
  row(kind, file, (place) => (isAt(place, pattern) && Array.isArray(place.value) ? [{ to: [...place.value, entry] }] : undefined));
const inputsOf = (value: Parts): string[] => {
  const request = value["request"];
  return isObject(request) && isObject(request["properties"]) ? Object.keys(request["properties"]) : [];
};
const isProperty = ({ path }: Location): boolean => path.length === 5 && path[2] === "request" && path[3] === "properties";
const inProperty = (kind: string, parts: (value: Parts) => Parts | undefined): Slip =>
  row(kind, actions, (place) => {
    const given = isProperty(place) && isObject(place.value) ? parts(place.value) : undefined;
    return given === undefined ? undefined : [{ parts: given }];
  });

const isResponse = ({ key, path }: Location): boolean => key === "$ref" && path[2] === "answer" && path.length === 4;

const ofActions: readonly Slip[] = [
  add("a secret in the address", actions, "actions/*", (value) =>
    Array.isArray(value["secret"]) ? { query: value["secret"] } : undefined,
  ),
  add("a secret by GET", actions, "actions/*", (value) =>
    Array.isArray(value["secret"]) && value["commits"] !== true ? { method: "GET" } : undefined,
  ),
  add("money by GET", actions, "actions/*", (value) =>
    inputsOf(value).includes("amount") && value["commits"] !== true ? { method: "GET" } : undefined,
  ),
  add("sends by GET", actions, "actions/*", (value) =>
    value["reads"] !== true &&
    value["commits"] !== true &&
    inputsOf(value).length > 1 &&
    value["answer"] !== undefined &&
    value["method"] === "POST"
      ? { method: "GET" }
      : undefined,
  ),
  add("reads what nobody reads", actions, "actions/*", (value) => (value["reads"] === true ? { success: "ignored" } : undefined)),
  row("the path of another action", actions, (place, target) => {
    if (!isAt(place, "actions/*/path")) return undefined;
    const other = target.places.find((one) => isAt(one, "actions/*/path") && one.value !== place.value);
    return other === undefined ? undefined : [{ to: other.value }];
  }),
  add("no commit any more", actions, "actions/*", (value) =>
    value["commits"] === true && value["needs"] !== undefined ? { commits: false } : undefined,
  ),
  add("settled by itself", actions, "actions/*", (value) =>
    isObject(value["settledBy"]) ? { settledBy: { ...value["settledBy"], action: "loanPush" } } : undefined,
  ),
  row("settled by another input", actions, (place) =>
    isAt(place, "actions/*/settledBy/done")
      ? ofText(place, (text) => text.replace("input.", "inputs.").replace("answer.order", "answer.orders"))
      : undefined,
  ),
  add("aside and filled", actions, "actions/*", (value) =>
    isObject(value["intent"]) && Array.isArray(value["intent"]["filled"])
      ? { intent: { ...value["intent"], aside: value["intent"]["filled"] } }
      : undefined,
  ),
  add("awaits itself", actions, "actions/*", (value) => (value["commits"] === true ? { awaits: ["problemSave", "loanPush"] } : undefined)),
  more("awaits nobody", actions, "actions/*/awaits", "loanPushs"),
  more("a required input of nobody", actions, "actions/*/request/required", "orderid"),
  twice("required twice", actions, "actions/*/request/required"),
  row("a required input is free", actions, (place) => (isAt(place, "actions/*/request/additionalProperties") ? [{ to: true }] : undefined)),
  add("a query of nobody", actions, "actions/*", () => ({ query: ["order_id"] })),
  add("a secret of nobody", actions, "actions/*", () => ({ secret: ["cardNumber"] })),
  add("refuses nobody", actions, "actions/*", (value) =>
    isObject(value["codes"]) ? { codes: { "77": { means: "Wrong.", refuses: "smsCodes" } } } : undefined,
  ),
  add("a code without meaning", actions, "actions/*", (value) =>
    isObject(value["codes"]) ? { codes: { ...value["codes"], "": "None." } } : undefined,
  ),
  put("an empty description", actions, "actions/*/description", "", "TODO"),
  inProperty("a type of nobody", () => ({ type: "strng" })),
  inProperty("a keyword of nobody", () => ({ maxLenght: 5 })),
  inProperty("limits that nothing meets", () => ({ type: "string", minLength: 9, maxLength: 3 })),
  inProperty("limits that nothing meets", () => ({ type: "number", minimum: 9, maximum: 3 })),
  inProperty("a limit of another type", () => ({ type: "string", maximum: 3 })),
  inProperty("a pattern that is none", () => ({ type: "string", pattern: "[0-9" })),
  inProperty("a choice without choices", () => ({ enum: [] })),
  row("a schema of nobody", actions, (place) => (place.key === "$ref" ? ofText(place, (text) => `${text}s`) : undefined)),
  row("the response of another action", actions, (place, target) => {
    if (!isResponse(place)) return undefined;
    const other = target.places.find((one) => isResponse(one) && one.value !== place.value);
    return other === undefined ? undefined : [{ to: other.value }];
  }),
];

const ofMarkets: readonly Slip[] = [
  row("one status, two tones", markets, (place) =>
    isAt(place, "statusTones/1/statuses") && Array.isArray(place.value) ? [{ to: [...place.value, "Lunas", "Repaid"] }] : undefined,
  ),
  twice("one status twice", markets, "statusTones/*/statuses"),
  add("the same mark for both", markets, "currency", (value) => ({ separator: value["decimal"] ?? "" })),
  add("marks exchanged", markets, "currency", (value) => ({ separator: value["decimal"] ?? "", decimal: value["separator"] ?? "" })),
  put("a mark that is a digit", markets, "currency/separator", "0", "x"),
  add("a grouping of another country", markets, "currency", (value) => ({
    grouping: value["grouping"] === "indian" ? "thousands" : "indian",
  })),
  put("a blank currency", markets, "currency/symbol", " "),
  put("a locale of nobody", markets, "locale", "en_IN", "india", "xx-XX", "e"),
  put("the time of another market", markets, "timeZone", "Asia/Jakarta", "Asia/Kolkata"),
  put("a time of nobody", markets, "timeZone", "Asia/Jakata", "WIB+7", "India"),
  put("the flag of another market", markets, "flag", "1", null),
  twice("a language twice", markets, "languages"),
  more("a language of nobody", markets, "languages", "hi"),
  put("a blank name", markets, "company/name", " "),
  put("a blank name", markets, "company/appName", "  "),
  put("a blank name", markets, "company/address", "\t"),
  put("a placeholder for the company", markets, "company/name", "TODO", "Lorem ipsum"),
  put("a policy elsewhere", markets, "company/policyUrl", "https:///privacy", "https://www.example.com:99999/x", "https://exa mple.com"),
  put("a store without https", markets, "company/storeUrl", "htps://play.google.com/x", "play.google.com/x"),
  put("a mail address of nobody", markets, "company/email", "service@", "a@b@c", "service@example"),
  row("a constant of another type", markets, (place) =>
    isAt(place, "company/*") && typeof place.value === "number" ? [{ to: String(place.value) }] : undefined,
  ),
  row("a constant of nobody", markets, (place) => (isAt(place, "company/*") ? [{ key: `${place.key}s` }] : undefined)),
  put("a colour of nobody", markets, "accent/light/accent", "#ZZZZZZ", "3B3A9E", "#FFFFFF"),
];

const ofSettings: readonly Slip[] = [
  put("shown for less than the least", settings, "toast/minimumMs", 5000),
  put("patient for longer than a call", settings, "patienceMs", 60_000),
  put("an optional response for longer than a call", settings, "timeoutMs", 3000),
  twice("an entry twice", settings, "remote/*"),
  more("a step of nobody", settings, "remote/steps", "goto"),
  more("a widget of nobody", settings, "remote/widgets", "textfield"),
  more("a host with a scheme", settings, "remote/hosts", "https://app.example.com"),
  more("a host with a scheme", settings, "hosts/credentials", "https://app.example.com/"),
  more("a host with a path", settings, "remote/hosts", "app.example.com/pay"),
  more("a host of nobody", settings, "hosts/credentials", "*.example.com"),
  more("a route of nobody", settings, "permissions/geolocation", "/testpreview"),
  row("consents without their action", settings, (place) =>
    isAt(place, "remote/actions") && Array.isArray(place.value) ? [{ to: place.value.filter((one) => one !== "register") }] : undefined,
  ),
  put("consents at nobody", settings, "remote/consents/register", "consents", "submit"),
  put("a larger part than the whole", settings, "remote/limits/entries", 500),
  put("a larger part than the whole", settings, "remote/limits/nodes", 5000),
  put("a limit of nothing", settings, "remote/limits/depth", 1),
  put(
    "an origin with a path",
    settings,
    "site/origin",
    "https://www.example.com/app",
    "http://www.example.com",
    "https://www.example.com/",
  ),
  put("a picture of nobody", settings, "site/icon", "picture:app-icons.svg"),
  put("a blank name of the site", settings, "site/name", " ", "Untitled"),
  put("an endpoint elsewhere", settings, "reports/endpoint", "https://reports.example.com/x", "//reports.example.com"),
];

const ofShell: readonly Slip[] = [
  put("a message of another key", shell, "keys/goHome/action", "goPage"),
  add("two ways home", shell, "keys/goMine", () => ({ opensHome: true })),
  add("two log-ins", shell, "keys/goMine", () => ({ opensLogin: true })),
  add("two that count", shell, "keys/startBank", () => ({ tracks: true })),
  add("counts without an event", shell, "keys/burialPoint", () => ({ params: {}, open: false })),
  put("calls without a number", shell, "keys/goHome/fallback", "tel", "url"),
  put("a type of nobody", shell, "keys/goPage/params/url", "uri", "string"),
  put("an empty message", shell, "keys/*/action", ""),
  row("a parameter under another name", shell, (place) => (isAt(place, "keys/*/params/*") ? [{ key: `${place.key}s` }] : undefined)),
  row("a key of another name", shell, (place) => (isAt(place, "keys/*") ? [{ key: `${place.key}s` }] : undefined)),
  more("a scheme of the web", shell, "schemes", "https"),
  twice("a scheme twice", shell, "schemes"),
];

const ofOthers: readonly Slip[] = [
  put("a type of nobody", stored, "stored/*/type", "nmber?", "Number", "string", "number", "text"),
  row("a stored name of another name", stored, (place) => (isAt(place, "stored/*") ? [{ key: `${place.key}s` }] : undefined)),
  put("an empty description", stored, "stored/*/description", ""),
  put("a pattern that is none", rules, "rules/*/value/pattern", "^[0-9{12}$", "^(abc$"),
  row("a pattern that lost its end", rules, (place) =>
    isAt(place, "rules/*/value/pattern") ? ofText(place, (text) => (/\$$/.test(text) ? text.slice(0, -1) : undefined)) : undefined,
  ),
  row("a pattern that lost its beginning", rules, (place) =>
    isAt(place, "rules/*/value/pattern") ? ofText(place, (text) => (/^\^/.test(text) ? text.slice(1) : undefined)) : undefined,
  ),
  add("a length that the pattern rules out", rules, "rules/*/value", (value) =>
    typeof value["pattern"] === "string" && value["pattern"].includes("{") ? { maxLength: 5 } : undefined,
  ),
  add("a length that the pattern rules out", rules, "rules/*/value", (value) =>
    typeof value["pattern"] === "string" && value["pattern"].includes("{") ? { minLength: 40 } : undefined,
  ),
  add("choices of another type", rules, "rules/*/value", () => ({ enum: [1, 2] })),
  add("a choice that the rule refuses", rules, "rules/*/value", (value) =>
    typeof value["minLength"] === "number" ? { enum: [""] } : undefined,
  ),
  add("no message", rules, "rules/*", () => ({ message: {} })),
  row("a rule of another name", rules, (place) => (isAt(place, "rules/*") ? [{ key: `${place.key}s` }] : undefined)),
  row("a message lost", rules, (place) => (isAt(place, "rules/*/message/id") ? [{ lost: true }] : undefined)),
  put("kept in a language of nobody", rules, "rules/*/message/language", "eng"),
  row("a wire name of another action", wire, (place) => (isAt(place, "actions/*") ? [{ key: `${place.key}s` }] : undefined)),
  row("two with one wire name", wire, (place) => {
    if (!isObject(place.value) || place.path.length !== 3) return undefined;
    const [one, other] = Object.keys(place.value);
    return one === undefined || other === undefined ? undefined : [{ parts: { [one]: place.value[other] ?? "" } }];
  }),
  more("an account that is no parameter", wire, "launch/account", "userId"),
  more("a parameter twice", wire, "launch/parameters", "market"),
  more("a header twice", wire, "launch/headers/1", "spits"),
  row("a parameter lost", wire, (place) =>
    isAt(place, "launch/parameters") && Array.isArray(place.value) ? [{ to: place.value.filter((one) => one !== "gid") }] : undefined,
  ),
  put("a host that is none", wire, "host", "https://obfuscated.example", "obfuscated.example/api", ""),
];

export const slipsOfActions = applySlips(ofActions);
export const slipsOfMarkets = applySlips(ofMarkets);
export const slipsOfSettings = applySlips(ofSettings);
export const slipsOfShell = applySlips(ofShell);
export const slipsOfOthers = applySlips(ofOthers);
