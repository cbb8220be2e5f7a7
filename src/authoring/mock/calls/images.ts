/** Images that a session uploaded, drawings of the project, and generated ones: a letter for any other name, a text to be read off. */
import { readOwn } from "../../../core/json/index.ts";
import type { MockData } from "../data/index.ts";

export interface StoredImage {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const imageFolder = "/sandbox/images/";

/** The address under which the next upload of a state can be opened. */
export function storeImage(images: Map<string, StoredImage>, image: StoredImage): string {
  const name = `upload-${images.size + 1}`;
  images.set(name, image);
  return `${imageFolder}${name}`;
}

/** An uploaded image, the project's drawing or a letter for a name such as `logo.svg`; undefined for anything else. */
export function findImage(images: ReadonlyMap<string, StoredImage>, drawings: MockData["pictures"], name: string): StoredImage | undefined {
  if (!/^[a-z-]{1,40}\.svg$/.test(name)) return images.get(name);
  const drawing = name.slice(0, -4);
  return asImage(readOwn(drawings, drawing) ?? drawLetter(drawing));
}

/** A picture of a text. */
export function drawText(text: string): StoredImage {
  const shown = text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return asImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 40"><rect width="96" height="40" fill="#ddd"/><text x="48" y="28" font-size="24" font-family="monospace" text-anchor="middle">${shown}</text></svg>`,
  );
}

function asImage(drawing: string): StoredImage {
  return { type: "image/svg+xml", bytes: new TextEncoder().encode(drawing) };
}

function drawLetter(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 40% 40%)"/><text x="48" y="62" font-size="40" font-family="sans-serif" text-anchor="middle" fill="#fff">${name.slice(0, 1).toUpperCase()}</text></svg>`;
}
