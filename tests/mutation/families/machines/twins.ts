/** One thing under two names, and scenarios that prove nothing. */
import { isObject } from "../../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Mutant, mutate, replaceValue, type Target } from "../../mutant.ts";
import { changeParts, copyOf, isScreen, listNodes } from "../steps.ts";

const isScenarios = ({ file }: Target): boolean => file.endsWith("/scenarios.json") && !file.includes("/mock/");

export function scenariosThatProveNothing(target: Target): Mutant[] {
  if (!isScenarios(target)) return [];
  return target.places.flatMap((place): Mutant[] => {
    const { key, value, path } = place;
    if (key === "open" && typeof value === "string" && value !== "")
      return value.split("&").map((_, at) => {
        const left = value.split("&").filter((__, one) => one !== at);
        return replaceValue(target, "twins: opened without a parameter", place, left.join("&"));
      });
    if (path.length === 3 && path[0] === "scenarios" && isObject(value)) return [];
    if (path.at(-2) === "answers" && isObject(value))
      return [
        ...(typeof value["code"] === "string" && /\d{4}/.test(value["code"])
          ? [changeParts(target, "twins: a code that nobody knows", place, { code: `${value["code"].slice(0, -2)}60` })]
          : []),
        ...(value["patch"] === undefined
          ? []
          : [changeParts(target, "twins: a patch of nothing", place, { patch: null }), withEmptyPatch(target, place)]),
        changeParts(target, "twins: a response of nothing", place, Object.fromEntries(Object.keys(value).map((name) => [name, null]))),
      ];
    return [];
  });
}

function withEmptyPatch(target: Target, place: Parameters<typeof replaceValue>[2]): Mutant {
  const value = isObject(place.value) ? { ...place.value, patch: {} } : {};
  return replaceValue(target, "twins: a patch of nothing", place, value);
}

export function scenariosTwice(target: Target): Mutant[] {
  if (!isScenarios(target)) return [];
  return target.places
    .filter(({ path, value }) => path.length === 2 && path[0] === "scenarios" && isObject(value))
    .map((place) =>
      mutate(target, "twins: a scenario twice", place, "stands there again", (around, name) => {
        if (!Array.isArray(around))
          around[`${String(name)}-again`] = { ...(around[String(name)] as JsonObject), description: "Another situation." };
      }),
    );
}

/** Words that are nowhere. */
export function showsOfNobody(target: Target): Mutant[] {
  if (!isScenarios(target)) return [];
  return target.places
    .filter(({ path }) => path.length === 2 && path[0] === "scenarios")
    .map((place) => changeParts(target, "twins: shows what nobody says", place, { shows: ["The moon is made of cheese"] }));
}

export function loadedTwice(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  return target.places
    .filter(({ path, value }) => path.length === 2 && path[0] === "load" && isObject(value))
    .map((place) =>
      mutate(target, "twins: loaded twice", place, "again under another name", (around, name) => {
        if (Array.isArray(around)) return;
        around["twin"] = copyOf(around[String(name)] as Json);
        const text = JSON.stringify(around);
        Object.assign(around, JSON.parse(text));
      }),
    )
    .map((mutant) => ({ ...mutant, write: () => readTwin(mutant.write(), target) }));
}

/** The twin is read where the first one is first read in the body. */
function readTwin(text: string, { json }: Target): string {
  const [name = ""] = isObject(json["load"]) ? Object.keys(json["load"]) : [];
  const root: JsonObject = JSON.parse(text);
  root["body"] = JSON.parse(JSON.stringify(root["body"]).replace(`data.${name}.`, "data.twin."));
  return JSON.stringify(root, null, 2);
}

/** A title or heading of something else that the screen says. */
export function headingsOfAnother(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const [heading] = listNodes(target).filter(({ value }) => isObject(value) && /header|hero/.test(String(value["widget"])));
  const others = [...new Set([...target.text.matchAll(/\{texts\.(\w+)\}/g)].map(([, name = ""]) => name))].filter(
    (name) => name !== "title",
  );
  const kind = "twins: title and heading differ";
  return others
    .slice(0, 3)
    .flatMap((name) => [
      ...(target.json["title"] === "{texts.title}"
        ? target.places.filter(({ path }) => path.join() === "title").map((place) => replaceValue(target, kind, place, `{texts.${name}}`))
        : []),
      ...(heading !== undefined &&
      isObject(heading.value) &&
      isObject(heading.value["props"]) &&
      heading.value["props"]["title"] === "{texts.title}"
        ? [changeParts(target, kind, heading, { props: { title: `{texts.${name}}` } })]
        : []),
    ]);
}

/** A screen copied, with a route of its own. */
export function screensTwice(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const json = JSON.parse(target.text);
  const parts = target.file.split("/");
  const file = [...parts.slice(0, 2), `${parts[2] ?? ""}-copy`, ...parts.slice(3)].join("/");
  return [
    {
      kind: "twins: a screen twice",
      file,
      what: ": a copy",
      write: () => JSON.stringify({ ...json, route: `${String(json.route)}-copy` }),
    },
  ];
}

/** The expectation is lost from a test without an act: after one, that nothing follows is an expectation, too. */
export function emptyExpectations(target: Target): Mutant[] {
  if (!target.file.endsWith("/tests.json")) return [];
  return target.places.flatMap((place) =>
    place.key === "then" && isObject(place.value) && isObject(place.around) && place.around["when"] === undefined
      ? [replaceValue(target, "twins: nothing expected", place, {})]
      : [],
  );
}

export function formsExchanged(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const { value } = place;
    if (!isObject(value) || typeof value["one"] !== "string" || typeof value["other"] !== "string" || value["one"] === value["other"])
      return [];
    return [replaceValue(target, "twins: forms of a count exchanged", place, { ...value, one: value["other"], other: value["one"] })];
  });
}

export function lostOverlayTwin(target: Target, all: readonly Target[]): Mutant[] {
  const folder = target.file.slice(0, target.file.lastIndexOf("/") + 1);
  if (!/\/t\d+[^/]*\.json$/i.test(target.file)) return [];
  const other = all.find(({ file }) => file !== target.file && file.startsWith(folder) && /\/t\d+[^/]*\.json$/i.test(file));
  return other === undefined
    ? []
    : [
        {
          kind: "twins: an overlay twice",
          file: target.file,
          what: `: that of ${other.file}`,
          write: () => JSON.stringify({ ...JSON.parse(other.text), for: target.json["for"] }),
        },
      ];
}
