// What a host may do with a screen in its app, and what the screen says to it.
import { Activity, createContext, type ReactElement, type ReactNode, use, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { CallFailed, Refused } from "../../../src/authoring/without-build/doors/testing.ts";
import {
  LayarProvider,
  type LayarProviderProps,
  preloadScreen,
  type Report,
  Screen,
  type ScreenEntry,
  type ScreenProps,
  type Session,
  useScreen,
} from "../../../src/browser/embed/index.ts";
import type { ScreenLoader } from "../../../src/browser/embed/load-screen.ts";
import type { Widgets } from "../../../src/browser/view/index.ts";
import type { WidgetPropsOf } from "../../../src/browser/view/widget-kit.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";

const screenFile = "screens/books/search/screen.json";
const changed = (change: (text: string) => string) =>
  libraryFiles.map(({ path, text }) => ({ path, text: path === screenFile ? change(text) : text }));
const compile = (files = libraryFiles) => compileScreen(files, { screen: "books-search", market: "amman" });
/** As one whose code has yet to be fetched. */
const fetched = ({ ready: _, ...entry }: ScreenEntry): ScreenEntry => entry;
const widgets = { ...ofEngine, ...ofLibrary };
const books = { query: "", books: [], total: 0 };
const answerBooks = async () => books;

interface Shown {
  show(shown: ReactNode): void;
  readonly container: HTMLElement;
  input(): HTMLInputElement | null;
}

function openHost(): Shown {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { show: (shown) => root.render(shown), container, input: () => container.querySelector("input") };
}

const inHost = (shown: ReactElement, given: Partial<LayarProviderProps> = {}): ReactElement => (
  <LayarProvider {...{ market: "amman", language: "en", widgets, transport: answerBooks, ...given }} navigate={() => undefined}>
    {shown}
  </LayarProvider>
);

async function type({ input }: Shown, text: string): Promise<void> {
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() ?? document.body, text);
}

describe("what was typed", () => {
  it("stays while the host renders again, with new objects for all that it gives", async () => {
    const host = openHost();
    const transport = vi.fn(async () => books);
    const show = (): void => host.show(inHost(<Screen screen={screen} />, { transport, storage: { prefix: "shop" } }));
    const screen = compile();
    show();
    await type(host, "zzz");
    show();
    await userEvent.keyboard("y");
    expect([host.input()?.value, transport.mock.calls.length]).toEqual(["zzzy", 1]);
  });

  it("stays in another language whose code has yet to come", async () => {
    const host = openHost();
    const screen = fetched(compile());
    const show = (language: string): void => host.show(inHost(<Screen screen={screen} />, { language }));
    show("en");
    await type(host, "zzz");
    show("ar");
    await expect.poll(() => host.container.querySelector("[data-screen]")?.getAttribute("lang")).toBe("ar");
    expect(host.input()?.value).toBe("zzz");
  });

  it("stays in a part that the host hides and shows again", async () => {
    const host = openHost();
    const screen = compile();
    const show = (mode: "visible" | "hidden"): void => host.show(<Activity mode={mode}>{inHost(<Screen screen={screen} />)}</Activity>);
    show("visible");
    await type(host, "zzz");
    show("hidden");
    await expect.poll(() => host.container.querySelector<HTMLElement>("[data-screen]")?.style.display).toBe("none");
    await new Promise((done) => setTimeout(done));
    show("visible");
    await expect.poll(() => host.input()?.checkVisibility()).toBe(true);
    await type(host, "zzzy");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => host.container.querySelector("[data-node=found]")?.textContent).toContain("0");
    expect(host.input()?.value).toBe("zzzy");
  });

  it("is a draft for the screen that stands in its place at once, also where the browser stores nothing", async () => {
    const screen = compile(
      changed((text) => text.replace('"state": { "query": ""', '"state": { "query": { "type": "text", "initial": "", "draft": "visit" }')),
    );
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    onTestFinished(() => refuse.mockRestore());
    const host = openHost();
    host.show(inHost(<Screen key="a" screen={screen} />));
    await type(host, "zzz");
    host.show(inHost(<Screen key="b" screen={screen} />));
    await expect.poll(() => host.input()?.value).toBe("zzz");
  });
});

