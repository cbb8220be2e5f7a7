import { screenCheck } from "../../check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** Properties that name something, each with the one that explains it. */
const roles = [
  ["title", "text"],
  ["label", "hint"],
  ["title", "hint"],
] as const;

export const headingIsTheShorterText = screenCheck({ id: "heading-is-the-shorter-text", recommended: false }, (index, report) => {
  for (const { node, pointer } of index.nodes)
    for (const [name, explanation] of roles) {
      const [short, long] = [name, explanation].map((prop) => readText(index, node.props?.[prop]));
      if (short === undefined || long === undefined || !isExplanation(short, long)) continue;
      report(`${pointer}/props/${name}`, {
        message: `The \`${name}\` of \`${node.id}\` is a sentence, and its \`${explanation}\` a heading.`,
        help: "Exchange the two.",
      });
    }
});

/** What stands there in the language of the variant, when it is one text and nothing else. */
function readText({ analysis }: ScreenIndex, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = /^\{texts\.(\w+)\}$/.exec(value)?.[1];
  if (name === undefined) return value.includes("{") ? undefined : value;
  const text = analysis.names.texts?.[name];
  return text !== undefined && "text" in text ? text.text : undefined;
}

/** Several sentences, or one that ends, before a few words that do not. */
function isExplanation(short: string, long: string): boolean {
  const [first, second] = [short.trim(), long.trim()];
  if (first === "" || second === "" || /[.!]$/.test(second)) return false;
  return (/[.!]$/.test(first) && first.length > second.length) || first.length > 3 * second.length;
}
