/** Where a value comes from and where it goes: secrets and the device to others, an id to what is another's. */
import { isObject } from "../../../../src/core/json/index.ts";
import { type JsonObject, type Mutant, mutate, replaceValue, type Target } from "../../mutant.ts";
import { changeParts, isScreen, listSteps, type StepPlace } from "../steps.ts";

const of = (target: Target, ...names: string[]): StepPlace[] => listSteps(target).filter(({ step }) => names.includes(String(step["do"])));
const launch = "launch.deviceId";

/** The device's number in what leaves the screen, written there or by way of a value. */
export function deviceForOthers(target: Target): Mutant[] {
  const kind = "sources: the device for others";
  const direct = [
    ...of(target, "native").flatMap(({ place, step }) => {
      const params = isObject(step["params"]) ? step["params"] : {};
      const url = typeof params["url"] === "string" ? params["url"] : undefined;
      return url === undefined ? [] : [changeParts(target, kind, place, { params: { url: `${url}?d={${launch}}` } })];
    }),
    ...of(target, "track").map(({ place }) => changeParts(target, kind, place, { params: { device: `{${launch}}` } })),
    ...of(target, "leave").flatMap(({ place, step }) => [
      changeParts(target, kind, place, { with: { device: `{${launch}}` } }),
      changeParts(target, kind, place, { url: `${String(step["url"])}{${launch}}` }),
    ]),
    ...of(target, "share").map(({ place, step }) => changeParts(target, kind, place, { text: `${String(step["text"])} {${launch}}` })),
    ...of(target, "go").flatMap(({ place, step }) => {
      const name = Object.keys(isObject(step["params"]) ? step["params"] : {})[0];
      return name === undefined || name === "..." ? [] : [changeParts(target, kind, place, { params: { [name]: `{${launch}}` } })];
    }),
  ];
  const byValue = isScreen(target)
    ? of(target, "native", "share", "leave", "track").map(({ place, step }) => {
        const part: JsonObject =
          step["do"] === "share"
            ? { text: "{whose}" }
            : step["do"] === "leave"
              ? { with: { device: "{whose}" } }
              : { params: { url: "https://www.example.com/?{whose}" } };
        return mutate(target, `${kind}, by a value`, place, `takes ${JSON.stringify(part)}`, (list, at) => {
          const node = Array.isArray(list) ? list[Number(at)] : undefined;
          if (isObject(node)) Object.assign(node, part);
        });
      })
    : [];
  return [...direct, ...byValue.map((mutant) => withValue(mutant, `{${launch}}`))];
}

/** The same with an entry of `values` that reads it. */
function withValue(mutant: Mutant, whose: string): Mutant {
  return {
    ...mutant,
    write: () => {
      const json: JsonObject = JSON.parse(mutant.write());
      json["values"] = { ...(isObject(json["values"]) ? json["values"] : {}), whose };
      return JSON.stringify(json, null, 2);
    },
  };
}

const declaredIn = ({ json }: Target): JsonObject => (isObject(json["params"]) ? json["params"] : {});

/** An id goes to what another screen or call takes as another one. */
export function idsOfAnother(target: Target): Mutant[] {
  const kind = "sources: an id of another";
  return target.places.flatMap((place) => {
    const { value, path } = place;
    const isTaken = path.includes("input") || path.includes("params") || path.includes("values");
    if (typeof value !== "string" || !isTaken) return [];
    const id = /\{(?:params|data\.\w+|state|item)\.(orderId|orderNo|productId|record|problemId|id)\}/.exec(value);
    const declared = Object.keys(declaredIn(target)).filter((name) => /Id$|No$|record/.test(name));
    return (
      declared
        // Where a value of the taker's own name is at hand, that is another mistake.
        .filter(
          (name) =>
            !(String(path.at(-1)) in declaredIn(target)) &&
            id !== null &&
            name !== id[1] &&
            name.replace(/Id|No/, "") !== id[1]?.replace(/Id|No/, ""),
        )
        .map((name) => replaceValue(target, kind, place, value.replace(id?.[0] ?? "", `{params.${name}}`)))
    );
  });
}
