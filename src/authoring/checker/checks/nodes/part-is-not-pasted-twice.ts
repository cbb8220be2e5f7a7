import type { NodeDefinition } from "../../../../core/format/index.ts";
import { isContainer } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";

/** Steps that do nothing new when they run a second time at once. */
const once = new Set([
  "open",
  "close",
  "toast",
  "validate",
  "clear",
  "wait",
  "track",
  "timer",
  "reload",
  "native",
  "store",
  "focus",
  "share",
]);

export const partIsNotPastedTwice: ScreenCheck = {
  id: "part-is-not-pasted-twice",
  over: "screen",
  run({ nodes, steps }, report) {
    for (const [at, { node, pointer, list, parent }] of nodes.entries()) {
      const before = nodes
        .slice(0, at)
        .filter((one) => one.list === list && one.parent === parent)
        .at(-1);
      if (before === undefined || !hasMeaning(node) || withoutIds(before.node) !== withoutIds(node)) continue;
      report(`${pointer}/id`, {
        message: `\`${node.id}\` is \`${before.node.id}\` a second time, with another id.`,
        help: "Change what should differ, or remove one of the two.",
      });
    }
    for (const { step, pointer, siblings, siblingIndex } of steps) {
      if (!once.has(step.do) || JSON.stringify(siblings[siblingIndex - 1]) !== JSON.stringify(step)) continue;
      report(pointer, { message: `This \`${step.do}\` repeats the step before it.`, help: "Remove one of the two." });
    }
  },
};

/** Empty space may well stand twice; two fields with one value are reported for that. */
function hasMeaning({ props, children, slots, on, bind }: NodeDefinition): boolean {
  return bind === undefined && [props, children, slots, on].some((part) => part !== undefined);
}

function withoutIds(node: NodeDefinition): string {
  return JSON.stringify(node, (name, value: unknown) => {
    if (name === "on" || name === "props" || !isContainer(value) || Array.isArray(value) || !("widget" in value)) return value;
    return { ...value, id: undefined };
  });
}
