/** Elements that are made again take the focus of those in whose place they stand. Gives what moves it there. */
export function rememberFocus(parent: Element | null | undefined): (() => void) | undefined {
  const path: number[] = [];
  for (let at = document.activeElement; at !== parent; at = at.parentElement) {
    if (!at?.parentElement) return undefined;
    path.push(Array.from(at.parentElement.children).indexOf(at));
  }
  return () => {
    const found = path.reduceRight<Element | null | undefined>((at, place) => at?.children[place], parent);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  };
}
