import { createHash } from "node:crypto";

/** Another one for another text: in the name of a file that may be cached for ever, and where texts are compared by name. */
export function hashContent(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
