/** From here on bars no longer stay in view: above half again the size, as the height of a line. */
const largeLinePx = 36;

/** Marks the document while its text is large. A line is measured, because web views enlarge text without any style that shows it. */
export function watchTextSize(): void {
  const line = Object.assign(document.createElement("span"), { textContent: "0", ariaHidden: "true", className: "ly-visually-hidden" });
  // Out of the flow: below the screen it would make each page higher than the view.
  Object.assign(line.style, { position: "fixed", top: "0", height: "auto" });
  document.body.append(line);
  new ResizeObserver(() => {
    document.documentElement.toggleAttribute("data-large-text", line.offsetHeight > largeLinePx);
  }).observe(line);
}
