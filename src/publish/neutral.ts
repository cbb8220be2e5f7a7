/** One HTML for several markets: what they have in common stays, texts that differ keep their room without being seen. */

/** A tag or a text between tags. */
const tokens = /<[^>]*>|[^<]+/g;
const attributes = /\s([\w-]+)="([^"]*)"/g;

/**
 * Joins renderings of the same screen. Attributes that differ go, differing texts are hidden but hold their place.
 * Undefined when the elements themselves differ, so that there is nothing in common to show.
 */
export function joinRenderings(htmls: readonly string[]): string | undefined {
  const [first = "", ...others] = [...new Set(htmls)];
  if (others.length === 0) return first;
  const [tokens0 = [], ...rest] = [first, ...others].map((html) => html.match(tokens) ?? []);
  if (rest.some((list) => list.length !== tokens0.length)) return undefined;
  const joined = tokens0.map((token, at) => joinTokens([token, ...rest.map((list) => list[at] ?? "")]));
  return joined.includes(undefined) ? undefined : joined.join("");
}

function joinTokens(same: readonly string[]): string | undefined {
  const [first = "", ...others] = same;
  if (others.every((other) => other === first)) return first;
  const name = tagName(first);
  if (others.some((other) => tagName(other) !== name)) return undefined;
  if (name === "") return `<span data-neutral="">${longest(same)}</span>`;
  return first.replace(attributes, (whole) => (others.every((other) => other.includes(whole)) ? whole : ""));
}

/** '' for a text. */
function tagName(token: string): string {
  return /^<\/?[\w-]+/.exec(token)?.[0] ?? "";
}

function longest(texts: readonly string[]): string {
  return texts.reduce((long, text) => (text.length > long.length ? text : long));
}
