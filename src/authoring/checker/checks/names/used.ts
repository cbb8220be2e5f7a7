/** Every part that a screen declares is used: the checks differ in what uses a part. */
import { isWithin, joinPointer } from "../../../../core/json/index.ts";
import { namesIn, recordOf } from "../../../compiler/index.ts";
import type { PointerRange, ScreenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flow-reach.ts";
import { isRead } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { findWriters, isConsent, staysAtFirst } from "../../queries/state-writers.ts";

/** What a part cannot do without. */
interface Need {
  isMet(index: ScreenIndex): (name: string) => boolean;
  says(name: string): string;
  help(name: string, index: ScreenIndex): string;
}

interface Row {
  readonly id: string;
  /** What a part is, for authors. */
  readonly kind: string;
  /** The member of a screen that declares parts by their names. */
  readonly member: "dialogs" | "flows" | "load" | "params" | "state" | "timers" | "values";
  /** Parts that steps declare. */
  bySteps?(index: ScreenIndex): readonly Part[];
  /** The first that is not met is reported. */
  readonly needs: readonly Need[];
}

interface Part {
  readonly name: string;
  readonly at: PointerRange;
}

const table: readonly Row[] = [
  {
    id: "dialog-is-opened",
    kind: "dialog",
    member: "dialogs",
    needs: [
      {
        isMet: ({ steps }) => isAmong(steps.flatMap(({ step }) => (recordOf(step).opensDialog ? namesIn(step, "dialog") : []))),
        says: (name) => `No step opens the dialog \`${name}\`.`,
        help: () => "Add an `open` step, or remove the dialog.",
      },
    ],
  },
  {
    id: "flow-is-used",
    kind: "flow",
    member: "flows",
    needs: [
      {
        isMet: (index) => isAmong(listStarts(index).flatMap(({ flows }) => flows)),
        says: (name) => `Nothing starts the flow \`${name}\`.`,
        help: () => "Name it under `on` of a node, or remove it.",
      },
    ],
  },
  {
    id: "param-is-used",
    kind: "parameter",
    member: "params",
    needs: [
      {
        isMet: (index) => (name) => isRead(index, `params.${name}`),
        says: (name) => `Nothing reads the parameter \`${name}\`.`,
        help: (name) => `Read \`params.${name}\`, or remove it.`,
      },
    ],
  },
  {
    id: "response-is-used",
    kind: "response",
    member: "load",
    bySteps: ({ steps }) =>
      steps.flatMap(({ step, pointer }) =>
        step.do === "call" && step.as !== undefined ? [{ name: step.as, at: { pointer: `${pointer}/as` } }] : [],
      ),
    needs: [
      {
        isMet: (index) => (name) => isRead(index, `data.${name}`),
        says: (name) => `Nothing reads the response \`data.${name}\`.`,
        help: () => "Show it, or remove it: a call that is only for its effect belongs in `onOpen`.",
      },
    ],
  },
  {
    id: "state-is-used",
    kind: "state value",
    member: "state",
    needs: [
      {
        isMet: (index) => (name) => {
          const { steps, haveListeners } = findWriters(index, name);
          return haveListeners || isRead(index, `state.${name}`, (pointer) => steps.some((step) => isWithin(pointer, step)));
        },
        says: (name) => `Nothing reads \`state.${name}\`.`,
        help: (name, index) =>
          isConsent(index, name)
            ? "It is the consent: let the button that needs it react only while it is ticked."
            : "Show it, send it, or remove it.",
      },
      {
        isMet: (index) => (name) => {
          const { steps, nodes } = findWriters(index, name);
          return steps.length + nodes > 0;
        },
        says: (name) => `Nothing changes \`state.${name}\`.`,
        help: () => "Bind a node to it or `set` it; a computed value belongs in `values`.",
      },
      {
        isMet: (index) => (name) => !staysAtFirst(index, name),
        says: (name) => `\`state.${name}\` is only ever set to what it is at first.`,
        help: () => "Set it to something else, too.",
      },
    ],
  },
  {
    id: "timer-is-used",
    kind: "timer",
    member: "timers",
    needs: [
      {
        isMet: ({ steps }) => isAmong(steps.flatMap(({ step }) => namesIn(step, "timer"))),
        says: (name) => `No step starts the timer \`${name}\`.`,
        help: () => "Add a `timer` step.",
      },
      {
        isMet: (index) => (name) => isRead(index, `timers.${name}`),
        says: (name) => `Nothing reads the timer \`${name}\`.`,
        help: (name) => `Show \`{timers.${name}}\`, or remove it.`,
      },
    ],
  },
  {
    id: "value-is-used",
    kind: "value",
    member: "values",
    needs: [
      {
        isMet: (index) => (name) => isRead(index, `values.${name}`, (site) => isWithin(site, joinPointer("/values", name))),
        says: (name) => `Nothing reads the value \`${name}\`.`,
        help: () => "Use its name in an expression, or remove it.",
      },
    ],
  },
];

function isAmong(users: readonly { readonly name?: string }[]): (name: string) => boolean {
  const names = new Set(users.map(({ name }) => name));
  return (name) => names.has(name);
}

export const namesAreUsed = table.map(
  ({ id, kind, member, bySteps, needs }): ScreenCheck => ({
    id,
    over: "screen",
    about: "use",
    run(index, report) {
      const declared = Object.keys(index.screen[member] ?? {});
      const parts: Part[] = declared.map((name) => ({ name, at: { pointer: joinPointer("", member, name), on: "key" } }));
      const tests = needs.map((need) => ({ ...need, meets: need.isMet(index) }));
      for (const { name, at } of [...parts, ...(bySteps?.(index) ?? [])]) {
        const lacked = tests.find(({ meets }) => !meets(name));
        if (lacked === undefined) continue;
        report(at, { message: lacked.says(name), help: lacked.help(name, index), subject: { kind, name, is: "unused" } });
      }
    },
  }),
);
