/** What all nodes of one open screen share. A new scene makes every node look again; while it stays the same, each node follows its own paths only. */
import type { ComponentType } from "react";
import type { RunNode, Session } from "../runtime/index.ts";

/** Components by widget name. What a widget wants is known to the checker and not here: the plan was checked against it. */
export type Widgets = Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>;

export interface Scene {
  readonly session: Session;
  readonly widgets: Widgets;
  /** Nodes that need answers show their skeleton. */
  readonly isLoading: boolean;
  /** Called after a node could not be shown. */
  onFault(node: RunNode, error: unknown): void;
}

/** Finds a component by own name only, so that no name of a definition reaches the prototype. */
export function findWidget(widgets: Widgets, name: string): Widgets[string] | undefined {
  return Object.prototype.hasOwnProperty.call(widgets, name) ? widgets[name] : undefined;
}
