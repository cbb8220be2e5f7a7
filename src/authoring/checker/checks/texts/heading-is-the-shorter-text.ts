import { screenCheck } from "../../check.ts";
import { readOneText } from "../../queries/texts/texts.ts";

/** Properties that name something, each with the one that explains it. */
const roles = [
  ["title", "text"],
  ["label", "hint"],
  ["title", "hint"],
] as const;

export const headingIsTheShorterText = screenCheck({ id: "heading-is-the-shorter-text", recommended: false }, (index, report) => {
  for (const { node, pointer } of index.nodes)
    for (const [name, explanation] of roles) {
      const [short, long] = [name, explanation].map((prop) => readOneText(index, node.props?.[prop], pointer));
      if (short === undefined || long === undefined || !isExplanation(short, long)) continue;
      report(`${pointer}/props/${name}`, {
        message: `The \`${name}\` of \`${node.id}\` is a sentence, and its \`${explanation}\` a heading.`,
        help: "Exchange the two.",
      });
    }
});

/** Several sentences, or one that ends, before a few words that do not. */
function isExplanation(short: string, long: string): boolean {
  const [first, second] = [short.trim(), long.trim()];
  if (first === "" || second === "" || /[.!]$/.test(second)) return false;
  return (/[.!]$/.test(first) && first.length > second.length) || first.length > 3 * second.length;
}
