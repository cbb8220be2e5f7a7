/** Where releases go: a folder that a server serves, or a bucket. */
import type { BuiltFile } from "../built-files.ts";
import { type Pointer, parts, partsOfNext } from "../pointer.ts";

/** What `current.json` says, with what distinguishes it from everything that stood there before. */
export interface SeenPointer {
  /** Undefined before the first release. */
  readonly pointer?: Pointer;
  readonly version: string;
}

export interface StoredFile {
  readonly path: string;
  /** When it was written, in milliseconds since 1970; of a page of a folder, the moment that servers say. */
  readonly at: number;
}

/** Paths are from the top of the target, without a slash before them. All of it rejects when the target cannot be reached. */
export interface Target {
  /** As it was named by who releases. */
  readonly name: string;
  /** Why no part of the visitors can be sent to another release; undefined where it can. */
  readonly whyNoShare?: string;
  read(path: string): Promise<Buffer | undefined>;
  /** SHA-256 in hexadecimal digits; undefined where there is no such file. */
  hashOf(path: string): Promise<string | undefined>;
  /** Writes a file whole or not at all, unless one is there. Gives the hash of what stands there then. */
  writeOnce(file: BuiltFile): Promise<string>;
  /** Writes a file whole or not at all, at one moment in the place of what is there. */
  writeOver(file: BuiltFile): Promise<void>;
  list(folder: string): Promise<readonly StoredFile[]>;
  remove(path: string): Promise<void>;
  /** Removes what was cut before this moment and has no place; absent where nothing can be. */
  tidy?(before: number): Promise<void>;
  /** `isFinished` first ends what was cut while the pointer was being moved. Throws a `ReleaseError` where it cannot be read. */
  readPointer(isFinished: boolean): Promise<SeenPointer>;
  /** At one moment, and only where `seen` is what stands there: false when somebody else was first. */
  movePointer(next: Pointer, seen: SeenPointer): Promise<boolean>;
  /** The part of visitors, 0 to 1, that servers send to `id` at this moment. */
  shareOf(id: string, pointer: Pointer): Promise<number>;
}

/** Whether servers send what the pointer says: a `current.json` that was written by hand moves no link of a folder. */
export async function servesPointer(target: Target, pointer: Pointer): Promise<boolean> {
  return (await target.shareOf(pointer.live, pointer)) === 1 - partsOfNext(pointer).size / parts.length;
}
