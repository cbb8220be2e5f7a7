// The ways out of a screen that its app gives, which may come and go while the screen is open.
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { LayarProvider, type LayarProviderProps, Screen, type Session } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";

type Given = Partial<LayarProviderProps>;

const widgets = { ...ofEngine, ...ofLibrary };
const transport = async () => ({ query: "", books: [], total: 0 });
const back = '{ "do": "native", "key": "closeWebView" }';

/** What the screen stores as a cookie goes past the device that its app has given. */
const cookie = '"visitor": { "type": "text?", "in": "cookie", "description": "Who has visited." },';
const visitor = `{
  "widget": "button", "id": "visitor", "props": { "label": "{stored.visitor ?? '0'}" },
  "on": { "tap": { "do": "store", "values": { "visitor": "V1" } } }
},`;

/** The screen leads out by a step when its arrow is tapped. Gives what shows it with other functions, and what taps. */
async function open(step: string, first: Given) {
  const changes = new Map([
    [
      "screens/books/search/screen.json",
      (text: string) => text.replace(back, step).replace('{\n      "widget": "search-field"', `${visitor}$&`),
    ],
    ["screens/catalogue/stored.json", (text: string) => text.replace('"stored": {', `$&${cookie}`)],
    ["screens/catalogue/settings.json", (text: string) => text.replace('"navigate": []', '"navigate": "any"')],
  ]);
  const files = libraryFiles.map(({ path, text }) => ({ path, text: changes.get(path)?.(text) ?? text }));
  const screen = compileScreen(files, { screen: "books-search", market: "amman", language: "en" });
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  let session: Session | undefined;
  let opened = 0;
  const onOpen = (one: Session): void => {
    session = one;
    opened++;
  };
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const show = async (given: Given): Promise<void> => {
    const around = { market: "amman", language: "en", widgets, transport, navigate: () => undefined, ...given };
    root.render(
      <LayarProvider {...around}>
        <Screen screen={screen} onOpen={onOpen} />
      </LayarProvider>,
    );
    await new Promise((done) => setTimeout(done, 20));
    expect(opened).toBeLessThan(2);
  };
  const tap = async (): Promise<void> => {
    const arrow = () => container.querySelector<HTMLElement>("[data-node=header] button");
    await expect.poll(arrow).not.toBeNull();
    arrow()?.click();
    await new Promise((done) => setTimeout(done, 20));
  };
  await show(first);
  return { show, tap, state: () => session?.store.getState() };
}

const leave = '{ "do": "leave", "url": "https://other.example/" }';
const calls: string[] = [];
const note = (call: string) => () => void calls.push(call);
const say = (isLeaving: boolean) => () => {
  calls.push("asked");
  return isLeaving;
};

beforeEach(() => {
  calls.length = 0;
});

it.each<[name: string, step: string, previous: number, situations: readonly (readonly [Given, ...string[]])[]]>([
  [
    "back",
    back,
    2,
    [
      [{}, "browser"],
      [{ back: note("app") }, "app"],
      [{ back: undefined }, "browser"],
      [{ back: note("new") }, "new"],
    ],
  ],
  [
    "home",
    back,
    1,
    [
      [{}, "/"],
      [{ home: note("app") }, "app"],
      [{ home: undefined }, "/"],
      [{ back: note("back") }, "back"],
    ],
  ],
  [
    "away",
    leave,
    2,
    [
      [{}, "dialog"],
      [{ confirm: say(false) }, "asked"],
      [{ confirm: undefined }, "dialog"],
      [{ confirm: say(true), leave: note("left") }, "asked", "left"],
    ],
  ],
])("leads %s as the app says at the moment, whichever functions have come and gone", async (_, step, previous, situations) => {
  vi.spyOn(history, "length", "get").mockReturnValue(previous);
  vi.spyOn(History.prototype, "back").mockImplementation(note("browser"));
  const { show, tap, state } = await open(step, { navigate: (to) => calls.push(to) });
  for (const [given, ...expected] of situations) {
    await show({ navigate: (to) => calls.push(to), ...given });
    await tap();
    const asking = state()?.leaving;
    if (asking) calls.push("dialog");
    asking?.decide(false);
    expect(calls.splice(0)).toEqual(expected);
  }
});
