/** How many characters a text has that a regular expression takes, for the parts of expressions that forms need. */

export interface Lengths {
  readonly least: number;
  readonly most: number;
}

const nothing: Lengths = { least: 0, most: 0 };
const anything: Lengths = { least: 0, most: Number.POSITIVE_INFINITY };

/** One part with what says how often; in the order in which they are tried. */
const part =
  /(?<mark>[\^$]|\\b|\\B)|(?<look>\(\?<?[=!])|(?<open>\((?:\?:|\?<[A-Za-z]\w*>)?)|(?<close>\))|(?<or>\|)|(?<odd>\\[1-9k])|(?<one>\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\[(?:\\.|[^\]\\])*\]|[\s\S])/uy;
const times = /(?:\*|\+|\?|\{(\d+)(,(\d*))?\})\??/y;

/** Of a whole text: an expression without `^` and `$` takes any number of characters around it. */
export function lengthsOfPattern(pattern: string): Lengths {
  const { lengths, isKnown } = readAll(pattern);
  if (!isKnown) return anything;
  return /^\^.*(?:^|[^\\])\$$/s.test(pattern) && !hasOuterChoice(pattern) ? lengths : { ...lengths, most: anything.most };
}

/** Its anchors belong to one branch each. */
function hasOuterChoice(pattern: string): boolean {
  const bare = pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
  let open = 0;
  for (const mark of bare) {
    if (mark === "|" && open === 0) return true;
    open += mark === "(" ? 1 : mark === ")" ? -1 : 0;
  }
  return false;
}

interface Branches {
  readonly done: readonly Lengths[];
  readonly current: Lengths;
  /** A part that looks ahead or behind takes nothing. */
  readonly isLook: boolean;
}

const fresh = (isLook: boolean): Branches => ({ done: [], current: nothing, isLook });

function readAll(pattern: string): { readonly lengths: Lengths; readonly isKnown: boolean } {
  const stack: Branches[] = [];
  let at = 0;
  let inner = fresh(false);
  while (at < pattern.length) {
    part.lastIndex = at;
    const { 0: text = "", groups: found = {} } = part.exec(pattern) ?? {};
    if (text === "" || found["odd"] !== undefined) return { lengths: anything, isKnown: false };
    at += text.length;
    if (found["open"] !== undefined || found["look"] !== undefined) {
      stack.push(inner);
      inner = fresh(found["look"] !== undefined);
    } else if (found["or"] !== undefined) inner = { ...inner, done: [...inner.done, inner.current], current: nothing };
    else if (found["mark"] === undefined) {
      times.lastIndex = at;
      const often = times.exec(pattern);
      at += often?.[0].length ?? 0;
      const closed = found["close"] === undefined ? { least: 1, most: 1 } : close(inner);
      if (found["close"] !== undefined) inner = stack.pop() ?? fresh(false);
      inner = { ...inner, current: add(inner.current, repeat(closed, often)) };
    }
  }
  return { lengths: close(inner), isKnown: true };
}

function close({ done, current, isLook }: Branches): Lengths {
  const all = [...done, current];
  return isLook ? nothing : { least: Math.min(...all.map(({ least }) => least)), most: Math.max(...all.map(({ most }) => most)) };
}

function add(one: Lengths, other: Lengths): Lengths {
  return { least: one.least + other.least, most: one.most + other.most };
}

function repeat({ least, most }: Lengths, often: RegExpExecArray | null): Lengths {
  if (often === null) return { least, most };
  const [text, from, list, to] = often;
  const fewest = from === undefined ? (text.startsWith("+") ? 1 : 0) : Number(from);
  const rest =
    from === undefined ? (text.startsWith("?") ? 1 : anything.most) : list === undefined ? fewest : to === "" ? anything.most : Number(to);
  return { least: least * fewest, most: most === 0 ? 0 : most * rest };
}
