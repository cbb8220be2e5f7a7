/** Shows the beginning of a long list and more of it when its end comes near the view. */
import { type RefCallback, useCallback, useState } from "react";

/** Give `sentinel` to an empty element after the last entry, with `shown` as its key, while `shown` is less than the total. */
export function usePaging(page: number): { readonly shown: number; readonly sentinel: RefCallback<Element> } {
  const [shown, setShown] = useState(page);
  const sentinel = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setShown((count) => count + page);
        },
        { rootMargin: "600px" },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [page],
  );
  return { shown, sentinel };
}
