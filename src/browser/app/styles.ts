/** A page brings the styles of its own screen; those of all screens come with the first one that is another. Null when they are there. */
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
