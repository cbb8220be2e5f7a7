/** Renders widgets as a screen would: with wording, a gate for images, the base styles and a market's accent. */
import { readLaunch } from "../../src/core/market/index.ts";
import "../../src/browser/view/styles/base.css";
import { createElement, type ElementType, type ReactElement, type ReactNode, useState } from "react";
import en from "../../screens/catalogue/languages/en.json" with { type: "json" };
import india from "../../screens/catalogue/markets/india.json" with { type: "json" };
import indonesia from "../../screens/catalogue/markets/indonesia.json" with { type: "json" };
import { type Kit, KitContext } from "../../src/browser/view/kit-context.ts";
import * as registry from "../../widgets/index.ts";

export type Props = { readonly [name: string]: unknown };

export interface Example {
  readonly title: string;
  readonly props: Props;
  readonly value?: unknown;
  readonly hidden?: true;
  readonly busy?: true;
  readonly invalid?: string;
  readonly children?: string;
  readonly slots?: { readonly [slot: string]: string };
}

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
const widgets = new Map<string, ElementType>(Object.entries(registry));

/** Sets the accent colours of a market and one of the two schemes on the page. */
export function dress(market: keyof typeof markets, scheme: "light" | "dark"): void {
  const { accent, press, soft, on, onSoft } = markets[market].accent[scheme];
  const root = document.documentElement;
  root.dataset.theme = scheme;
  const tokens = {
    "--accent": accent,
    "--accent-press": press,
    "--accent-soft": soft,
    "--on-accent": on,
    "--on-soft": onSoft,
    "--t-1": "0s",
    "--t-2": "0s",
    "--t-3": "0s",
  };
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
}

export function Screen({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <KitContext value={kit}>
      <main data-screen="example" lang="en">
        {children}
      </main>
    </KitContext>
  );
}

/** One widget with everything it may be given; `events` are all wired, to nothing when no handler is given. */
export function Shown({ name, props }: { readonly name: string; readonly props: Props }): ReactElement {
  const widget = widgets.get(name);
  if (!widget) throw new Error(`No widget is named ${name}.`);
  return createElement(widget, { root: { "data-widget": name, "data-node": "node" }, ...props });
}

/** A widget that is bound to a value, as `bind` does it. Each change is also passed to `onValue`. */
export function Bound({ name, props, value, onValue }: { name: string; props: Props; value: unknown; onValue?: (value: unknown) => void }) {
  const [held, setHeld] = useState(value);
  const change = (next: unknown) => {
    setHeld(next);
    onValue?.(next);
  };
  return <Shown name={name} props={{ ...props, value: held, onChange: change }} />;
}

/** The properties that show an example: its words in place of child nodes, and a handler for each event of the declaration. */
export function exampleProps(example: Example, events: readonly string[]): Props {
  const on = Object.fromEntries(events.map((event) => [event, async () => undefined]));
  const words = (text: string) => <p>{text}</p>;
  const control = (text: string) => (
    <button type="button" className="btn btn-secondary">
      {text}
    </button>
  );
  const slots = Object.fromEntries(Object.entries(example.slots ?? {}).map(([slot, text]) => [slot, control(text)]));
  const { value, busy, invalid, children, props } = example;
  return {
    ...props,
    value,
    busy,
    invalid,
    on,
    slots,
    onChange: () => undefined,
    children: children === undefined ? undefined : words(children),
  };
}
