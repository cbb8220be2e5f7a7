/** Between a message and what it stands above. */
const gapPx = 8;

/** Raises the message above the bar at the lower edge, and above the control that was tapped or is asked for. */
export function standClear(layer: HTMLElement, tapped?: Element | null): void {
  const { style, offsetHeight } = layer;
  if (layer.closest("dialog")) return;
  style.bottom = "";
  let { bottom } = layer.getBoundingClientRect();
  const bars = [...document.querySelectorAll("[data-screen] > *")].filter((element) => getComputedStyle(element).position === "sticky");
  for (const element of [bars.pop(), tapped, document.activeElement]) {
    const box = element?.getBoundingClientRect();
    if (box && element !== document.body && box.top < bottom && box.bottom > bottom - offsetHeight) bottom = box.top - gapPx;
  }
  style.bottom = `${innerHeight - Math.max(bottom, offsetHeight + gapPx)}px`;
}
