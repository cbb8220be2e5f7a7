/** Puts the focus where a change leads, as soon as it is there: a change goes through the file first. */

const patienceMs = 3000;

/** The words of a field are chosen, to be written over. */
export function focusSoon(find: () => Element | null | undefined): void {
  const target = find();
  if (target instanceof HTMLElement) focus(target);
  else {
    const observer = new MutationObserver(() => {
      const found = find();
      if (!(found instanceof HTMLElement)) return;
      observer.disconnect();
      focus(found);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patienceMs);
  }
}

function focus(target: HTMLElement): void {
  target.focus();
  if (target instanceof HTMLTextAreaElement) target.select();
}
