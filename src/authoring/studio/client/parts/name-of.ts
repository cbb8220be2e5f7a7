/** The name of a screen, a market or a part, for readers: `order-confirm` and `heroTitle` are written as words. */
export function nameOf(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_.]+/g, " ")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** With its id, which sheets and files have. */
export function nameOfLanguage(id: string): string {
  try {
    const name = languages.of(id);
    return name === undefined ? id : `${name} (${id})`;
  } catch {
    // Ids of languages need not be tags.
    return id;
  }
}

/** `north@en+T2` as it is said: the market, the language that is chosen in it, the promotion. */
export function nameOfVariant(name: string): string {
  const [, market = "", language = "", promotion = ""] = /^([^@+]*)@?([^+]*)\+?(.*)$/.exec(name) ?? [];
  const spoken = language === "" ? "" : nameOfLanguage(language).replace(/ \(.*$/, "");
  return [nameOf(market), spoken, promotion].filter(Boolean).join(", ");
}
