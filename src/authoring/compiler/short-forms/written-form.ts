// Leads from a definition's long form back to what its author wrote, for problems and their fixes.

import type { Problem, SourcePointer } from "../../../core/format/index.ts";
import { parentPointer } from "../../../core/json/index.ts";

/** A check whose problems are right in one part of a file. */
export interface Waiver {
  readonly check: string;
  /** What it holds for. */
  readonly pointer: string;
}

interface WrittenPlace {
  readonly pointer: string;
  /** The entry of a list of names that became a name and its value. */
  readonly isName?: true;
}

/** Stores what stands elsewhere in the long form than in the file, and which problems of the file are waived. */
export class WrittenForm {
  readonly #moved = new Map<string, WrittenPlace>();
  readonly waivers: readonly Waiver[];

  constructor(waivers: readonly Waiver[] = []) {
    this.waivers = waivers;
  }

  /** Notes that what stands at `pointer` of the long form is written at `written`; the same holds for all inside it. */
  note(pointer: string, written: string): void {
    if (this.find(pointer).pointer !== written) this.#moved.set(pointer, { pointer: written });
  }

  noteName(pointer: string, written: string): void {
    this.#moved.set(pointer, { pointer: written, isName: true });
  }

  get isEmpty(): boolean {
    return this.#moved.size === 0 && this.waivers.length === 0;
  }

  /** Where the value at a pointer of the long form is written. */
  find(pointer: string): WrittenPlace {
    if (this.#moved.size === 0) return { pointer };
    for (let at = pointer; at !== ""; at = parentPointer(at)) {
      const found = this.#moved.get(at);
      if (found !== undefined) return at === pointer ? found : { pointer: found.pointer + pointer.slice(at.length) };
    }
    return { pointer };
  }
}

/** Gives the written form of a file; undefined when it has no short forms. */
export type FindWrittenForm = (file: string) => WrittenForm | undefined;

/** A pointer into the long form as one into the file. */
export function locateWritten(at: SourcePointer, findForm: FindWrittenForm): SourcePointer {
  const place = findForm(at.file)?.find(at.pointer);
  if (place === undefined) return at;
  return place.isName ? { file: at.file, pointer: place.pointer, on: "value" } : { ...at, pointer: place.pointer };
}

type Fix = NonNullable<Problem["fix"]>;

/** What is written instead of a name that stands for itself and its value: another name, or nothing that would fit. */
function nameIn({ at, text }: Fix): string | undefined {
  if (at.on === "key") return text;
  if (at.range !== undefined) return /^\w+$/.test(text) ? JSON.stringify(text) : undefined;
  const [, name] = /^"\{params\.(\w+)\}"$/.exec(text) ?? [];
  return name === undefined ? undefined : JSON.stringify(name);
}

function writtenFix(fix: Fix, findForm: FindWrittenForm): Fix | undefined {
  const at = locateWritten(fix.at, findForm);
  if (findForm(fix.at.file)?.find(fix.at.pointer).isName !== true) return { ...fix, at };
  const text = nameIn(fix);
  return text === undefined ? undefined : { ...fix, at, text };
}

/** A problem of the long form as one of the files: every pointer leads to what the author wrote. */
export function asWritten(problem: Problem, findForm: FindWrittenForm): Problem {
  const { at, related, fix: ofLongForm, ...rest } = problem;
  const fix = ofLongForm && writtenFix(ofLongForm, findForm);
  return {
    ...rest,
    at: locateWritten(at, findForm),
    ...(related && { related: related.map((other) => locateWritten(other, findForm)) }),
    ...(fix && { fix }),
  };
}

/** The written forms of some files. */
export function formsOf(sources: readonly { readonly file: string; readonly form?: WrittenForm }[]): FindWrittenForm {
  const forms = new Map(sources.flatMap(({ file, form }) => (form === undefined ? [] : [[file, form] as const])));
  return (file) => forms.get(file);
}
