// The rows of a widget's own list are written straight into the page, and look and act the same.
import type { ReactElement, ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PagedRows } from "../../../src/browser/view/widget-kit.ts";
import { node, type Staged, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

interface RowProps {
  readonly words: string;
  readonly isChosen: boolean;
  readonly on?: { choose?(words: string): void };
}

const drawn: string[] = [];

function TestRow({ words, isChosen, on }: RowProps): ReactElement {
  if (words === "bad") throw new TypeError("bad");
  drawn.push(words);
  return (
    <li style={words === "odd" ? { color: "red" } : undefined}>
      <label className={isChosen ? "ly-row chosen" : "ly-row"}>
        <input type="checkbox" checked={isChosen} onChange={() => on?.choose?.(words)} /> {words}
      </label>
    </li>
  );
}

interface ListProps {
  readonly root: object;
  readonly words: readonly string[];
  readonly chosen: string;
  readonly on?: RowProps["on"];
}

const list = ({ root, words, chosen, on }: ListProps): ReactNode => (
  <div {...root}>
    <PagedRows
      className="short"
      entries={words}
      keyOf={(one) => one}
      row={(one) => <TestRow words={one} isChosen={one === chosen} on={on} />}
    />
  </div>
);

const mapped = ({ root, words, chosen, on }: ListProps): ReactNode => (
  <div {...root}>
    <ul className="ly-rows short">
      {words.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what React draws without more ado
        <TestRow key={at} words={one} isChosen={one === chosen} on={on} />
      ))}
    </ul>
  </div>
);

/** One is chosen by a button, which the chosen one has no longer. */
function TestChoice({
  words,
  ...other
}: { readonly words: string } & ({ readonly choose: () => unknown } | { readonly note: string })): ReactElement {
  const how = "choose" in other ? { onClick: other.choose } : { title: other.note };
  return (
    <li>
      <button type="button" {...how}>
        {words}
      </button>
    </li>
  );
}

const chosenByButton = ({ root, words, chosen, on }: ListProps): ReactNode => (
  <div {...root}>
    <PagedRows
      entries={words}
      keyOf={(one) => one}
      row={(one) => (
        <TestChoice words={one} {...(one === chosen ? { note: "chosen" } : { choose: () => [drawn.push(one), on?.choose?.(one)] })} />
      )}
    />
  </div>
);

async function show(words: readonly string[], widget = list): Promise<Staged> {
  const plan = { state: { words: { initial: [...words] }, chosen: { initial: words[0] ?? "" } } };
  const body = [
    node("list", "list", {
      live: { words: { $: [".", "state", "words"] }, chosen: { $: [".", "state", "chosen"] } },
      reads: ["state.words", "state.chosen"],
      on: { choose: [{ do: "set", path: "state.chosen", to: { $: [".", "event"] } }] },
    }),
    node("label", "other", { props: { text: "other" } }),
  ];
  const staged = await stage({ body, plan, widgets: { ...createWidgets().widgets, list: widget } as never });
  drawn.length = 0;
  return staged;
}

const give = ({ session }: Staged, words: readonly string[]): void =>
  session.change({ plan: node("", "any", { bind: "state.words" }) } as never, words);
const shown = ({ main }: Staged): readonly string[] => [...main.querySelectorAll("li")].map((row) => row.textContent?.trim() ?? "");
const htmlOf = ({ main }: Staged): string => main.querySelector("[data-node=list]")?.innerHTML.replace(/ checked=""/g, "") ?? "";
const fallbacks = ({ traces }: Staged): number => traces.filter(({ step }) => step === "rows-fallback").length;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("PagedRows", () => {
  it("has the elements that React makes, and still after changes", async () => {
    const [rows, plain] = [await show(["a", "b", "c"]), await show(["a", "b", "c"], mapped)];
    expect(htmlOf(rows)).toBe(htmlOf(plain));
    for (const staged of [rows, plain]) give(staged, ["c", "a", "d", "e"]);
    await expect.poll(() => shown(rows)).toEqual(["c", "a", "d", "e"]);
    await expect.poll(() => shown(plain)).toEqual(["c", "a", "d", "e"]);
    expect(htmlOf(rows)).toBe(htmlOf(plain));
    expect(fallbacks(rows)).toBe(0);
  });

  it("draws the rows that change and no others, and keeps the focus", async () => {
    const staged = await show(["a", "b", "c"]);
    const box = page.getByRole("checkbox").nth(2);
    await userEvent.click(box);
    await expect.element(box).toBeChecked();
    expect(drawn).toEqual(["a", "c"]);
    await expect.element(box).toHaveFocus();
    expect(staged.faults).toEqual([]);
  });

  it("draws a row that has other properties, and forgets the handler that it had", async () => {
    const staged = await show(["a", "b"], chosenByButton);
    const [first, second] = [page.getByRole("button", { name: "a" }), page.getByRole("button", { name: "b" })];
    await userEvent.click(second);
    await expect.element(second).toHaveAttribute("title", "chosen");
    await expect.element(first).not.toHaveAttribute("title");
    await userEvent.click(first);
    await expect.element(first).toHaveAttribute("title", "chosen");
    await userEvent.click(first);
    await userEvent.click(second);
    await expect.element(second).toHaveAttribute("title", "chosen");
    expect([drawn, fallbacks(staged)]).toEqual([["b", "a", "b"], 0]);
  });

  it("writes rows whose elements have keys of their own, which change", async () => {
    const keyed = ({ root, words, chosen }: ListProps): ReactNode => (
      <div {...root}>
        <PagedRows
          entries={words}
          keyOf={(one) => one}
          row={(one, at) => <TestRow key={`${at}`} words={`${one} ${at}`} isChosen={one === chosen} />}
        />
      </div>
    );
    const staged = await show(["a", "b"], keyed);
    const [first] = staged.main.querySelectorAll("li");
    give(staged, ["c", "a", "b"]);
    await expect.poll(() => shown(staged)).toEqual(["c 0", "a 1", "b 2"]);
    expect([staged.main.querySelectorAll("li")[1] === first, fallbacks(staged)]).toEqual([true, 0]);
  });

  it("shows entries that have the same key", async () => {
    const staged = await show(["a", "b", "a"]);
    expect(shown(staged)).toEqual(["a", "b", "a"]);
  });

  it("lets React draw what it cannot write, in place and with the focus", async () => {
    const staged = await show(["a", "b"]);
    (page.getByRole("checkbox").nth(1).element() as HTMLElement).focus();
    give(staged, ["a", "b", "odd"]);
    await expect.poll(() => shown(staged)).toEqual(["a", "b", "odd"]);
    expect(staged.main.querySelectorAll("li")[2]?.style.color).toBe("red");
    await expect.element(page.getByRole("checkbox").nth(1)).toHaveFocus();
    expect(fallbacks(staged)).toBe(1);
    await userEvent.click(page.getByRole("checkbox").nth(2));
    await expect.element(page.getByRole("checkbox").nth(2)).toBeChecked();
  });

  it("fails the node of a row that throws, once, and nothing else", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const staged = await show(["a"]);
    give(staged, ["a", "bad"]);
    await expect.element(page.getByText("This part cannot be shown.")).toBeVisible();
    await expect.element(page.getByText("other")).toBeVisible();
    expect(staged.faults).toEqual(["list"]);
  });
});
