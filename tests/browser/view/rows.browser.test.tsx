// A list whose entries are written straight into the page must not differ, to anyone, from one that is shown by components.
import { Fragment, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as everyView from "../../../src/browser/view/features.ts";
import type { NodePlan, ScreenPlan, StepPlan } from "../../../src/core/format/index.ts";
import { node, type Scene, type Staged, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

interface Given {
  readonly root: object;
  readonly item: { readonly id: string; readonly name: string; readonly tags: readonly string[] };
  readonly isChosen?: boolean;
  readonly on?: { tap?(): void; toggle?(): void };
  readonly children?: ReactNode;
}

const signed: string[] = [];

function Sign({ name }: { readonly name: string }): ReactNode {
  signed.push(name);
  return (
    <svg viewBox="0 0 2 2" width="2" height={2} aria-hidden="true">
      <path d={name === "a" ? "M0 0" : "M1 1"} />
    </svg>
  );
}

/** Everything that entries of lists are made of. */
const rich = ({ root, item, isChosen = false, on, children }: Given): ReactNode => {
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

type Item = Given["item"];

const item = (id: string, more: Partial<Item> = {}): Item => ({ id, name: id, tags: [id, "x"], ...more });
const set = (path: string, to: unknown): readonly StepPlan[] => [{ do: "set", path, to } as StepPlan];
const list: NodePlan = node("rich", "entry", {
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

const first = [item("a"), item("b", { tags: [] }), item("c", { name: "off" })];
const plan: Partial<ScreenPlan> = {
  state: { list: { initial: first as never }, chosen: { initial: "b" }, note: { initial: "" }, tapped: { initial: "" } },
};

async function show(draw: NodePlan["draw"], extra: Partial<Scene> & { readonly entry?: NodePlan } = {}): Promise<Staged> {
  const { widgets } = createWidgets();
  const { entry = list, body = [], ...rest } = extra;
  return stage({
    body: [node("box", "list", { children: [{ ...entry, draw }] }), ...body],
    plan,
    ...rest,
    widgets: { ...widgets, rich, ...rest.widgets } as never,
  });
}

const rowsOf = ({ main }: Staged): Element[] => [...main.querySelectorAll("[data-node=entry]")];
const write = ({ session }: Staged, path: string, value: unknown): void => {
  const target = { plan: { id: "any", widget: "", props: {}, bind: path } } as never;
  session.change(target, value);
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** The elements of the list as text. Attributes have no order. */
function htmlOf({ main }: Staged): string {
  const copy = main.querySelector("[data-node=list]")?.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const element of copy.querySelectorAll("*")) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const attribute of attributes) element.setAttributeNode(attribute);
  }
  return copy.innerHTML;
}

const changes: readonly (readonly [string, readonly (readonly [string, unknown])[]])[] = [
  ["nothing", []],
  ["another choice", [["state.chosen", "c"]]],
  ["none chosen", [["state.chosen", ""]]],
  ["something that appears in each", [["state.note", "hello"]]],
  [
    "something that comes and goes",
    [
      ["state.note", "hello"],
      ["state.chosen", "a"],
      ["state.note", ""],
    ],
  ],
  ["other contents of an entry", [["state.list", [item("a", { name: "new", tags: ["p", "q", "r"] }), ...first.slice(1)]]]],
  ["another order", [["state.list", [...first].reverse()]]],
  ["entries that come", [["state.list", [item("z"), ...first, item("y")]]]],
  ["entries that go", [["state.list", first.slice(1, 2)]]],
  [
    "no entry, and then one",
    [
      ["state.list", []],
      ["state.list", [item("n")]],
    ],
  ],
  ["the same key twice", [["state.list", [item("a"), item("a", { name: "twin" })]]]],
];

describe("rows", () => {
  it.each(changes)("show what components show after %s", async (_, writes) => {
    const [rows, components] = [await show("rows"), await show(undefined)];
    for (const staged of [rows, components])
      for (const [path, value] of writes) {
        write(staged, path, value);
        await settled();
      }
    expect(htmlOf(rows)).toBe(htmlOf(components));
    expect([...rows.main.querySelectorAll("input")].map(({ checked }) => checked)).toEqual(
      [...components.main.querySelectorAll("input")].map(({ checked }) => checked),
    );
    expect(rows.faults).toEqual([]);
  });

  it("are those of a table, too", async () => {
    const cells = ({ root, item: { name, tags }, on }: Given): ReactNode => (
      <tr {...root} aria-label={name}>
        <th scope="row" colSpan={tags.length || 1}>
          {name}
        </th>
        {tags.length > 0 && (
          <td rowSpan={1} headers="some">
            {tags}
            <button type="button" onClick={() => on?.tap?.()}>
              x
            </button>
          </td>
        )}
      </tr>
    );
    const box = (({ root, children }: Given) => (
      <table {...root}>
        <tbody>{children}</tbody>
      </table>
    )) as never;
    const widgets = { rich: cells, box } as never;
    const [rows, components] = [await show("rows", { widgets }), await show(undefined, { widgets })];
    for (const staged of [rows, components]) {
      write(staged, "state.list", [item("z", { tags: ["1", "2", "3"] }), ...first.slice(1)]);
      await settled();
    }
    expect(htmlOf(rows)).toBe(htmlOf(components));
    expect(rows.main.querySelectorAll("tr")).toHaveLength(3);
    expect(rows.traces.filter(({ step }) => step === "rows-fallback")).toEqual([]);
  });

  it("call the widgets of entries that change and of no other", async () => {
    const calls: string[] = [];
    const counted = (props: Given): ReactNode => {
      calls.push(props.item.id);
      return rich(props);
    };
    const staged = await show("rows", { widgets: { rich: counted } as never });
    expect(calls).toEqual(["a", "b", "c"]);
    calls.length = 0;
    write(staged, "state.chosen", "c");
    await settled();
    expect(calls).toEqual(["b", "c"]);
    calls.length = 0;
    write(staged, "state.tapped", "unread");
    await settled();
    expect(calls).toEqual([]);
  });

  it("call a component in a row again only for other properties", async () => {
    const staged = await show("rows");
    expect(signed).toEqual(expect.arrayContaining(["a", "b", "off"]));
    signed.length = 0;
    write(staged, "state.chosen", "c");
    write(staged, "state.list", [item("a", { name: "new" }), ...first.slice(1)]);
    await settled();
    expect(signed).toEqual(["new"]);
    write(staged, "state.list", [item("a", { name: "new", tags: ["other"] }), ...first.slice(1)]);
    await settled();
    expect(signed).toEqual(["new"]);
    expect(rowsOf(staged)[0]?.querySelector("path")?.getAttribute("d")).toBe("M1 1");
  });

  it("keep their elements and the focus while they change and move", async () => {
    const staged = await show("rows");
    const [, second] = rowsOf(staged);
    const focused = second?.querySelector("button");
    focused?.focus();
    write(staged, "state.chosen", "a");
    write(staged, "state.note", "hello");
    write(staged, "state.list", [item("z"), ...first]);
    await settled();
    expect(rowsOf(staged)[2]).toBe(second);
    expect(document.activeElement).toBe(focused);
  });

  it("give the entry of the moment and its index to the flow of an event", async () => {
    const echo = node("label", "echo", { live: { text: { $: [".", "state", "tapped"] } }, reads: ["state.tapped"] });
    const staged = await show("rows", { body: [echo] });
    await userEvent.click(page.getByRole("button", { name: "tap b" }));
    await expect.element(page.getByText("b at 1")).toBeVisible();
    write(staged, "state.list", [first[0], item("n"), item("b", { name: "later" })]);
    await userEvent.click(page.getByRole("button", { name: "tap later" }));
    await expect.element(page.getByText("later at 2")).toBeVisible();
    // A row that is not the first: what was cloned has handlers of its own.
    await userEvent.click(page.getByRole("button", { name: "tap n" }));
    await expect.element(page.getByText("n at 1")).toBeVisible();
  });

  it("handle a tap once where two lists have one element around them that handles it, too, from the inside out", async () => {
    const calls: string[] = [];
    const handling = ({ root, item: { id } }: Given): ReactNode => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: what is tested is who handles the tap
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div {...root} onClick={({ currentTarget }) => calls.push(`row ${currentTarget.tagName}`)}>
        <button type="button" onClick={() => calls.push(id)}>
          <b>{id}</b>
        </button>
        <button type="button" onClick={(event) => event.stopPropagation()}>
          stop
        </button>
        <button type="button" disabled onClick={() => calls.push("disabled")}>
          <i>off</i>
        </button>
      </div>
    );
    const box = ({ root, children }: Given): ReactNode => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div {...root} onClick={() => calls.push("around")}>
        {children}
      </div>
    );
    const { main } = await show("rows", {
      widgets: { rich: handling, box } as never,
      body: [
        node("box", "beside", {
          children: [
            { ...list, draw: "rows" },
            { ...list, id: "second", draw: "rows" },
          ],
        }),
      ],
    });
    for (const [index, element] of [...main.querySelectorAll("b")].entries()) if (index % 3 === 0) element.click();
    expect(calls).toEqual(["a", "row DIV", "around", "a", "row DIV", "around", "a", "row DIV", "around"]);
    calls.length = 0;
    main.querySelectorAll("button")[1]?.click();
    main.querySelector("i")?.click();
    expect(calls.filter((call) => call !== "row DIV" && call !== "around")).toEqual([]);
  });

  it("leave a box as it is until the state says otherwise", async () => {
    const staged = await show("rows");
    const boxes = [...staged.main.querySelectorAll("input")];
    boxes[0]?.click();
    await settled();
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
    boxes[0]?.click();
    await settled();
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
  });

  it("show a page of entries and the next when its end comes near", async () => {
    const many = Array.from({ length: 30 }, (_, at) => item(`n${at}`));
    const staged = await show("rows", {
      entry: { ...list, page: 5 },
      plan: { state: { ...plan.state, list: { initial: many as never } } },
    });
    await expect.poll(() => rowsOf(staged).length).toBeGreaterThan(5);
    const scrolled = () => {
      rowsOf(staged).at(-1)?.scrollIntoView();
      return rowsOf(staged).map((row) => row.querySelector("input")?.id);
    };
    // The browser says in its own time that the end has come near, so the borrower scrolls until all are there.
    await expect.poll(scrolled).toEqual(many.map(({ id }) => id));
  });
});

describe("a row that cannot be drawn", () => {
  const bad = [first[0], item("b", { name: "bad" }), first[2]];

  it("fails alone when it throws, and its neighbours stay as they are shown", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const staged = await show("rows");
    rowsOf(staged)[2]?.querySelector("button")?.focus();
    write(staged, "state.chosen", "c");
    write(staged, "state.list", bad);
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    expect(staged.faults).toEqual(["entry"]);
    const components = await show(undefined, {
      plan: { state: { ...plan.state, list: { initial: bad as never }, chosen: { initial: "c" } } },
    });
    expect(htmlOf(staged)).toBe(htmlOf(components));
    expect(document.activeElement).toBe(rowsOf(staged)[2]?.querySelector("button"));
    write(staged, "state.list", first);
    await expect.element(page.getByText("This part cannot be shown.").nth(1)).not.toBeInTheDocument();
    expect(rowsOf(staged)[1]?.textContent).toContain("b no. 0");
  });

  it("fails alone when the list is shown for the first time", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const staged = await show("rows", { plan: { state: { ...plan.state, list: { initial: bad as never } } } });
    expect(staged.faults).toEqual(["entry"]);
    expect(rowsOf(staged).map((row) => row.textContent?.slice(0, 4))).toEqual(["a no", "This", "off "]);
  });

  it("fails the screen when it is critical", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const staged = await show("rows", { entry: { ...list, critical: true } });
    write(staged, "state.list", bad);
    await expect.element(page.getByRole("heading", { name: "This page cannot be shown" })).toBeVisible();
    expect(staged.faults).toEqual(["entry"]);
  });

  const beyond: readonly (readonly [string, ReactNode])[] = [
    ["a style", <i key="1" style={{ color: "red" }} />],
    ["a key handler", <button key="1" type="button" onKeyDown={() => {}} />],
    ["a text field", <input key="1" value="v" onChange={() => {}} />],
    [
      "an address that runs a script",
      <a key="1" href={"java\nscript:alert(1)"}>
        x
      </a>,
    ],
  ];

  it.each(beyond)("is shown by components when it has %s", async (_, part) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const odd = (props: Given): ReactNode => rich({ ...props, children: part });
    const [rows, components] = [
      await show("rows", { widgets: { rich: odd } as never }),
      await show(undefined, { widgets: { rich: odd } as never }),
    ];
    expect(htmlOf(rows)).toBe(htmlOf(components));
    expect(rows.faults).toEqual([]);
    expect([rows, components].map(({ traces }) => traces.filter(({ step }) => step === "rows-fallback").length)).toEqual([1, 0]);
  });

  it("is shown by components when something else has changed the page", async () => {
    const staged = await show("rows");
    rowsOf(staged)[0]?.querySelector("label")?.replaceChildren("translated");
    write(staged, "state.list", [item("a", { name: "other" }), ...first.slice(1)]);
    await expect.poll(() => rowsOf(staged)[0]?.textContent).toContain("other no. 2");
  });

  it("is shown by components where the screen has nothing that draws rows", async () => {
    const staged = await show("rows", { views: { ...everyView, rows: undefined } });
    expect(rowsOf(staged)).toHaveLength(3);
  });
});
