/** Parts of conditions that change nothing, and conditions that what stands around them has decided. */
import { isObject } from "../../../src/core/json/index.ts";
import { type JsonObject, type Location, type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";
import { changeParts, copyOf, listNodes, listSteps } from "./steps.ts";

const conditions = ({ places }: Target): Location[] =>
  places.filter(({ key, value, around }) => ["when", "if"].includes(key) && typeof value === "string" && isObject(around));
const group = (text: string): string => (/&&|\|\||\?/.test(text) ? `(${text})` : text);
const deny = (text: string): string => (/^[\w.]+$/.test(text) ? `!${text}` : `!(${text})`);

/** The same condition twice, or one that another one swallows. */
export function saidTwice(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => {
    const text = group(String(place.value));
    return [
      replaceValue(target, "conditions: said twice", place, `${text} && ${text}`),
      replaceValue(target, "conditions: said twice", place, `${text} || ${text}`),
      replaceValue(target, "conditions: swallowed", place, `${text} || (${text} && env.platform == 'ios')`),
      replaceValue(target, "conditions: swallowed", place, `${text} && (${text} || env.platform == 'ios')`),
    ];
  });
}

/** A side of a comparison stands on both sides. */
export function comparedWithItself(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => {
    const [, left, sign] = /^([\w.]+(?:\([\w.]*\))?) (==|!=|>|<|>=|<=) \S+$/.exec(String(place.value)) ?? [];
    return left === undefined || sign === undefined
      ? []
      : [replaceValue(target, "conditions: compared with itself", place, `${left} ${sign} ${left}`)];
  });
}

/** Numbers that nothing is between, below or above. */
export function emptyRanges(target: Target): Mutant[] {
  return conditions(target).flatMap((place) => {
    const [, of] = /(size\([\w.]+\)|timers\.\w+) (?:==|>|<|>=|<=|!=) \d+/.exec(String(place.value)) ?? [];
    if (of === undefined) return [];
    const write = (kind: string, text: string) =>
      replaceValue(target, kind, place, String(place.value).replace(/(size\([\w.]+\)|timers\.\w+) (?:==|>|<|>=|<=|!=) \d+/, text));
    return [
      write("conditions: an empty range", `(${of} > 5 && ${of} < 3)`),
      write("conditions: an empty range", `(${of} == 2 && ${of} > 3)`),
      write("conditions: below nothing", `${of} < 0`),
      write("conditions: below nothing", `${of} >= 0`),
      write("conditions: a full range", `(${of} > 2 || ${of} < 4)`),
    ];
  });
}

const choice = /^\{([^{}?]+) \? ([^{}:?]+) : ([^{}:?]+)\}$/;

/** A choice between two that are the same, or one that has been made already. */
export function choicesWithoutEffect(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const [, test, yes, no] = choice.exec(String(place.value)) ?? [];
    if (test === undefined || yes === undefined || no === undefined || typeof place.value !== "string") return [];
    return [
      replaceValue(target, "conditions: a choice of one", place, `{${test} ? ${yes} : ${yes}}`),
      replaceValue(target, "conditions: a choice made already", place, `{${test} ? (${test} ? ${yes} : ${no}) : ${no}}`),
      replaceValue(target, "conditions: a choice made already", place, `{${test} ? ${yes} : (${test} ? ${yes} : ${no})}`),
    ];
  });
}

/** A button under a condition that reacts under the same one, or under the opposite. */
export function reactsWhereItStands(target: Target): Mutant[] {
  return listNodes(target).flatMap((place) => {
    if (!isObject(place.value) || place.value["widget"] !== "button" || typeof place.value["when"] !== "string") return [];
    const when = place.value["when"];
    return [
      changeParts(target, "conditions: reacts against its own", place, { props: { enabled: `{${deny(when)}}`, why: "{texts.title}" } }),
      changeParts(target, "conditions: reacts by its own", place, { props: { enabled: `{${when}}`, why: "{texts.title}" } }),
    ];
  });
}

/** A text of a node under a condition that chooses by the same one. */
export function choosesWhereItStands(target: Target): Mutant[] {
  return listNodes(target).flatMap((place) => {
    if (!isObject(place.value) || typeof place.value["when"] !== "string" || !isObject(place.value["props"])) return [];
    const when = place.value["when"];
    const text = Object.entries(place.value["props"]).find(([, value]) => typeof value === "string" && /^\{texts\.\w+\}$/.test(value));
    if (text === undefined) return [];
    const choose = `{${group(when)} ? ${String(text[1]).slice(1, -1)} : ''}`;
    return [changeParts(target, "conditions: a choice that its place has made", place, { props: { [text[0]]: choose } })];
  });
}

