/** What requests of the studio's pages work with, and how each is responded to. */
import type { SchemaHelp } from "../../language/service/index.ts";
import type { HttpMock, MockProject } from "../../mock/server/index.ts";
import type { RequestName, RequestOf, Results } from "../protocol/index.ts";
import type { EditedProject } from "./edited-project.ts";
import type { Previews } from "./previews.ts";

export interface StudioContext {
  readonly root: string;
  readonly edited: EditedProject;
  readonly help: SchemaHelp;
  readonly previews: Previews;
  readonly mock: HttpMock;
  /** Of the project as it is in the studio. */
  mockProject(): MockProject;
  /** Read when they are first needed. */
  loadFlowTests(): Promise<typeof import("../../testing/flow-tests/index.ts")>;
  /** Under which other machines reach the app; none where it is for this one alone. */
  networkAddresses(): readonly string[];
  /** Says to every other page which files have another text now. */
  announce(paths: readonly string[], from: string): void;
}

/** Reads what the disk has now, and announces to every page what other programs have written, and to all but `page` the `own` files that it has written. */
export function readDisk({ edited, announce }: Pick<StudioContext, "edited" | "announce">, own: readonly string[] = [], page = ""): void {
  const others = edited.readDisk().filter((path) => !own.includes(path));
  if (others.length > 0) announce(others, "");
  if (own.length > 0) announce(own, page);
}

export type Handlers = {
  readonly [Name in RequestName]: (request: RequestOf<Name>, page: string) => Results[Name] | Promise<Results[Name]>;
};
