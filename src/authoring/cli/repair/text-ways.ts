// Other ways to write a text that was meant as an expression or as a template: signs of other languages, braces lost or doubled.

/** Signs of double width and typographic quotes, where nothing but code can stand. */
function inPlainSigns(code: string): string {
  return code.replace(/[\uFF01-\uFF5E\u3000]/g, (sign) => sign.normalize("NFKC")).replace(/[‘’“”„]/g, "'");
}

/** An expression is code as a whole; of a template only what stands in braces is. */
function plainSigns(text: string): string[] {
  return [inPlainSigns(text), text.replace(/[{｛][^{}｛｝]*[}｝]/g, inPlainSigns)];
}

/** One brace too many or too few, or two as in other languages. */
function braces(text: string): string[] {
  const path = String.raw`[A-Za-z_][\w.]*(?:\([^{}]*\))?`;
  return [
    text.replace(/\$\{/g, "{"),
    text.replace(/\{\{([^{}]+)\}\}/g, "{$1}"),
    text.replace(/\{\{([^{}]+)\}(?!\})/g, "{$1}"),
    text.replace(/(?<!\{)\{([^{}]+)\}\}/g, "{$1}"),
    text.replace(/^\{([^{}]+)$/, "{$1}"),
    text.replace(/^([^{}]+)\}$/, "{$1}"),
    text.replace(new RegExp(String.raw`\{(${path})(?=[^\w.}]|$)(?![^{}]*\})`), "{$1}"),
    text.replace(new RegExp(String.raw`(?<![{\w.])(${path})\}`), "{$1}"),
  ];
}

/** What stands in a text by a slip of the keyboard, or is no sign that anybody sees. */
function wording(text: string): string[] {
  return [
    text.trim(),
    text.replace(/(\S)[ \u00A0]{2,}(?=\S)/g, "$1 "),
    text.replace(/(\{[^{}]+\})\s+\1/g, "$1"),
    text.replace(/^(.+) (?:&&|\|\|) \1$/, "$1"),
    // Of a text that is one word twice nobody knows what was meant.
    /^(\S+) \1$/.test(text) ? text : text.replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+) \1(?![\p{L}\p{M}])/gu, "$1"),
    text.replace(/[\u00AD\u200B\u2060\uFEFF\u202A-\u202E]/g, ""),
  ];
}

/** A number as text, a text as number, a text that lost its quotes: a name that nothing has. */
function literals(text: string, missing: string | undefined): string[] {
  return [
    text.replace(/([=<>]=?) '(\d+(?:\.\d+)?)'/g, "$1 $2"),
    text.replace(/([=!]=) (\d+(?:\.\d+)?)(?![\w.'])/g, "$1 '$2'"),
    text.replace(/([=!]=) ([A-Za-z]\w*)(?![\w.(])/g, (whole, sign, name) => (name === missing ? `${sign} '${name}'` : whole)),
  ];
}

/** `missing` is the name that the problem is about, where there is none of that name. */
export function listTextWays(text: string, missing?: string): string[] {
  return [...plainSigns(text), ...braces(text), ...literals(text, missing), ...wording(text)].filter((one) => one !== text && one !== "");
}

/** One sign that may have been lost where JSON cannot be read on, or a typographic quote. */
export function listSyntaxWays(text: string, offset: number): string[] {
  const lines = text.split("\n");
  const line = text.slice(0, offset).split("\n").length - 1;
  const withLine = (at: number, change: (one: string) => string) =>
    lines.map((one, index) => (index === at ? change(one) : one)).join("\n");
  const around = [line - 1, line, line + 1].filter((at) => lines[at] !== undefined);
  const inLine: readonly ((one: string) => string)[] = [
    (one) => one.replace(/[‘’“”„]/g, '"'),
    (one) => `${one},`,
    (one) => `${one}"`,
    (one) => `${one.replace(/,$/, "")}",`,
    (one) => one.replace(/"([\w$-]+): /, '"$1": '),
    (one) => one.replace(/^(\s*)([\w$-]+)": /, '$1"$2": '),
    (one) => one.replace(/("[\w$-]+")(?=\s*["{[\d])/, "$1:"),
    ...["{", "[", "}", "]", "},", "],"].map((sign) => (one: string) => `${one.replace(/,$/, "")}${sign}`),
  ];
  return around.flatMap((at) => inLine.map((change) => withLine(at, change))).filter((one) => one !== text);
}
