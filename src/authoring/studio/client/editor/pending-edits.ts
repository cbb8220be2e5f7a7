/** What saving waits for: changes of forms on their way into a text, one after the other, and texts on their way to the server. */
let last: Promise<unknown> = Promise.resolve();
let queued = 0;
const underWay = new Set<Promise<unknown>>();

export function enqueueEdit<T>(edit: () => Promise<T>): Promise<T> {
  queued += 1;
  const result = last.then(edit).finally(() => {
    queued -= 1;
  });
  last = result.catch(() => undefined);
  return result;
}

// What a form has not written into its text yet would be lost with the page.
window.addEventListener("beforeunload", (event) => queued > 0 && event.preventDefault());

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
