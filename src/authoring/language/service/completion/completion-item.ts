// One thing that can be written at the cursor, and the cursor.

import type { Location } from "jsonc-parser";
import type { Workspace } from "../workspace.ts";

export interface Completion {
  readonly label: string;
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  readonly kind: "property" | "value" | "name" | "field" | "function" | "text" | "snippet";
  readonly insert: string;
  /** `insert` has places to fill in, as `$1`. */
  readonly isSnippet?: boolean;
  /** What it takes the place of. */
  readonly start: number;
  readonly end: number;
}

export interface CompletionPlace {
  readonly workspace: Workspace;
  readonly path: string;
  readonly offset: number;
  readonly text: string;
  readonly location: Location;
  readonly pointer: string;
}
