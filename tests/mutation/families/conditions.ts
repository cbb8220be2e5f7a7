/** Conditions that can be decided: they always hold, never hold, or hide what they are there to show. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Location, type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";
import { listNodes } from "./steps.ts";

function conditions({ places }: Target): Location[] {
  return places.filter(({ key, value, around }) => ["when", "if"].includes(key) && typeof value === "string" && isObject(around));
}

const group = (text: Json): string => (/&&|\|\||\?/.test(String(text)) ? `(${String(text)})` : String(text));
const deny = (text: Json): string => (/^[\w.]+$/.test(String(text)) ? `!${String(text)}` : `!(${String(text)})`);

export function contradictions(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => [
    replaceValue(target, "conditions: never holds", place, `${group(place.value)} && ${deny(place.value)}`),
    replaceValue(target, "conditions: always holds", place, `${group(place.value)} || ${deny(place.value)}`),
  ]);
}

/** A value that should equal two texts at once, or differ from one of two. */
export function twoTexts(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => {
    const [, of, text] = /^([\w.]+) == '([^']+)'$/.exec(String(place.value)) ?? [];
    if (of === undefined) return [];
    return [
      replaceValue(target, "conditions: never holds", place, `${of} == '${text}' && ${of} == '${text}2'`),
      replaceValue(target, "conditions: always holds", place, `${of} != '${text}' || ${of} != '${text}2'`),
    ];
  });
}

function changeNode(target: Target, kind: string, place: Location, parts: JsonObject): Mutant {
  return mutate(target, kind, place, `gets ${JSON.stringify(parts)}`, (list, at) => {
    const node = Array.isArray(list) ? list[Number(at)] : undefined;
    if (!isObject(node)) return;
    for (const [name, part] of Object.entries(parts))
      node[name] = isObject(part) && isObject(node[name]) ? { ...node[name], ...part } : part;
  });
}

export function buttonsThatNeverReact(target: Target): Mutant[] {
  return listNodes(target)
    .filter(({ value }) => isObject(value) && value["widget"] === "button")
    .map((place) => changeNode(target, "conditions: never reacts", place, { props: { enabled: false } }));
}

/** A child under the condition of the node around it, or under the opposite. */
export function impliedByTheParent(target: Target): Mutant[] {
  return listNodes(target).flatMap((parent) => {
    if (!isObject(parent.value) || typeof parent.value["when"] !== "string" || !Array.isArray(parent.value["children"])) return [];
    const when = parent.value["when"];
    return listNodes(target)
      .filter(({ path }) => path.length === parent.path.length + 2 && parent.path.every((part, index) => path[index] === part))
      .filter(({ value }) => isObject(value) && value["when"] === undefined)
      .flatMap((child) => [
        changeNode(target, "conditions: the parent's again", child, { when }),
        changeNode(target, "conditions: against the parent's", child, { when: deny(when) }),
      ]);
  });
}

/** A node that is hidden while what it shows is there. */
export function hidesWhatItShows(target: Target): Mutant[] {
  return listNodes(target).flatMap((place) => {
    if (!isObject(place.value) || place.value["when"] !== undefined || !isObject(place.value["props"])) return [];
    return Object.values(place.value["props"])
      .flatMap((value) => (typeof value === "string" && /^\{(data\.[\w.]+)\}$/.exec(value)?.[1]) || [])
      .slice(0, 1)
      .map((path) => changeNode(target, "conditions: hides what it shows", place, { when: `${path} == null` }));
  });
}

/** A count that neither of two neighbours takes. */
export function gapsBetweenCounts(target: Target): Mutant[] {
  const nodes = listNodes(target);
  return nodes.flatMap((place) => {
    if (!isObject(place.value) || typeof place.value["when"] !== "string") return [];
    const [whole, subject, least] = /(size\([\w.]+\)) > (\d+)/.exec(place.value["when"]) ?? [];
    if (whole === undefined || subject === undefined || Number(least) < 1) return [];
    const isBeside = ({ around, value }: Location) =>
      around === place.around && isObject(value) && String(value["when"]).includes(`${subject} < ${Number(least) + 1}`);
    if (!nodes.some(isBeside)) return [];
    const when = place.value["when"].replace(whole, `${subject} > ${Number(least) + 1}`);
    return [changeNode(target, "conditions: a gap between counts", place, { when })];
  });
}
