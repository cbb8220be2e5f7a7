/** By what a build is known: in its pages, in reports, in calls and on the servers. */
import { createHash } from "node:crypto";
import { fill, places } from "../pages/page.ts";
import { styleSourceOf } from "./style-sources.ts";

/** Below `dist/`, hidden from browsers. */
export const identityFile = ".serve/release.json";

export interface ReleaseIdentity {
  /** Of the content, and of the commit where there is one: `bdfhkmnpabce-cafebabe`. */
  readonly id: string;
  /** Of what was built; undefined outside of version control. */
  readonly commit?: string;
}

/** `files`: contents by file below `dist/`, of all that does not change with the commit alone. */
export function identify(files: Iterable<readonly [file: string, content: string]>, commit?: string): ReleaseIdentity {
  const hash = createHash("sha256").update(JSON.stringify([...files]));
  const content = inLetters(hash.digest("hex")).slice(0, 12);
  return commit === undefined ? { id: content } : { id: `${content}-${inLetters(commit).slice(0, 8)}`, commit };
}

/** Reports let no four digits in a row pass, because these may be somebody's, so an id has none. */
function inLetters(hexadecimal: string): string {
  return hexadecimal.replace(/\d/g, (digit) => String.fromCharCode("g".charCodeAt(0) + Number(digit)));
}

/**
 * The page with its release, and with the one style sheet that may stand in it: whatever release a server sends, its page is drawn as
 * it was built, and the server need not know the hash.
 */
export function finishPage(html: string, { id }: ReleaseIdentity): string {
  const source = styleSourceOf(html);
  const policy = source ? `\n    <meta http-equiv="Content-Security-Policy" content="style-src 'self' ${source}">` : "";
  return fill(
    fill(html, places.style, (style) => policy + style),
    places.html,
    (tag) => tag.replace(/>$/, ` data-release="${id}">`),
  );
}
