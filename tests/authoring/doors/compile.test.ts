import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { compileScreen, DefinitionError } from "../../../src/authoring/without-build/doors/compile.ts";
import { mockTransport } from "../../../src/authoring/without-build/doors/testing.ts";
import { httpTransport, LayarProvider, openSession, Screen, type ScreenEntry } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { bikes, misspelt, misspeltFile } from "./bikes.ts";
import { withCookie } from "./with-cookie.ts";

const widgets = { ...ofEngine, ...ofLibrary };
const library = readProjectFiles("tests/projects/library");
const navigate = (): void => undefined;
/** As code without types leaves a name out. */
const none: string = Reflect.get({}, "none");
const silent = () => new Promise<never>(() => undefined);

const write = (screen: ScreenEntry, market: string, language?: string): string =>
  renderToString(
    createElement(LayarProvider, { market, language, widgets, transport: silent, navigate }, createElement(Screen, { screen })),
  );

/** Of what cannot be compiled. */
function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("a compiled screen", () => {
  it("is written on a server as it loads, with the widgets of the provider", () => {
    const html = write(compileScreen(library, { screen: "books-search", market: "utrecht" }), "utrecht");
    expect(html).toMatch(/^<section class="layar" data-screen="books-search" data-market="utrecht" data-state="loading" lang="nl"/);
    expect(html).toContain('type="search"');
  });

  it("that stores a cookie opens where there is no document, and stores it there in memory", async () => {
    const screen = compileScreen(withCookie(bikes), { screen: "bikes-list", market: "leeds" });
    const given = { market: "leeds", widgets, transport: silent, navigate };
    expect(renderToString(createElement(LayarProvider, given, createElement(Screen, { screen })))).toMatch(/data-node="visitor".*>0</);
    const session = await openSession(screen, given);
    const [, visitor] = session.body;
    if (visitor) await session.emit(visitor, "tap", undefined);
    expect(session.store.getState().stored).toEqual({ visitor: "V2" });
    session.close();
  });

  it("names the widget that nobody gave, and where it is given", () => {
    const screen = compileScreen(library, { screen: "books-search", market: "utrecht" });
    const given = { market: "utrecht", transport: silent, navigate };
    const render = () => renderToString(createElement(LayarProvider, given, createElement(Screen, { screen })));
    expect(render).toThrow(/^No widget `[a-z-]+`: give it in `widgets`\.$/);
  });

  it("has the languages of its market, or the one that was asked for", () => {
    const both = compileScreen(library, { screen: "books-search", market: "amman" });
    expect(write(both, "amman")).toMatch(/lang="ar" dir="rtl"/);
    expect(write(both, "amman", "en")).toMatch(/lang="en"/);
    expect(write(compileScreen(library, { screen: "books-search", market: "amman", language: "en" }), "amman")).toMatch(/lang="en"/);
  });

  it("has what a promotion changes", () => {
    const options = { screen: "books-book", market: "utrecht", pictures: "/art/" };
    const [usual, summer] = [options, { ...options, promotion: "SUMMER" }].map((one) => {
      return JSON.stringify(compileScreen(library, one).ready?.["utrecht"]?.default.plan);
    });
    expect(usual).not.toContain("summer");
    expect(summer).toContain("/art/summer.svg");
  });

  it("calls as its wire file says, and takes what its schemas allow", async () => {
    const sent: unknown[] = [];
    const albatros = { id: "B1", name: "Albatros", perDay: 9 };
    const responses: unknown[] = [{ ...albatros, isFree: true, colour: "red" }, albatros];
    const screen = compileScreen(bikes, { screen: "bikes-bike", market: "leeds" });
    const reports: unknown[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      sent.push([init?.method, String(url), Object.fromEntries(new Headers(init?.headers))["authorization"]]);
      return Response.json(responses.shift());
    };
    try {
      const options = { market: "leeds", params: { bikeId: "B1" }, navigate, transport: httpTransport({ token: () => "T1" }) };
      const states = ["ready", "failed"];
      for (const state of states) {
        const session = await openSession(screen, { ...options, report: ({ what, detail }) => reports.push([what, detail]) });
        await expect.poll(() => session.store.getState().status).toBe(state);
        session.close();
      }
    } finally {
      globalThis.fetch = original;
    }
    expect(sent[0]).toEqual(["GET", "https://api.example.com/bikes/B1", "Bearer T1"]);
    expect(reports).toEqual([["answer-mismatch", { action: "bike", path: "/isFree", keyword: "type" }]]);
  });

  it("is the same for the same files, so that one that is open stays", () => {
    const options = { screen: "books-search", market: "utrecht" };
    const copies = library.map((file) => ({ ...file }));
    expect(compileScreen(copies, options).ready).toBe(compileScreen(library, options).ready);
    const others = library.map((file) => (file.path === "screens/books/search/texts.json" ? { ...file, text: `${file.text}\n` } : file));
    expect(compileScreen(others, options).ready).not.toBe(compileScreen(library, options).ready);
  });

  it("runs no code of a string", () => {
    const run = globalThis.Function;
    globalThis.Function = Object.assign(() => {
      throw new EvalError("Refused to evaluate a string as JavaScript.");
    }, run);
    try {
      expect(write(compileScreen(library, { screen: "member-fines", market: "izmir" }), "izmir")).toContain('data-screen="member-fines"');
    } finally {
      globalThis.Function = run;
    }
  });
});

describe("what cannot be compiled", () => {
  it("throws the problems of the screen, with their places and fixes", () => {
    const error = errorOf(() => compileScreen(misspelt, { screen: "bikes-bike", market: "leeds" }));
    expect(error).toBeInstanceOf(DefinitionError);
    expect(error).toMatchObject({
      name: "DefinitionError",
      message: expect.stringMatching(/screens\/bikes\/bike\/screen\.json:4:\d+.*nmae.*\^.*`name`/s),
      problems: [{ file: misspeltFile, line: 4, check: "expression-is-valid" }],
    });
  });

  it("is no matter to other screens", () => {
    const files = [...library, { path: "screens/books/other/screen.json", text: "{}" }];
    expect(errorOf(() => compileScreen(files, { screen: "books-search", market: "utrecht" }))).toBeUndefined();
    expect(errorOf(() => compileScreen(files, { screen: "books-other", market: "utrecht" }))).toBeInstanceOf(DefinitionError);
  });

  it.each([
    [{ screen: "books-serch", market: "utrecht" }, "The project has no screen `books-serch`. Did you mean `books-search`?"],
    [{ screen: "books-search", market: "utrech" }, "The project has no market `utrech`. Did you mean `utrecht`?"],
    [{ screen: "books-search", market: "amman", language: "fr" }, "The project has no language `fr`. It has `ar` and `en`."],
    [{ screen: "books-book", market: "utrecht", promotion: "SUMER" }, "The project has no promotion `SUMER`. Did you mean `SUMMER`?"],
    [{ screen: none, market: "utrecht" }, "`screen` is missing. The project has `"],
    [{ screen: "books-search", market: none }, "`market` is missing. The project has `"],
  ])("says which name is right in %j", (options, message) => {
    expect(() => compileScreen(library, options)).toThrow(message);
  });

  it("says which names there are where none is given, also that there is none", () => {
    expect(() => compileScreen([], { screen: "a", market: "b" })).toThrow("The project has no screen `a`. It has none.");
    expect(() => compileScreen([], { screen: none, market: "b" })).toThrow("`screen` is missing. The project has none.");
    expect(() => mockTransport(bikes, { screen: "bikes-bike", market: none })).toThrow(
      "`market` is missing. The project has `leeds` and `utrecht`.",
    );
  });
});
