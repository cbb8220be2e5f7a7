/** What is shown is not what is sent, and what identifies the borrower leaves for another place. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";
import { listNodes, listSteps } from "./steps.ts";

/** The amount of a disclosure that reads something else. */
export function otherAmounts(target: Target): Mutant[] {
  return listNodes(target).flatMap((node) => {
    if (!isObject(node.value) || !JSON.stringify(node.value["discloses"] ?? "").includes("amount")) return [];
    return target.places
      .filter(({ path }) => node.path.every((part, index) => path[index] === part) && path[node.path.length] === "props")
      .filter(({ value }) => typeof value === "string" && /money\([^()]*(?:\([^()]*\)[^()]*)*\)/.test(value))
      .flatMap((place) =>
        ["money(0)", "money(100)", "money('1000')"].map((amount) =>
          replaceValue(
            target,
            "money: another amount is shown",
            place,
            String(place.value).replace(/money\([^()]*(?:\([^()]*\)[^()]*)*\)/, amount),
          ),
        ),
      );
  });
}

/** The amount that is sent is a number that nobody has seen. */
export function otherAmountsSent(target: Target): Mutant[] {
  return target.places
    .filter(({ key, path, value }) => key === "amount" && path.includes("input") && typeof value === "string")
    .flatMap((place) => ["1", "100", "{'0'}"].map((amount) => replaceValue(target, "money: another amount is sent", place, amount)));
}

/** Names of the device and the account in an address. */
export function identityInAddresses(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step }) => {
    if (step["do"] !== "leave") return [];
    return ["{launch.deviceId}", "{launch.gid}"].map((id) =>
      replaceValue(target, "money: the account in an address", place, {
        ...step,
        with: { ...(isObject(step["with"]) ? step["with"] : {}), who: id },
      }),
    );
  });
}

/** Launch parameters, which name the account, for a host of others. */
export function launchForOthers(target: Target): Mutant[] {
  return listSteps(target)
    .filter(({ step }) => step["do"] === "leave")
    .map(({ place, step }) =>
      replaceValue(target, "money: launch parameters for a foreign host", place, {
        ...step,
        url: "https://tracker.example.net/visit",
        addLaunchParams: true,
      }),
    );
}

/** A consent without words of its own, ticked for the borrower, or not needed. */
export function consentWithoutWords(target: Target): Mutant[] {
  return listNodes(target)
    .filter(({ value }) => isObject(value) && Array.isArray(value["discloses"]) && value["discloses"].includes("consent"))
    .flatMap((place) =>
      ["", " ", "OK"].map((label) =>
        mutate(target, "money: consent without words", place, `its label becomes ${JSON.stringify(label)}`, (list, at) => {
          const node = Array.isArray(list) ? list[Number(at)] : undefined;
          if (isObject(node) && isObject(node["props"])) node["props"] = { ...node["props"], label };
        }),
      ),
    );
}
