/** What the forms for something new ask the server. */
import { gives } from "./request.ts";

export const newRequests = {
  /** What can be made, with the fields of each form. */
  newKinds: gives<readonly NewKindForm[]>()({}),
  /** What would be made; `options` is a JSON object of texts, in which '' is left out. */
  planNew: gives<PlannedNew>()({ kind: "text", name: "text", options: "text" }),
  /** Writes it, unless it is a draft. */
  makeNew: gives<MadeNew>()({ kind: "text", name: "text", options: "text" }),
  /** How a phone reaches the app; null where the server listens on this machine alone. */
  machine: gives<MachineAddress | null>()({}),
  /** Has the project write the tables and types that follow from its definitions. */
  generate: gives<{ readonly isDone: boolean }>()({}),
};

export interface NewField {
  /** `name`, or that of an option. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly example: string;
  readonly isNeeded: boolean;
  /** The field that makes it needless once it has a value. */
  readonly unless?: string;
  /** Names of the project from which one is chosen; missing where anything may be written. */
  readonly choices?: readonly string[];
  /** What these are names of. */
  readonly of?: "screens" | "actions" | "markets" | "languages" | "promotions";
  /** Several may be chosen: the value has commas between. */
  readonly isMany?: true;
  /** It is chosen or not; chosen with any value. */
  readonly isFlag?: true;
}

export interface NewKindForm {
  readonly kind: string;
  readonly help: string;
  /** It has a form of its own: what is made of it is on the disk once somebody saves that. */
  readonly isDraft: boolean;
  readonly fields: readonly NewField[];
}

/** What is wrong with the form, and with which field. */
export interface NewRefusal {
  readonly outcome: "refused";
  readonly reason: string;
  readonly field: string;
}

export interface PlannedFiles {
  readonly made: readonly { readonly path: string; readonly text: string }[];
  readonly extended: readonly { readonly path: string; readonly text: string }[];
  /** How many things more the check will ask for. */
  readonly problems: number;
  readonly next: readonly string[];
  /** The screen that shows it, with the variant; '' where none does. */
  readonly screen: string;
  readonly variant: string;
  /** In which the mock server knows it; '' where it makes no difference. */
  readonly scenario: string;
  /** Whether tables or types of the project follow from it. */
  readonly isGeneratedFrom: boolean;
}

export type PlannedNew = NewRefusal | ({ readonly outcome: "planned" } & PlannedFiles);
export type MadeNew = NewRefusal | ({ readonly outcome: "made" } & PlannedFiles);

export interface MachineAddress {
  readonly address: string;
  /** Of its QR code. */
  readonly picture: string;
}
