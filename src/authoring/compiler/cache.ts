// Results that are reused while their inputs stay the same.

interface Entry<T> {
  readonly inputs: readonly unknown[];
  readonly result: T;
}

/** Gives the result that was made from the same inputs under this name, or makes it. */
export type Cache<T> = (name: string, inputs: readonly unknown[], make: () => T) => T;

/** The newest result and the one before it, so that undoing a change costs nothing. */
const storedPerName = 2;

/** Inputs are the same when they are the same objects or equal scalars, in the same order. */
export function createCache<T>(): Cache<T> {
  const stored = new Map<string, readonly Entry<T>[]>();
  return (name, inputs, make) => {
    const entries = stored.get(name) ?? [];
    const found = entries.find((entry) => haveSameItems(entry.inputs, inputs));
    const entry = found ?? { inputs, result: make() };
    stored.set(name, [entry, ...entries.filter((other) => other !== entry)].slice(0, storedPerName));
    return entry.result;
  };
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

/** Keeps what was made from an object for as long as the object lives. */
export function perObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const stored = new WeakMap<K, { readonly made: T }>();
  return (key) => {
    const found = stored.get(key) ?? { made: make(key) };
    stored.set(key, found);
    return found.made;
  };
}

/** Makes a value when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
