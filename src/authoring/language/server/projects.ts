// The projects that a server knows: those on a disk, or the one that a page gives.
import type { SourceFile } from "../../compiler/index.ts";
import type { FindChange } from "../service/index.ts";

/** Documents and folders are known by their addresses. */
export interface Projects {
  /** The root of the project around a document or a folder; undefined for what belongs to none. */
  rootOf(uri: string): string | undefined;
  /** The path of a document from the root; undefined for what is no definition. */
  pathOf(root: string, uri: string): string | undefined;
  uriOf(root: string, path: string): string;
  read(root: string): readonly SourceFile[];
  /** Calls back after files have changed, until stopped. */
  watch(root: string, stop: AbortSignal, onChange: () => void): void;
  /** Gives the text of the schema of a kind of file, for editors; undefined where there is none. */
  schemasOf(root: string): (kind: string) => string | undefined;
  /** The address of a file of the engine, such as a widget that no project declares; left out where none can be opened. */
  engineUri?(path: string): string;
  /** Says who wrote a line last; left out where there is no git. */
  findChange?(root: string, ...asked: Parameters<FindChange>): ReturnType<FindChange>;
}
