import type { ReactElement } from "react";

/** A tile with what a name is known by: an abbreviation as it is, else the first letters of its words. */
export function Initials({ name }: { readonly name: string }): ReactElement {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const [first = ""] = words;
  const isShort = first.length < 5 && first === first.toUpperCase();
  const text = isShort ? first : words.slice(0, 3).map((word) => Array.from(word)[0]);
  return (
    <span className="logo initials" aria-hidden="true">
      {text.length > 0 ? text : Array.from(name.trim())[0]}
    </span>
  );
}
