/** Entries that are equal in all that counts. */

/** Each entry that one before it equals, with the name of that one. Entries without a body are equal to nothing. */
export function listTwins<T>(
  entries: Iterable<readonly [name: string, entry: T]>,
  bodyOf: (entry: T) => unknown,
): { readonly name: string; readonly first: string }[] {
  const first = new Map<string, string>();
  return [...entries].flatMap(([name, entry]) => {
    const body = JSON.stringify(bodyOf(entry));
    if (body === undefined) return [];
    const before = first.get(body);
    first.set(body, before ?? name);
    return before === undefined ? [] : [{ name, first: before }];
  });
}
