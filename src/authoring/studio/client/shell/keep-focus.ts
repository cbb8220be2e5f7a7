/** Keeps the focus where the user is when the element that has it goes: on what was around it, or on the page. */

export function keepFocus(): void {
  let last: Element | undefined;
  /** What was around it, from inside to outside. */
  let around: readonly HTMLElement[] = [];
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = listAround(target);
  });
  const observer = new MutationObserver(() => {
    const isGone = last !== undefined && (!last.isConnected || last.matches(":disabled"));
    const active = document.activeElement;
    if (!isGone || (active !== document.body && active !== last)) return;
    const place = around.find((one) => one.isConnected) ?? document.querySelector<HTMLElement>("main");
    if (!place) return;
    // A group of controls takes the focus by itself only when it is given.
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

const places = "form, fieldset, li, table, nav, section, [role=tabpanel], [data-region], main";

function listAround(element: Element): HTMLElement[] {
  const found = element.parentElement?.closest<HTMLElement>(places);
  return found ? [found, ...listAround(found)] : [];
}
