/** The way by keyboard between the parts of a page: F6 goes to the next one, Shift+F6 to the one before. */
const marked = "data-region";
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"], [contenteditable="true"]';
/** Where the focus was in each region when it was left. */
const lastFocus = new WeakMap<Element, HTMLElement>();

export const region = { [marked]: "" } as const;

/** Moves from one region to the next; also when a frame says that F6 was pressed inside it. */
export function goToRegion(step: 1 | -1): void {
  // A page that has no parts is one.
  const regions = [...document.querySelectorAll<HTMLElement>(`[${marked}], main:not(:has([${marked}]))`)].filter((one) =>
    one.checkVisibility(),
  );
  const active = document.activeElement;
  const at = regions.findIndex((one) => one.contains(active));
  const next = regions[at < 0 && step < 0 ? regions.length - 1 : (at + step + regions.length) % regions.length];
  if (at >= 0 && regions[at] && active instanceof HTMLElement) lastFocus.set(regions[at], active);
  if (next) enter(next);
}

function enter(target: HTMLElement): void {
  const before = lastFocus.get(target);
  const remembered = before?.isConnected === true && target.contains(before) ? before : undefined;
  const first = remembered ?? [...target.querySelectorAll<HTMLElement>(focusable)].find((one) => one.checkVisibility());
  if (first === undefined) target.tabIndex = -1;
  (first ?? target).focus();
}

export function listenForRegions(): void {
  window.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goToRegion(event.shiftKey ? -1 : 1);
  });
}