it("is shown at once where its code was fetched before", async () => {
  const host = openHost();
  const screen = fetched(compile());
  await preloadScreen(screen, { market: "amman", language: "en" });
  const fallback = vi.fn(() => null);
  const Fallback = fallback;
  host.show(inHost(<Screen screen={screen} fallback={<Fallback />} />));
  await expect.poll(host.input).not.toBeNull();
  expect(fallback).not.toHaveBeenCalled();
});

it("says beside a field what a transport in code says of its input, where no wire file names them", async () => {
  const refuse = async ({ input }: { readonly input: { readonly query?: unknown } }) => {
    if (input.query) throw new Refused("", "No.", { fields: { query: "Too short" } });
    return books;
  };
  const files = libraryFiles.map(({ path, text }) => ({
    path,
    text: path === "screens/catalogue/wire/default.json" ? text.replace(/,\s*"response":.*/, "") : text,
  }));
  const host = openHost();
  let session: Session | undefined;
  const onOpen = (opened: Session): void => {
    session = opened;
  };
  host.show(inHost(<Screen screen={compile(files)} onOpen={onOpen} />, { transport: refuse }));
  await type(host, "z");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => session?.store.getState().invalid).toEqual({ query: "Too short" });
  expect(session?.store.getState().toast).toBeNull();
});

it("fails for its host, too, where a part breaks without which it cannot be shown", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const broken = (): never => {
    throw new Error("broken");
  };
  const onFailure = vi.fn();
  const screen = compile(changed((text) => text.replace('"id": "query",', '"id": "query", "critical": true,')));
  const host = openHost();
  host.show(inHost(<Screen screen={screen} onFailure={onFailure} />, { widgets: { ...widgets, "search-field": broken } }));
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: "service" });
});

interface CountedProps {
  readonly round: number;
  draw(report: LayarProviderProps["report"]): ReactElement;
  note(report: Report): void;
}

/** An app that shows how many reports it got. */
const Counted = ({ round, draw, note }: CountedProps): ReactNode => {
  const [count, setCount] = useState(0);
  const report = (one: Report): void => {
    note(one);
    setCount((before) => before + 1);
  };
  return <div data-round={`${round} ${count}`}>{draw(report)}</div>;
};

it("reports once a part that breaks, without which it can be shown, whatever its host does then and however often it renders", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const broken = (): never => {
    throw new Error("broken");
  };
  const screen = compile();
  const reports: Report[] = [];
  const draw = (report: LayarProviderProps["report"]): ReactElement =>
    inHost(<Screen screen={screen} />, { widgets: { ...widgets, "search-field": broken }, report });
  const host = openHost();
  for (const round of [0, 1, 2, 3, 4, 5]) {
    flushSync(() => host.show(<Counted round={round} draw={draw} note={(report) => reports.push(report)} />));
    await expect.poll(() => host.container.querySelector("[data-state=ready] div[data-node=query]:not(:has(input))")).not.toBeNull();
    await expect.poll(() => host.container.querySelector("[data-round]")?.getAttribute("data-round")).toBe(`${round} 1`);
  }
  expect(reports.map(({ what, detail }) => [what, detail["node"]])).toEqual([["node-failed", "query"]]);
  expect(host.container.querySelector("[data-node=header]")).not.toBeNull();
});

const back = '{ "do": "native", "key": "closeWebView" }';
const stepBack = (session: Session): void => {
  const [header] = session.body;
  if (header) void session.emit(header, "back", undefined);
};

/** A screen that an app draws by itself. */
const Unseen = ({ screen, onOpen }: Pick<ScreenProps, "screen" | "onOpen">): ReactNode => {
  const open = useScreen(screen);
  useEffect(() => open && onOpen?.(open.session), [open, onOpen]);
  return null;
};

