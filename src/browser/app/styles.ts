/**
 * A page has the styles of its own screen in it, and the first page names a sheet for the screens after `#`; those of all screens are
 * fetched before another one is shown, or where the server has sent the page with a policy that refuses its own. Null once they are loaded.
 */
export function fetchStyles(screen: string): Promise<void> | null {
  const own = document.querySelector<HTMLStyleElement | HTMLLinkElement>("[data-all]");
  if (!own) return null;
  const { screens, all, hashed, hashedScreens } = own.dataset;
  const serves = (list = ""): boolean => list.split(" ").includes(screen);
  if (own.sheet && serves(screens)) return null;
  return new Promise((resolve, onerror) => {
    const onload = (): void => resolve(own.remove());
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: all, onload, onerror });
    if (serves(hashedScreens)) Object.assign(Object.assign(link, { href: hashed }).dataset, { screens: hashedScreens, all });
    document.head.append(link);
  });
}
