/** What the studio and a frame that shows a screen say to each other. */

/** Sent to the frame: the screen to show, and the circumstances in which it is shown. */
export interface ShowScreen {
  readonly kind: "show";
  /** Id of a module, as the server has named it. */
  readonly module: string;
  /** Path and query by which the app would open it. */
  readonly address: string;
  readonly market: string;
  /** In which the server writes messages. */
  readonly serverLanguage: string;
  /** The visitor of the mock server. */
  readonly session: string;
  /** Begins again, with empty storage; otherwise what was entered stays. */
  readonly isFresh: boolean;
  readonly isOnline: boolean;
  readonly hasShell: boolean;
  readonly scheme: "light" | "dark";
  /** In per cent. */
  readonly textSize: number;
}

/** Sent to the frame: outlines a node; '' for none. */
export interface MarkNode {
  readonly kind: "mark";
  readonly node: string;
}

/** Sent to the frame: whether a tap chooses an element instead of using it. */
export interface PickNodes {
  readonly kind: "pick";
  readonly isOn: boolean;
}

/** Sent to the frame: asks what the shown screen looks like, once it has loaded. */
export interface TakePicture {
  readonly kind: "picture";
}

export type ToFrame = ShowScreen | MarkNode | PickNodes | TakePicture;

/** A document without scripts that looks like the screen. */
export interface Picture {
  readonly html: string;
}

/** One thing that happened in the screen, in order. */
export interface TraceEntry {
  readonly at: number;
  readonly step: string;
  readonly node?: string;
  readonly detail?: unknown;
}

/** What expressions of the screen read at the moment, by name. */
export type Snapshot = { readonly [name: string]: unknown };

export type FromFrame =
  | { readonly kind: "ready" }
  | { readonly kind: "picture"; readonly picture: Picture }
  | { readonly kind: "snapshot"; readonly values: Snapshot }
  | { readonly kind: "status"; readonly status: string; readonly title: string }
  | { readonly kind: "trace"; readonly entries: readonly TraceEntry[] }
  /** A tap in picking mode. */
  | { readonly kind: "picked"; readonly node: string }
  | { readonly kind: "go"; readonly route: string; readonly params: { readonly [name: string]: string } }
  | { readonly kind: "leave"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string };
