/** The style sheet of one page: the rules of the whole sheet whose classes the page's code can come to show. */

/** Gives the whole sheet's rules for these texts of code and markup, in the same order. */
export function pickStyles(sheet: string, texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  // `sign-${name}` leaves only its start in the code.
  const starts = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word));
  return pick(sheet.replace(/\/\*[\s\S]*?\*\//g, ""), (name) => words.has(name) || starts.some((start) => name.startsWith(start)));
}

type IsUsed = (className: string) => boolean;

function pick(sheet: string, isUsed: IsUsed): string {
  return rulesOf(sheet)
    .map(({ head, body }) => {
      if (/^@(media|supports)/.test(head)) {
        const inner = pick(body, isUsed);
        return inner && `${head}{${inner}}`;
      }
      const kept = head.startsWith("@") ? [head] : selectorsOf(head).filter((selector) => classesOf(selector).every(isUsed));
      return kept.length > 0 ? `${kept.join(",")}{${body}}` : "";
    })
    .join("");
}

interface Rule {
  readonly head: string;
  readonly body: string;
}

/** Rules of a sheet without comments. Braces in texts are not counted. */
function rulesOf(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: mark, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (mark === "{" && depth++ === 0) open = index;
    if (mark !== "}" || --depth > 0) continue;
    rules.push({ head: sheet.slice(start, open).trim(), body: sheet.slice(open + 1, index) });
    start = index + 1;
  }
  if (depth !== 0 || sheet.slice(start).trim()) throw new Error("The style sheet has something that is no rule with a block.");
  return rules;
}

/** Commas inside parentheses part no selectors. */
function selectorsOf(head: string): readonly string[] {
  return head.split(/,(?![^(]*\))/);
}

/** What a selector asks to be absent needs not be used. */
function classesOf(selector: string): readonly string[] {
  const asked = selector.replace(/:not\([^)]*\)/g, "").replace(/\[[^\]]*\]/g, "");
  return [...asked.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? "");
}
