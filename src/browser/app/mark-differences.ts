/** Marks on one variant of a screen what the others show differently: its page is painted before the market is known. */
import { isObject, readOwn } from "../../core/json/index.ts";
import type { CompiledNode, Frame } from "../runtime/index.ts";

type Nodes = readonly CompiledNode[];

// For private use in Unicode, so that no text has them. They go with a text to where its widget puts it.
const [start, end] = ["\uE000", "\uE001"];
const markedAttribute = new RegExp(` [\\w-]+="[^"]*${start}[^"]*"`, "g");
/** Elements that take text alone, so that no other can be in them. */
const markedTextOnly = new RegExp(`(<(?:textarea|option|title)\\b[^>]*>)[^<]*${start}[^<]*`, "g");
const markedText = new RegExp(`${start}([^${end}]*)${end}`, "g");

/**
 * Gives the nodes with marks in the texts that depend on the market. From the first index on at which another variant has
 * another node, or one of another form, nodes are `data-later`: what follows would move.
 */
export function markNodes(own: Nodes, others: readonly Nodes[]): Nodes {
  const other = own.findIndex((node, index) => others.some((nodes) => formOf(nodes[index]) !== formOf(node)));
  const shared = own.slice(0, other < 0 ? undefined : other);
  const rest = own.slice(shared.length).map((node) => ({ ...node, root: { ...node.root, "data-later": "" } }));
  return [...markProps(shared, others), ...rest];
}

function markProps(own: Nodes, others: readonly Nodes[]): Nodes {
  return own.map((node, index) => {
    const same = others.flatMap((nodes) => nodes[index] ?? []);
    const inSlots = (slot: string): readonly Nodes[] => same.map(({ slots }) => slots[slot] ?? []);
    const children = same.map((one) => one.children);
    return {
      ...node,
      // Evaluated, so that amounts and the facts of a market count as well.
      props: (frame) => {
        const props = same.map((one) => one.props(frame));
        return markTexts(node.props(frame), props);
      },
      children: markProps(node.children, children),
      slots: Object.fromEntries(Object.entries(node.slots).map(([slot, nodes]) => [slot, markProps(nodes, inSlots(slot))])),
    };
  });
}

export function markTexts<T extends object>(own: T, others: readonly unknown[]): T {
  const inOthers = (name: string): readonly unknown[] => others.map((other) => (isObject(other) ? readOwn(other, name) : undefined));
  const marked = Object.entries(own).map(([name, value]) => [name, markText(value, inOthers(name))]);
  return Object.assign({ ...own }, Object.fromEntries(marked));
}

function markText(own: unknown, others: readonly unknown[]): unknown {
  if (typeof own === "string") return own === "" || others.every((other) => other === own) ? own : start + own + end;
  const inOthers = (index: number): readonly unknown[] => others.map((other) => (Array.isArray(other) ? other[index] : undefined));
  if (Array.isArray(own)) return own.map((value, index) => markText(value, inOthers(index)));
  return isObject(own) ? markTexts(own, others) : own;
}

/** What a node shows, without its wording. */
function formOf(node: CompiledNode | undefined): string | undefined {
  return node && JSON.stringify(describe(node), (_, value) => (isWording(value) ? "…" : value));
}

/** Names of kinds, tones and drawings are no wording: widgets decide by them. */
function isWording(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !/^[a-z][\w-]*$/.test(value);
}

/** Names are keys, because a key is never taken for wording. */
function describe(node: CompiledNode, outer?: Frame): unknown {
  // One block is like another, whatever it stands for.
  if (node.plan.skeleton) return node.plan.skeleton.count;
  if (!node.each) return describeOne(node, outer);
  const entries = node.each(outer);
  if (!Array.isArray(entries)) return null;
  return { [JSON.stringify(entries)]: entries.map((item, index) => describeOne(node, { item, index, outer })) };
}

function describeOne(node: CompiledNode, frame?: Frame): unknown {
  if (!node.isShown(frame)) return null;
  const inner = [node.children, ...Object.values(node.slots)].map((nodes) => nodes.map((one) => describe(one, frame)));
  return { [`${node.plan.widget} ${node.plan.id}`]: [node.props(frame), inner] };
}

/** Puts marked texts into elements that the style sheet hides until the market is known, and leaves marked attributes out. */
export function placeMarks(html: string): string {
  return html
    .replace(markedAttribute, "")
    .replace(markedTextOnly, "$1")
    .replace(markedText, '<span data-neutral="">$1</span>')
    .replace(/[\uE000\uE001]/g, "");
}
