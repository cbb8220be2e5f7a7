/** How many pixels a picture has, by its content; `text` has a character for each byte. */
import { findPictureFormat } from "./picture-format.ts";

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined where the content does not say it. */
export function findPictureSize(text: string): PictureSize | undefined {
  const format = findPictureFormat(text);
  if (format === "png") return { width: readBig(text, 16, 4), height: readBig(text, 20, 4) };
  if (format === "jpg") return findJpgSize(text);
  if (format === "webp") return findWebpSize(text);
  return format === "svg" ? findSvgSize(text) : undefined;
}

function readBig(text: string, at: number, bytes: number): number {
  return [...text.slice(at, at + bytes)].reduce((sum, one) => sum * 256 + one.charCodeAt(0), 0);
}

function readLittle(text: string, at: number, bytes: number): number {
  return readBig([...text.slice(at, at + bytes)].reverse().join(""), 0, bytes);
}

/** Each part begins with its kind and its length; the kinds from C0 to CF, three of them aside, hold the size. */
function findJpgSize(text: string): PictureSize | undefined {
  const others = [0xc4, 0xc8, 0xcc];
  for (let at = 2; at + 9 < text.length && text.charCodeAt(at) === 0xff; at += 2 + readBig(text, at + 2, 2)) {
    const kind = text.charCodeAt(at + 1);
    if (kind >= 0xc0 && kind <= 0xcf && !others.includes(kind))
      return { width: readBig(text, at + 7, 2), height: readBig(text, at + 5, 2) };
  }
  return undefined;
}

function findWebpSize(text: string): PictureSize | undefined {
  const kind = text.slice(12, 16);
  if (kind === "VP8X") return { width: readLittle(text, 24, 3) + 1, height: readLittle(text, 27, 3) + 1 };
  if (kind === "VP8 ") return { width: readLittle(text, 26, 2) % 0x4000, height: readLittle(text, 28, 2) % 0x4000 };
  if (kind !== "VP8L") return undefined;
  const packed = readLittle(text, 21, 4);
  return { width: (packed % 0x4000) + 1, height: (Math.floor(packed / 0x4000) % 0x4000) + 1 };
}

function findSvgSize(text: string): PictureSize | undefined {
  const [, width = "", height = ""] = /viewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(text) ?? [];
  return width === "" ? undefined : { width: Number(width), height: Number(height) };
}
