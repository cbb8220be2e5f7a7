/** What is named after another one, beyond inputs: steps that write, conditions that compare, nodes that show and start. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Location, type Mutant, mutate, replaceValue, type Target } from "../mutant.ts";
import { changeParts, listNodes, listSteps } from "./steps.ts";

const wrapped = /^\{(?:(string|number|trim)\()?([\w.]*)\.(\w+)\)?( \?\? '')?\}$/;
const holders = new Set(["input", "params", "values", "with"]);

interface Read {
  readonly name: string;
  readonly root: string;
  readonly field: string;
  readonly text: string;
}

function listReads(value: Json): Read[] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, part]: [string, Json]): Read[] => {
    const [text, , root = "", field = ""] = (typeof part === "string" && wrapped.exec(part)) || [];
    return text === undefined ? [] : [{ name, root, field, text }];
  });
}

/** An entry that reads what its neighbour reads, with the functions around it. */
export function copiesItsNeighbour(target: Target): Mutant[] {
  return target.places
    .filter(({ value, key, path }) => isObject(value) && holders.has(key) && path.length > 1)
    .flatMap((place) => {
      const reads = listReads(place.value);
      return reads.flatMap(({ name, field, root }, at) => {
        const other = reads[(at + 1) % reads.length];
        if (other === undefined || other.name === name || (other.root === root && other.field === field) || field !== name) return [];
        return [
          replaceValue(target, "who: copies its neighbour", place, { ...(isObject(place.value) ? place.value : {}), [name]: other.text }),
        ];
      });
    });
}

const fieldsIn = (target: Target): Map<string, Set<string>> => {
  const fields = new Map<string, Set<string>>();
  for (const [, root = "", field = ""] of target.text.matchAll(/\b((?:params|state|answer|data\.\w+))\.([A-Za-z_]\w*)/g))
    fields.set(root, (fields.get(root) ?? new Set()).add(field));
  return fields;
};

/** `set`, which writes what is named after another value. */
export function setsAnothers(target: Target): Mutant[] {
  return listSteps(target).flatMap(({ place, step }) => {
    const name = String(step["path"]).split(".")[1];
    const [, root = "", field] = /^\{([\w.]+)\.(\w+)\}$/.exec(String(step["to"])) ?? [];
    if (step["do"] !== "set" || field !== name) return [];
    return [...(fieldsIn(target).get(root) ?? [])]
      .filter((other) => other !== field)
      .slice(0, 2)
      .map((other) => replaceValue(target, "who: sets another's", place, { ...step, to: `{${root}.${other}}` }));
  });
}

/** A comparison of two things that bear different names, where both had the same. */
export function comparesWithAnothers(target: Target): Mutant[] {
  return target.places.flatMap((place) => {
    if (typeof place.value !== "string") return [];
    const value = place.value;
    return [...value.matchAll(/\b(\w+) == (\w+)\.(\w+)\b/g)].flatMap((match) => {
      const [text, left = "", root = "", field = ""] = match;
      if (left !== field) return [];
      return [...(fieldsIn(target).get(root) ?? [])]
        .filter((other) => other !== field)
        .slice(0, 3)
        .map((other) => replaceValue(target, "who: compares with another's", place, value.replace(text, `${left} == ${root}.${other}`)));
    });
  });
}

/** Only one of two fields takes the value of the other. */
export function bindOfAnother(target: Target): Mutant[] {
  const bound = listNodes(target).filter(({ value }) => isObject(value) && typeof value["bind"] === "string");
  return bound.flatMap((one) =>
    bound
      .filter((other) => other !== one && isObject(other.value) && isObject(one.value) && other.value["widget"] === one.value["widget"])
      .slice(0, 2)
      .map((other) =>
        changeParts(target, "who: the value of another field", one, { bind: (isObject(other.value) && other.value["bind"]) || "" }),
      ),
  );
}

