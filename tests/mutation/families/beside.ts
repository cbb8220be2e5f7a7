/** Slips in what stands beside a screen and in its tree: scenarios, mock responses, seeds, and parts in a place of others. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type Mutant, mutate, type Target } from "../mutant.ts";
import { applySlips, isAt, ofText, type Slip } from "./slips.ts";
import { copyOf, isScreen, listNodes } from "./steps.ts";

const scenarios = /\/scenarios\.json$/;
const responses = /mock\/responses\//;
const seeds = /mock\/seeds\//;
const overlays = /^screens\/(?!catalogue|mock|fragments)[^/]+\/[^/]+\/(?!screen|scenarios|texts|tests)[^/]+\.json$/;
const isAnswer = (path: readonly (string | number)[]): boolean => path[2] === "answers" && path.length === 4;

const slips: readonly Slip[] = [
  {
    kind: "beside: a scenario of another action",
    file: scenarios,
    at: ({ path, key }) => (isAnswer(path) ? [{ key: `${key}s` }] : undefined),
  },
  {
    kind: "beside: two kinds of data",
    file: scenarios,
    at: ({ path, value }) => (isAnswer(path) && isObject(value) && value["patch"] !== undefined ? [{ parts: { data: {} } }] : undefined),
  },
  {
    kind: "beside: a code that the action has not",
    file: scenarios,
    at: ({ path, value }) => (isAnswer(path) && isObject(value) && value["code"] !== undefined ? [{ parts: { code: "0 0" } }] : undefined),
  },
  {
    kind: "beside: a delay of days",
    file: scenarios,
    at: ({ path, value }) => (isAnswer(path) && isObject(value) ? [{ parts: { delayMs: 1_000_000_000 } }] : undefined),
  },
  {
    kind: "beside: a field of nobody",
    file: scenarios,
    at: ({ path, key }) => (path[4] === "patch" && path.length === 6 && !key.startsWith("$") ? [{ key: `${key}s` }] : undefined),
  },
  {
    kind: "beside: a parameter of nobody",
    file: scenarios,
    at: (place) => (isAt(place, "open") ? ofText(place, (text) => (text === "" ? "orderNoo=1" : text.replace("=", "s="))) : undefined),
  },
  {
    kind: "beside: opened in a market of nobody",
    file: scenarios,
    at: (place) => (isAt(place, "openIn/*") ? [{ key: `${place.key}n` }] : undefined),
  },
  {
    kind: "beside: shows a text of nobody",
    file: scenarios,
    at: ({ path, value }) =>
      path[2] === "shows" && typeof value === "string" && value.startsWith("{texts.") ? [{ to: value.replace("}", "s}") }] : undefined,
  },
  {
    kind: "beside: an empty description",
    file: scenarios,
    at: ({ path, key }) => (path.length === 3 && key === "description" ? [{ to: "" }] : undefined),
  },
  {
    kind: "beside: shows nothing",
    file: scenarios,
    at: ({ path, value }) => (path[2] === "shows" && path.length === 4 && typeof value === "string" ? [{ to: "" }] : undefined),
  },
  {
    kind: "beside: a response lacks a field",
    file: responses,
    at: ({ path, key }) =>
      path[0] === "data" && path.length === 2 && !key.startsWith("$") ? [{ lost: true }, { key: `${key}s` }] : undefined,
  },
  {
    kind: "beside: a response of another type",
    file: responses,
    at: ({ path, value }) => (path[0] === "data" && path.length === 2 && typeof value !== "object" ? [{ to: [] }] : undefined),
  },
  {
    kind: "beside: a response reads nobody",
    file: responses,
    at: (place) =>
      ofText(place, (text) => (/\{(?:state|input|item)\./.test(text) ? text.replace(/\{(state|input|item)\.(\w+)/, "{$1.$2s") : undefined)),
  },
  { kind: "beside: a seed of another name", file: seeds, at: ({ path, key }) => (path.length === 1 ? [{ key: `${key}s` }] : undefined) },
  {
    kind: "beside: a seed of another type",
    file: seeds,
    at: ({ path, value }) => (path.length === 1 && Array.isArray(value) && value.length > 0 ? [{ to: 7 }] : undefined),
  },
  {
    kind: "beside: an overlay at nobody",
    file: overlays,
    at: ({ path, key, value }) =>
      ["after", "before", "into"].includes(key) && path[0] === "insert" && typeof value === "string" ? [{ to: `${value}s` }] : undefined,
  },
  {
    kind: "beside: an overlay of another market",
    file: overlays,
    at: (place) => (isAt(place, "for/market") ? [{ to: place.value === "india" ? "indonesia" : "india" }, { to: "Indonesia" }] : undefined),
  },
];

export const slipsBeside = applySlips(slips);

/** A header, or a bar, inside another node. */
export function landmarksInside(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const nodes = listNodes(target);
  const holders = nodes.filter(({ value }) => isObject(value) && Array.isArray(value["children"]));
  return nodes
    .filter(({ value, path }) => isObject(value) && ["page-header", "bottom-bar"].includes(String(value["widget"])) && path.length === 2)
    .flatMap((place) => {
      const holder = holders.find(({ path }) => path.join("/") !== place.path.join("/"));
      if (holder === undefined) return [];
      return [
        mutate(target, "places: a landmark inside another node", place, `moves into ${holder.path.join("/")}`, (list, at) => {
          if (!Array.isArray(list)) return;
          const moved = copyOf(list[Number(at)] ?? null);
          let found: Json | undefined = list;
          for (const part of holder.path.slice(1))
            found = Array.isArray(found) ? found[Number(part)] : isObject(found) ? found[String(part)] : undefined;
          if (isObject(found) && Array.isArray(found["children"])) found["children"].push(moved);
          list.splice(Number(at), 1);
        }),
      ];
    });
}

