/** Conditions that leave a number out, or that a range, a function or what a field is known to have settles. */
import { isObject } from "../../../../src/core/json/index.ts";
import { type Location, type Mutant, mutate, renameKey, replaceValue, type Target } from "../../mutant.ts";
import { isScreen, listNodes } from "../steps.ts";

const conditions = ({ places }: Target): Location[] =>
  places.filter(({ key, value, around }) => ["when", "if", "enabled"].includes(key) && typeof value === "string" && isObject(around));

const signs: readonly [RegExp, (number: number) => readonly string[]][] = [
  [/ > (\d+)/, (n) => [` > ${n + 1}`, ` > ${n + 3}`, ` >= ${n + 2}`]],
  [/ == 0\b/, () => [" < 0", " == 3"]],
  [/ >= (\d+)/, (n) => [` > ${n}`, ` >= ${n + 1}`, ` >= ${n + 2}`]],
  [/ <= (\d+)/, (n) => [` < ${n}`, ` <= ${n - 1}`]],
  [/ < (\d+)/, (n) => [` < ${n - 1}`]],
];

/** A number that the two halves of a screen leave out, each step of the way. */
export function numbersLeftOut(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => {
    const text = String(place.value);
    const [of] = /size\([^()]*\)|timers\.\w+/.exec(text) ?? [];
    const beside = conditions(target).some(
      ({ path, value }) =>
        path.length === place.path.length &&
        path.at(-2) !== place.path.at(-2) &&
        path.slice(0, -2).every((part, at) => part === place.path[at]) &&
        of !== undefined &&
        String(value).includes(of),
    );
    if (!beside) return [];
    return signs.flatMap(([sign, others]) => {
      const number = Number(sign.exec(text)?.[1] ?? 0);
      return sign.test(text)
        ? others(number).map((other) => replaceValue(target, "ranges: a number left out", place, text.replace(sign, other)))
        : [];
    });
  });
}

/** A side that a function of the other side settles. */
export function settledByFunctions(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => {
    const inner = String(place.value).replace(/^\{(.*)\}$/, "$1");
    const path = /(?<![\w.'])(?:state|params|data\.\w+)\.\w+(?![\w.(])/.exec(inner)?.[0];
    if (path === undefined) return [];
    const write = (text: string) => (inner === place.value ? text : `{${text}}`);
    return [
      `number(${path}) > 0 && ${path} == ''`,
      `size(${path}) < 0`,
      `size(${path}) == 0 && size(${path}) > 2`,
      `number(digits(${path})) < 0`,
      `number(${path}) > 5 && number(${path}) < 3`,
    ].map((text) => replaceValue(target, "ranges: settled by a function", place, write(text)));
  });
}

/** `onReady` that reads what is loaded, under the name of what runs before. */
export function readsTooEarly(target: Target): Mutant[] {
  if (!isScreen(target) || target.json["load"] === undefined) return [];
  return target.places
    .filter(({ path }) => path.length === 1 && path[0] === "onReady" && target.json["onOpen"] === undefined)
    .map((place) => renameKey(target, "ranges: reads before it is loaded", place, "onOpen"));
}

/** `split`, `replace` and the like with their subjects exchanged. */
export function subjectsExchanged(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const { value } = place;
    if (typeof value !== "string") return [];
    const found = /\b(split|contains|join|startsWith|endsWith)\(([\w.]+), ('[^']*')\)/.exec(value);
    return found === null
      ? []
      : [
          replaceValue(
            target,
            "ranges: subject and pattern exchanged",
            place,
            value.replace(found[0], `${found[1]}(${found[3]}, ${found[2]})`),
          ),
        ];
  });
}

/** A list whose "nothing here" is shown while there is something, under any name. */
export function emptyTurnedRound(target: Target): Mutant[] {
  return listNodes(target).flatMap((place) => {
    const { value } = place;
    if (!isObject(value) || typeof value["when"] !== "string" || !/size\([\w.]+\) == 0/.test(value["when"])) return [];
    const when = value["when"].replace(" == 0", " > 0");
    return [
      mutate(target, "ranges: nothing, while there is something", place, "turned round, by another name", (list, at) => {
        const node = Array.isArray(list) ? list[Number(at)] : undefined;
        if (isObject(node)) Object.assign(node, { when, id: "hint-line" });
      }),
    ];
  });
}
