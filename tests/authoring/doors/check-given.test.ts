// What a host gives wrongly while it is developed: each door says what, where, and what would be right.
import { createServer } from "node:http";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import {
  CallFailed,
  httpTransport,
  LayarProvider,
  openSession,
  preloadScreen,
  Screen,
  useScreen,
} from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { bikes } from "./bikes.ts";

const library = readProjectFiles("tests/projects/library");
const compile = (screen: string, market = "utrecht") => compileScreen(library, { screen, market });
const search = compile("books-search");
const host = {
  market: "utrecht",
  widgets: { ...ofEngine, ...ofLibrary },
  transport: () => new Promise<never>(() => undefined),
  navigate: () => undefined,
};

/** As code without types gives it. */
type Given = { readonly [name: string]: unknown };
const draw = (props: Given, around: Given | null = {}): string => {
  const screen = Reflect.apply(createElement, undefined, [Screen, { screen: search, ...props }]);
  return renderToString(around ? Reflect.apply(createElement, undefined, [LayarProvider, { ...host, ...around }, screen]) : screen);
};

const missing: typeof search = Reflect.get({}, "books-serch");
const Own = (): string => String(useScreen(missing));

describe("a host that gives", () => {
  const right = "one of `screens` of the project, or what `compileScreen` gives. It got";
  const definition = { route: "/books", body: [] };
  it.each<[what: string, props: Given, around: Given | null, message: string]>([
    ["no provider", {}, null, "A screen of Layar needs a <LayarProvider> around it: <LayarProvider market=… transport={httpTransport()}"],
    ["no transport", {}, { transport: undefined }, "<LayarProvider> needs `transport`: httpTransport(), or a function that sends a call"],
    ["a client in place of a transport", {}, { transport: { send: 1 } }, "It got an object."],
    [
      "no way to other screens",
      {},
      { navigate: undefined },
      "<LayarProvider> needs `navigate`: a function that opens the screen of a route",
    ],
    ["no market", {}, { market: undefined }, "<LayarProvider> needs `market`: the id of a market of the project. It got undefined."],
    [
      "widgets in a list",
      {},
      { widgets: [] },
      '<LayarProvider> needs `widgets`: components by name, as `import * as widgets from "layar/widgets"`',
    ],
    [
      "a text as a handler",
      {},
      { toast: "Hello" },
      '<LayarProvider> needs `toast`: a function that shows a message. It got the text "Hello".',
    ],
    [
      "a market of another project",
      {},
      { market: "utrech" },
      'no market "utrech", which <LayarProvider> or <Screen> names. It has "utrecht".',
    ],
    ["a name that is misspelt", { screen: undefined }, {}, `<Screen> needs \`screen\`: ${right} undefined. \`screens\` has no such name`],
    ["an id", { screen: "books-search" }, {}, `${right} the text "books-search". Write screens["books-search"].`],
    ["a promise", { screen: Promise.resolve(search) }, {}, `${right} a promise. Wait for it first`],
    [
      "a definition",
      { screen: definition },
      {},
      `${right} an object. It is a definition: give what \`compileScreen(files, { screen, market })\``,
    ],
    ["all screens", { screen: { search } }, {}, `${right} an object. It has screens in it: choose one of "search".`],
  ])("%s", (_, props, around, message) => {
    expect(() => draw(props, around)).toThrow(message);
  });

  it("the same to another door", async () => {
    const around = createElement(LayarProvider, host, createElement(Own));
    expect(() => renderToString(around)).toThrow("useScreen needs `screen`");
    await expect(preloadScreen(missing, { market: "utrecht" })).rejects.toThrow("preloadScreen needs `screen`");
    await expect(openSession(missing, host)).rejects.toThrow("openSession needs `screen`");
    await expect(openSession(search, { ...host, transport: Reflect.get({}, "x") })).rejects.toThrow("openSession needs `transport`");
  });
});

describe("a host that gives what the screen does without", () => {
  const sayings = (props: Given, around: Given = {}): readonly unknown[] => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    draw(props, around);
    draw(props, around);
    const sentences = error.mock.calls.flat();
    error.mockRestore();
    return sentences;
  };

  it("a language that the market has not is notified of it once", () => {
    expect(sayings({}, { language: "fr" })).toEqual([
      'The market "utrecht" has no language "fr", so that its screens speak the first that it has: "nl".',
    ]);
  });

  it("parameters that the screen does not know, lacks, or has of another kind", () => {
    const book = compile("books-book");
    const [name = ""] = Object.keys(book.ready?.["utrecht"]?.default.plan.params ?? {});
    expect(sayings({ screen: book })).toEqual([
      `The screen "books-book" needs the parameter "${name}": <Screen screen={…} params={{ ${name}: … }} />.`,
    ]);
    expect(sayings({ screen: book, params: { [name]: 7 } })).toEqual([
      `The screen "books-book" needs a text as its parameter "${name}". It got 7.`,
    ]);
    expect(sayings({ screen: book, params: { [name]: "B1", [`${name}x`]: "1" } })).toEqual([
      `The screen "books-book" has no parameter "${name}x". Those that it has: "${name}".`,
    ]);
  });
});

describe("a host whose calls fail", () => {
  /** What the console shows of one opening. */
  async function seen(transport: Parameters<typeof openSession>[1]["transport"]): Promise<readonly unknown[][]> {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const session = await openSession(compileScreen(bikes, { screen: "bikes-bike", market: "leeds" }), {
      market: "leeds",
      params: { bikeId: "B1" },
      navigate: () => undefined,
      transport,
    });
    await expect.poll(() => session.store.getState().status).not.toBe("loading");
    session.close();
    const { calls } = error.mock;
    error.mockRestore();
    return calls;
  }

  it("by an error of its own transport", async () => {
    const thrown = new TypeError("client.get is not a function");
    const lost = 'The call of the action "bike" counts as a lost connection, because `transport` threw what is neither';
    expect(await seen(() => Promise.reject(thrown))).toEqual([[expect.stringContaining(lost), thrown]]);
    // What it names is its own business.
    expect(await seen(() => Promise.reject(new CallFailed("network")))).toEqual([]);
  });

  it("because a function is given in place of the transport that it makes", async () => {
    const [sentences] = await seen(async () => httpTransport());
    expect(sentences).toEqual([expect.stringContaining("Is a call forgotten, as in transport={httpTransport()}?")]);
  });

  it("by a page in place of the API, or no server", async () => {
    const served = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
    await new Promise<void>((done) => served.listen(0, "127.0.0.1", done));
    const address = served.address();
    const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const failed = `The call of the action "bike" failed: GET ${baseUrl}/bikes/{bikeId} met`;
    expect(await seen(httpTransport({ baseUrl }))).toEqual([[expect.stringContaining(`${failed} no response in the form that`)]]);
    await new Promise((done) => served.close(done));
    expect(await seen(httpTransport({ baseUrl }))).toEqual([[expect.stringContaining(`${failed} no response at all`)]]);
  });

  it("by data that is not as the action describes", async () => {
    const detail = { action: "bike", path: "/name", keyword: "type" };
    expect(await seen(async () => ({ id: "B1" }))).toEqual([["bikes-bike: answer-mismatch", detail]]);
  });
});
