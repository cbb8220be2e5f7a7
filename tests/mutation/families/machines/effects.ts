/** What a step or a button comes to: outcomes of commits, labels against steps, states without a way back, calls that only read. */
import { isObject } from "../../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Mutant, mutate, removeValue, replaceValue, type Target } from "../../mutant.ts";
import { changeParts, isScreen, listNodes, listSteps, putBefore, type StepPlace, stepsOf } from "../steps.ts";

const of = (target: Target, name: string): StepPlace[] => listSteps(target).filter(({ step }) => step["do"] === name);
const toast = (text: string): JsonObject => ({ do: "toast", text });

/** The actions of the catalogue. */
function actionsOf(all: readonly Target[]): Map<string, JsonObject> {
  const tables = all.filter(({ file }) => file.includes("/actions/")).map(({ json }) => json["actions"]);
  return new Map(
    tables.flatMap((table) =>
      isObject(table) ? Object.entries(table).flatMap(([name, one]) => (isObject(one) ? [[name, one]] : [])) : [],
    ),
  );
}

const commitsIn = (target: Target, all: readonly Target[]): StepPlace[] => {
  const actions = actionsOf(all);
  return of(target, "call").filter(({ step }) => actions.get(String(step["action"]))?.["commits"] === true);
};

/** What says that it failed, where nobody knows. */
export function unknownAsFailed(target: Target, all: readonly Target[]): Mutant[] {
  const kind = "effects: an unknown outcome is called a failure";
  return commitsIn(target, all).flatMap(({ place, step }) => {
    const [failed = toast("{answer.message}")] = stepsOf(step, "fail").filter((one) => isObject(one) && one["do"] === "toast");
    const fail = stepsOf(step, "fail");
    return [
      ...(step["timeout"] === undefined ? [] : [changeParts(target, kind, place, { timeout: null, fail: [toast("Processing failed")] })]),
      changeParts(target, kind, place, { timeout: [failed] }),
      changeParts(target, kind, place, { timeout: [toast("{texts.failed}")] }),
      changeParts(target, kind, place, {
        timeout: null,
        fail: [{ do: "if", if: "size(answer.message) > 0", then: [toast("That failed")] }],
      }),
      ...(fail.length === 0 || step["timeout"] === undefined ? [] : [changeParts(target, kind, place, { timeout: fail })]),
    ];
  });
}

/** After a commit Back leads into the form that was sent. */
export function backIntoTheForm(target: Target, all: readonly Target[]): Mutant[] {
  const kind = "effects: back into what was sent";
  const committed = new Set(commitsIn(target, all).flatMap(({ place }) => (place.path[0] === "flows" ? [String(place.path[1])] : [])));
  if (committed.size === 0) return [];
  return of(target, "go").flatMap(({ place, step }) =>
    step["replace"] === true
      ? [changeParts(target, kind, place, { replace: null }), changeParts(target, kind, place, { replace: false })]
      : [],
  );
}

const verbs = /cancel|agree|send|close|confirm|submit|pay|rate|home|copy|share/i;

/** Two buttons of one list do what the other one says. */
export function crossedButtons(target: Target): Mutant[] {
  const kind = "effects: two buttons crossed";
  const buttons = listNodes(target).filter(
    ({ value }) =>
      isObject(value) && isObject(value["on"]) && isObject(value["props"]) && verbs.test(JSON.stringify(value["props"]["label"] ?? "")),
  );
  return buttons.flatMap((one) => {
    const other = buttons.find(({ around, path }) => around === one.around && path !== one.path);
    if (other === undefined || !isObject(one.value) || !isObject(other.value)) return [];
    const [mine, theirs] = [one.value, other.value];
    if (JSON.stringify(mine["on"]) === JSON.stringify(theirs["on"])) return [];
    return [
      changeParts(target, `${kind} (one)`, one, { on: theirs["on"] ?? {} }),
      mutate(target, kind, one, "exchanged with the other", (list) => {
        if (!Array.isArray(list)) return;
        for (const [at, value] of list.entries()) {
          if (!isObject(value)) continue;
          if (value["id"] === mine["id"]) list[at] = { ...value, on: theirs["on"] ?? {} };
          if (value["id"] === theirs["id"]) list[at] = { ...value, on: mine["on"] ?? {} };
        }
      }),
    ];
  });
}

/** A button that says one thing does its opposite. */
export function oppositeEffect(target: Target): Mutant[] {
  const kind = "effects: does not do what it says";
  return listNodes(target).flatMap((place) => {
    const { value } = place;
    if (!isObject(value) || !isObject(value["props"]) || !isObject(value["on"]) || value["on"]["tap"] === undefined) return [];
    const label = JSON.stringify(value["props"]["label"] ?? "");
    const leaving: Json[] = place.path[0] === "dialogs" ? [{ do: "close" }] : [{ do: "back", screen: "site-home" }];
    if (/texts\.(?:cancel|close)\b/.test(label))
      return of(target, "call")
        .slice(0, 2)
        .map(({ step }) => changeParts(target, kind, place, { on: { tap: [step] } }));
    if (/texts\.(?:send|submit|pay|confirm|rate|register|add)\b/.test(label))
      return [changeParts(target, kind, place, { on: { tap: leaving } })];
    return [];
  });
}

