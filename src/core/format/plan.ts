/**
 * The plan: what ships for one screen and variant. It is made by `definition`, is plain JSON, and is all that the
 * runtime needs beside compiled validators and widgets. Shorthand is expanded and names are linked before.
 */

import type { SkeletonPlan } from "./skeleton-plan.ts";
import type { Ast, StepPlan, Value, Values } from "./step-plan.ts";

export interface NodePlan {
  readonly widget: string;
  readonly id: string;
  /**
   * How the view draws it. `still`: nothing about it can change, so it is drawn inside the node around it. `value`: its widget is
   * called, not mounted. `rows`: the entries of its list are written straight into the page. Absent: as a component of its own.
   */
  readonly draw?: "still" | "value" | "rows";
  /** Properties without any expression, given to the widget as they are. */
  readonly props: { readonly [name: string]: unknown };
  /** Properties with expressions. */
  readonly live?: Values;
  /** Those of `live` that can change while the screen is open and the entry is the same. Absent: all of them. */
  readonly varies?: readonly string[];
  /** Store paths that `live`, `when` and `each` read and that can change while the screen is open; values are already followed. */
  readonly reads?: readonly string[];
  /** Store path of the two-way value. It is also listed in `reads`. */
  readonly bind?: string;
  readonly when?: Ast;
  readonly each?: Ast;
  readonly key?: Ast;
  readonly page?: number;
  /** An entry shows nothing of its place in the list, so one that moves is not drawn again. */
  readonly anywhere?: true;
  readonly critical?: true;
  /** Language tag of what is in it, where that is another one than the screen's. */
  readonly lang?: string;
  /** It names the screen, and stays when the screen cannot be shown. */
  readonly heading?: true;
  readonly rules?: readonly string[];
  readonly on?: { readonly [event: string]: readonly StepPlan[] };
  /**
   * One of its events starts a flow that waits, so the widget is notified while it runs: by the id of the node, or where all of them start
   * the same flow by its name, as all nodes of this flow are, none of which starts it meanwhile.
   */
  readonly waits?: string;
  /** Store paths below `data` and `state` for which an event waits: its flow does not start while one of them is under way. */
  readonly awaits?: { readonly [event: string]: readonly string[] };
  readonly children?: readonly NodePlan[];
  readonly slots?: { readonly [slot: string]: readonly NodePlan[] };
  readonly skeleton?: SkeletonPlan;
  /** A bar at the edge of the screen that only responses can hide: it has its place from the first frame. */
  readonly stays?: true;
}

export interface DialogPlan {
  readonly title: Value;
  readonly reads?: readonly string[];
  readonly dismissible: boolean;
  readonly body: readonly NodePlan[];
  readonly actions: readonly NodePlan[];
  readonly onClose?: readonly StepPlan[];
}

export interface LoadPlan {
  readonly action: string;
  readonly input: Values;
  readonly when?: Ast;
  /** Names of other responses that must have arrived first. */
  readonly after: readonly string[];
  /** What is shown when it does not come. */
  readonly failed?: string;
  /** A toast reports the failure, too. */
  readonly toast?: true;
  /** The screen is shown without it when it does not come. */
  readonly optional?: true;
}

/** How a call that commits is known again, and how its outcome is found out. */
export interface CommitPlan {
  /** Header that carries the key of the intent; absent where the host takes none. */
  readonly header?: string;
  /** Inputs that may differ between two tries of one intent. */
  readonly aside?: readonly string[];
  /** Inputs without which nothing is sent. */
  readonly filled?: readonly string[];
  /** Inputs that say what is held back while an outcome is unknown; all but those aside without it. */
  readonly inputs?: readonly string[];
  /** Inputs by which the user knows again what was done; `inputs` without it. */
  readonly knownBy?: readonly string[];
  /** What the server gave for this intent: inputs, and responses that the screen loads. */
  readonly offer?: { readonly inputs?: readonly string[]; readonly loads?: readonly string[] };
  /** The server made one of the inputs for this intent, so that its key needs no day. */
  readonly isGiven?: true;
  /** Result codes that say that it was done before. */
  readonly doneCodes?: readonly string[];
  /** Absent where nothing reads the outcome: the commit may be sent again with the same key. */
  readonly settledBy?: {
    readonly action: string;
    readonly input: Values;
    readonly done: Ast;
    readonly missing: Ast;
    /** Inputs of the commit that all this reads, and by which the user knows it: two commits that have them in common are one to it. */
    readonly by?: readonly string[];
    /** A success without data says that it was not done. */
    readonly emptyIsMissing?: true;
    /** The server's words in a response that leaves it unknown. */
    readonly says?: Value;
  };
}

