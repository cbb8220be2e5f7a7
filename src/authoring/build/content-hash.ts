import { createHash } from "node:crypto";

/** What the name of a file carries, so that it may be cached for ever. */
export function hashContent(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
