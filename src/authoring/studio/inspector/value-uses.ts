/** What reads and writes what: from a path to its places in a screen, and from a node to its paths. */
import type { Frame } from "../../../browser/runtime/index.ts";
import type { NodePlan, ScreenPlan } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import type { ReadPath, ValueUse } from "../protocol/inspection.ts";
import type { Inspected } from "./expressions.ts";
import { findChain, framesAlong } from "./find-node.ts";

interface Place extends Pick<ValueUse, "kind" | "name" | "where"> {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

const places = new WeakMap<ScreenPlan, readonly Place[]>();

function placesOf(plan: ScreenPlan): readonly Place[] {
  const known = places.get(plan);
  if (known !== undefined) return known;
  const found = listPlaces(plan).filter(({ reads, writes }) => reads.length > 0 || writes.length > 0);
  places.set(plan, found);
  return found;
}

function listPlaces(plan: ScreenPlan): readonly Place[] {
  const place = (kind: Place["kind"], name: string, [where, value]: readonly [string, unknown]): Place => ({
    kind,
    name,
    where,
    reads: readsIn(value),
    writes: writesIn(value),
  });
  const ofNode = (node: NodePlan): Place[] => [
    ...partsOfNode(node).map((part) => place("node", node.id, part)),
    ...(node.bind === undefined ? [] : [{ kind: "node", name: node.id, where: "bind", reads: [node.bind], writes: [node.bind] } as const]),
    ...[...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()].flatMap(ofNode),
  ];
  const { onOpen, onReady, onClose, title, replacedBy } = plan;
  return [
    ...Object.entries({ title, replacedBy, onOpen, onReady, onClose }).map((part) => place("screen", plan.id, part)),
    ...Object.entries(plan.load).flatMap(([name, { input, when }]): Place[] => [
      ...Object.entries({ input, when }).map((part) => place("call", name, part)),
      { kind: "call", name, where: "response", reads: [], writes: [`data.${name}`] },
    ]),
    ...Object.entries(plan.values).map(([name, { value }]) => place("value", name, ["", value])),
    ...Object.entries(plan.flows).map(([name, steps]) => place("flow", name, ["", steps])),
    ...plan.body.flatMap(ofNode),
    ...Object.entries(plan.dialogs).flatMap(([name, { title: titleOf, onClose: end, body, actions }]) => [
      ...Object.entries({ title: titleOf, onClose: end }).map((part) => place("dialog", name, part)),
      ...[...body, ...actions].flatMap(ofNode),
    ]),
  ];
}

function partsOfNode({ when, each, key, live = {}, on = {}, awaits = {} }: NodePlan): readonly (readonly [string, unknown])[] {
  return [
    ...Object.entries({ when, each, key }),
    ...Object.entries(live).map(([name, value]) => [`props.${name}`, value] as const),
    ...Object.entries(on).map(([event, steps]) => [`on.${event}`, steps] as const),
    // As paths of expressions, so that they are found as those are.
    ...Object.entries(awaits).map(([event, paths]) => [`awaits.${event}`, paths.map((path) => [".", ...path.split(".")])] as const),
  ];
}

/** Of an entry or a flow, and no part of the screen's state. */
const locals = new Set(["item", "index", "event", "answer"]);

/** Paths of all compiled expressions at any depth. */
function readsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) {
      const [op, root, ...fields]: unknown[] = part;
      if (op === "." && typeof root === "string") {
        if (!locals.has(root)) found.add([root, ...fields].join("."));
      } else for (const one of part) walk(one);
    } else if (isObject(part)) for (const one of Object.values(part)) walk(one);
  };
  walk(value);
  return [...found];
}

const writers: readonly unknown[] = ["set", "append", "remove"];

function writesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(writesIn))];
  if (!isObject(value)) return [];
  const { do: kind, path, values } = value;
  const stored = kind === "store" && isObject(values) ? Object.keys(values).map((name) => `stored.${name}`) : [];
  const own = writers.includes(kind) && typeof path === "string" ? [path] : stored;
  return [...own, ...Object.values(value).flatMap(writesIn)];
}

function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** Every place that reads or writes a path, also by way of computed values. */
export function findUses(plan: ScreenPlan, path: string): readonly ValueUse[] {
  const all = placesOf(plan);
  const asked = path.split(".")[0] ?? "";
  const whole = Object.hasOwn(plan.values, asked) ? `values.${path}` : path;
  const search = (wanted: string, through: readonly string[]): ValueUse[] =>
    all.flatMap(({ kind, name, where, reads, writes }) => {
      const use = (found: string, isWrite: boolean): ValueUse => ({ kind, name, where, path: found, writes: isWrite, through });
      const read = reads.find((one) => overlaps(one, wanted));
      const written = through.length === 0 ? writes.find((one) => overlaps(one, wanted)) : undefined;
      const own = [...(written === undefined ? [] : [use(written, true)]), ...(read === undefined ? [] : [use(read, false)])];
      const isNew = kind === "value" && read !== undefined && !through.includes(name);
      return isNew ? [...own, ...search(`values.${name}`, [...through, name])] : own;
    });
  return withoutRepeats(search(whole, []));
}

function withoutRepeats(uses: readonly ValueUse[]): readonly ValueUse[] {
  const keyOf = ({ kind, name, where, writes }: ValueUse): string => JSON.stringify([kind, name, where, writes]);
  return [...new Map([...uses].reverse().map((use) => [keyOf(use), use])).values()].reverse();
}

/** What a node itself reads, without the nodes in it. */
export function listReads({ context, expressions }: Inspected, id: string, entry?: number): readonly ReadPath[] {
  const chain = findChain(context.nodes, id) ?? [];
  const node = chain.at(-1)?.plan;
  if (node === undefined) return [];
  const frame: Frame | undefined = framesAlong(chain, entry).at(-1);
  const where = new Map<string, string[]>();
  for (const [name, value] of [
    ...partsOfNode(node),
    ...(node.bind === undefined ? [] : [["bind", [".", ...node.bind.split(".")]] as const]),
  ])
    for (const path of readsIn(value)) where.set(path, [...(where.get(path) ?? []), name]);
  return [...where].map(([path, names]) => ({
    path: path.replace(/^values\./, ""),
    where: names,
    value: expressions.evaluate([".", ...path.split(".")], frame),
  }));
}