/** Flags of the settings, by name. */
export interface Flags {
  readonly [name: string]: { readonly default: boolean | number | string; readonly choices?: readonly string[] };
}

/** An action of the catalogue, as calls need it. */
export interface ActionPlan {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** An input in braces stands in the path alone, by its name on the wire. */
  readonly path: string;
  /** Headers whose values the native app hands over. @internal */
  readonly headers?: readonly string[];
  /** How the body is written. Absent: as JSON. @internal */
  readonly body?: "form" | "multipart";
  /** @internal */
  readonly query?: readonly string[];
  /**
   * `{code}` compares as text; `flag` wants `success: true`; `ignored` never fails; `address` is not sent. Absent: the status says.
   * @internal
   */
  readonly success?: { readonly code: string } | "flag" | "ignored" | "address";
  /** Those of which the catalogue says what they mean, where success is a flag. @internal */
  readonly codes?: readonly string[];
  /** @internal */
  readonly constants?: { readonly [name: string]: string | number };
  /** Inputs that are counted: amounts, with how they are written where that is not how they came, and the least that is sent. @internal */
  readonly counted?: { readonly [input: string]: { readonly as?: "text" | "number" | "same"; readonly least?: number } };
  /** Where the data of the response has amounts: paths in which `*` stands for each item of a list. @internal */
  readonly amounts?: readonly string[];
  /** @internal */
  readonly commits?: CommitPlan;
  /** It changes nothing, so that it may be sent again. */
  readonly reads?: true;
  /** Our names to wire names, where they differ. @internal */
  readonly wire?: { readonly request?: { readonly [name: string]: string }; readonly answer?: { readonly [name: string]: string } };
}

export interface ScreenPlan {
  readonly version: 1;
  readonly id: string;
  readonly route: string;
  readonly market: string;
  /** Language of the wording, a file of `screens/catalogue/languages/`. */
  readonly language: string;
  /** Messages that keep another language: its tag by their text. */
  readonly otherLanguages?: { readonly [text: string]: string };
  readonly title: Value;
  /** Gives a whole definition that is to stand in the place of this one, or null. */
  readonly replacedBy?: Ast;
  /** What stands around the nodes when one of them is the main part. Default: `main`. */
  readonly root?: "div";
  readonly params: { readonly [name: string]: "text" | "amount" };
  readonly load: { readonly [name: string]: LoadPlan };
  readonly state: { readonly [name: string]: { readonly initial: Value; readonly draft?: "device" | "visit" } };
  /** In an order in which each reads only earlier ones. `reads`: store paths followed to the end. */
  readonly values: { readonly [name: string]: { readonly value: Value; readonly reads: readonly string[] } };
  readonly timers: { readonly [name: string]: { readonly seconds: number; readonly stored?: true } };
  /** Names of `screens/catalogue/stored.json` that the screen reads, with their types. */
  readonly stored?: { readonly [name: string]: string };
  /** Flags of the settings that the screen reads. */
  readonly flags?: Flags;
  /** Names that the screen uses and that are stored as cookies. */
  readonly cookies?: readonly string[];
  readonly body: readonly NodePlan[];
  readonly dialogs: { readonly [name: string]: DialogPlan };
  readonly flows: { readonly [name: string]: readonly StepPlan[] };
  readonly onOpen?: readonly StepPlan[];
  readonly onReady?: readonly StepPlan[];
  readonly onClose?: readonly StepPlan[];
  readonly actions: { readonly [name: string]: ActionPlan };
  /** Inputs of the calls that commit, by action, so that an outcome that is still unknown is found when the screen opens. */
  readonly commits?: { readonly [action: string]: Values };
  /** What finds out, without a tap, what became of a commit whose outcome is unknown, by action. */
  readonly looks?: { readonly [action: string]: readonly StepPlan[] };
  /** Whether anything reads `now`, so that the runtime need not tick for nothing. */
  readonly ticks?: true;
}
