/** Fields of text inside a screen: the browser edits them, and the screen follows. */
import { describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import type { Widgets } from "../../../src/browser/view/index.ts";
import { "text-area" as TextArea, "text-field" as TextField } from "../../../src/widgets/index.ts";
import { node, stage } from "./stage.tsx";

/** The widget, and how often it was rendered. */
function counted(Widget: (props: never) => unknown) {
  const count = { renders: 0 };
  const widget = (props: never) => {
    count.renders++;
    return Widget(props);
  };
  return { count, widget: widget as Widgets[string] };
}

async function showArea(rest: object = {}) {
  const { count, widget } = counted(TextArea);
  const set = (id: string, path: string, to: string | null) =>
    node("press", id, { on: { tap: [{ do: "set", path, to }] }, props: { name: id } });
  const press: Widgets[string] = ({ name, on }: { name: string; on: { tap(): void } }) => (
    <button type="button" onClick={() => on.tap()}>
      {name}
    </button>
  );
  const shown = await stage({
    body: [
      node("text-area", "text", {
        bind: "state.text",
        props: { label: "Comments", max: 10, ...rest },
        live: { hint: { $: [".", "state", "hint"] } },
        reads: ["state.hint"],
      }),
      node("label", "echo", { live: { text: { $: [".", "state", "text"] } }, reads: ["state.text"] }),
      set("clear", "state.text", ""),
      set("fill", "state.text", "filled"),
      set("empty", "state.text", null),
      set("advise", "state.hint", "Write less"),
    ],
    plan: { state: { text: { initial: "" }, hint: { initial: null } } },
    widgets: { "text-area": widget, press, label: ({ text }: { text?: string }) => <output>{text}</output> },
  });
  const field = shown.main.querySelector("textarea");
  if (!field) throw new Error("There is no field.");
  return { ...shown, field, count, echo: () => shown.main.querySelector("output")?.textContent };
}

const press = (name: string) => userEvent.click(page.getByRole("button", { name }));

describe("a field of text", () => {
  it("is followed by its counter and by other nodes, and is not rendered for a key", async () => {
    const { field, count, echo, main } = await showArea();
    const before = count.renders;
    await userEvent.type(field, "hello");
    expect([field.value, echo(), count.renders]).toEqual(["hello", "hello", before]);
    await expect.element(page.getByText("5/10", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("textbox")).toHaveAccessibleDescription("5 of 10 characters");
    expect(main.querySelector("[data-text]")?.getAttribute("data-text")).toBe("hello\n");
  });

  it("shows what a flow makes of its value, without being rendered for it", async () => {
    const { field, count } = await showArea();
    const before = count.renders;
    await userEvent.type(field, "hello");
    await press("clear");
    expect(field.value).toBe("");
    await expect.element(page.getByText("0/10", { exact: true })).toBeVisible();
    await press("fill");
    expect([field.value, count.renders]).toEqual(["filled", before]);
    await press("empty");
    expect(field.value).toBe("");
  });

  it("keeps what is typed and its counter when something else about it changes", async () => {
    const { field, count } = await showArea();
    await userEvent.type(field, "hello");
    const before = count.renders;
    await press("advise");
    await expect.element(page.getByText("Write less")).toBeVisible();
    await expect.element(page.getByText("5/10", { exact: true })).toBeVisible();
    expect([field.value, count.renders]).toEqual(["hello", before + 1]);
  });

  it("is undone and done again by keys", async () => {
    const { field, echo } = await showArea();
    await userEvent.type(field, "hello");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(field.value).not.toBe("hello");
    expect(echo()).toBe(field.value);
    await userEvent.keyboard("{Control>}y{/Control}");
    expect([field.value, echo()]).toEqual(["hello", "hello"]);
    await expect.element(page.getByText("5/10", { exact: true })).toBeVisible();
  });

  it("takes what is pasted, dictated or put in place of a word", async () => {
    const { field, echo } = await showArea();
    await userEvent.type(field, "I helo");
    field.setSelectionRange(2, 6);
    document.execCommand("insertText", false, "hello");
    expect([field.value, echo(), field.selectionStart]).toEqual(["I hello", "I hello", 7]);
    document.execCommand("insertText", false, " to you");
    expect([field.value, echo()]).toEqual(["I hello to", "I hello to"]);
  });

  it("takes what the browser fills in", async () => {
    const { field, echo } = await showArea();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "filled in");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await expect.poll(echo).toBe("filled in");
    await expect.element(page.getByText("9/10", { exact: true })).toBeVisible();
  });

  it("is left alone while an input method composes, also by a flow that changes the value", async () => {
    const { field, echo, session } = await showArea({ max: 3 });
    const client = cdp();
    field.focus();
    await client.send("Input.imeSetComposition", { text: "nihon", selectionStart: 5, selectionEnd: 5 });
    await expect.poll(() => field.value).toBe("nihon");
    expect(echo()).toBe("nih");
    await expect.element(page.getByText("3/3", { exact: true })).toBeVisible();
    session.change(one(session.body[0]), "x");
    expect(field.value).toBe("nihon");
    await client.send("Input.insertText", { text: "日本" });
    await expect.poll(() => field.value).toBe("日本");
    await expect.poll(echo).toBe("日本");
    await expect.element(page.getByText("2/3", { exact: true })).toBeVisible();
    await userEvent.keyboard("!");
    expect([field.value, echo()]).toEqual(["日本!", "日本!"]);
  });

  it("keeps the caret in a number that is written in groups", async () => {
    const { main } = await stage({
      body: [node("text-field", "card", { bind: "state.card", props: { label: "Card", kind: "card" } })],
      plan: { state: { card: { initial: "12345678" } } },
      widgets: { "text-field": TextField },
    });
    const field = main.querySelector("input");
    if (!field) throw new Error("There is no field.");
    expect(field.value).toBe("1234 5678");
    field.focus();
    field.setSelectionRange(2, 2);
    await userEvent.keyboard("90");
    expect([field.value, field.selectionStart]).toEqual(["1290 3456 78", 4]);
  });
});

function one<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("The screen has no such node.");
  return found;
}
