/** What the studio and a frame that shows a screen say to each other. */
import type { FlowTest } from "../../../core/format/index.ts";
import type { PreviewModule } from "./index.ts";
import type { FromInspected, ToInspected } from "./inspection.ts";
import type { RecordedAct } from "./recording.ts";
import type { Appearance, ShowWidget } from "./widget.ts";

/** Sent to the frame: the screen to show, and the circumstances in which it is shown. */
export interface ShowScreen extends Appearance, Pick<PreviewModule, "address" | "serverLanguage" | "now" | "replies"> {
  readonly kind: "show";
  /** Id of a module, as the server has named it. */
  readonly module: string;
  /** The visitor of the mock server. */
  readonly session: string;
  /** Begins again, with empty storage; otherwise what was entered stays. */
  readonly isFresh: boolean;
  readonly isOnline: boolean;
  readonly hasShell: boolean;
  /** What else is as a test says, or a recording. */
  readonly given?: FlowTest["given"];
}

/** Sent to the frame: asks what the shown screen looks like, once it has loaded. */
export interface TakePicture {
  readonly kind: "picture";
  /** Stands in the reply, too. */
  readonly number: number;
}

/** Sent to the frame: asks how much space texts take, once the screen has loaded. */
export interface MeasureTexts {
  readonly kind: "measure";
  readonly number: number;
  readonly texts: readonly { readonly key: string; readonly text: string }[];
}

/** How a text lies on the page. */
export interface MeasuredText {
  readonly key: string;
  readonly lines: number;
  /** Some of it cannot be seen. */
  readonly isCut: boolean;
  /** It reaches out of the page. */
  readonly isWide: boolean;
}

export type ToFrame =
  | ShowScreen
  | ShowWidget
  | TakePicture
  | MeasureTexts
  | ToInspected
  /** Does what a user would do, in the screen that is shown once it is quiet. */
  | { readonly kind: "perform"; readonly act: RecordedAct }
  /** Lets time pass on the clock of the screen, at once. */
  | { readonly kind: "pass"; readonly ms: number }
  /** Outlines what a selector finds; '' for nothing. */
  | { readonly kind: "outline"; readonly selector: string }
  /** Asks what is wrong with the accessibility of what is shown. */
  | { readonly kind: "audit" };

/** One rule that is broken, and where. */
export interface Finding {
  readonly rule: string;
  /** What the rule wants. */
  readonly help: string;
  readonly impact: string;
  readonly elements: readonly FindingElement[];
}

export interface FindingElement {
  readonly selector: string;
  readonly html: string;
  /** The node that it belongs to; '' for none. */
  readonly node: string;
  /** What is wrong with it, and so what would be right. */
  readonly advice: readonly string[];
}

/** A document without scripts that looks like the screen. */
export interface Picture {
  readonly html: string;
  /** Of what stands on the page, in CSS pixels. */
  readonly height: number;
}

export type FromFrame =
  | FromInspected
  | { readonly kind: "ready" }
  /** `refusal`: why it cannot happen as things stand. */
  | { readonly kind: "performed"; readonly refusal?: string }
  | { readonly kind: "picture"; readonly number: number; readonly picture: Picture }
  | { readonly kind: "measured"; readonly number: number; readonly texts: readonly MeasuredText[] }
  | { readonly kind: "status"; readonly status: string; readonly title: string }
  /** Of a widget; `value` is a change of what it is bound to. */
  | { readonly kind: "event"; readonly name: string; readonly payload: unknown }
  /** F6 was pressed in it: to the next part of the studio, or to the one before. */
  | { readonly kind: "region"; readonly step: 1 | -1 }
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "go"; readonly route: string; readonly params: { readonly [name: string]: string } }
  | { readonly kind: "leave"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string };
