// A list whose entries are written straight into the page must not differ, to anyone, from one that is shown by components.
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { first, type Given, htmlOf, item, list, plan, rich, rowsOf, settled, show, signed, write } from "./rows.tsx";
import { node } from "./stage.tsx";

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
