// What every response of the server needs.
import type { SchemaHelp, Workspace } from "../language/index.ts";
import type { Converter } from "./convert.ts";
import type { Published } from "./published.ts";

/** There once the editor has named the folder. */
export interface Session {
  readonly workspace: Workspace;
  readonly help: SchemaHelp;
  readonly convert: Converter;
  readonly published: Published;
  /** Whether the editor can move files. */
  readonly canMove: boolean;
}
