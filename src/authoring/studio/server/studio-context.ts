/** What requests of the studio's pages work with, and how each is responded to. */
import type { SourceFile } from "../../compiler/index.ts";
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

/** Reads what the disk has now, and announces to all but `page` what it has written: `own`; and to every page what other programs have. */
export function readDisk(
  { edited, announce }: Pick<StudioContext, "edited" | "announce">,
  own: readonly SourceFile[] = [],
  page = "",
): void {
  const others = edited.readDisk(own);
  if (own.length > 0)
    announce(
      own.map(({ path }) => path),
      page,
    );
  if (others.length > 0) announce(others, "");
}

export type Handlers = {
  readonly [Name in RequestName]: (request: RequestOf<Name>, page: string) => Results[Name] | Promise<Results[Name]>;
};
