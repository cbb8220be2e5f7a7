/** Changes of forms that are on their way into a text, one after the other. Saving waits for them. */
let last: Promise<unknown> = Promise.resolve();

export function enqueueEdit<T>(edit: () => Promise<T>): Promise<T> {
  const result = last.then(edit);
  last = result.catch(() => undefined);
  return result;
}

export async function whenEdited(): Promise<void> {
  await last;
}
