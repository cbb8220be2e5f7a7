/** Parts left out, doubled, put in the wrong place or in the wrong order. */
import { type Group, isGroup, type Json, type Mutant, mutate, type Place, removePlace, replaceValue, type Target } from "./mutant.ts";

const neededParts = new Set([
  "id",
  "route",
  "title",
  "body",
  "widget",
  "do",
  "action",
  "input",
  "bind",
  "on",
  "label",
  "text",
  "path",
  "to",
  "screen",
  "dialog",
  "nodes",
  "rules",
  "with",
  "if",
  "then",
  "url",
  "key",
  "complaint",
  "order",
  "orders",
  "options",
  "titles",
  "images",
  "toggle",
  "overlay",
  "for",
  "initial",
  "type",
  "value",
]);
const maps = new Set(["props", "input", "params", "load", "state", "values", "flows", "dialogs"]);

/** Parts that a place cannot do without. */
export function leaveOutParts(target: Target): Mutant[] {
  return target.places
    .filter((place) => isGroup(place.around) && isNeeded(place))
    .map((place) => removePlace(target, "part left out", place));
}

function isNeeded({ key, path, around }: Place): boolean {
  const holder = String(path[path.length - 2]);
  if (path.includes("nodes") && path[0] === "nodes") return false;
  if (holder === "props") return neededParts.has(key);
  if (maps.has(holder)) return holder !== "params" || path.length === 2 || isGroup(around);
  if (key === "key") return isGroup(around) && around["do"] !== undefined;
  return neededParts.has(key) && path[0] !== "screen";
}

/** Steps that the rest of the flow or the widget relies on. */
export function leaveOutSteps(target: Target): Mutant[] {
  const needed = new Set(["validate", "reply", "open", "forget"]);
  return target.places
    .filter(({ value, around }) => isGroup(value) && Array.isArray(around) && needed.has(String(value["do"])))
    .map((place) => removePlace(target, "step left out", place));
}

/** Branches of a call that answer a failure. */
export function leaveOutBranches(target: Target): Mutant[] {
  const branches = target.places.filter(
    ({ key, around }) => (key === "fail" || key === "codes") && isGroup(around) && around["do"] === "call",
  );
  return branches.flatMap((place) => [
    removePlace(target, "fail or codes", place),
    replaceValue(target, "fail or codes", place, key(place) === "fail" ? [] : { "99": [] }),
  ]);
}

function key({ path }: Place): string {
  return String(path[path.length - 1]);
}

/** Steps in another order, cut off, or without the condition that makes them harmless. */
export function disorderSteps(target: Target): Mutant[] {
  const steps = target.places.filter(({ value, around }) => isGroup(value) && typeof value["do"] === "string" && Array.isArray(around));
  return steps.flatMap((place) => {
    const at = Number(place.path[place.path.length - 1]);
    const list = Array.isArray(place.around) ? place.around : [];
    const cut =
      at < list.length - 1
        ? [
            mutate(
              target,
              "step",
              place,
              "a `stop` comes before the next step",
              (around) => Array.isArray(around) && around.splice(at + 1, 0, { do: "stop" }),
            ),
          ]
        : [];
    const late =
      isGroup(place.value) && place.value["do"] === "validate" && at < list.length - 1
        ? [
            mutate(
              target,
              "step",
              place,
              "`validate` comes last",
              (around) => Array.isArray(around) && around.push(...around.splice(at, 1)),
            ),
          ]
        : [];
    const bare =
      isGroup(place.value) &&
      place.value["when"] !== undefined &&
      at < list.length - 1 &&
      ["stop", "go"].includes(String(place.value["do"]))
        ? [mutate(target, "step", place, "`when` is lost", (around) => deleteAt(around, at, "when"))]
        : [];
    const others = ["call", "set", "open", "go"]
      .filter((name) => isGroup(place.value) && name !== place.value["do"])
      .map((name) =>
        mutate(target, "step", place, `\`do\` becomes \`${name}\``, (around) => Object.assign(entryOf(around, at), { do: name })),
      );
    return [...cut, ...late, ...bare, ...others];
  });
}

function entryOf(around: Group | Json[], at: number): Group {
  const entry = Array.isArray(around) ? around[at] : undefined;
  return isGroup(entry) ? entry : {};
}

function deleteAt(around: Group | Json[], at: number, name: string): void {
  delete entryOf(around, at)[name];
}

/** A node pasted a second time, with its id. */
export function pasteNodes(target: Target): Mutant[] {
  return target.places
    .filter(({ value, around }) => isGroup(value) && typeof value["widget"] === "string" && Array.isArray(around))
    .map((place) =>
      mutate(
        target,
        "pasted twice",
        place,
        "the node stands twice",
        (around, name) => Array.isArray(around) && around.splice(Number(name), 0, JSON.parse(JSON.stringify(place.value))),
      ),
    );
}

/** A property or event one level too high. */
export function misplaceParts(target: Target): Mutant[] {
  return target.places
    .filter(({ path, around }) => isGroup(around) && path[path.length - 2] === "props" && path.length > 2)
    .map((place) =>
      mutate(target, "wrong level", { path: place.path.slice(0, -1) }, `\`${place.key}\` moves out of \`props\``, (around) => {
        const props = isGroup(around) ? around["props"] : undefined;
        if (!isGroup(around) || !isGroup(props)) return;
        around[place.key] = props[place.key] ?? null;
        delete props[place.key];
      }),
    );
}

/** Values of two inputs, parameters or properties exchanged, where one of them bears the other's name or type. */
export function swapInputs(target: Target): Mutant[] {
  const holders = target.places.filter(({ value, key: name }) => isGroup(value) && ["input", "params", "props"].includes(name));
  return holders.flatMap((place) => {
    const entries = Object.entries(isGroup(place.value) ? place.value : {});
    return entries.flatMap(([one, a], at) =>
      entries
        .slice(at + 1)
        .filter(([other, b]) => isTold(one, a, other, b))
        .map(([other, b]) =>
          replaceValue(target, "inputs swapped", place, { ...(isGroup(place.value) ? place.value : {}), [one]: b, [other]: a }),
        ),
    );
  });
}

function isTold(one: string, a: Json, other: string, b: Json): boolean {
  const bears = (name: string, value: Json) => typeof value === "string" && new RegExp(`\\.${name}\\}$`).test(value);
  return typeof a !== typeof b || bears(one, a) || bears(other, b);
}
