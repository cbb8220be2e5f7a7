/**
 * Puts a text into the clipboard; never rejects. False when the browser lets no way through: the element that shows the text is then
 * selected, so that the user copies it by hand.
 *
 * @example
 * const isCopied = await copyText(accountNumber, lineRef.current ?? undefined);
 */
export async function copyText(text: string, element?: HTMLElement): Promise<boolean> {
  return (await write(text)) || (element === undefined ? copyUnseen(text) : copySelection(element));
}

async function write(text: string): Promise<boolean> {
  // Missing in old browsers and outside https, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

/** The way of browsers without a clipboard interface, and of web views that refuse it. */
function copySelection(element: HTMLElement): boolean {
  getSelection()?.selectAllChildren(element);
  try {
    if (!document.execCommand("copy")) return false;
  } catch {
    return false;
  }
  getSelection()?.removeAllRanges();
  return true;
}

/** For a text that the page shows nowhere as a whole. */
function copyUnseen(text: string): boolean {
  const element = document.createElement("pre");
  element.textContent = text;
  document.body.append(element);
  const isDone = copySelection(element);
  element.remove();
  return isDone;
}
