import { lookup } from "mrmime";

/** The media type of a file, by the ending of its name, as servers write it into `Content-Type`. */
export function contentTypeOf(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
