// Where a screen of a host stands while somebody works on it: what is wrong with it.
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { ProblemList, ShownProblem } from "../../../src/authoring/vite/serve/problem-events.ts";
import { problemsElement, takeProblems } from "../../../src/authoring/vite/serve/problems-element.ts";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { LayarProvider, Screen, type ScreenEntry } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";

const widgets = { ...ofEngine, ...ofLibrary };
const compiled = compileScreen(libraryFiles, { screen: "books-search", market: "utrecht" });
const good: ScreenEntry = { ...compiled, project: { ...compiled.project, problemsElement } };
const missing: ScreenEntry = { id: "books-book", route: "/book", open: {}, project: good.project };

const problem = (file: string, screen: string | undefined, message: string): ShownProblem => ({
  ...{ file, screen, message, line: 3, column: 7, check: "shape", frame: " 3 | x", related: [], variants: [], consequences: [] },
});
const problems = [
  problem("screens/books/book/screen.json", "books-book", "A screen has no property `rute`."),
  problem("screens/books/search/texts.json", "books-search", "Nothing reads `none`."),
];
const list = (which: Partial<ProblemList>): ProblemList => ({ root: "/app", problems, stale: [], missing: [], ...which });

const show = (...screens: readonly ScreenEntry[]) =>
  render(
    <LayarProvider market="utrecht" widgets={widgets} transport={() => new Promise(() => undefined)} navigate={() => undefined}>
      {screens.map((screen, place) => (
        <Screen key={String(place)} screen={screen} />
      ))}
    </LayarProvider>,
  );

const said = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(problemsElement)].map(
    (one) => one.shadowRoot?.querySelector("details")?.textContent ?? undefined,
  );

it("says in place of a screen that never was without problems what they are", async () => {
  await show(missing, good);
  takeProblems(list({ missing: ["books-book"] }));
  const [first, second] = said();
  expect(first).toMatch(/`books-book` is not shown before its problems are solved\..*screens\/books\/book\/screen\.json:3:7.*rute/s);
  expect(first).not.toContain("Nothing reads");
  expect(second).toBeUndefined();
  expect([...document.querySelectorAll("[data-screen]")].map((one) => one.getAttribute("data-screen"))).toEqual(["books-search"]);
});

it("says once of a screen that stays as it last was", async () => {
  await show(good, good);
  takeProblems(list({ stale: ["books-search"] }));
  const [first, second] = said();
  expect(first).toMatch(/`books-search` is shown as it last was without problems\..*Nothing reads/s);
  expect(second).toBeUndefined();
  expect(document.querySelectorAll("[data-screen]")).toHaveLength(2);
  takeProblems(list({ problems: [] }));
  expect(said()).toEqual([undefined, undefined]);
});
