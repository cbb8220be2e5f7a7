/** Puts the text of an element into the clipboard. False when the browser lets no way through; the text is then selected. */
export async function copyText(element: HTMLElement, text: string): Promise<boolean> {
  return (await write(text)) || copySelection(element);
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
