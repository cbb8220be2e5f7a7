/** Ways that end without a word, and values that cannot be what they say. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Mutant, mutate, removeValue, replaceValue, type Target } from "../mutant.ts";
import { listNodes, listSteps } from "./steps.ts";

/** What a commit, or the look for its outcome, leads to is lost. */
export function nothingAfterSuccess(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const { key, around } = place;
    if (key !== "ok" || !isObject(around) || Array.isArray(place.path.at(-1)) || typeof place.path.at(-1) !== "string") return [];
    const isCommit = around["do"] === "call" && /^(?:repayment|loanPush|problemSave|register)/.test(String(around["action"]));
    return isCommit || around["do"] === "settle" ? [removeValue(target, "paths: nothing after a success", place)] : [];
  });
}

/** The widget waits for a reply on the way that goes well. */
export function replyLostAfterSuccess(target: Target): Mutant[] {
  return listSteps(target)
    .filter(({ step, place }) => step["do"] === "reply" && place.path.includes("ok"))
    .map(({ place }) => replaceValue(target, "paths: no reply after a success", place, { do: "toast", text: "{answer.message ?? ''}" }));
}

/** A condition of a button that is no condition any more. */
export function alwaysEnabled(target: Target): Mutant[] {
  return listNodes(target).flatMap((node) => {
    const props = isObject(node.value) ? node.value["props"] : undefined;
    if (!isObject(props) || typeof props["enabled"] !== "string") return [];
    return [
      mutate(target, "conditions: enabled is constant", node, "`enabled` becomes true", (around, name) => {
        const held = Array.isArray(around) ? around[Number(name)] : around[String(name)];
        if (isObject(held) && isObject(held["props"])) held["props"]["enabled"] = true;
      }),
    ];
  });
}

/** A timer in milliseconds, and one that is over before anybody reads it. */
export function timersInOtherUnits(target: Target): Mutant[] {
  return target.places
    .filter(({ path, key, value }) => path[0] === "timers" && key === "seconds" && typeof value === "number")
    .flatMap((place) => [
      replaceValue(target, "catalogues: an absurd time", place, Number(place.value) * 1000),
      replaceValue(target, "catalogues: an absurd time", place, 1),
    ]);
}
