/** Branches and steps that do not fit what has happened by then: outcomes exchanged, calls made again, steps without effect. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Mutant, mutate, removeValue, replaceValue, type Target } from "../mutant.ts";
import { changeParts, copyOf, isScreen, listNodes, listSteps, putBefore, type StepPlace, stepsOf } from "./steps.ts";

const calls = (target: Target): StepPlace[] => listSteps(target).filter(({ step }) => step["do"] === "call");
const of = (target: Target, ...names: string[]): StepPlace[] => listSteps(target).filter(({ step }) => names.includes(String(step["do"])));

/** The branch for success runs when the call fails, and the other way round. */
export function outcomesExchanged(target: Target): Mutant[] {
  return calls(target)
    .filter(({ step }) => stepsOf(step, "ok").length > 0 && stepsOf(step, "fail").length > 0)
    .map(({ place, step }) =>
      replaceValue(target, "paths: outcomes exchanged", place, { ...step, ok: stepsOf(step, "fail"), fail: stepsOf(step, "ok") }),
    );
}

/** A failure goes on like a success. */
export function failureAsSuccess(target: Target): Mutant[] {
  return calls(target)
    .filter(({ step }) => stepsOf(step, "ok").length > 0)
    .map(({ place, step }) => replaceValue(target, "paths: a failure like a success", place, { ...step, fail: stepsOf(step, "ok") }));
}

/** What failed is sent again at once, by the call itself or by its flow. */
export function sentAgain(target: Target): Mutant[] {
  return calls(target).flatMap(({ place, step }) => {
    const { ok: _, fail: __, codes: ___, ...again } = step;
    const flow = place.path[0] === "flows" ? String(place.path[1]) : undefined;
    const fail = stepsOf(step, "fail");
    return [
      replaceValue(target, "paths: sent again when it fails", place, { ...step, fail: [again, ...fail] }),
      ...(flow === undefined
        ? []
        : [replaceValue(target, "paths: sent again when it fails", place, { ...step, fail: [{ do: "run", flow }] })]),
    ];
  });
}

/** The draft is cleared when the call that sends it has failed. */
export function draftLost(target: Target): Mutant[] {
  if (!target.text.includes('"draft":true')) return [];
  return calls(target).map(({ place, step }) =>
    replaceValue(target, "paths: the draft is lost with a failure", place, { ...step, fail: [{ do: "clear" }, ...stepsOf(step, "fail")] }),
  );
}

/** A flag that is set to what it was before, or never. */
export function flagsTheWrongWay(target: Target): Mutant[] {
  const sets = of(target, "set").filter(({ step }) => typeof step["to"] === "boolean");
  const both = sets.filter(({ step }) => sets.some((one) => one.step["path"] === step["path"] && one.step["to"] !== step["to"]));
  return both.flatMap(({ place, step }) => [
    replaceValue(target, "paths: a flag the wrong way", place, { ...step, to: step["to"] !== true }),
    ...(step["to"] === true ? [removeValue(target, "paths: a flag is not raised", place)] : []),
  ]);
}

/** A value that is set to itself, or set and at once set again. */
export function setsWithoutEffect(target: Target): Mutant[] {
  return of(target, "set").flatMap((found) => [
    replaceValue(target, "paths: set to itself", found.place, { ...found.step, to: `{${String(found.step["path"])}}` }),
    putBefore(target, "paths: set twice", found, {
      do: "set",
      path: found.step["path"] ?? "",
      to: typeof found.step["to"] === "boolean" ? found.step["to"] !== true : `{${String(found.step["path"])}}`,
    }),
  ]);
}

/** Both ways of an `if` are the same. */
export function bothWays(target: Target): Mutant[] {
  return of(target, "if").flatMap(({ place, step }) => {
    const then = stepsOf(step, "then");
    return then.length === 0 ? [] : [replaceValue(target, "paths: both ways are the same", place, { ...step, else: copyOf(then) })];
  });
}

/** A dialog that opens itself again, or is opened while it is open. */
export function dialogsOfThemselves(target: Target): Mutant[] {
  const dialogs = isObject(target.json["dialogs"]) ? Object.keys(target.json["dialogs"]) : [];
  const closing = target.places
    .filter(({ path }) => path.length === 2 && path[0] === "dialogs")
    .map((place) =>
      changeParts(target, "paths: a dialog opens itself again", place, { onClose: [{ do: "open", dialog: String(place.path[1]) }] }),
    );
  const inside = listSteps(target)
    .filter(({ place, at }) => at === 0 && place.path[0] === "dialogs" && place.path.includes("on"))
    .map((found) => putBefore(target, "paths: opens what is open", found, { do: "open", dialog: String(found.place.path[1]) }));
  return dialogs.length === 0 ? [] : [...closing, ...inside];
}

