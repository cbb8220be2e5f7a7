/** Scrolls to where a screen was left. Entries out of view have a guessed height until they were laid out, so for a frame all are. */
export function scrollBack(scrollY: number): void {
  const { dataset } = document.documentElement;
  if (scrollY) dataset.returns = "";
  window.scrollTo(0, scrollY);
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.returns));
}
