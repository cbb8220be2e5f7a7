/** What a store says of a file to who asks for it. */

const types: { readonly [extension: string]: string } = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};
const encodings: { readonly [extension: string]: string } = { br: "br", gz: "gzip" };

export interface StorageFacts {
  readonly ContentType: string;
  /** Of a compressed form, whose type is that of what it holds. */
  readonly ContentEncoding?: string;
  readonly CacheControl: string;
}

export function storageFacts(path: string): StorageFacts {
  const [, extension = "", form = ""] = /\.(\w+?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const encoding = encodings[form];
  return {
    ContentType: types[extension] ?? "application/octet-stream",
    ...(encoding !== undefined && { ContentEncoding: encoding }),
    CacheControl: path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  };
}
