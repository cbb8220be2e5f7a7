// Components of an app in the place of widgets.
import { createContext, type ReactNode, use, useContext, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { type LayarProviderProps, Screen, type ScreenEntry } from "../../../src/browser/embed/index.ts";
import type { ScreenLoader } from "../../../src/browser/embed/load-screen.ts";
import type { Widgets } from "../../../src/browser/view/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";
import { changed, inHost, openHost, type Shown, widgets } from "./open-host.tsx";

const Theme = createContext("light");

const Counting = ({ root, title, label = title }: { readonly [name in "root" | "title" | "label"]?: string }): ReactNode => {
  const [count, setCount] = useState(0);
  const theme = useContext(Theme);
  return (
    <button type="button" {...Object(root)} onClick={() => setCount(count + 1)}>
      {label} {theme} {count}
    </button>
  );
};

// React takes this one in what is called, too.
const Reading = ({ root, title }: { readonly root: object; readonly title: string }): ReactNode => (
  <p {...root}>
    {title} {use(Theme)}
  </p>
);

describe("a component of the app in the place of a widget of a list", () => {
  const found = { query: "", total: 2, books: ["Dune", "Emma"].map((title, at) => ({ id: `B${at}`, title, author: "A", copies: 1 })) };
  const transport = async () => found;
  /** As a build makes it, which has read its widgets: entries are written into the page. */
  const built = (): ScreenEntry => {
    const entry = compileScreen(libraryFiles, { screen: "books-search", market: "amman", language: "en", widgets });
    const drawn = ([speaker, loader]: [string, ScreenLoader]) => {
      const { plan } = loader.default;
      const body = plan.body.map((node) => ({ ...node, draw: node.each ? ("rows" as const) : ("value" as const) }));
      return [speaker, { default: { ...loader.default, plan: { ...plan, body } } }];
    };
    return { ...entry, ready: Object.fromEntries(Object.entries(entry.ready ?? {}).map(drawn)) };
  };
  const own: Widgets = { "book-card": Counting as Widgets[string], "page-header": Counting as Widgets[string] };
  /** Of rows of the engine, which are plain. */
  const rows = changed((text) =>
    text
      .replace('"book-card"', '"select-row"')
      .replace('{ "title": "{item.title}", "author": "{item.author}" }', '{ "label": "{item.title}" }'),
  );
  const ofEngineToo = { ...widgets, ...own, "select-row": Counting as Widgets[string] };
  const compileRows = (given?: Widgets) => compileScreen(rows, { screen: "books-search", market: "amman", language: "en", widgets: given });
  const textsOf = ({ container }: Shown) => [...container.querySelectorAll("[data-node=book]")].map((one) => one.textContent);

  it.each<[string, () => ScreenEntry, Partial<LayarProviderProps>]>([
    ["of a build", built, { widgets: own }],
    ["whose widgets the provider gives", () => compileRows(), { widgets: ofEngineToo }],
    ["that was compiled with them", () => compileRows(ofEngineToo), { widgets: undefined }],
  ])("has its own state and theme in a screen %s", async (_, open, given) => {
    const host = openHost();
    const screen = open();
    const show = (theme: string): void => {
      const options = { ...given, widgets: given.widgets && { ...given.widgets }, transport };
      host.show(<Theme.Provider value={theme}>{inHost(<Screen screen={screen} />, options)}</Theme.Provider>);
    };
    show("light");
    await expect.poll(() => textsOf(host)).toEqual(["Dune light 0", "Emma light 0"]);
    host.container.querySelector<HTMLElement>("[data-node=book]")?.click();
    await expect.poll(() => textsOf(host)).toEqual(["Dune light 1", "Emma light 0"]);
    show("dark");
    await expect.poll(() => textsOf(host)).toEqual(["Dune dark 1", "Emma dark 0"]);
    expect(host.container.querySelector("[data-node=header]")?.textContent).toContain("dark 0");
  });

  it("has the theme of the moment where it may be called as well", async () => {
    const host = openHost();
    const screen = built();
    for (const theme of ["light", "dark"]) {
      const options = { widgets: { "book-card": Reading as Widgets[string] }, transport };
      host.show(<Theme.Provider value={theme}>{inHost(<Screen screen={screen} />, options)}</Theme.Provider>);
      await expect.poll(() => textsOf(host)).toEqual([`Dune ${theme}`, `Emma ${theme}`]);
    }
  });

  it("is the only reason to mount its entries", async () => {
    const host = openHost();
    const clone = vi.spyOn(Node.prototype, "cloneNode");
    host.show(inHost(<Screen screen={built()} />, { widgets: { note: Reading as Widgets[string], ...ofLibrary }, transport }));
    await expect.poll(() => textsOf(host).length).toBe(2);
    expect(clone).not.toHaveBeenCalled();
    host.show(
      inHost(<Screen key="b" screen={built()} />, {
        widgets: { ...ofLibrary, extra: Reading as Widgets[string] },
        transport,
        toast: () => undefined,
      }),
    );
    await expect.poll(() => clone.mock.calls.length).toBeGreaterThan(0);
  });
});
