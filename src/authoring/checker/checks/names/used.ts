/** Every part that a screen declares is used: the checks differ in what uses a part. */
import { isWithin, joinPointer } from "../../../../core/json/index.ts";
import { namesIn, recordOf } from "../../../compiler/index.ts";
import { type PointerRange, type ProblemText, screenCheck } from "../../check.ts";
import { isNeverRaised } from "../../conditions/stuck.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import { findWriters, isConsent, staysAtFirst } from "../../queries/flows/state-writers.ts";
import { keyAt } from "../../queries/places.ts";
import { isRead } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** What a part lacks that it cannot do without. */
type Lack = Pick<ProblemText, "message" | "help"> | false;

interface Row {
  readonly id: string;
  /** What a part is, for authors. */
  readonly kind: string;
  /** The member of a screen that declares parts by their names. */
  readonly member: "dialogs" | "flows" | "load" | "params" | "state" | "timers" | "values";
  /** Parts that steps declare. */
  bySteps?(index: ScreenIndex): readonly Part[];
  /** For one screen, what each part lacks. */
  finder(index: ScreenIndex): (name: string) => Lack;
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
    finder({ steps }) {
      const opened = namesOf(steps.flatMap(({ step }) => (recordOf(step).opensDialog ? namesIn(step, "dialog") : [])));
      return (name) =>
        !opened.has(name) && { message: `No step opens the dialog \`${name}\`.`, help: "Add an `open` step, or remove the dialog." };
    },
  },
  {
    id: "flow-is-used",
    kind: "flow",
    member: "flows",
    finder(index) {
      const started = namesOf(listStarts(index).flatMap(({ flows }) => flows));
      return (name) =>
        !started.has(name) && { message: `Nothing starts the flow \`${name}\`.`, help: "Name it under `on` of a node, or remove it." };
    },
  },
  {
    id: "param-is-used",
    kind: "parameter",
    member: "params",
    finder: (index) => (name) =>
      !isRead(index, `params.${name}`) && {
        message: `Nothing reads the parameter \`${name}\`.`,
        help: `Read \`params.${name}\`, or remove it.`,
      },
  },
  {
    id: "response-is-used",
    kind: "response",
    member: "load",
    bySteps: ({ steps }) =>
      steps.flatMap(({ step, pointer }) =>
        step.do === "call" && step.as !== undefined ? [{ name: step.as, at: { pointer: `${pointer}/as` } }] : [],
      ),
    finder: (index) => (name) =>
      !isRead(index, `data.${name}`) && {
        message: `Nothing reads the response \`data.${name}\`.`,
        help: "Show it, or remove it: a call that is only for its effect belongs in `onOpen`.",
      },
  },
  {
    id: "state-is-used",
    kind: "state value",
    member: "state",
    finder: (index) => (name) => {
      const path = `state.${name}`;
      const writers = findWriters(index, path);
      if (!writers.haveListeners && !isRead(index, path, (site) => writers.steps.some(({ pointer }) => isWithin(site, pointer))))
        return {
          message: `Nothing reads \`${path}\`.`,
          help: isConsent(index, path)
            ? "It is the consent: let the button that needs it react only while it is ticked."
            : "Show it, send it, or remove it.",
        };
      if (writers.steps.length + writers.nodes === 0)
        return { message: `Nothing changes \`${path}\`.`, help: "Bind a node to it or `set` it; a computed value belongs in `values`." };
      if (staysAtFirst(index, name, writers))
        return { message: `\`${path}\` is only ever set to what it is at first.`, help: "Set it to something else, too." };
      return (
        isNeverRaised(index, path) && {
          message: `What changes \`${path}\` reacts only once it has changed, which it never does.`,
          help: "Turn the condition of the control round, or change the value on another way.",
        }
      );
    },
  },
  {
    id: "timer-is-used",
    kind: "timer",
    member: "timers",
    finder(index) {
      const started = namesOf(index.steps.flatMap(({ step }) => namesIn(step, "timer")));
      return (name) => {
        if (!started.has(name)) return { message: `No step starts the timer \`${name}\`.`, help: "Add a `timer` step." };
        return (
          !isRead(index, `timers.${name}`) && {
            message: `Nothing reads the timer \`${name}\`.`,
            help: `Show \`{timers.${name}}\`, or remove it.`,
          }
        );
      };
    },
  },
  {
    id: "value-is-used",
    kind: "value",
    member: "values",
    finder: (index) => (name) =>
      !isRead(index, `values.${name}`, (site) => isWithin(site, joinPointer("/values", name))) && {
        message: `Nothing reads the value \`${name}\`.`,
        help: "Use its name in an expression, or remove it.",
      },
  },
];

function namesOf(users: readonly { readonly name?: string }[]): ReadonlySet<string | undefined> {
  return new Set(users.map(({ name }) => name));
}

export const namesAreUsed = table.map(({ id, kind, member, bySteps, finder }) =>
  screenCheck({ id, about: "use" }, (index, report) => {
    const declared = Object.keys(index.screen[member] ?? {});
    const parts: Part[] = declared.map((name) => ({ name, at: keyAt(joinPointer("", member, name)) }));
    const findLack = finder(index);
    for (const { name, at } of [...parts, ...(bySteps?.(index) ?? [])]) {
      const lack = findLack(name);
      if (lack) report(at, { ...lack, subject: { kind, name, is: "unused" } });
    }
  }),
);
