import { isWithin } from "../../../../core/json/index.ts";
import { writesOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { isRead } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const stateIsUsed: ScreenCheck = {
  id: "state-is-used",
  about: "use",
  over: "screen",
  run(index, report) {
    for (const name of Object.keys(index.screen.state ?? {})) {
      const path = `state.${name}`;
      const at = { pointer: `/state/${name}`, on: "key" } as const;
      const subject = { kind: "state value", name, is: "unused" } as const;
      const writers = findWriters(index, path);
      const readsItself = (pointer: string) => writers.steps.some((step) => isWithin(pointer, step));
      if (!isRead(index, path, readsItself) && !writers.haveListeners)
        report(at, {
          message: `Nothing reads \`${path}\`.`,
          subject,
          help: isConsent(index, path)
            ? "It is the consent: let the button that needs it react only while it is ticked."
            : "Show it, send it, or remove it.",
        });
      else if (writers.steps.length + writers.nodes === 0)
        report(at, {
          message: `Nothing changes \`${path}\`.`,
          subject,
          help: "Bind a node to it or `set` it; a computed value belongs in `values`.",
        });
      else if (writers.nodes === 0 && staysAtFirst(index, name))
        report(at, { message: `\`${path}\` is only ever set to what it is at first.`, subject, help: "Set it to something else, too." });
    }
  },
};

/** Whether every step that writes the value writes its initial one. */
function staysAtFirst({ screen, steps }: ScreenIndex, name: string): boolean {
  const entry = screen.state?.[name];
  const initial = typeof entry === "object" ? entry.initial : entry;
  const writing = steps.filter(({ step }) =>
    writesOf(step).some(({ path }) => path === `state.${name}` || path.startsWith(`state.${name}.`)),
  );
  return typeof initial === "boolean" && writing.length > 0 && writing.every(({ step }) => step.do === "set" && step.to === initial);
}

/** A consent that nothing reads is one that its button lost, and not one too many. */
function isConsent({ nodes }: ScreenIndex, path: string): boolean {
  return nodes.some(({ node }) => node.bind === path && node.discloses?.includes("consent") === true);
}

function findWriters({ nodes, steps }: ScreenIndex, path: string): { steps: string[]; nodes: number; haveListeners: boolean } {
  const isOn = (other: string | undefined) => other === path || other?.startsWith(`${path}.`) === true;
  const bound = nodes.filter(({ node }) => isOn(node.bind));
  const writing = steps.filter(({ step }) => writesOf(step).some(({ path: written }) => isOn(written)));
  return {
    steps: writing.map(({ pointer }) => pointer),
    nodes: bound.length,
    haveListeners: bound.some(({ node }) => node.on !== undefined && Object.hasOwn(node.on, "change")),
  };
}
