/** Renders widgets as a screen would: with wording, a gate for images, the base styles and a market's accent. */
import { readLaunch } from "../../../src/core/market/index.ts";
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";
import { createElement, type ElementType, type ReactElement, type ReactNode, useCallback, useRef, useState } from "react";
import { type RenderResult, render } from "vitest-browser-react";
import en from "../../../screens/catalogue/languages/en.json" with { type: "json" };
import india from "../../../screens/catalogue/markets/india.json" with { type: "json" };
import indonesia from "../../../screens/catalogue/markets/indonesia.json" with { type: "json" };
import type { WidgetExample } from "../../../src/authoring/studio/protocol/widget.ts";
import { type Kit, KitContext } from "../../../src/browser/view/kit-context.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as registry from "../../../widgets/index.ts";

export type Props = { readonly [name: string]: unknown };

export type Example = WidgetExample;

const markets = { india, indonesia };

const { common } = readLaunch({ pathname: "/", search: "", hash: "" }, { read: () => null, write() {} });

const kit: Kit = {
  common,
  tag: en.tag,
  labels: en.labels,
  settings: {
    hosts: { navigate: [], credentials: [], images: "any", frames: [] },
    timeoutMs: 60_000,
    patienceMs: 8000,
    toast: { failureMs: 3000, infoMs: 2000, minimumMs: 300 },
  },
  origin: location.origin,
};

/** Every widget by name. Their properties have one type here, because examples are data. */
const widgets = new Map<string, ElementType>(Object.entries({ ...ofEngine, ...registry }));

/** Sets the accent colours of a market and one of the two schemes on the page. */
export function dress(market: keyof typeof markets, scheme: "light" | "dark"): void {
  const { accent, press, soft, on, onSoft } = markets[market].accent[scheme];
  const root = document.documentElement;
  root.dataset.theme = scheme;
  const tokens = {
    "--ly-accent": accent,
    "--ly-accent-press": press,
    "--ly-accent-soft": soft,
    "--ly-on-accent": on,
    "--ly-on-soft": onSoft,
    "--ly-t-1": "0s",
    "--ly-t-2": "0s",
    "--ly-t-3": "0s",
  };
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
}

export function Screen({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <KitContext value={kit}>
      <main className="layar" data-screen="example" lang="en">
        {children}
      </main>
    </KitContext>
  );
}

/** One widget with everything it may be given; `events` are all wired, to nothing when no handler is given. */
export function Shown({ name, props, example }: { readonly name: string; readonly props: Props; readonly example?: string }): ReactElement {
  const widget = widgets.get(name);
  if (!widget) throw new Error(`No widget is named ${name}.`);
  const id = `node-${example ?? ""}`;
  return createElement(widget, { id, kit, root: { "data-widget": name, "data-node": "node", "data-example": example }, ...props });
}

/** A widget that is bound to a value, as `bind` does it. Each change is also passed to `onValue`. */
export function Bound({ name, props, value, onValue }: { name: string; props: Props; value: unknown; onValue?: (value: unknown) => void }) {
  const [held, setHeld] = useState(value);
  const latest = useRef(onValue);
  latest.current = onValue;
  // The view gives a widget the same handlers at every render.
  const change = useCallback((next: unknown) => {
    setHeld(next);
    latest.current?.(next);
  }, []);
  return <Shown name={name} props={{ ...props, value: held, onChange: change }} />;
}

export function showInScreen(children: ReactNode): Promise<RenderResult> {
  return render(<Screen>{children}</Screen>);
}

/** A widget by itself on a screen, for `rerender`. */
export function drawWidget(name: string, props: Props): ReactElement {
  return (
    <Screen>
      <Shown name={name} props={props} />
    </Screen>
  );
}

export function showWidget(name: string, props: Props): Promise<RenderResult> {
  return render(drawWidget(name, props));
}

/** Shows a widget as `bind` does: what it gives comes back as its value. `values` has all of them, in order. */
export async function showBound(name: string, props: Props, value: unknown): Promise<{ screen: RenderResult; values: unknown[] }> {
  const values: unknown[] = [];
  const screen = await showInScreen(<Bound name={name} props={props} value={value} onValue={(next) => values.push(next)} />);
  return { screen, values };
}
