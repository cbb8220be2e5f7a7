/** Values of catalogues that no reader knows, that nothing can meet, or that contradict each other. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Location, type Mutant, mutate, renameKey, replaceValue, type Target } from "../mutant.ts";
import { listTypos } from "../typos.ts";
import { listNodes, listSteps } from "./steps.ts";

const isIn = ({ file }: Target, folder: string): boolean => file.startsWith(`screens/catalogue/${folder}`);

function change(target: Target, kind: string, place: Location, parts: JsonObject): Mutant {
  return mutate(target, kind, place, `gets ${JSON.stringify(parts)}`, (around, name) => {
    const held = Array.isArray(around) ? around[Number(name)] : around[String(name)];
    if (isObject(held)) Object.assign(held, parts);
  });
}

/** Keywords of rules, misspelt, of another type, or out of reach. */
export function rulesThatNothingMeets(target: Target): Mutant[] {
  if (!isIn(target, "rules")) return [];
  const values = target.places.filter(({ key, path }) => key === "value" && path.length === 3);
  const keywords = target.places.filter(({ path }) => path[2] === "value" && path.length === 4);
  return [
    ...keywords.flatMap((place) => listTypos(place.key).map((typo) => renameKey(target, "catalogues: keyword of a rule", place, typo))),
    ...keywords
      .filter(({ key }) => key === "type")
      .flatMap((place) => listTypos(String(place.value)).map((typo) => replaceValue(target, "catalogues: type of a rule", place, typo))),
    ...values.flatMap((place) => [
      change(target, "catalogues: a rule that nothing meets", place, { minLength: 30, maxLength: 3 }),
      change(target, "catalogues: a rule that nothing meets", place, { minLength: -1 }),
      change(target, "catalogues: a rule that nothing meets", place, { maxLength: 0 }),
      change(target, "catalogues: keyword of another type", place, { maximum: 5 }),
    ]),
  ];
}

/** Languages under messages of rules that no file describes. */
export function languagesOfRules(target: Target): Mutant[] {
  if (!isIn(target, "rules")) return [];
  return target.places
    .filter(({ path, key }) => path[2] === "message" && path.length === 4 && key !== "language")
    .map((place) => renameKey(target, "catalogues: language of a message", place, `${place.key}d`));
}

const isAction = ({ path }: Location): boolean => path[0] === "actions" && path.length === 2;

/** How a call is sent, against what it does. */
export function sentAsAnotherKind(target: Target): Mutant[] {
  if (!isIn(target, "actions/")) return [];
  return target.places.filter(isAction).flatMap((place) => {
    if (!isObject(place.value)) return [];
    const { commits, body, reads, success, codes, settledBy, intent, answer } = place.value;
    const slips: [string, JsonObject][] = [
      ...(commits === true ? ([["a commit as GET", { method: "GET" }]] satisfies [string, JsonObject][]) : []),
      ...(commits === true ? ([["a commit that nobody answers", { success: "ignored" }]] satisfies [string, JsonObject][]) : []),
      ...(body === "multipart"
        ? ([
            ["a file as GET", { method: "GET" }],
            ["a file that only reads", { reads: true }],
          ] satisfies [string, JsonObject][])
        : []),
      ...(reads === true && commits !== true ? ([["a read that commits", { commits: true }]] satisfies [string, JsonObject][]) : []),
      ...(typeof success !== "string" ? ([["an empty success code", { success: { code: "" } }]] satisfies [string, JsonObject][]) : []),
      ...(codes !== undefined ? ([["codes that nobody answers", { success: "ignored" }]] satisfies [string, JsonObject][]) : []),
      ...(answer !== undefined ? ([["a response that nobody reads", { success: "ignored" }]] satisfies [string, JsonObject][]) : []),
      ...(settledBy === undefined || intent === undefined
        ? []
        : ([["settled without a commit", { commits: false }]] satisfies [string, JsonObject][])),
    ];
    return slips.map(([what, parts]) => change(target, `catalogues: ${what}`, place, parts));
  });
}

/** Names on the wire, empty or of nobody, and descriptions that are empty. */
export function emptyNames(target: Target): Mutant[] {
  if (isIn(target, "wire/")) {
    return target.places
      .filter(({ value, path }) => typeof value === "string" && path.length > 2)
      .flatMap((place) => [
        replaceValue(target, "catalogues: an empty name on the wire", place, ""),
        ...(isObject(place.around) ? [renameKey(target, "catalogues: an input that the action has not", place, `${place.key}Old`)] : []),
      ]);
  }
  if (!isIn(target, "languages/") && !isIn(target, "markets/")) return [];
  return target.places
    .filter(({ value, key }) => typeof value === "string" && !["$schema", "flag", "separator"].includes(key))
    .map((place) => replaceValue(target, "catalogues: an empty label", place, ""));
}

/** Lengths that no field can have, and times that nobody waits. */
export function absurdNumbers(target: Target): Mutant[] {
  const limits = listNodes(target).flatMap(({ value, path }) => {
    const place = target.places.find((one) => one.path.join("/") === [...path, "props", "max"].join("/"));
    return place === undefined || !isObject(value)
      ? []
      : [0, -1, 1_000_000].map((to: Json) => replaceValue(target, "catalogues: an absurd limit", place, to));
  });
  const times = listSteps(target)
    .filter(({ step }) => typeof step["ms"] === "number")
    .flatMap(({ place, step }) => [2, 3_600_000].map((ms) => replaceValue(target, "catalogues: an absurd time", place, { ...step, ms })));
  const timers = target.places
    .filter(({ key, path }) => key === "seconds" && path[0] === "timers")
    .flatMap((place) => [0, 1_000_000].map((to) => replaceValue(target, "catalogues: an absurd time", place, to)));
  const settings = isIn(target, "settings")
    ? target.places
        .filter(({ key, value }) => key.endsWith("Ms") && typeof value === "number")
        .flatMap((place) => [1, 100_000_000].map((to) => replaceValue(target, "catalogues: an absurd time", place, to)))
    : [];
  return [...limits, ...times, ...timers, ...settings];
}