/** A part of a node or of the screen that was pasted a level too deep. */
export function partsTooDeep(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const move = (from: string, to: string) =>
    listNodes(target)
      .filter(({ value }) => isObject(value) && value[from] !== undefined && isObject(value[to]))
      .map((place) =>
        mutate(target, "places: a part in the wrong part", place, `\`${from}\` moves into \`${to}\``, (around, name) => {
          const node = Array.isArray(around) ? around[Number(name)] : around[String(name)];
          if (!isObject(node) || !isObject(node[to])) return;
          node[to] = { ...node[to], [from]: node[from] ?? null };
          delete node[from];
        }),
      );
  return [...move("when", "props"), ...move("on", "props"), ...move("bind", "props"), ...move("rules", "props"), ...move("each", "props")];
}

/** Two nodes of a body that changed places across a heading, or the same handler on two buttons. */
export function handlersPasted(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const withTap = listNodes(target).filter(
    ({ value }) => isObject(value) && isObject(value["on"]) && isObject(value["on"]) && value["widget"] === "button",
  );
  return withTap.slice(1).flatMap((place, at) => {
    const before = withTap[at]?.value;
    if (!isObject(before) || JSON.stringify(before["on"]) === JSON.stringify(isObject(place.value) ? place.value["on"] : undefined))
      return [];
    return [
      mutate(target, "places: the handler of another button", place, "gets the steps of the button before", (around, name) => {
        const node = Array.isArray(around) ? around[Number(name)] : around[String(name)];
        if (isObject(node)) node["on"] = copyOf(before["on"] ?? {});
      }),
    ];
  });
}

/** Files that stand in the folder of something else. */
export function filesOfOthers(target: Target, all: readonly Target[]): Mutant[] {
  const other = all.find(({ file }) => file.endsWith("/screen.json") && file !== target.file);
  if (!isScreen(target) || other === undefined || !target.file.endsWith("/screen.json")) return [];
  const folder = target.file.slice(0, target.file.lastIndexOf("/"));
  const names = [
    `${folder}/Screen.json`,
    `${folder}/deeper/screen.json`,
    "screens/screen.json",
    `${folder}/scenario.json`,
    `${folder}/text.json`,
  ];
  return [...names, "screens/catalogue/screens/x.json", "screens/catalogue/rule.json", "screens/mock/response/x.json"].map((file) => ({
    kind: "places: a file of another place",
    file,
    what: "is written",
    write: () => other.text,
  }));
}
