/** Widgets that count what they show. */
import { createElement, type ReactNode, useRef } from "react";
import { useLayout } from "../kit/use-layout.ts";
import type { Widgets } from "../render-context.ts";
import { lettersOfWidget, type Meter } from "./meter.ts";

/** What the view gives a widget beside its own properties. */
const ofView = ["root", "on", "id", "kit", "slots", "children", "onChange", "onHold", "follow"];

export function meterWidgets(widgets: Widgets, meter: Meter, most: number): Widgets {
  const metered = (widget: Widgets[string]) => (given: object) => createElement(Metered, { widget, meter, most, given });
  return Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, metered(widget)]));
}

interface MeteredProps {
  readonly widget: Widgets[string];
  readonly meter: Meter;
  readonly most: number;
  readonly given: object;
}

function Metered({ widget, meter, most, given }: MeteredProps): ReactNode {
  const before = useRef(0);
  useLayout(() => () => void meter.shows(0, before.current), [meter]);
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !ofView.includes(name)));
  const now = lettersOfWidget(own, most);
  const isShown = meter.shows(now, before.current);
  before.current = now;
  return isShown ? createElement(widget, given) : null;
}
