import type { ScreenCheck } from "../../check.ts";
import { isRead, isWithin } from "../../queries/reads.ts";
import type { Outline } from "../../queries/screen-index.ts";

export const stateIsUsed: ScreenCheck = {
  id: "state-is-used",
  about: "use",
  what: "Every value in `state` is read, and is changed by a node or a step.",
  why: "A state value that is never read is an input that goes nowhere; one that is never written does not change.",
  over: "screen",
  run(outline, report) {
    for (const name of Object.keys(outline.screen.state ?? {})) {
      const path = `state.${name}`;
      const at = { pointer: `/state/${name}`, on: "key" } as const;
      const writers = findWriters(outline, path);
      const readsItself = (pointer: string) => writers.steps.some((step) => isWithin(pointer, step));
      if (!isRead(outline, path, readsItself) && !writers.areHeard)
        report(at, { message: `Nothing reads \`${path}\`.`, help: "Send it, show it, or take it away." });
      else if (writers.steps.length + writers.nodes === 0)
        report(at, {
          message: `Nothing changes \`${path}\`.`,
          help: "Bind it to a node or `set` it; a value that follows from others belongs in `values`.",
        });
    }
  },
};

function findWriters({ nodes, steps }: Outline, path: string): { steps: string[]; nodes: number; areHeard: boolean } {
  const isOn = (other: string | undefined) => other === path || other?.startsWith(`${path}.`) === true;
  const bound = nodes.filter(({ node }) => isOn(node.bind));
  const writing = steps.filter(({ step }) => (step.do === "set" || step.do === "append" || step.do === "remove") && isOn(step.path));
  return {
    steps: writing.map(({ pointer }) => pointer),
    nodes: bound.length,
    areHeard: bound.some(({ node }) => node.on !== undefined && Object.hasOwn(node.on, "change")),
  };
}
