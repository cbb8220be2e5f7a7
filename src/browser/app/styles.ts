/** A page links the styles of its own screen; those of all screens are fetched before another one is shown. Null once they are loaded. */
export function fetchStyles(screen: string): Promise<void> | null {
  const own = document.querySelector<HTMLElement>(`[data-all]:not([data-screens~="${screen}"])`);
  return (
    own &&
    new Promise((resolve, onerror) => {
      const onload = (): void => resolve(own.remove());
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: own.dataset.all, onload, onerror }));
    })
  );
}
