const mostStored = 5_000;

/** Gives again what was made of the same text. It forgets all of them when they become many, so that a long process does not grow. */
export function rememberTexts<T extends object>(make: (text: string) => T): (text: string) => T {
  const stored = new Map<string, T>();
  return (text) => {
    const found = stored.get(text) ?? make(text);
    if (stored.size >= mostStored) stored.clear();
    stored.set(text, found);
    return found;
  };
}
