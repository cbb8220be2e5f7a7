import type { NodeDefinition } from "../../../../core/format/index.ts";
import { isContainer, joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";

/** Steps that do nothing new when they run a second time at once. */
const once = ["open", "close", "toast", "validate", "clear", "wait", "track", "timer", "reload", "native", "store", "focus", "share"];

export const partIsNotPastedTwice = screenCheck({ id: "part-is-not-pasted-twice", recommended: false, role: "part" }, (index, report) => {
  const { nodes, steps } = index;
  for (const [at, { node, pointer, list, parent }] of nodes.entries()) {
    const before = nodes
      .slice(0, at)
      .find((one) => one.list === list && one.parent === parent && withoutIds(one.node) === withoutIds(node));
    if (before === undefined || !hasMeaning(node)) continue;
    report(`${pointer}/id`, {
      message: `\`${node.id}\` is \`${before.node.id}\` a second time, with another id.`,
      help: "Change what should differ, or remove one of the two.",
    });
  }
  for (const { node, pointer } of nodes)
    for (const at of listSameLines(node.props ?? {}))
      report(`${pointer}/props/${at}/value`, {
        message: "This line shows the value of another line, under another text.",
        help: "Show what belongs to its text, or remove one of the two.",
      });
  const named = Object.entries(index.screen.values ?? {}).map(([name, value]) => [joinPointer("/values", name), value] as const);
  for (const [pointer, value] of [...named, ...nodes.map(({ node, pointer }) => [`${pointer}/props`, node.props] as const)])
    for (const at of listSamePlaces(value))
      report(`${pointer}/${at}`, {
        message: "This entry is of the same place of a list as another one.",
        help: "Write its own place, or remove one of the two.",
      });
  for (const { step, pointer, siblings, siblingIndex } of steps) {
    if (!once.includes(step.do) || JSON.stringify(siblings[siblingIndex - 1]) !== JSON.stringify(step)) continue;
    report(pointer, { message: `This \`${step.do}\` repeats the step before it.`, help: "Remove one of the two." });
  }
});

/** Pointers, below an object, of lines with the value of a line before them. */
function listSameLines(value: unknown): string[] {
  if (!isContainer(value)) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => listSameLines(part).map((at) => (at === "" ? name : `${name}/${at}`)));
  if (!Array.isArray(value)) return inside;
  const values = value.map((line: unknown) => (isLine(line) ? line.value : undefined));
  const again = values.flatMap((one, at) => (one?.includes("{") === true && values.indexOf(one) < at ? [String(at)] : []));
  return [...inside, ...again];
}

/** Pointers to what differs from others of its list by a place in brackets, as in `{rows[1].title}`, and not from one before it. */
function listSamePlaces(value: unknown): string[] {
  if (!isContainer(value)) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => listSamePlaces(part).map((at) => `${name}/${at}`));
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === "string")) return inside;
  const forms = new Set(value.map((entry) => entry.replace(/\[\d+\]/g, "[]")));
  const [form = ""] = forms;
  return value.length > 2 && forms.size === 1 && form.includes("[]")
    ? value.flatMap((entry, at) => (value.indexOf(entry) < at ? [String(at)] : []))
    : inside;
}

function isLine(line: unknown): line is { readonly text: string; readonly value: string } {
  return isContainer(line) && "text" in line && "value" in line && typeof line.text === "string" && typeof line.value === "string";
}

/** Empty space may well stand twice; two fields with one value are reported for that. */
function hasMeaning({ props, children, slots, on, bind }: NodeDefinition): boolean {
  return bind === undefined && [props, children, slots, on].some((part) => part !== undefined);
}

/** What the user sees of it, and what it does. */
function withoutIds(node: NodeDefinition): string {
  return JSON.stringify(node, (name, value: unknown) => {
    if (name === "on" || name === "props" || !isContainer(value) || Array.isArray(value) || !("widget" in value)) return value;
    return { ...value, id: undefined, skeleton: undefined, critical: undefined };
  });
}
