/** One HTML for several markets: what they have in common stays, texts that differ keep their room without being seen. */

/** A tag or a text between tags. */
const tokens = /<[^>]*>|[^<]+/g;
/** React sets them between texts; they mean something to a page only that React takes over, which it never does here. */
const comments = /<!--.*?-->/g;
const attributes = /\s([\w-]+)="([^"]*)"/g;
/** Elements that take text alone, so that nothing in them can be hidden by itself. */
const textOnly = /^<(textarea|option|title)\b/;

/**
 * Joins renderings of the same screen, the one for readers without scripts first.
 *
 * Attributes that differ go, and differing texts are hidden but hold their place. From the first element that some market
 * has more, or another, nothing is shown: what follows stands elsewhere in each market, and would move. Without scripts
 * `noscript` elements show the first rendering in full. '' when not even the outermost element is the same.
 */
export function joinRenderings(htmls: readonly string[]): string {
  const [own = "", ...others] = [...new Set(htmls)];
  if (others.length === 0) return own;
  const [first = [], ...rest] = [own, ...others].map((html) => html.replace(comments, "").match(tokens) ?? []);
  const joined: string[] = [];
  const open: string[] = [];
  /** How far the children of the outermost element are joined whole. */
  let whole = 0;
  for (const [at, token] of first.entries()) {
    const isTextOnly = textOnly.test(open[open.length - 1] ?? "");
    const one = joinTokens([token, ...rest.map((list) => list[at] ?? "")], isTextOnly);
    if (one === undefined) {
      const kept = isTextOnly || hasNodeWithin(joined.slice(whole)) ? whole : at;
      return kept === 0 ? "" : joined.slice(0, kept).join("") + finish(first.slice(kept));
    }
    joined.push(one);
    const step = depthStep(token);
    if (step > 0) open.push(token);
    if (step < 0) open.pop();
    if (open.length === 1) whole = joined.length;
  }
  return joined.join("");
}

/** One more node in a row makes those before it narrower, so that a node with others in it is kept whole or not at all. */
function hasNodeWithin(element: readonly string[]): boolean {
  return element.filter((token) => token.includes(" data-node=")).length > 1;
}

/** The ends of the elements that are open, and what stands before each of them for readers without scripts. */
function finish(rest: readonly string[]): string {
  let depth = 0;
  let html = "";
  let unseen = "";
  for (const token of rest) {
    depth += depthStep(token);
    unseen += depth < 0 ? "" : token;
    if (depth >= 0) continue;
    html += (unseen && `<noscript>${unseen}</noscript>`) + token;
    unseen = "";
    depth = 0;
  }
  return html;
}

/** 1 for a tag that opens an element, -1 for one that closes it, 0 for a text and for an element without content. */
function depthStep(token: string): number {
  if (token.startsWith("</")) return -1;
  return token.startsWith("<") && !token.endsWith("/>") ? 1 : 0;
}

function joinTokens(same: readonly string[], isTextOnly: boolean): string | undefined {
  const [first = "", ...others] = same;
  if (others.every((other) => other === first)) return first;
  const kind = kindOf(first);
  if (others.some((other) => other === "" || kindOf(other) !== kind)) return undefined;
  if (kind !== "") return first.replace(attributes, (whole, key, value) => joinAttribute(whole, { key, value, others }));
  return isTextOnly ? undefined : `<span data-neutral="">${longest(same)}</span><noscript>${first}</noscript>`;
}

interface Attribute {
  readonly key: string;
  readonly value: string;
  /** The tags of the other renderings. */
  readonly others: readonly string[];
}

function joinAttribute(whole: string, { key, value, others }: Attribute): string {
  if (others.every((other) => other.includes(whole))) return whole;
  // A block needs some height, and an element the classes that lay it out.
  if (key === "data-rem") return whole;
  if (key !== "class") return "";
  const lists = others.map((other) => / class="([^"]*)"/.exec(other)?.[1]?.split(" ") ?? []);
  return ` class="${value
    .split(" ")
    .filter((name) => lists.every((list) => list.includes(name)))
    .join(" ")}"`;
}

/** The tag's name, and of which node it is; '' for a text. */
function kindOf(token: string): string {
  return [/^<\/?[\w-]+/, / data-node="[^"]*"/].map((part) => part.exec(token)?.[0] ?? "").join("");
}

function longest(texts: readonly string[]): string {
  return texts.reduce((long, text) => (text.length > long.length ? text : long));
}
