/** What saving waits for: changes of forms on their way into a text, one after the other, and texts on their way to the server. */
let last: Promise<unknown> = Promise.resolve();
const underWay = new Set<Promise<unknown>>();

export function enqueueEdit<T>(edit: () => Promise<T>): Promise<T> {
  const result = last.then(edit);
  last = result.catch(() => undefined);
  return result;
}

/** The server saves what it has: a text that has not come to it would be saved as it was before. */
export async function sendEdit(send: () => Promise<void>): Promise<void> {
  const sending = send();
  underWay.add(sending);
  try {
    await sending;
  } finally {
    underWay.delete(sending);
  }
}

export async function whenEdited(): Promise<void> {
  await last;
  await Promise.allSettled(underWay);
}
