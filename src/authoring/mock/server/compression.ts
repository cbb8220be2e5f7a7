/** Compresses static files as a content delivery network does: by what the browser accepts, and only what gets smaller. */
import { createReadStream, existsSync } from "node:fs";
import type { Readable, Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

export interface Compression {
  readonly headers: { readonly [name: string]: string };
  /** Undefined for a file that is sent as it is. */
  readonly stream?: Transform;
  /** How the name of a file ends that a build has compressed already. */
  readonly end?: string;
}

/** What is sent of a file: as the build has compressed it, where it has. */
export function readCompressed(file: string, compression: Compression): Readable {
  const { end } = compression;
  return end !== undefined && existsSync(file + end) ? createReadStream(file + end) : compress(createReadStream(file), compression);
}

export function compress(content: Readable, { stream }: Compression): Readable {
  return stream ? content.on("error", (error) => stream.destroy(error)).pipe(stream) : content;
}

const compressible = /^(text\/|application\/json|image\/svg)/;

/** `accepted` is the request's `Accept-Encoding`. Pictures are compressed already. */
export function chooseCompression(accepted: string, type: string): Compression {
  if (!compressible.test(type)) return { headers: {} };
  const vary = { Vary: "Accept-Encoding" };
  if (accepts(accepted, "br")) {
    // What networks use for files that they compress on the way; their highest level takes seconds.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { headers: { ...vary, "Content-Encoding": "br" }, stream: createBrotliCompress({ params }), end: ".br" };
  }
  if (accepts(accepted, "gzip")) return { headers: { ...vary, "Content-Encoding": "gzip" }, stream: createGzip({ level: 6 }), end: ".gz" };
  return { headers: vary };
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
