/** Steps in a sequence that is never meant: what guards comes too late, what is raised stays, what is sent is sent twice. */
import { isObject } from "../../../src/core/json/index.ts";
import { type JsonObject, type Mutant, mutate, removeValue, replaceValue, type Target } from "../mutant.ts";
import { copyOf, isScreen, listSteps } from "./steps.ts";

const is = (step: unknown, name: string): step is JsonObject => isObject(step) && step["do"] === name;

export function validateAfterTheCall(target: Target): Mutant[] {
  return listSteps(target)
    .filter(({ step, list, at }) => is(step, "validate") && list.slice(at + 1).some((next) => is(next, "call")))
    .map(({ place, at }) =>
      mutate(target, "paths: validated after the call", place, "`validate` moves behind the call", (list) => {
        if (!Array.isArray(list)) return;
        const call = list.findIndex((next, index) => index > at && is(next, "call"));
        const [moved] = list.splice(at, 1);
        list.splice(call, 0, moved ?? null);
      }),
    );
}

export function validateWithoutOne(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step }) => {
    const nodes = step["nodes"];
    if (!is(step, "validate") || !Array.isArray(nodes) || nodes.length < 2) return [];
    return nodes.map((node) =>
      replaceValue(target, "paths: one field is not validated", place, { ...step, nodes: nodes.filter((one) => one !== node) }),
    );
  });
}

export function flagsStayRaised(target: Target): Mutant[] {
  const steps = listSteps(target);
  const raised = new Set(steps.flatMap(({ step }) => (is(step, "set") && step["to"] === true ? [String(step["path"])] : [])));
  return steps
    .filter(({ step }) => is(step, "set") && step["to"] === false && raised.has(String(step["path"])))
    .map(({ place }) => removeValue(target, "paths: a flag stays raised", place));
}

export function callTwice(target: Target): Mutant[] {
  return listSteps(target)
    .filter(({ step }) => is(step, "call"))
    .map(({ place, step, at }) =>
      mutate(target, "paths: called twice", place, "the call stands twice", (list) => {
        if (Array.isArray(list)) list.splice(at + 1, 0, copyOf(step));
      }),
    );
}

export function stepTwice(target: Target): Mutant[] {
  const once = new Set(["open", "close", "toast", "validate", "clear", "wait", "track", "timer", "reload", "native", "store"]);
  return listSteps(target)
    .filter(({ step }) => once.has(String(step["do"])))
    .map(({ place, step, at }) =>
      mutate(target, "places: a step stands twice", place, `\`${String(step["do"])}\` stands twice`, (list) => {
        if (Array.isArray(list)) list.splice(at + 1, 0, copyOf(step));
      }),
    );
}

/** The draft is lost, the success is reported, or what comes next is stored before the call has been made. */
export function successBeforeTheCall(target: Target): Mutant[] {
  const early = new Set(["clear", "toast", "open", "close", "store", "timer"]);
  return listSteps(target).flatMap(({ place, step, list, at }) => {
    const call = list.slice(0, at).findIndex((one) => is(one, "call") && one["when"] === undefined);
    if (call < 0 || !early.has(String(step["do"])) || JSON.stringify(step).includes("answer")) return [];
    return [
      mutate(
        target,
        "paths: success before the call",
        place,
        `\`${String(step["do"])}\` moves before the call`,
        (steps) => Array.isArray(steps) && steps.splice(call, 0, ...steps.splice(at, 1)),
      ),
    ];
  });
}

/** Screens that open each other as they open. */
export function opensForEver(target: Target): Mutant[] {
  if (!isScreen(target)) return [];
  const [, domain, folder] = target.file.split("/");
  const own = `${domain}-${folder}`;
  const params = isObject(target.json["params"]) ? Object.keys(target.json["params"]) : [];
  const step: JsonObject = { do: "go", screen: own, params: Object.fromEntries(params.map((name) => [name, `{params.${name}}`])) };
  const hook = (name: string, what: string, steps: JsonObject[]): Mutant => ({
    kind: "paths: opens for ever",
    file: target.file,
    what: `/${name}: ${what}`,
    write: () => JSON.stringify({ ...JSON.parse(target.text), [name]: steps }),
  });
  const loads = isObject(target.json["load"]) ? Object.keys(target.json["load"]) : [];
  return [
    hook("onReady", "the screen opens itself", [step]),
    hook("onReady", "the screen opens itself a moment later", [{ do: "wait", ms: 500 }, step]),
    ...loads.map((load) => hook("onReady", `\`${load}\` is loaded again as soon as it is there`, [{ do: "reload", load }])),
  ];
}

/** Steps of a flow whose neighbours depend on them. */
export function closeBeforeOpening(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step, list, at }) => {
    const next = list[at + 1];
    if (!is(step, "open") || !is(next, "wait")) return [];
    return [
      mutate(target, "paths: waits before it shows", place, "`wait` moves before `open`", (steps) => {
        if (Array.isArray(steps)) steps.splice(at, 0, ...steps.splice(at + 1, 1));
      }),
    ];
  });
}

/** What counts a tap, once more at the end of the same steps. */
export function countedTwice(target: Target): Mutant[] {
  const counting = new Set(["pageEvent", "jointLoginTrack"]);
  return listSteps(target)
    .filter(
      ({ step, list, at }) => (is(step, "track") || (is(step, "call") && counting.has(String(step["action"])))) && at < list.length - 1,
    )
    .map(({ place, step, at }) =>
      mutate(target, "paths: counted twice", place, "it is counted again two steps on", (list) => {
        if (Array.isArray(list)) list.splice(at + 2, 0, copyOf(step));
      }),
    );
}
