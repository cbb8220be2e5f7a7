/** A list of entries with everything that they are made of, shown in one of the ways in which lists are drawn. */
import { Fragment, type ReactNode } from "react";
import type { NodePlan, ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { node, type Scene, type Staged, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

export interface Given {
  readonly root: object;
  readonly item: { readonly id: string; readonly name: string; readonly tags: readonly string[] };
  readonly isChosen?: boolean;
  readonly on?: { tap?(): void; toggle?(): void };
  readonly children?: ReactNode;
}

export const signed: string[] = [];

function Sign({ name }: { readonly name: string }): ReactNode {
  signed.push(name);
  return (
    <svg viewBox="0 0 2 2" width="2" height={2} aria-hidden="true">
      <path d={name === "a" ? "M0 0" : "M1 1"} />
    </svg>
  );
}

/** Everything that entries of lists are made of. */
export const rich = ({ root, item, isChosen = false, on, children }: Given): ReactNode => {
  if (item.name === "bad") throw new TypeError("bad");
  return (
    <li {...root} className={isChosen ? "ly-row chosen" : "ly-row"} aria-current={isChosen}>
      <Sign name={item.name} />
      <label htmlFor={item.id} title={isChosen ? "chosen" : undefined}>
        {item.name} no. {item.tags.length}
      </label>
      <input id={item.id} type="checkbox" checked={isChosen} disabled={item.name === "off"} onChange={() => on?.toggle?.()} />
      {isChosen && <strong>yes</strong>}
      <Fragment key="tags">
        {item.tags.map((tag) => (
          <em key={tag}>{tag}</em>
        ))}
        {null}
        <Fragment key="last">!</Fragment>
      </Fragment>
      <button type="button" tabIndex={-1} onClick={() => on?.tap?.()}>
        {`tap ${item.name}`}
      </button>
      {children}
    </li>
  );
};

export type Item = Given["item"];

export const item = (id: string, more: Partial<Item> = {}): Item => ({ id, name: id, tags: [id, "x"], ...more });
const set = (path: string, to: unknown): readonly StepPlan[] => [{ do: "set", path, to } as StepPlan];
export const list: NodePlan = node("rich", "entry", {
  each: [".", "state", "list"],
  key: [".", "item", "id"],
  live: { item: { $: [".", "item"] }, isChosen: { $: ["==", [".", "item", "id"], [".", "state", "chosen"]] } },
  varies: ["isChosen"],
  reads: ["state.list", "state.chosen"],
  on: {
    tap: set("state.tapped", { $: ["cat", [".", "item", "name"], " at ", [".", "index"]] }),
    toggle: set("state.chosen", { $: [".", "item", "id"] }),
  },
  children: [
    node("label", "inner", {
      live: { text: { $: [".", "state", "note"] } },
      when: ["!=", [".", "state", "note"], ""],
      reads: ["state.note"],
    }),
  ],
});

export const first = [item("a"), item("b", { tags: [] }), item("c", { name: "off" })];
export const plan: Partial<ScreenPlan> = {
  state: { list: { initial: first as never }, chosen: { initial: "b" }, note: { initial: "" }, tapped: { initial: "" } },
};

export async function show(draw: NodePlan["draw"], extra: Partial<Scene> & { readonly entry?: NodePlan } = {}): Promise<Staged> {
  const { widgets } = createWidgets();
  const { entry = list, body = [], ...rest } = extra;
  return stage({
    body: [node("box", "list", { children: [{ ...entry, draw }] }), ...body],
    plan,
    ...rest,
    widgets: { ...widgets, rich, ...rest.widgets } as never,
  });
}

export const rowsOf = ({ main }: Staged): Element[] => [...main.querySelectorAll("[data-node=entry]")];
export const write = ({ session }: Staged, path: string, value: unknown): void => {
  const target = { plan: { id: "any", widget: "", props: {}, bind: path } } as never;
  session.change(target, value);
};
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** The elements of the list as text. Attributes have no order. */
export function htmlOf({ main }: Staged): string {
  const copy = main.querySelector("[data-node=list]")?.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const element of copy.querySelectorAll("*")) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const attribute of attributes) element.setAttributeNode(attribute);
  }
  return copy.innerHTML;
}
