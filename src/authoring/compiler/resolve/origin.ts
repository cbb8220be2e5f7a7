// Records where each object and array of a resolved screen was written, and single values that an overlay put into them.
import type { OverlayDefinition } from "../../../core/format/index.ts";
import { isContainer, isObject, joinPointer, splitPointer } from "../../../core/json/index.ts";

export type Layer = "base" | "market" | "promotion";

export function layerOf({ for: whom }: OverlayDefinition): Layer {
  return whom.templateId === undefined ? "market" : "promotion";
}

export interface Origin {
  readonly file: string;
  readonly pointer: string;
  readonly layer: Layer;
}

interface Entry {
  readonly origin: Origin;
  /** Values that were not written where their object was. */
  readonly own: Map<string, Origin>;
}

export class Origins {
  readonly #entries = new WeakMap<object, Entry>();

  /** A deep copy whose every part knows where it was written. */
  copy(value: unknown, origin: Origin): unknown {
    if (!isContainer(value)) return value;
    const copyPart = (part: unknown, name: string | number): unknown =>
      isContainer(part) ? this.copy(part, { ...origin, pointer: joinPointer(origin.pointer, name) }) : part;
    const copied = Array.isArray(value)
      ? value.map(copyPart)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyPart(part, name)]));
    this.#entries.set(copied, { origin, own: new Map() });
    return copied;
  }

  /** Records that a value of an object was written elsewhere. */
  note(group: object, name: string, origin: Origin): void {
    this.#entries.get(group)?.own.set(name, origin);
  }

  /** Where the value at a pointer of the copy was written; for a missing value, where it would be. */
  find(root: object, pointer: string): Origin {
    let at: unknown = root;
    let origin = this.#entries.get(root)?.origin ?? { file: "", pointer: "", layer: "base" };
    for (const part of splitPointer(pointer)) {
      const entry = isContainer(at) ? this.#entries.get(at) : undefined;
      const next: unknown = isObject(at) ? at[part] : Array.isArray(at) ? at[Number(part)] : undefined;
      const own = isContainer(next) ? this.#entries.get(next)?.origin : undefined;
      origin = own ?? entry?.own.get(part) ?? { ...origin, pointer: joinPointer(origin.pointer, part) };
      at = next;
    }
    return origin;
  }
}
