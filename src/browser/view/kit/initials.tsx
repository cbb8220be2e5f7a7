import type { ReactElement } from "react";

/** A tile with what a name is known by: an abbreviation as it is, else the first letters of its words. The text of the page has the name once. */
export function Initials({ name }: { readonly name: string }): ReactElement {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const [first = ""] = words;
  const isShort = first.length < 5 && first === first.toUpperCase();
  const initials = isShort
    ? first
    : words
        .slice(0, 3)
        .map((word) => Array.from(word)[0])
        .join("");
  return <span className="logo initials" aria-hidden="true" data-initials={initials || Array.from(name.trim())[0]} />;
}