describe("a message", () => {
  const screen = compile(changed((text) => text.replace(back, '{ "do": "toast", "text": "{texts.none}" }')));
  it.each([
    ["<Screen>", Screen],
    ["useScreen", Unseen],
  ])("of %s is shown once, by the function of the moment", async (_, Shown) => {
    const host = openHost();
    const said: string[][] = [];
    let session: Session | undefined;
    const onOpen = (opened: Session): void => {
      session = opened;
    };
    for (const name of ["first", "second"]) {
      const toast = (...message: readonly string[]): void => void said.push([name, ...message]);
      flushSync(() => host.show(inHost(<Shown screen={screen} onOpen={onOpen} />, { toast })));
      await expect.poll(() => session).toBeDefined();
      if (session) stepBack(session);
      await expect.poll(() => said.map(([by]) => by)).toContain(name);
    }
    const text = session?.store.getState().toast?.text;
    expect(said).toEqual([
      ["first", text, "failure"],
      ["second", text, "failure"],
    ]);
    expect(host.container.querySelector("[data-widget=toast]")).toBeNull();
  });
});

const StandIn = ({ root, id, kit, children }: Partial<WidgetPropsOf<object>>): ReactNode => (
  <div {...root} className="own" id={id} lang={kit?.tag}>
    {children}
  </div>
);

describe("what stands for no node", () => {
  const own = Object.fromEntries(["dialog", "toast", "screen-error", "node-error"].map((name) => [name, StandIn as Widgets[string]]));
  const fails = () => Promise.reject(new CallFailed("service"));
  const hangs = () => new Promise<never>(() => undefined);
  const broken = (): never => {
    throw new Error("broken");
  };
  const dialogs =
    '"dialogs": { "ask": { "title": "{texts.title}", "body": [{ "widget": "text", "id": "asked", "props": { "text": "{texts.none}" } }] } }';
  const openAndSay = '[{ "do": "open", "dialog": "ask" }, { "do": "toast", "text": "{texts.none}" }]';

  it.each<[string, number, { readonly step?: string; readonly more?: string } & Partial<LayarProviderProps>]>([
    ["a dialog with a message in it", 2, { step: openAndSay, more: dialogs }],
    ["the question whether to leave", 1, { step: '{ "do": "leave", "url": "https://other.example/" }' }],
    ["an error in the place of the screen", 1, { transport: fails }],
    ["a part that broke", 1, { widgets: { ...widgets, ...own, "search-field": broken } }],
    ["the word that it still loads", 1, { transport: hangs }],
  ])("has an id of its own on the page, and the kit: %s", async (_, count, { step = back, more = "", ...given }) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    const files = changed((text) => text.replace(back, step).replace('"flows": {', `${more && `${more},`}$&`)).map(({ path, text }) => ({
      path,
      text: text.replace('"navigate": []', '"navigate": "any"').replace('"patienceMs": 8000', '"patienceMs": 100'),
    }));
    const screen = compile(files);
    const sessions: Session[] = [];
    const note = (session: Session): void => void sessions.push(session);
    const host = openHost();
    const both = ["a", "b"].map((key) => <Screen key={key} screen={screen} onOpen={note} />);
    host.show(inHost(<div>{both}</div>, { widgets: { ...widgets, ...own }, ...given }));
    await expect.poll(() => sessions.length).toBe(2);
    if (step !== back) sessions.forEach(stepBack);
    const shown = () => [...host.container.querySelectorAll<HTMLElement>(".own")];
    await expect.poll(() => shown().length).toBe(2 * count);
    const ids = shown().map(({ id }) => id);
    expect([ids.includes(""), new Set(ids).size]).toEqual([false, 2 * count]);
    expect(shown().map(({ lang }) => lang)).toEqual(shown().map(() => "en"));
  });
});

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
