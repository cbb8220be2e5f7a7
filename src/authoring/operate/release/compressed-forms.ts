/** Files that stand beside others in a form that takes less room. Which bytes they have depends on who compressed them, what they hold does not. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const expanders = new Map([
  [".br", brotliDecompressSync],
  [".gz", gunzipSync],
]);

/** The path without the ending of its form; undefined for a file that is not compressed. */
export function expandedPath(path: string): string | undefined {
  const ending = path.slice(-".gz".length);
  return expanders.has(ending) ? path.slice(0, -ending.length) : undefined;
}

/** What a compressed file holds; undefined for one that is damaged. */
export function expand(path: string, content: Buffer): Buffer | undefined {
  try {
    return expanders.get(path.slice(-".gz".length))?.(content);
  } catch {
    return undefined;
  }
}
