/** What a store says of a file to who asks for it. */
import { contentTypeOf } from "../../../project/index.ts";

const encodings: { readonly [extension: string]: string } = { br: "br", gz: "gzip" };

export interface StorageFacts {
  readonly ContentType: string;
  /** Of a compressed form, whose type is that of what it holds. */
  readonly ContentEncoding?: string;
  readonly CacheControl: string;
}

export function storageFacts(path: string): StorageFacts {
  const [, whole = path, form = ""] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  const encoding = encodings[form];
  return {
    ContentType: contentTypeOf(whole),
    ...(encoding !== undefined && { ContentEncoding: encoding }),
    CacheControl: path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  };
}
