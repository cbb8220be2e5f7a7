/** What all nodes of one open screen share. A new context makes every node render again; while it stays the same, each node subscribes to its own paths only. */
import { type ComponentType, createElement, type ReactNode, type RefObject } from "react";
import { readOwn } from "../../core/json/index.ts";
import type { CompiledNode, Frame, Session } from "../runtime/index.ts";
import { idOf, type Kit } from "./kit-context.ts";
import type { drawSkeleton } from "./nodes/skeleton.tsx";

/** Written as a method, so that components of any properties fit: what each wants is known to the checker, and the plan was checked against it. */
interface Shows {
  show(props: object): ReactNode;
}

type WidgetComponent = Shows["show"];

/** Components by widget name, each with the properties of its schema: `WidgetPropsOf` of `layar/widget-kit` says which. */
export type Widgets = Readonly<Record<string, WidgetComponent>>;

/** Makes the Back key call `close` until the returned function is called. */
export type OnOverlay = (close: () => void) => () => void;

/** Parts of the view that a screen imports when it loads responses, says something, repeats nodes, opens dialogs or moves the focus. */
export interface ScreenViews {
  /** Stands in the place of a screen that cannot be shown. */
  readonly failed?: ComponentType<FailedProps>;
  /** Says that the screen loads. */
  readonly loading?: ComponentType<LoadingProps>;
  /** Draws what stands for a node while the screen loads. */
  readonly skeleton?: typeof drawSkeleton;
  readonly each?: ComponentType<NodeProps>;
  readonly rows?: ComponentType<RowsProps>;
  /** Shows messages. */
  readonly toast?: ComponentType<ToastProps>;
  readonly listEnd?: ComponentType<ListEndProps>;
  readonly dialogs?: ComponentType<DialogsProps>;
  /** Stands above `dialogs` where flows leave for hosts of others. */
  readonly leaving?: ComponentType<DialogsProps>;
  readonly focus?: ComponentType<{ readonly session: Session; readonly root: RefObject<HTMLElement | null> }>;
}

export interface RenderContext {
  readonly session: Session;
  readonly kit: Kit;
  readonly widgets: Widgets;
  readonly views: ScreenViews;
  /** Nodes that need responses show their skeleton. */
  readonly isLoading: boolean;
  /** Nodes that are the same whether the screen loads or not, as they were drawn. Another map with anything else that is new. */
  readonly drawn: Map<CompiledNode, ReactNode>;
  /** Called after a node has thrown. */
  onFault(node: CompiledNode, error: unknown): void;
}

/** The node stays the same for the life of its component. */
export interface NodeProps {
  readonly node: CompiledNode;
  readonly context: RenderContext;
  /** The entry that the node is rendered for, inside `each`. */
  readonly frame?: Frame;
}

export interface RowsProps extends NodeProps {
  readonly keys: readonly string[];
  /** The entries on the page, in the order of their keys. */
  readonly frames: readonly Frame[];
  /** Called when the entries must be shown as components; gets what moves the focus back to where it was. */
  onPlain(restoreFocus: (() => void) | undefined): void;
}

export interface ListEndProps {
  /** The node that is repeated. */
  readonly node: CompiledNode;
  readonly session: Session;
  /** The entry around the list, when the list is inside another one. */
  readonly frame?: Frame;
  readonly length: number;
  /** Whether every entry is on the page. */
  readonly isReached: boolean;
}

export interface FailedProps {
  readonly context: RenderContext;
  /** The critical node that threw; null when a response is missing. */
  readonly broken: CompiledNode | null;
  readonly on: { retry(): void; home(): void; logIn(): void };
}

export interface LoadingProps {
  readonly context: RenderContext;
  readonly onRetry: () => void;
}

export interface ToastProps {
  readonly context: RenderContext;
  /** What was tapped last: a flow that asks for a field has moved the focus by the time its message is there. */
  readonly tapped: RefObject<Element | null>;
}

export interface DialogsProps {
  readonly context: RenderContext;
  readonly toast: ReactNode;
  readonly onOverlay?: OnOverlay;
}

/** Gives a component that throws, so that a missing widget or part of the view is an error like any other. */
export function missingWidget(name: string): () => never {
  return () => {
    throw new Error(`No widget \`${name}\`: give it in \`widgets\`.`);
  };
}

/** Shows a widget that the engine needs by itself. Its id is one that no node has, or in `props` that of the node in whose place it stands. */
export function showWidget({ widgets, kit }: RenderContext, name: string, props: object): ReactNode {
  const given: object = { id: idOf(`_${name}`, kit), kit, ...props };
  return createElement(readOwn(widgets, name) ?? missingWidget(name), given);
}
