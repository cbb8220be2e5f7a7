/** What the gallery of widgets asks the server, and what the frame and the gallery say to each other. */
import { gives } from "./request.ts";

export const widgetRequests = {
  widgets: gives<readonly WidgetSummary[]>()({}),
  /** One of them in full. */
  widget: gives<WidgetDetails | null>()({ id: "text" }),
};

export interface ExampleSummary {
  /** Stands in its address. */
  readonly name: string;
  readonly title: string;
  /** For tests, such as one with very long texts. */
  readonly isHidden: boolean;
}

export interface WidgetSummary {
  readonly id: string;
  readonly description: string;
  /** With the examples. */
  readonly file: string;
  readonly examples: readonly ExampleSummary[];
  readonly problems: number;
  readonly isEdited: boolean;
  /** To import; another one when anything in it has changed. */
  readonly module: string;
  readonly events: readonly string[];
  /** The first that can be read. */
  readonly shown?: WidgetExample;
}

/** By what a form asks for a value. */
export type FieldKind = "text" | "number" | "boolean" | "choice" | "other";

export interface PropertySummary {
  readonly name: string;
  /** In an author's words. */
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** As JSON text. */
  readonly default?: string;
  readonly field: FieldKind;
  /** Of a choice. */
  readonly choices: readonly string[];
  /** Nodes that give it an expression, and nodes that give it a fixed value. */
  readonly bound: number;
  readonly constant: number;
}

export interface WidgetEvent {
  readonly name: string;
  readonly description: string;
  /** Types of what it carries, and of what it waits for; '' for nothing. */
  readonly payload: string;
  readonly reply: string;
}

export interface WidgetUse {
  readonly screen: string;
  readonly nodes: readonly string[];
}

export interface WidgetDetails extends Pick<WidgetSummary, "id" | "file" | "description" | "module" | "examples"> {
  readonly properties: readonly PropertySummary[];
  /** Type of the value that it can be bound to; '' for none. */
  readonly value: string;
  readonly events: readonly WidgetEvent[];
  readonly slots: readonly { readonly name: string; readonly description: string }[];
  readonly uses: readonly WidgetUse[];
}

/** One example, as it stands in the file. */
export interface WidgetExample {
  readonly title: string;
  readonly props: { readonly [name: string]: unknown };
  readonly value?: unknown;
  readonly hidden?: true;
  /** With what is said meanwhile, if anything. */
  readonly busy?: true | string;
  readonly invalid?: string;
  /** Words in the place of child nodes. */
  readonly children?: string;
  /** Words of a button in each place. */
  readonly slots?: { readonly [slot: string]: string };
}

/** The circumstances in which a frame shows something. */
export interface Appearance {
  readonly market: string;
  /** The one that is chosen; '' for that of the market. */
  readonly language: string;
  readonly scheme: "light" | "dark";
  /** In per cent. */
  readonly textSize: number;
}

/** Sent to the frame: the example of a widget to show. */
export interface ShowWidget extends Appearance {
  readonly kind: "widget";
  readonly widget: string;
  readonly module: string;
  readonly example: WidgetExample;
  readonly events: readonly string[];
}

/** Where one opens the gallery: a widget, or one of its examples. */
export function galleryParts(widget?: string, example?: string): readonly string[] {
  return ["widgets", ...[widget, example].filter((part) => part !== undefined)];
}
