/** Shows every example of every widget in a real browser and looks for what would trouble a borrower: noise, contrast, overflow, small targets. */
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { pageRules } from "../../src/authoring/studio/frame/audit.ts";
import { exampleProps } from "../../src/authoring/studio/frame/example-props.tsx";
import { isObject } from "../../src/core/json/index.ts";
import { dress, type Example, Shown, showInScreen } from "../support/browser/render-widget.tsx";
import { declarations, examplesOf } from "../support/browser/widget-files.ts";
import { findOverflow, findSmallFigures, findSmallTargets } from "./measures.ts";

const names = declarations.map(({ id }) => id);

// One above the other would hide one: only the last of several open dialogs can be reached.
const alone = new Set(["dialog"]);

type Named = readonly [key: string, example: Example];

function pagesOf(name: string): (readonly Named[])[] {
  const examples = examplesOf(name);
  return alone.has(name) ? examples.map((example) => [example]) : [examples];
}

/** Where the studio shows them. */
function addressesOf(name: string, examples: readonly Named[]): string {
  return examples.map(([key]) => `/studio/widgets/${name}/${key}`).join(" ");
}

/** A failure says in which examples something was found, and where the studio shows them. */
function expectNothing(find: (root?: string) => string[], name: string, examples: readonly Named[]): void {
  const found = find();
  const faulty = found.length === 0 ? [] : examples.filter(([key]) => find(`[data-example="${key}"]`).length > 0);
  expect(found, addressesOf(name, faulty.length === 0 ? examples : faulty)).toEqual([]);
}

/** The same value, whose lists have each entry twice. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(doubled);
  return isObject(value) ? doubledIn(value) : value;
}

function doubledIn(values: object): Example["props"] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, doubled(value)]));
}

async function show(name: string, examples: readonly Named[]) {
  const events = Object.keys(declarations.find(({ id }) => id === name)?.events ?? {});
  return showInScreen(
    examples.map(([key, example]) => <Shown key={key} name={name} example={key} props={exampleProps(example, events)} />),
  );
}

// What a whole page needs is looked for on whole screens.
const unasked = [...pageRules, "document-title", "html-has-lang"];

function addressOf(target: readonly unknown[]): string {
  const shown = document.querySelector(target.join(" "))?.closest<HTMLElement>("[data-example]")?.dataset;
  return shown ? `/studio/widgets/${shown["widget"]}/${shown["example"]} ` : "";
}

async function findAxeFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${addressOf(node.target)}${id}: ${node.html} ${node.failureSummary}`));
}

beforeEach(() => dress("india", "light"));

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await cleanup();
  await page.viewport(390, 844);
});

describe.each(names)("%s", (name) => {
  it("shows every example without console output, marked with its name and node", async () => {
    const noise = (["error", "warn", "log"] as const).map((method) => vi.spyOn(console, method));
    for (const examples of pagesOf(name)) {
      const { container, unmount } = await show(name, examples);
      expect(container.querySelectorAll(`main > [data-widget="${name}"][data-node="node"]`).length, addressesOf(name, examples)).toBe(
        examples.length,
      );
      await unmount();
    }
    expect(noise.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of noise) spy.mockRestore();
  });

  // The languages of a market are no list of a server, and the check holds them to be different.
  it.runIf(name !== "language-choice")("shows entries that are alike, as a server may send them, without console output", async () => {
    const noise = (["error", "warn", "log"] as const).map((method) => vi.spyOn(console, method));
    for (const examples of pagesOf(name)) {
      const twice = examples.map(([key, example]): Named => [key, { ...example, props: doubledIn(example.props) }]);
      const { unmount } = await show(name, twice);
      await unmount();
    }
    expect(noise.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of noise) spy.mockRestore();
  });

  it("gives axe nothing to find, in both schemes of both markets", async () => {
    for (const examples of pagesOf(name)) {
      const { unmount } = await show(name, examples);
      for (const market of ["india", "indonesia"] as const) {
        for (const scheme of ["light", "dark"] as const) {
          dress(market, scheme);
          expect(await findAxeFaults(), `${market} ${scheme}`).toEqual([]);
        }
      }
      await unmount();
    }
  });

  it("fits 320 and 360 px, also at twice the text size", async () => {
    for (const examples of pagesOf(name)) {
      const { unmount } = await show(name, examples);
      for (const width of [320, 360]) {
        await page.viewport(width, 844);
        for (const size of ["100%", "200%"]) {
          document.documentElement.style.fontSize = size;
          expectNothing(findOverflow, name, examples);
          expectNothing(findSmallFigures, name, examples);
        }
      }
      await unmount();
    }
  });

  it("has controls of at least 48 px at 320 px", async () => {
    await page.viewport(320, 844);
    for (const examples of pagesOf(name)) {
      const { unmount } = await show(name, examples);
      expectNothing(findSmallTargets, name, examples);
      await unmount();
    }
  });
});

const fields = declarations.filter(({ value, selectsView }) => value && !selectsView);

it.each(fields.map(({ id }) => id))("%s says beside its value what is wrong, for screen readers too", async (name) => {
  const [example] = pagesOf(name).flat();
  if (!example) throw new Error(`${name} has no example.`);
  await show(name, [[example[0], { ...example[1], invalid: "This is wrong" }]]);
  const sentence = page.getByText("This is wrong", { exact: true });
  await expect.element(sentence).toBeVisible();
  expect(document.querySelector(`[aria-describedby~="${sentence.element().id}"]`)).not.toBeNull();
  expect(await findAxeFaults()).toEqual([]);
});
