/** Between a message and what it stands above. */
const gapPx = 8;

/**
 * Raises the message above the bar at the lower edge, the control that was tapped and the one that is asked for; without a bar above
 * every control, where these leave room for it.
 */
export function placeToast(layer: HTMLElement, tapped?: Element | null): void {
  const { style, offsetHeight } = layer;
  const screen = layer.closest("[data-screen]");
  if (!screen || layer.closest("dialog")) return;
  style.bottom = "";
  const { bottom } = layer.getBoundingClientRect();
  const isOn = (element: Element, place: number): boolean => {
    const box = element.getBoundingClientRect();
    return box.top < place && box.bottom > place - offsetHeight;
  };
  const raise = (elements: readonly Element[], place = bottom): number => {
    const hit = elements.find((element) => isOn(element, place));
    return hit ? raise(elements, hit.getBoundingClientRect().top - gapPx) : place;
  };
  const bars = [...screen.children].filter((element) => getComputedStyle(element).position === "sticky" && isOn(element, bottom));
  const meant = [...bars, ...screen.querySelectorAll(":focus"), ...(tapped ? [tapped] : [])];
  const highest = offsetHeight + gapPx;
  const place = bars[0] ? 0 : raise([...meant, ...screen.querySelectorAll("a, button, input, textarea")]);
  style.bottom = `${innerHeight - (place < highest ? Math.max(raise(meant), highest) : place)}px`;
}
