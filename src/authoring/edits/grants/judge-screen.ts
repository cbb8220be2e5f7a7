// One screen before and after a draft, as one market (and promotion) sees it: what changed beyond the grant.
import type { GrantDefinition } from "../../../core/format/index.ts";
import { quoteName } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { type Beyond, covers, coversExactly, notNamed } from "./covers.ts";
import { findFixed, findTouched, listDisclosing, listGuarded } from "./guarded.ts";
import { type ContentsContext, judgeContents, judgeLinks, namesRead } from "./judge-contents.ts";
import { judgeStarts } from "./judge-starts.ts";
import { type Change, listChanges } from "./list-changes.ts";
import { textsIn } from "./reads.ts";
import { listStarts } from "./starts.ts";
import { emptyView, type View } from "./view.ts";

interface ScreenContext {
  readonly grant: GrantDefinition;
  /** As it was before the draft. */
  readonly catalogue: Catalogue;
}

/** Parts that links, other screens and search engines rely on. */
const named = /^(?:params\..*|route|delivery|language|onClose)$/;
/** What only its own path or a server decides. */
const never = /^(?:id|replacedBy)$/;

const did = { added: "is new", removed: "is taken out", changed: "is changed", moved: "is moved" } as const;

/** What differs where nothing may: of markets and promotions that are not granted. */
export function judgeOther(
  before: View,
  after: View,
  other: { readonly key: "markets" | "promotions"; readonly name: string },
  grant: GrantDefinition,
) {
  const kind = other.key === "markets" ? "market" : "promotion";
  return listChanges(before, after, () => false).map(({ name, at, how }) =>
    notNamed(grant, { key: other.key, kind, name: other.name, what: `sees that ${quoteName(name)} ${did[how]}`, at }),
  );
}

/** `before` is undefined for a screen that is new: whatever it has is its own, and what it does and shows must be granted. */
export function judgeScreen(before: View | undefined, after: View, { grant, catalogue }: ScreenContext): Beyond[] {
  const old = before ?? emptyView;
  const guarded = listGuarded(old, catalogue.settings);
  const touched = findTouched(guarded, listGuarded(after, catalogue.settings));
  const controls = [...listStarts(old, catalogue).values()].flatMap(({ control }) => control ?? []);
  const fixed = new Set([...guarded.keys(), ...controls]);
  const changes = listChanges(old, after, (id) => covers(grant.nodes, id) && !fixed.has(id)).filter(
    ({ kind, name }) => kind !== "node" || !touched.some(({ id }) => id === name),
  );
  const disclosing = listDisclosing(old, guarded);
  const contents: ContentsContext = {
    grant,
    before: old,
    after,
    known: before && namesRead(before),
    shown: new Set([...textsIn([old.screen, ...old.texts.values()])].map(({ text }) => text)),
  };
  const places = before === undefined ? changes.filter(isReplaced) : changes;
  return [
    ...touched.map(({ id, kind }): Beyond => {
      const at = after.nodes.get(id);
      return { ...untouchable(kind, id), at: at === undefined ? after.goneAt(id) : after.at(at.pointer) };
    }),
    ...places.flatMap((change) => [...judgePlace(change, { grant, old, disclosing, fixed })]),
    ...changes.flatMap((change) => [...judgeWidget(change, grant), ...judgeContents(change, contents)]),
    ...judgeLinks(old, after, grant, catalogue.widgets),
    ...judgeStarts(old, after, { grant, catalogue }),
  ];
}

function isReplaced({ kind, name }: Change): boolean {
  return kind === "part" && name === "replacedBy";
}

function untouchable(kind: string, name: string): Omit<Beyond, "at"> {
  return {
    kind,
    name,
    message: `The ${kind} ${quoteName(name)} is no longer what it was, and no grant covers that.`,
    help: "Leave it, its conditions and those around it as they are.",
  };
}

interface PlaceContext {
  readonly grant: GrantDefinition;
  readonly old: View;
  readonly disclosing: ReadonlySet<string>;
  /** Nodes that stay, and in their order: what must be seen, and what is pressed after it. */
  readonly fixed: ReadonlySet<string>;
}

/** Whether the grant names the place that changed. */
function* judgePlace(change: Change, context: PlaceContext): Generator<Beyond> {
  const { grant, disclosing, fixed } = context;
  const { kind, name, how, at } = change;
  const what = did[how];
  if (kind === "text") {
    const isNamed = disclosing.has(name) ? coversExactly(grant.texts, name) : covers(grant.texts, name);
    if (!isNamed) yield notNamed(grant, { key: "texts", kind, name, what, at });
  } else if (kind === "part") {
    if (never.test(name)) yield { ...untouchable(kind, name), at };
    else if (!(named.test(name) ? coversExactly(grant.parts, name) : covers(grant.parts, name)))
      yield notNamed(grant, { key: "parts", kind, name, what, at });
  } else if (how === "added") yield* judgeNewNode(change, context);
  else {
    const part = how === "changed" ? findFixed(change) : undefined;
    if (part !== undefined || (how !== "changed" && fixed.has(name))) yield { ...untouchable(kind, name), at };
    else if (!covers(grant.nodes, name)) yield notNamed(grant, { key: "nodes", kind, name, what, at });
  }
}

/** A new node neither passes for a disclosure nor writes what others send. */
function* judgeNewNode({ name, after, at }: Change, { grant, old }: PlaceContext): Generator<Beyond> {
  if (!isObject(after)) return;
  if (after["discloses"] !== undefined) yield { ...untouchable("disclosure", name), at };
  const [, state = ""] = String(after["bind"] ?? "").split(".");
  if (Object.hasOwn(old.screen.state ?? {}, state) && !covers(grant.parts, `state.${state}`))
    yield notNamed(grant, { key: "parts", kind: "state", name: `state.${state}`, what: "can be entered in another place", at });
}

/** The widget of a new node must be granted, also in a new screen. */
function* judgeWidget({ kind, how, after, at }: Change, grant: GrantDefinition): Generator<Beyond> {
  if (kind !== "node" || how !== "added" || !isObject(after)) return;
  const widget = String(after["widget"]);
  if (!covers(grant.widgets, widget))
    yield notNamed(grant, { key: "widgets", kind: "widget", name: widget, what: "is that of a new node", at });
}
