// The consent of the built-in screen beside every control of a screen from the network that calls an action which needs it.
import type { NodePlan, ScreenPlan, Settings } from "../../../core/format/index.ts";
import { hasOwn, isContainer, isObject, type JsonObject, readOwn } from "../../../core/json/index.ts";
import type { Refusal } from "./refusal.ts";

type Remote = NonNullable<Settings["remote"]>;
type Nodes = readonly NodePlan[];
type Calls = (part: unknown) => boolean;

/** What a consent needs of the built-in screen. */
export type ConsentSource = Pick<ScreenPlan, "body" | "params">;

export interface Consented {
  /** Ids of the nodes that ask for it, by action: one of them must be in sight when a control is pressed that calls it. */
  readonly consents: { readonly [action: string]: readonly string[] };
}

interface Source {
  readonly calls: Calls;
  /** A copy with ids of its own. */
  make(): NodePlan;
}

/** Gives the plan with the consent before each control that needs it; a refusal where it cannot stand there. */
export function addConsents(
  plan: ScreenPlan,
  host: ConsentSource,
  { consents = {} }: Remote,
): (Consented & { readonly plan: ScreenPlan }) | Refusal {
  let made = plan;
  const ids: { [action: string]: readonly string[] } = {};
  for (const [action, id] of Object.entries(consents)) {
    const calls = createSearch(plan, action);
    if (!calls([plan.body, plan.dialogs])) continue;
    const found = findNode(host.body, id);
    const all = [plan.body, ...Object.values(plan.dialogs).flatMap(({ body, actions }) => [body, actions])];
    // One of this name would pass for the built-in one; inside a list there is no one place for it.
    const isAlone = !all.some((nodes) => findNode(nodes, id) || nodes.some((node) => isRepeated(node, calls)));
    if (!found || !isAlone || startsWhatIsIn(plan, found)) return { path: "/body", reason: "remote-consent" };
    const copies = createCopies(withOwnWords(found), made);
    made = insertAll(made, { calls, make: copies.make });
    made = { ...made, params: { ...made.params, ...host.params } };
    ids[action] = copies.ids;
  }
  return { plan: made, consents: ids };
}

/** What a screen can fill as it likes. */
const filled: readonly unknown[] = ["values", "state", "data", "loaded", "timers", "done", "unknown", "refused"];

/** What the built-in screen shows before anything has come or was entered: the screen around the consent must not word it. */
function withOwnWords(consent: NodePlan): NodePlan {
  const write = (part: unknown): unknown => {
    if (!isContainer(part)) return part;
    if (Array.isArray(part)) return part[0] === "." && filled.includes(part[1]) ? null : part.map(write);
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, write(one)]));
  };
  return Object.assign({}, consent, write(consent));
}

/** Whether it would start a flow, or open a dialog, of the screen around it, which has one of that name. */
function startsWhatIsIn(plan: ScreenPlan, part: unknown): boolean {
  if (!isContainer(part)) return false;
  const { flow, dialog }: JsonObject = isObject(part) ? part : {};
  const isIn = hasOwn(plan.flows, String(flow)) || hasOwn(plan.dialogs, String(dialog));
  return isIn || Object.values(part).some((one) => startsWhatIsIn(plan, one));
}

/** Ids are those of the built-in node, or such as nothing else has. */
function createCopies(consent: NodePlan, { body, dialogs }: ScreenPlan): { readonly ids: string[]; make(): NodePlan } {
  const taken = new Set(idsIn([...body, ...Object.values(dialogs).flatMap((dialog) => [...dialog.body, ...dialog.actions])]));
  const ids: string[] = [];
  let count = 0;
  const own = (node: NodePlan): NodePlan => ({
    ...node,
    id: count === 1 ? node.id : `${node.id}-${count}`,
    children: node.children?.map(own),
    slots: node.slots && Object.fromEntries(Object.entries(node.slots).map(([slot, nodes]) => [slot, nodes.map(own)])),
  });
  return {
    ids,
    make() {
      let copy: NodePlan;
      do {
        count++;
        // Whatever hides it on its own screen does not hide it here.
        copy = { ...own(consent), when: undefined };
      } while (idsIn([copy]).some((id) => taken.has(id)));
      ids.push(copy.id);
      return copy;
    },
  };
}

function insertAll(plan: ScreenPlan, source: Source): ScreenPlan {
  const body = insertBefore(plan.body, source);
  const dialogs = Object.entries(plan.dialogs).map(([name, dialog]) => {
    const inserted = insertBefore(dialog.body, source);
    // A row of buttons has no place for it: there it is the last that is read before them.
    return [name, { ...dialog, body: source.calls(dialog.actions) ? [...inserted, source.make()] : inserted }] as const;
  });
  return { ...plan, body, dialogs: Object.fromEntries(dialogs) };
}

/** Whether any part of a plan leads to a call of the action, through whatever flows. */
function createSearch({ flows }: ScreenPlan, action: string): Calls {
  const search = (part: unknown, ran: ReadonlySet<string>): boolean => {
    if (!isContainer(part)) return false;
    const step = isObject(part) ? part : {};
    if (step["do"] === "call" && step["action"] === action) return true;
    const flow = step["do"] === "run" ? String(step["flow"]) : undefined;
    if (flow !== undefined && !ran.has(flow) && search(readOwn(flows, flow), new Set([...ran, flow]))) return true;
    return Object.values(part).some((one) => search(one, ran));
  };
  return (part) => search(part, new Set());
}

function inside({ children = [], slots = {} }: NodePlan): NodePlan[] {
  return [...children, ...Object.values(slots).flat()];
}

function idsIn(nodes: Nodes): string[] {
  return nodes.flatMap((node) => [node.id, ...idsIn(inside(node))]);
}

function findNode(nodes: Nodes, id: string): NodePlan | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(inside(node), id);
    if (found) return found;
  }
  return undefined;
}

function isRepeated(node: NodePlan, calls: Calls): boolean {
  if (node.each !== undefined) return calls(node);
  return inside(node).some((one) => isRepeated(one, calls));
}

/** A control in a slot has no place of its own there, so the consent stands before the node with the slot. */
function insertBefore(nodes: Nodes, source: Source): Nodes {
  return nodes.flatMap((node) => {
    const isControl = source.calls([node.on, node.slots]);
    const consents = isControl ? [source.make()] : [];
    return [...consents, node.children ? { ...node, children: insertBefore(node.children, source) } : node];
  });
}
