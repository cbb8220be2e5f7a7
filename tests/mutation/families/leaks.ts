/** Amounts that are not those that were seen, secrets and identities that leave, and outcomes that look like others. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Location, type Mutant, mutate, removeValue, replaceValue, type Target } from "../mutant.ts";
import { changeParts, listNodes, listSteps, putBefore, stepsOf } from "./steps.ts";

const money = /money\(((?:[\w.]|\[\d\])+)\)/;

function listAmounts({ places }: Target) {
  return places.filter(({ key, path, value }) => key === "amount" && path.includes("input") && typeof value === "string");
}

/** The amount that is sent is another one than what is shown. */
export function anotherAmountSent(target: Target): Mutant[] {
  const others = [...new Set([...target.text.matchAll(/money\(((?:data|params)[\w.]+)\)/g)].map((match) => match[1] ?? ""))];
  return listAmounts(target).flatMap((place) => {
    const own = String(place.value).slice(1, -1);
    return [
      ...others
        .filter((other) => other !== own)
        .slice(0, 3)
        .map((other) => replaceValue(target, "money: the amount of another is sent", place, `{${other}}`)),
      ...(/^[\w.]+$/.test(own)
        ? [
            replaceValue(target, "money: the sum is changed", place, `{string((number(${own}) ?? 0) * 100)}`),
            replaceValue(target, "money: the sum is changed", place, `{${own} + '0'}`),
          ]
        : []),
    ];
  });
}

/** The amount that is disclosed is another one than what is sent. */
export function anotherAmountShown(target: Target): Mutant[] {
  const nodes = listNodes(target).filter(({ value }) => isObject(value) && JSON.stringify(value["discloses"] ?? "").includes("amount"));
  return nodes.flatMap((node) =>
    target.places
      .filter(({ path, value }) => typeof value === "string" && money.test(value) && node.path.every((part, index) => path[index] === part))
      .flatMap((place) => {
        const own = money.exec(String(place.value))?.[1] ?? "";
        const write = (by: string) => String(place.value).replace(money, by);
        const last = own.slice(own.lastIndexOf(".") + 1);
        return [
          replaceValue(target, "money: another sum is shown", place, write(`money((number(${own}) ?? 0) + 1)`)),
          replaceValue(target, "money: not written as money", place, write(`group(${own})`)),
          ...(last === "orderId" ? [] : [replaceValue(target, "money: of what is none", place, write("money(params.orderId)"))]),
        ];
      }),
  );
}

/** The device or the account in the address of a screen, in what is shared, in an address as it is written. */
export function identityLeaves(target: Target): Mutant[] {
  return listSteps(target).flatMap((found) => {
    const { place, step } = found;
    if (step["do"] === "go" || step["do"] === "back") {
      const params = isObject(step["params"]) ? step["params"] : {};
      return Object.keys(params)
        .slice(0, 1)
        .map((name) =>
          replaceValue(target, "money: identity in an address", place, { ...step, params: { ...params, [name]: "{launch.deviceId}" } }),
        );
    }
    if (step["do"] === "leave")
      return [
        replaceValue(target, "money: identity in an address", place, { ...step, url: "https://tracker.example.net/?d={launch.deviceId}" }),
      ];
    if (step["do"] === "share")
      return [replaceValue(target, "money: identity is shared", place, { ...step, text: `${String(step["text"])} {launch.gid}` })];
    return step["do"] === "track"
      ? [changeParts(target, "money: identity is tracked", place, { params: { who: "{launch.deviceId}" } })]
      : [];
  });
}

/** Values that an action calls secret, with the state that they are read from. */
function secretsOf(target: Target, all: readonly Target[]): string[] {
  const secret = new Map<string, readonly Json[]>();
  for (const { json } of all)
    for (const [name, action] of Object.entries(isObject(json["actions"]) ? json["actions"] : {}))
      if (isObject(action) && Array.isArray(action["secret"])) secret.set(name, action["secret"]);
  return listSteps(target).flatMap(({ step }) =>
    (secret.get(String(step["action"])) ?? []).flatMap((name) => {
      const value = isObject(step["input"]) ? step["input"][String(name)] : undefined;
      return (typeof value === "string" && /^\{(state\.\w+)\}$/.exec(value)?.[1]) || [];
    }),
  );
}

