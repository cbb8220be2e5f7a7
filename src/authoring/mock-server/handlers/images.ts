/** Images that a visitor sent, and a few drawings for logos and evidence, all served from `/sandbox/images/`. */
import type { Outcome } from "./outcome.ts";

export interface StoredImage {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const imageFolder = "/sandbox/images/";
const accepted = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);

export async function keepImage(images: Map<string, StoredImage>, file: unknown): Promise<Outcome> {
  if (!(file instanceof Blob) || !accepted.has(file.type)) return { code: "03", message: "Only JPEG, PNG, GIF and WebP images are taken" };
  const name = `upload-${images.size + 1}`;
  images.set(name, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
  return { data: { url: `${imageFolder}${name}` } };
}

/** A sent image, or a drawing for a name such as `dana.svg`; undefined for anything else. */
export function findImage(images: ReadonlyMap<string, StoredImage>, name: string): StoredImage | undefined {
  if (/^[a-z-]{1,40}\.svg$/.test(name)) return { type: "image/svg+xml", bytes: new TextEncoder().encode(draw(name.slice(0, -4))) };
  return images.get(name);
}

function draw(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 40% 40%)"/><text x="48" y="62" font-size="40" font-family="sans-serif" text-anchor="middle" fill="#fff">${name.slice(0, 1).toUpperCase()}</text></svg>`;
}
