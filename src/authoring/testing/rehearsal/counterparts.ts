// Nodes whose ids are others in the next release: found by their place, so that a visit goes on after a renaming.
import type { NodePlan, ScreenPlan } from "../../../core/format/index.ts";

interface Place {
  readonly node: NodePlan;
  /** Id of the node around it, and the slot; or the dialog. */
  readonly list: string;
  /** Id of the one before it in the list; '' for none. */
  readonly previous: string;
}

/** Ids of the plan as it was, by those of the plan as it is; only of nodes that have another one. */
export function findRenamed(before: ScreenPlan, after: ScreenPlan): ReadonlyMap<string, string> {
  const old = new Map([...placesIn(before, (id) => id, dialogNames(before, before))].map((place) => [place.node.id, place]));
  const now = new Set([...placesIn(after, (id) => id, dialogNames(after, after))].map(({ node }) => node.id));
  const gone = new Map([...old.values()].flatMap((place) => (now.has(place.node.id) ? [] : [[keyOf(place), place.node.id] as const])));
  const renamed = new Map<string, string>();
  if (gone.size === 0) return renamed;
  for (const place of placesIn(after, (id) => renamed.get(id) ?? id, dialogNames(before, after))) {
    const was = gone.get(keyOf(place));
    if (was !== undefined && !old.has(place.node.id)) renamed.set(place.node.id, was);
  }
  return renamed;
}

function keyOf({ node: { widget }, list, previous }: Place): string {
  return JSON.stringify([widget, list, previous]);
}

/** Lazily, so that a name that is found counts for the places after it. */
function* placesIn({ body, dialogs }: ScreenPlan, nameOf: (id: string) => string, names: ReadonlyMap<string, string>): Generator<Place> {
  yield* placesOf(body, "", nameOf);
  for (const [name, dialog] of Object.entries(dialogs)) {
    yield* placesOf(dialog.body, `dialog ${names.get(name) ?? name}`, nameOf);
    yield* placesOf(dialog.actions, `actions ${names.get(name) ?? name}`, nameOf);
  }
}

function* placesOf(nodes: readonly NodePlan[], list: string, nameOf: (id: string) => string): Generator<Place> {
  let previous = "";
  for (const node of nodes) {
    yield { node, list, previous };
    previous = nameOf(node.id);
    yield* placesOf(node.children ?? [], previous, nameOf);
    for (const [slot, children] of Object.entries(node.slots ?? {})) yield* placesOf(children, `${previous} ${slot}`, nameOf);
  }
}

/** A dialog that alone has another name is the same one. */
function dialogNames(before: ScreenPlan, after: ScreenPlan): ReadonlyMap<string, string> {
  const gone = Object.keys(before.dialogs).filter((name) => !Object.hasOwn(after.dialogs, name));
  const fresh = Object.keys(after.dialogs).filter((name) => !Object.hasOwn(before.dialogs, name));
  const [was, is] = [gone[0], fresh[0]];
  return was !== undefined && is !== undefined && gone.length === 1 && fresh.length === 1 ? new Map([[is, was]]) : new Map();
}