/** A step inside a branch that asks what the branch has asked, or the opposite. */
export function asksAgain(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step }) => {
    const then = step["then"];
    const [first] = Array.isArray(then) ? then : [];
    if (step["do"] !== "if" || !Array.isArray(then) || !isObject(first) || first["when"] !== undefined || first["do"] === "if") return [];
    const test = String(step["if"]);
    const write = (when: string): JsonObject => ({ ...step, then: [{ ...copyOf(first), when }, ...then.slice(1)] });
    return [
      replaceValue(target, "conditions: asked again inside", place, write(test)),
      replaceValue(target, "conditions: asked against inside", place, write(deny(test))),
    ];
  });
}

/** A step that comes after a guard under the guard's own condition. */
export function afterItsGuard(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step, list, at }) => {
    const next = list[at + 1];
    if (step["do"] !== "stop" || typeof step["when"] !== "string" || !isObject(next) || next["when"] !== undefined || next["do"] === "if")
      return [];
    return [
      mutate(target, "conditions: after its guard", place, "the next step gets the same condition", (steps) => {
        if (Array.isArray(steps)) steps[at + 1] = { ...next, when: step["when"] ?? "" };
      }),
    ];
  });
}

/** A list or a text that is shown only while it is empty. */
export function shownWhileEmpty(target: Target): Mutant[] {
  return listNodes(target).flatMap((place) => {
    if (!isObject(place.value) || place.value["when"] !== undefined) return [];
    const own = [...Object.values(isObject(place.value["props"]) ? place.value["props"] : {})];
    const list = typeof place.value["each"] === "string" ? place.value["each"] : undefined;
    const text = own.flatMap((value) => (typeof value === "string" && /^\{((?:params|state|item)\.\w+)\}$/.exec(value)?.[1]) || [])[0];
    const map = own.flatMap((value) => (typeof value === "string" && /^\{(data\.[\w.]+)\.(?:map|filter)\(/.exec(value)?.[1]) || [])[0];
    return [
      ...(list === undefined ? [] : [changeParts(target, "conditions: hides what it shows", place, { when: `size(${list}) == 0` })]),
      ...(text === undefined ? [] : [changeParts(target, "conditions: hides what it shows", place, { when: `${text} == ''` })]),
      ...(map === undefined ? [] : [changeParts(target, "conditions: hides what it shows", place, { when: `size(${map}) == 0` })]),
    ];
  });
}

/** What may be a text or a number, compared as one of the two. */
export function textsOrNumbers(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const value = typeof place.value === "string" ? place.value : "";
    return [...value.matchAll(/string\(([\w.]+)\) (==|!=|in) /g)].map(([whole, path, sign]) =>
      replaceValue(target, "conditions: text or number", place, value.replace(whole, `${path ?? ""} ${sign ?? ""} `)),
    );
  });
}

/** A function of a list that takes everything, or nothing. */
export function allOrNothing(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const value = typeof place.value === "string" ? place.value : "";
    return [...value.matchAll(/\.(filter|find|exists|all|count)\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([whole, name = "", test = ""]) => {
      const [item, of] = /^(\w+), (.*)$/.exec(test)?.slice(1) ?? ["", test];
      if (of === undefined || of === "") return [];
      const write = (sign: string) => `.${name}(${item === "" ? "" : `${item}, `}${group(of)} ${sign} ${deny(of)})`;
      return ["&&", "||"].map((sign) =>
        replaceValue(target, "conditions: all or nothing of a list", place, value.replace(whole, write(sign))),
      );
    });
  });
}

/** One value twice in a list of values. */
export function twiceInAList(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const value = typeof place.value === "string" ? place.value : "";
    return [...value.matchAll(/ in \[('[^']*'|\d+), ('[^']*'|\d+)/g)].map(([whole, first = ""]) =>
      replaceValue(target, "conditions: twice in a list", place, value.replace(whole, ` in [${first}, ${first}`)),
    );
  });
}

/** `&&` between texts of which only one can be, and `||` between texts of which one always is not. */
export function andForOr(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const value = typeof place.value === "string" ? place.value : "";
    return [...value.matchAll(/([\w.]+) (==|!=) ('[^']*'|\d+) (\|\||&&) \1 \2 ('[^']*'|\d+)/g)].map(([whole, , sign, , joint = ""]) =>
      replaceValue(
        target,
        sign === "==" && joint === "||" ? "conditions: never holds" : "conditions: always holds",
        place,
        value.replace(whole, whole.replace(joint, joint === "||" ? "&&" : "||")),
      ),
    );
  });
}
