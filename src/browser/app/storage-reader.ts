/** What the scripts of a page that run before the app read of a storage, which may be missing or refused. */
export function readerOf(area: "localStorage" | "sessionStorage") {
  return {
    read(key: string): string | null {
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
  };
}
