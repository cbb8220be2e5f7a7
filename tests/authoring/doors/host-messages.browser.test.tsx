// What a screen shows beside its nodes, in the app of a host: messages, dialogs, errors.
import { type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CallFailed } from "../../../src/authoring/without-build/doors/testing.ts";
import { type LayarProviderProps, Screen, type ScreenProps, type Session, useScreen } from "../../../src/browser/embed/index.ts";
import type { Widgets } from "../../../src/browser/view/index.ts";
import type { WidgetPropsOf } from "../../../src/browser/view/widget-kit.ts";
import { changed, compile, inHost, openHost, widgets } from "./open-host.tsx";

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
