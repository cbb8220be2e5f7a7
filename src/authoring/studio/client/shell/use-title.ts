/** Names the window after its page, so that tabs of the browser and a screen reader have its name. */
import { useEffect } from "react";

export function useTitle(parts: readonly string[]): void {
  const title = [...parts].reverse().join(" · ");
  useEffect(() => {
    document.title = title === "" ? "Layar studio" : `${title} · Layar studio`;
  }, [title]);
}
