// What no grant covers: what a user must have seen or agreed to, and what is entered, by which rule, and what that stands for.
import type { Settings } from "../../../core/format/index.ts";
import { deepEqual } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import type { Change } from "./list-changes.ts";
import { followIn, readsIn, withoutTexts } from "./reads.ts";
import { chainOf } from "./starts.ts";
import type { View } from "./view.ts";

export interface Guarded {
  readonly kind: "disclosure" | "field";
  /** Equal where it is shown, and asks for, the same. */
  readonly form: unknown;
}

/** Parts of a node that no change of the node may touch. */
const fixed = ["id", "widget", "bind", "rules", "discloses", "needs", "critical", "awaits", "disabled", "language"] as const;

/** The nodes that stay as they are, by their ids. */
export function listGuarded(view: View, { remote }: Pick<Settings, "remote">): ReadonlyMap<string, Guarded> {
  const consents = Object.values(remote?.consents ?? {});
  const found = new Map<string, Guarded>();
  for (const [id, at] of view.nodes) {
    const { discloses, bind, rules, props } = at.node;
    const place = { dialog: at.dialog, chain: chainOf(at), ofChain: followIn(chainOf(at), view) };
    if (discloses !== undefined || consents.includes(id))
      found.set(id, { kind: "disclosure", form: { ...place, node: at.node, reads: withoutTexts(followIn(at.node, view)) } });
    else if (bind !== undefined || rules !== undefined)
      found.set(id, { kind: "field", form: { ...place, bind, rules, props, reads: withoutTexts(followIn(props, view)) } });
  }
  return found;
}

/** The guarded nodes that are no longer what they were. */
export function findTouched(
  before: ReadonlyMap<string, Guarded>,
  after: ReadonlyMap<string, Guarded>,
): readonly { readonly id: string; readonly kind: Guarded["kind"] }[] {
  return [...before].flatMap(([id, { kind, form }]) => (deepEqual(form, after.get(id)?.form) ? [] : [{ id, kind }]));
}

/** The first fixed part in which a changed node differs. */
export function findFixed({ before, after }: Change): string | undefined {
  const [old, now] = [Object(before), Object(after)];
  return fixed.find((name) => !deepEqual(Reflect.get(old, name), Reflect.get(now, name)));
}

/** Texts that a disclosure says. */
export function listDisclosing(view: View, guarded: ReadonlyMap<string, Guarded>): ReadonlySet<string> {
  const nodes: NodeAt[] = [...view.nodes].flatMap(([id, at]) => (guarded.get(id)?.kind === "disclosure" ? [at] : []));
  const read = nodes.flatMap(({ node }) => [...readsIn([node, followIn(node, view)])]);
  return new Set(read.flatMap((path) => (path.startsWith("texts.") ? [path.slice("texts.".length)] : [])));
}
