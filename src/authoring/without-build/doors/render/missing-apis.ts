// What pages have and jsdom has not. What is there already stays.

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): readonly [] {
    return [];
  }
}

function matchNothing(media: string): object {
  const ignore = (): void => undefined;
  return { media, matches: false, onchange: null, addEventListener: ignore, removeEventListener: ignore, dispatchEvent: () => true };
}

function showDialog(this: HTMLDialogElement): void {
  this.setAttribute("open", "");
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.hasAttribute("open")) return;
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
}

function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}

/** Nothing ever comes into view, no media query matches, and a dialog is open by its attribute. */
export function addMissingApis(): void {
  add(globalThis, "IntersectionObserver", NoObserver);
  add(globalThis, "ResizeObserver", NoObserver);
  add(globalThis, "matchMedia", matchNothing);
  add(Element.prototype, "scrollIntoView", () => undefined);
  add(HTMLDialogElement.prototype, "show", showDialog);
  add(HTMLDialogElement.prototype, "showModal", showDialog);
  add(HTMLDialogElement.prototype, "close", closeDialog);
}
