// Placeholders of texts, by their signs: expressions of format 1 are not those that the parser reads.

/** A placeholder with its expression, or a brace that was doubled to be shown. */
export const placeholder = /\{\{|\{((?:[^{}'"]|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\{[^{}]*\})*)\}/g;

/** The expression of a text that is one placeholder and nothing else; undefined for any other. */
export function readOnlyPlaceholder(text: string): string | undefined {
  return /^\{([^{}]*)\}$/.exec(text)?.[1];
}
