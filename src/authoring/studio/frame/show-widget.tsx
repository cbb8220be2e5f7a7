/** Shows one example of a widget by itself: the real widget in what the view puts around it, without a screen. */
import { settings } from "virtual:layar/deployment";
import { type ComponentType, createElement, type ReactElement, useState } from "react";
import type { Root } from "react-dom/client";
import { type Kit, KitContext } from "../../../browser/view/index.ts";
import type { Labels } from "../../../core/format/index.ts";
import { modulePath } from "../protocol/index.ts";
import type { FromFrame } from "../protocol/preview.ts";
import type { ShowWidget, WidgetExample } from "../protocol/widget.ts";
import { createDress } from "./dress.ts";
import { exampleProps, type OnEvent } from "./example-props.tsx";

/** Around it, as a screen has it around its nodes. */
const gap = 16;

type Widget = ComponentType<{ readonly [name: string]: unknown }>;

interface WidgetModule {
  readonly widget: Widget;
  /** By their ids, and of each market. */
  readonly languages: { readonly [language: string]: { readonly tag: string; readonly direction: string; readonly labels: Labels } };
}

export function createWidgetStage(root: Root, post: (message: FromFrame) => void): (show: ShowWidget) => Promise<void> {
  const dress = createDress(document);
  let turn = 0;
  return async ({ widget: id, module, example, events, market, language: chosen, scheme, textSize }) => {
    const own = ++turn;
    const { widget, languages }: WidgetModule = await import(/* @vite-ignore */ modulePath + module);
    const language = languages[chosen] ?? languages[market];
    if (own !== turn || language === undefined) return;
    dress({ market, lang: language.tag, dir: language.direction, textSize, scheme });
    const kit: Kit = { tag: language.tag, labels: language.labels, settings, origin: location.origin, common: {} };
    const onEvent: OnEvent = (name, payload) => post({ kind: "event", name, payload: asMessage(payload) });
    root.render(
      <KitContext value={kit}>
        <main className="layar" data-screen={id} data-state="ready" lang={language.tag} style={{ minHeight: 0, paddingBlock: `${gap}px` }}>
          <Example key={own} {...{ id, widget, kit, example, events, onEvent }} />
        </main>
      </KitContext>,
    );
    post({ kind: "status", status: "ready", title: id });
  };
}

interface ExampleProps {
  readonly id: string;
  readonly widget: Widget;
  readonly kit: Kit;
  readonly example: WidgetExample;
  readonly events: readonly string[];
  readonly onEvent: OnEvent;
}

/** Bound to a value of its own, as `bind` does it. */
function Example({ id, widget, kit, example, events, onEvent }: ExampleProps): ReactElement {
  const [value, setValue] = useState(example.value);
  const onChange = (next: unknown): void => {
    setValue(next);
    onEvent("value", next);
  };
  const props = exampleProps(example, events, onEvent);
  return createElement(widget, { ...props, value, onChange, kit, id: "node", root: { "data-widget": id, "data-node": "node" } });
}

/** What an event carries may not cross to the other page, such as a part of the page itself. */
function asMessage(payload: unknown): unknown {
  try {
    return structuredClone(payload);
  } catch {
    return String(payload);
  }
}
