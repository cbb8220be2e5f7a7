import { type ReactNode, useEffect, useRef } from "react";

/** How far below the view the next page is rendered, so that scrolling does not reach an end. */
const nearMargin = "600px";

/**
 * Marks the end of the rendered part of a long list, and calls `onNear` when that is less than 600 px below the view. Give it a new key
 * after each page, so that it reports again when it is still near.
 *
 * @example {shown < entries.length && <ListSentinel key={shown} onNear={showMore} />}
 */
export function ListSentinel({ onNear }: { readonly onNear: () => void }): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = mark;
    // Without observers, as in jsdom, a list stays as long as its first page.
    if (!current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: nearMargin,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [onNear]);
  return <span ref={mark} aria-hidden="true" />;
}
