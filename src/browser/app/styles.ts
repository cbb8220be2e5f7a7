/**
 * A page has the styles of its own screen in it; those of all screens are fetched before another one is shown, or where the server
 * has sent the page with a policy that refuses them. Null once they are loaded.
 */
export function fetchStyles(screen: string): Promise<void> | null {
  const own = document.querySelector<HTMLStyleElement>("style[data-all]");
  if (!own || (own.sheet && own.dataset.screens?.split(" ").includes(screen))) return null;
  return new Promise((resolve, onerror) => {
    const onload = (): void => resolve(own.remove());
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: own.dataset.all, onload, onerror }));
  });
}
