/** What all nodes of one open screen share. A new scene makes every node look again; while it stays the same, each node follows its own paths only. */
import { createElement, type ReactNode } from "react";
import type { RunNode, Session } from "../runtime/index.ts";

/** Written as a method, so that components of any properties fit: what each wants is known to the checker, and the plan was checked against it. */
interface Shows {
  show(props: object): ReactNode;
}

export type WidgetComponent = Shows["show"];

/** Components by widget name. */
export type Widgets = Readonly<Record<string, WidgetComponent>>;

export interface Scene {
  readonly session: Session;
  readonly widgets: Widgets;
  /** Nodes that need answers show their skeleton. */
  readonly isLoading: boolean;
  /** Called after a node could not be shown. */
  onFault(node: RunNode, error: unknown): void;
}

const hasOwn = Object.prototype.hasOwnProperty;

/** Finds a component by own name only, so that no name of a definition reaches the prototype. */
export function findWidget(widgets: Widgets, name: string): WidgetComponent | undefined {
  return hasOwn.call(widgets, name) ? widgets[name] : undefined;
}

/** Shows one of the widgets that any screen may need; nothing where it is not there. */
export function showBuiltIn(widgets: Widgets, name: "dialog" | "toast" | "failed-state" | "part-failed", props: object): ReactNode {
  const Widget = findWidget(widgets, name);
  return Widget ? createElement(Widget, props) : null;
}
