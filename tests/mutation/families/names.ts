/** Something that takes what is named after another one of its kind. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type Location, type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";
import { isScreen, listNodes } from "./steps.ts";

const plain = /^\{([\w.]*)\.(\w+)\}$/;
const holders = new Set(["input", "params", "values", "with"]);

/** Values of one object that are plain paths and named like what they stand for. */
function namedAlike({ value }: Location): [string, string, string][] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, part]: [string, Json]): [string, string, string][] => {
    const [, root, field] = (typeof part === "string" && plain.exec(part)) || [];
    return root !== undefined && field === name ? [[name, root, field]] : [];
  });
}

/** An entry that takes another parameter of the screen. */
export function takesAnotherParameter(target: Target): Mutant[] {
  if (!isScreen(target) || !isObject(target.json["params"])) return [];
  const params = Object.keys(target.json["params"]);
  return target.places
    .filter(({ value, key, path }) => isObject(value) && holders.has(key) && path.length > 1)
    .flatMap((place) =>
      namedAlike(place)
        .filter(([, root]) => root === "params")
        .flatMap(([name]) =>
          params
            .filter((other) => other !== name)
            .slice(0, 2)
            .map((other) =>
              replaceValue(target, "who: takes another parameter", place, {
                ...(isObject(place.value) ? place.value : {}),
                [name]: `{params.${other}}`,
              }),
            ),
        ),
    );
}

const namesOf = (node: Location): string => (isObject(node.value) ? String(node.value["bind"]) : "");

/** Two fields that write to each other's values. */
export function bindsExchanged(target: Target): Mutant[] {
  const bound = listNodes(target).filter(({ value }) => isObject(value) && typeof value["bind"] === "string");
  return bound.flatMap((one, at) => {
    const other = bound
      .slice(at + 1)
      .find(({ value }) => isObject(value) && isObject(one.value) && value["widget"] === one.value["widget"]);
    if (other === undefined) return [];
    return [
      {
        kind: "who: binds exchanged",
        file: target.file,
        what: `${namesOf(one)} and ${namesOf(other)} change places`,
        write: () => {
          const marks = [`"bind":${JSON.stringify(namesOf(one))}`, `"bind":${JSON.stringify(namesOf(other))}`] as const;
          const text = JSON.stringify(JSON.parse(target.text));
          return text
            .split(marks[0])
            .map((part) => part.replaceAll(marks[1], marks[0]))
            .join(marks[1]);
        },
      },
    ];
  });
}

/** A field with the rule or the kind of another one. */
export function rulesOfAnother(target: Target): Mutant[] {
  const ruled = listNodes(target).filter(({ value }) => isObject(value) && Array.isArray(value["rules"]));
  return ruled.flatMap((one) =>
    ruled
      .filter(
        ({ value }) => isObject(value) && isObject(one.value) && JSON.stringify(value["rules"]) !== JSON.stringify(one.value["rules"]),
      )
      .slice(0, 2)
      .map(({ value }) =>
        replaceValue(target, "who: the rule of another field", one, {
          ...(isObject(one.value) ? one.value : {}),
          rules: (isObject(value) && value["rules"]) || [],
        }),
      ),
  );
}

/** A `set` that writes the field of another one, and a text that stands for another label of the same screen. */
export function labelsOfAnother(target: Target): Mutant[] {
  const bound = listNodes(target).filter(
    ({ value }) => isObject(value) && isObject(value["props"]) && value["bind"] !== undefined && value["props"]["label"] !== undefined,
  );
  return bound.flatMap((one, at) => {
    const other = bound[(at + 1) % bound.length];
    const label =
      other !== undefined && isObject(other.value) && isObject(other.value["props"]) ? other.value["props"]["label"] : undefined;
    if (label === undefined || other === one) return [];
    return [
      mutate(target, "who: the label of another field", one, `its label becomes ${JSON.stringify(label)}`, (list, place) => {
        const node = Array.isArray(list) ? list[Number(place)] : undefined;
        if (isObject(node) && isObject(node["props"])) node["props"] = { ...node["props"], label };
      }),
    ];
  });
}
