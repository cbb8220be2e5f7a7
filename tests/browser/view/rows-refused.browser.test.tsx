import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import * as everyView from "../../../src/browser/view/features.ts";
import { openEarlyPage } from "../../../src/browser/view/index.ts";
import { first, type Given, htmlOf, item, list, plan, rich, rowsOf, show, write } from "./rows.tsx";

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

  it("is shown by components when it has a text field, also after a box, and after one that was written for a moment", async () => {
    const root = document.body.appendChild(document.createElement("div"));
    const early = openEarlyPage(root);
    expect(
      early.write(
        <main data-node="n">
          <i>{[<input key="1" type="text" defaultValue="" />]}</i>
        </main>,
      ),
    ).toBe(true);
    expect(
      early.write(
        <main data-node="n">
          <i>{[<b key="0" />, <input key="1" type="text" defaultValue="" />]}</i>
        </main>,
      ),
    ).toBe(true);
    early.end();
    root.remove();
    const drawnWith = async (part: ReactNode): Promise<number> => {
      const { traces } = await show("rows", {
        widgets: { rich: (props: Given): ReactNode => rich({ ...props, children: part }) } as never,
      });
      return traces.filter(({ step }) => step === "rows-fallback").length;
    };
    expect(await drawnWith(<input key="1" type="checkbox" checked onChange={() => {}} />)).toBe(0);
    expect(await drawnWith(<input key="1" type="text" value="v" onChange={() => {}} />)).toBe(1);
  });

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
