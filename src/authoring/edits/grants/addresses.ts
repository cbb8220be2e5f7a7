// Addresses in texts: what a browser, a mail program or a telephone takes for one, and what a reader would enter by hand.
import { type FoundText, readParts } from "./reads.ts";

/** Wherever it stands, also inside an expression. */
const address = /\bhttps?:[^\s'"`<>{}]+|(?:\b[a-z][a-z0-9+.-]*:|(?<=^|['"`\s(]))[/\\]{2}[^\s'"`<>{}]*|\bwww\.[^\s'"`<>{}]+/gi;
const otherSchemes = /(?:^|['"`])\s*(?:javascript|vbscript|data|file|blob|about|tel|sms|mailto|intent|[a-z]+app):\S/i;
/** The pictures that a text names. */
export const picture = /picture:([\w./-]*)/g;

const mailbox = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** With a path whatever the last part is; without one only where no sentence has it. */
const domain =
  /(?<![\w-])(?:[\w-]+\.)+(?:[a-z]{2,}(?::\d+)?\/[^\s'"`<>]*|(?:com|net|org|info|biz|app|dev|io|co|me|id|in|ly|xyz|site|online|shop|store|link|click|top|live|club|page|icu|vip|example)\b(?:\.[\w-]+)*)/gi;
/** Seven digits or more after the first, with what stands between them in a number that is called. */
const telephone = /(?<!\d[.,/-]?)[+0](?:[\s().-]*\d){7,}/g;
const moment = String.raw`(?:\d\d?(?:\.[01]?\d\.|-[01]?\d-| [01]?\d )20\d\d|(?:[01]?\d|2[0-4])\.[0-5]\d)`;
/** Days, hours and amounts that begin with a zero: `01.03.2027 08.00`, `08.00 - 17.00`, `0 - 1.000.000`. */
const noTelephone = new RegExp(String.raw`^(?:${moment}(?:(?:\s+|\s*-\s*)${moment}){0,3}|0\s*-\s*[1-9]\d{0,2}(?:\.\d{3})+)$`);

/** Every address that a text names or comes to say; each once. */
export function addressesIn(found: FoundText): ReadonlySet<string> {
  const said = wordsOf(found).map((text) => text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
  const named = [found.text, ...said].flatMap((text) => [...match(text, address), ...(otherSchemes.test(text) ? [text] : [])]);
  const others = said.map((text) => text.replaceAll(address, " ").replaceAll(picture, " "));
  const read = others.flatMap((text) => [
    ...match(text, mailbox),
    ...match(text.replaceAll(mailbox, " "), domain),
    ...match(text, telephone).filter((one) => !noTelephone.test(one)),
  ]);
  return new Set([...named, ...read]);
}

function match(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([whole]) => whole);
}

/** What a text may come to say: with what its placeholders have written out, without them, and each text inside these by itself. */
function wordsOf(found: FoundText): string[] {
  // A path of the store is no word.
  if ((found.key === "bind" || found.key === "path") && /^state[\w.]+$/.test(found.text)) return [];
  const parts = readParts(found) ?? [{ text: found.text }];
  const whole = (fold: (ast: unknown) => string) => parts.map((part) => ("ast" in part ? fold(part.ast) : part.text)).join("");
  return [whole(writtenOut), whole(() => ""), ...parts.flatMap((part) => ("ast" in part ? [...textsOf(part.ast)] : []))];
}

/** A literal, or what literals add up to; '' for what is computed. */
function writtenOut(ast: unknown): string {
  if (typeof ast === "string" || typeof ast === "number") return String(ast);
  const [operator, ...parts]: readonly unknown[] = Array.isArray(ast) ? ast : [];
  return operator === "+" ? parts.map(writtenOut).join("") : "";
}

/** The texts that are written inside an expression, and no names. */
function* textsOf(ast: unknown): Generator<string> {
  yield writtenOut(ast);
  const [operator, ...parts]: readonly unknown[] = Array.isArray(ast) ? ast : [];
  if (operator === "." || operator === "^") return;
  for (const part of operator === "f" ? parts.slice(1) : parts) yield* textsOf(part);
}
