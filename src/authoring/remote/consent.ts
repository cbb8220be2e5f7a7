// The consent of the built-in screen beside every control of a screen from the network that calls an action which needs it.
import type { NodePlan, ScreenPlan, Settings } from "../../core/format/index.ts";
import { isContainer, isObject, readOwn } from "../../core/json/index.ts";
import type { Refusal } from "./refusal.ts";

type Remote = NonNullable<Settings["remote"]>;
type Nodes = readonly NodePlan[];

/** What a consent needs of the built-in screen. */
export type ConsentSource = Pick<ScreenPlan, "body" | "params">;

/** Gives the plan with the consent before each control that needs it; a refusal where it cannot stand there. */
export function addConsents(plan: ScreenPlan, host: ConsentSource, { consents = {} }: Remote): ScreenPlan | Refusal {
  let made = plan;
  for (const [action, id] of Object.entries(consents)) {
    const calls = createSearch(plan, action);
    if (!calls([plan.body, plan.dialogs])) continue;
    const found = findNode(host.body, id);
    const all = [plan.body, ...Object.values(plan.dialogs).flatMap(({ body, actions }) => [body, actions])];
    // One of this name would pass for the built-in one; inside a list there is no one place for it.
    if (!found || all.some((nodes) => findNode(nodes, id) || nodes.some((node) => isRepeated(node, calls))))
      return { path: "/body", reason: "remote-consent" };
    // Whatever hides it on its own screen does not hide it here.
    const consent = { ...found, when: undefined };
    const insert = (nodes: Nodes): Nodes => insertBefore(nodes, consent, calls);
    const dialogs = Object.entries(made.dialogs).map(([name, dialog]) => {
      const isAsked = calls(dialog.actions) && !dialog.body.some(calls);
      return [name, { ...dialog, body: isAsked ? [...dialog.body, consent] : insert(dialog.body) }] as const;
    });
    made = { ...made, body: insert(made.body), dialogs: Object.fromEntries(dialogs), params: { ...host.params, ...made.params } };
  }
  return made;
}

/** Whether any part of a plan leads to a call of the action, through whatever flows. */
function createSearch({ flows }: ScreenPlan, action: string): (part: unknown) => boolean {
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

function findNode(nodes: Nodes, id: string): NodePlan | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode([...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()], id);
    if (found) return found;
  }
  return undefined;
}

function isRepeated(node: NodePlan, calls: (part: unknown) => boolean): boolean {
  if (node.each !== undefined) return calls(node);
  return [...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()].some((one) => isRepeated(one, calls));
}

/** A control in a slot has no place of its own there, so the consent stands before the node with the slot. */
function insertBefore(nodes: Nodes, consent: NodePlan, calls: (part: unknown) => boolean): Nodes {
  const at = nodes.map(({ on, slots }) => calls([on, slots])).lastIndexOf(true);
  const inserted = nodes.map((node) => (node.children ? { ...node, children: insertBefore(node.children, consent, calls) } : node));
  return at < 0 ? inserted : [...inserted.slice(0, at), consent, ...inserted.slice(at)];
}