/** `close` where no dialog can be open. */
export function closesNothing(target: Target): Mutant[] {
  return listSteps(target)
    .filter(({ place, at }) => at === 0 && /^on(?:Open|Ready)$/.test(String(place.path[0])) && place.path.length === 2)
    .map((found) => putBefore(target, "paths: closes what is not open", found, { do: "close" }));
}

/** The outcome of another action is asked for. */
export function settlesAnother(target: Target, all: readonly Target[]): Mutant[] {
  const settled = all.flatMap(({ json, file }) =>
    file.includes("/actions/") && isObject(json["actions"])
      ? Object.entries(json["actions"]).flatMap(([name, action]) => (isObject(action) && action["settledBy"] !== undefined ? [name] : []))
      : [],
  );
  return of(target, "settle").flatMap(({ place, step }) =>
    settled
      .filter((name) => name !== step["action"])
      .slice(0, 3)
      .map((action) => replaceValue(target, "paths: settles what is not sent", place, { ...step, action })),
  );
}

/** Back leads to the screen itself. */
export function backToItself(target: Target): Mutant[] {
  const own = target.file.split("/").slice(1, 3).join("-");
  if (!isScreen(target)) return [];
  return of(target, "back").map(({ place, step }) => replaceValue(target, "paths: back to itself", place, { ...step, screen: own }));
}

/** A guard that stands behind the call that it guards. */
export function guardAfterTheCall(target: Target): Mutant[] {
  return of(target, "stop").flatMap(({ place, list, at, step }) => {
    const call = list.findIndex((one, index) => index > at && isObject(one) && one["do"] === "call");
    if (call < 0 || step["when"] === undefined) return [];
    return [
      mutate(target, "paths: guarded after the call", place, "`stop` moves behind the call", (steps) => {
        if (Array.isArray(steps)) steps.splice(call, 0, ...steps.splice(at, 1));
      }),
    ];
  });
}

/** The message of success, shown before the call. */
export function messageBeforeTheCall(target: Target): Mutant[] {
  return calls(target).flatMap(({ place, step, at }) =>
    stepsOf(step, "ok").flatMap((one, index) =>
      isObject(one) && ["toast", "clear", "open", "store", "set"].includes(String(one["do"])) && !JSON.stringify(one).includes("answer")
        ? [
            mutate(target, "paths: success before the call", place, `\`${String(one["do"])}\` of \`ok\` moves before the call`, (list) => {
              if (!Array.isArray(list)) return;
              list[at] = { ...step, ok: stepsOf(step, "ok").filter((_, other) => other !== index) };
              list.splice(at, 0, one);
            }),
          ]
        : [],
    ),
  );
}

/** Rules that never run, or only sometimes. */
export function notValidated(target: Target): Mutant[] {
  return of(target, "validate").flatMap(({ place, step }) => [
    removeValue(target, "paths: not validated", place),
    replaceValue(target, "paths: validated sometimes", place, { ...step, when: "env.platform == 'ios'" }),
  ]);
}

/** What leaves the screen comes before what has still to be done. */
export function leftTooEarly(target: Target): Mutant[] {
  return of(target, "go", "back", "leave").flatMap(({ place, at, step }) => {
    if (at === 0 || step["when"] !== undefined) return [];
    return [
      mutate(target, "paths: left too early", place, "comes before the step before it", (list) => {
        if (Array.isArray(list)) list.splice(at - 1, 0, ...list.splice(at, 1));
      }),
    ];
  });
}

/** A list that loads its first page for ever. */
export function pageStandsStill(target: Target): Mutant[] {
  return listNodes(target)
    .filter(({ value }) => isObject(value) && isObject(value["on"]) && value["on"]["nearEnd"] !== undefined)
    .flatMap((node) =>
      listSteps(target)
        .filter(({ place, step }) => step["do"] === "set" && node.path.every((part, index) => place.path[index] === part))
        .map(({ place }) => removeValue(target, "paths: the same page again", place)),
    );
}

/** A step that does nothing since the flow would end anyway. */
export function stopsAtTheEnd(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    if (!Array.isArray(place.value) || place.path.length !== 2 || place.path[0] !== "flows") return [];
    return [replaceValue(target, "paths: stops where it ends", place, [...place.value, { do: "stop" }])];
  });
}