function exchange(target: Target, kind: string, part: string): Mutant[] {
  const buttons = listNodes(target).filter(({ value }) => isObject(value) && value["widget"] === "button" && value[part] !== undefined);
  return buttons.flatMap((one, at) => {
    const other = buttons.slice(at + 1).find(({ path }) => path.slice(0, -1).join() === one.path.slice(0, -1).join());
    if (other === undefined || JSON.stringify(partOf(one, part)) === JSON.stringify(partOf(other, part))) return [];
    return [
      mutate(target, kind, one, `\`${part}\` of two buttons change places`, (list) => {
        if (!Array.isArray(list)) return;
        const [a, b] = [list[Number(one.path.at(-1))], list[Number(other.path.at(-1))]];
        if (isObject(a) && isObject(b)) [a[part], b[part]] = [b[part] ?? null, a[part] ?? null];
      }),
    ];
  });
}

const partOf = ({ value }: Location, part: string): Json => (isObject(value) ? (value[part] ?? null) : null);

/** Two buttons beside each other with each other's steps. */
export function buttonsExchanged(target: Target): Mutant[] {
  return exchange(target, "who: steps of buttons exchanged", "on");
}

/** Two buttons beside each other with each other's labels. */
export function labelsExchanged(target: Target): Mutant[] {
  return exchange(target, "who: labels of buttons exchanged", "props");
}

/** A step that names another dialog, flow, field or node of the same screen. */
export function namesAnother(target: Target): Mutant[] {
  const steps = listSteps(target);
  const kinds: readonly [string, string, string][] = [
    ["open", "dialog", "who: opens another dialog"],
    ["run", "flow", "who: runs another flow"],
    ["toast", "field", "who: beside another field"],
    ["stop", "field", "who: beside another field"],
    ["focus", "node", "who: focus on another node"],
    ["reload", "load", "who: loads another again"],
  ];
  return kinds.flatMap(([step, part, kind]) => {
    const names = [...new Set(steps.flatMap((one) => (typeof one.step[part] === "string" ? [String(one.step[part])] : [])))];
    return steps
      .filter((one) => one.step["do"] === step && one.step[part] !== undefined)
      .flatMap(({ place, step: own }) =>
        names
          .filter((name) => name !== own[part])
          .slice(0, 2)
          .map((name) => replaceValue(target, kind, place, { ...own, [part]: name })),
      );
  });
}

/** Texts of a choice that come from another list than their values. */
export function listsOfAnother(target: Target): Mutant[] {
  const lists = [...new Set([...target.text.matchAll(/\b(data\.\w+(?:\.\w+)*)\.(?:map|filter)\(/g)].map((match) => match[1] ?? ""))];
  return listNodes(target).flatMap((place) => {
    const props = isObject(place.value) && isObject(place.value["props"]) ? place.value["props"] : {};
    const values = String(props["values"] ?? "");
    return lists
      .filter((list) => values.includes(`${list}.`))
      .flatMap((list) =>
        lists
          .filter((other) => other !== list)
          .map((other) =>
            changeParts(target, "who: the values of another list", place, { props: { values: values.replace(`${list}.`, `${other}.`) } }),
          ),
      );
  });
}

/** In a catalogue: an input of the settlement that takes another input of the action. */
export function settlementsOfAnother(target: Target): Mutant[] {
  const actions: JsonObject = isObject(target.json["actions"]) ? target.json["actions"] : {};
  return target.places
    .filter(
      ({ path, value }) => path.length === 5 && path[2] === "settledBy" && path[3] === "input" && value === `{input.${String(path[4])}}`,
    )
    .flatMap((place) => {
      const action = actions[String(place.path[1])];
      const request = isObject(action) && isObject(action["request"]) ? action["request"] : {};
      const names = isObject(request["properties"]) ? Object.keys(request["properties"]) : [];
      return names
        .filter((name) => `{input.${name}}` !== place.value)
        .slice(0, 4)
        .map((name) => replaceValue(target, "who: settled for another", place, `{input.${name}}`));
    });
}

/** A text beside the value of another one. */
export function captionsOfAnother(target: Target): Mutant[] {
  const rows = target.places.filter(({ value }) => isObject(value) && ["text", "value"].every((name) => typeof value[name] === "string"));
  return rows.flatMap((one) => {
    const other = rows.find(
      ({ path }) => path.length === one.path.length && path.slice(0, -1).join() === one.path.slice(0, -1).join() && path !== one.path,
    );
    if (other === undefined || !isObject(other.value) || !isObject(one.value) || other.value["value"] === one.value["value"]) return [];
    return [replaceValue(target, "who: the value of another line", one, { ...one.value, value: other.value["value"] ?? "" })];
  });
}