/** A flag that a control waits for is never lowered. */
export function flagsForEver(target: Target): Mutant[] {
  const kind = "effects: a flag for ever";
  const flags = new Set(of(target, "set").flatMap(({ step }) => (step["to"] === true ? [String(step["path"])] : [])));
  const lowered = [...flags].flatMap((path) => of(target, "set").filter(({ step }) => step["path"] === path && step["to"] === false));
  return lowered.map(({ place }) => removeValue(target, kind, place));
}

/** A call raises a flag that hides or disables its own button, in every form of condition, and nothing lowers it. */
export function formsThatDie(target: Target): Mutant[] {
  const kind = "effects: dead after the first try";
  if (!isScreen(target) || target.json["state"] === undefined) return [];
  return of(target, "call").flatMap((call) => {
    if (call.place.path[0] !== "flows") return [];
    const flow = String(call.place.path[1]);
    const button = listNodes(target).find(
      ({ value }) => isObject(value) && isObject(value["on"]) && JSON.stringify(value["on"]["tap"] ?? "").includes(`"${flow}"`),
    );
    if (button === undefined) return [];
    const conditions: JsonObject[] = [{ when: "!state.isSending" }, { props: { enabled: "{!state.isSending}" } }];
    return conditions.map((condition) =>
      mutate(target, kind, { path: ["flows"] }, `${flow} raises what ${JSON.stringify(condition)} waits for`, (root) => {
        if (!isObject(root) || !isObject(root["state"]) || !isObject(root["flows"])) return;
        root["state"] = { ...root["state"], isSending: false };
        const steps = root["flows"][flow];
        if (Array.isArray(steps))
          steps.splice(call.place.path.length === 3 ? call.at : 0, 0, { do: "set", path: "state.isSending", to: true });
        let node: Json | undefined = root;
        for (const part of button.path) node = Array.isArray(node) ? node[Number(part)] : isObject(node) ? node[String(part)] : undefined;
        if (!isObject(node)) return;
        const own = typeof node["when"] === "string" ? `(${node["when"]}) && ` : "";
        if (condition["when"] !== undefined) node["when"] = `${own}!state.isSending`;
        else node["props"] = { ...(isObject(node["props"]) ? node["props"] : {}), enabled: "{!state.isSending}", why: "{texts.title}" };
      }),
    );
  });
}

/** A dialog that opens once, and whose `close` was lost or is another's. */
export function dialogsForEver(target: Target): Mutant[] {
  return of(target, "close").map(({ place }) => removeValue(target, "effects: a close is lost", place));
}

/** What changes something is said to read. */
export function readsOfChanges(target: Target): Mutant[] {
  if (!target.file.startsWith("screens/catalogue/actions/")) return [];
  return target.places.flatMap((place) => {
    const { path, value } = place;
    if (path[0] !== "actions" || path.length !== 2 || !isObject(value) || value["reads"] === true || value["path"] === undefined) return [];
    return [changeParts(target, "effects: a change that reads", place, { reads: true })];
  });
}

/** A wait that nobody would await, or notice. */
export function oddWaits(target: Target): Mutant[] {
  const kind = "effects: an odd wait";
  const waits = of(target, "wait").flatMap(({ place, step }) =>
    [20, 60, 90, 25 * 60_000, 3_600_000].map((ms) => replaceValue(target, kind, place, { ...step, ms })),
  );
  const timers = target.places
    .filter(({ path, key }) => path[0] === "timers" && key === "seconds")
    .flatMap((place) => [1, 60_000, 86_400_000].map((seconds) => replaceValue(target, kind, place, seconds)));
  return [...waits, ...timers];
}

/** A part, pasted again with a change that changes nothing, or further on. */
export function pastedFurtherOn(target: Target): Mutant[] {
  const kind = "effects: pasted again";
  const nodes = listNodes(target).filter(
    ({ value }) => isObject(value) && value["bind"] === undefined && isObject(value["props"]) && isObject(value["on"]),
  );
  const parts = nodes.flatMap((place) => [
    mutate(target, kind, place, "again after the next one", (list, at) => {
      if (Array.isArray(list) && isObject(list[Number(at)]))
        list.splice(Number(at) + 2, 0, { ...(list[Number(at)] as JsonObject), id: "pasted" });
    }),
    mutate(target, kind, place, "again with a skeleton", (list, at) => {
      if (Array.isArray(list) && isObject(list[Number(at)]))
        list.splice(Number(at) + 1, 0, { ...(list[Number(at)] as JsonObject), id: "pasted", skeleton: 0 });
    }),
  ]);
  const steps = of(target, "track").flatMap((found) =>
    found.list[found.at + 1] === undefined ? [] : [putBefore(target, kind, { ...found, at: found.at + 2 }, found.step)],
  );
  return [...parts, ...steps];
}