/** A code or a card number in an address, in an event that is counted, in a message. */
export function secretsLeave(target: Target, all: readonly Target[]): Mutant[] {
  const [secret] = secretsOf(target, all);
  if (secret === undefined) return [];
  return listSteps(target).flatMap((found) => {
    const { place, step } = found;
    if (step["do"] === "go") {
      const params = isObject(step["params"]) ? step["params"] : {};
      return Object.keys(params)
        .slice(0, 2)
        .map((name) =>
          replaceValue(target, "money: a secret in an address", place, { ...step, params: { ...params, [name]: `{${secret}}` } }),
        );
    }
    if (step["do"] !== "call") return [];
    return [
      putBefore(target, "money: a secret is tracked", found, { do: "track", event: "sent", params: { code: `{${secret}}` } }),
      putBefore(target, "money: a secret is stored", found, { do: "store", values: { payCode: `{${secret}}` } }),
      putBefore(target, "money: a secret is shared", found, { do: "share", text: `{${secret}}` }),
    ];
  });
}

/** A consent that is given for the borrower, asked for elsewhere, or not waited for. */
export function consentSkipped(target: Target): Mutant[] {
  const boxes = listNodes(target).filter(
    ({ value }) => isObject(value) && Array.isArray(value["discloses"]) && value["discloses"].includes("consent"),
  );
  return boxes.flatMap((place) => {
    const bind = isObject(place.value) ? String(place.value["bind"]) : "";
    const calls = listSteps(target).filter(({ step }) => step["do"] === "call");
    return [
      changeParts(target, "money: consent is hidden", place, { when: bind }),
      changeParts(target, "money: consent is switched off", place, { props: { enabled: false } }),
      changeParts(target, "money: consent is kept nowhere", place, { bind: null }),
      ...calls.map((found) => putBefore(target, "money: consent is given by a step", found, { do: "set", path: bind, to: true })),
    ];
  });
}

/** A lost response looks like a failure, or not at all. */
export function lostIsFailed(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step }) => {
    const fail = stepsOf(step, "fail");
    const [first] = fail;
    if (step["do"] !== "call" || !isObject(first) || !String(first["if"]).includes("timeout")) return [];
    return [replaceValue(target, "money: a lost response is a failure", place, { ...step, fail: stepsOf(first, "else") })];
  });
}

/** A critical node around it does the same. */
function isInsideCritical(target: Target, { path }: Location): boolean {
  return listNodes(target).some(
    ({ value, path: around }) =>
      isObject(value) && value["critical"] === true && around.length < path.length && around.every((part, at) => path[at] === part),
  );
}

/** What discloses is taken off, switched off, or may fail. */
export function disclosureLost(target: Target): Mutant[] {
  return listNodes(target)
    .filter(({ value }) => isObject(value) && value["discloses"] !== undefined)
    .flatMap((place) => [
      changeParts(target, "money: nothing discloses it", place, { discloses: null }),
      changeParts(target, "money: discloses another", place, {
        discloses: [isObject(place.value) && JSON.stringify(place.value["discloses"]).includes("fee") ? "amount" : "fee"],
      }),
      ...(isInsideCritical(target, place) ? [] : [changeParts(target, "money: may fail", place, { critical: null })]),
      removeValue(target, "money: what is disclosed is gone", place),
    ]);
}

/** An action that takes an amount and commits, and says nothing of what must be seen. */
export function needsNothing(target: Target): Mutant[] {
  const actions: JsonObject = isObject(target.json["actions"]) ? target.json["actions"] : {};
  return target.places
    .filter(({ path, value }) => path.length === 2 && path[0] === "actions" && isObject(value) && value["commits"] === true)
    .flatMap((place) => {
      const action = actions[String(place.path[1])];
      if (!isObject(action)) return [];
      return [
        ...(action["needs"] === undefined || !JSON.stringify(action["request"]).includes('"amount":')
          ? []
          : [changeParts(target, "money: nothing need be seen", place, { needs: null })]),
        ...(JSON.stringify(action["intent"] ?? "").includes("filled")
          ? [changeParts(target, "money: may be sent empty", place, { intent: { filled: [] } })]
          : []),
        ...(action["secret"] === undefined ? [] : [changeParts(target, "money: no secret any more", place, { secret: null })]),
      ];
    });
}

/** A card number or telephone as it is. */
export function shownWhole(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    const value = typeof place.value === "string" ? place.value : "";
    return [...value.matchAll(/last4\(([\w.]+)\)/g)].map(([whole, path]) =>
      replaceValue(target, "money: shown whole", place, value.replace(whole, path ?? "")),
    );
  });
}

/** A button in front of what has to be seen. */
export function buttonFirst(target: Target): Mutant[] {
  return listNodes(target).flatMap((place) => {
    if (!isObject(place.value) || !Array.isArray(place.value["discloses"]) || !place.value["discloses"].includes("consent")) return [];
    return [
      mutate(target, "money: the button before its consent", place, "moves to the end", (list, at) => {
        if (Array.isArray(list)) list.push(...list.splice(Number(at), 1));
      }),
    ];
  });
}
