/** Rounds the corners of what was photographed and draws a line around it, on a transparent ground. */
import type { Browser } from "playwright";
import type { Size } from "./join-frames.ts";

export type Scheme = "light" | "dark";
export const schemes: readonly Scheme[] = ["light", "dark"];

export interface Layout extends Size {
  /** CSS pixels, as the size of each photo. */
  readonly radius: number;
  /** Device pixels for a CSS pixel. */
  readonly scale: number;
  readonly scheme: Scheme;
  /** 0 to 100. */
  readonly quality: number;
  /** Where a hand points at, which a photo does not show. */
  readonly pointer?: { readonly x: number; readonly y: number };
}

const gap = 24;
const lines: Readonly<Record<Scheme, string>> = { light: "#0000002e", dark: "#ffffff3d" };
const arrow =
  '<svg width="22" height="22" viewBox="0 0 22 22"><path d="M2 1v17l4.5-4 3 7 3-1.3-3-6.7h6z" fill="#000" stroke="#fff" stroke-width="1.5"/></svg>';

/** Of photos side by side, with their lines around them. */
export function framedSize(count: number, { width, height, scale }: Layout): Size {
  const line = lineOf(scale);
  return { width: (width * scale + 2 * line) * count + gap * scale * (count - 1), height: height * scale + 2 * line };
}

const lineOf = (scale: number): number => Math.round(scale);

/** WebP: a fifth of the bytes of a PNG, and readable everywhere that shows Markdown. */
export async function framePhotos(browser: Browser, photos: readonly Buffer[], layout: Layout): Promise<Buffer> {
  const { width, height, radius, scale, scheme, quality, pointer } = layout;
  // In device pixels, because a capture in this format has one for each CSS pixel.
  const page = await browser.newPage({ viewport: framedSize(photos.length, layout) });
  const style = `body { margin: 0; display: flex; gap: ${gap * scale}px }
    img { border: ${lineOf(scale)}px solid ${lines[scheme]}; border-radius: ${radius * scale}px; width: ${width * scale}px; height: ${height * scale}px }
    svg { position: fixed; zoom: ${scale} }`;
  const images = photos.map((photo) => `<img alt="" src="data:image/png;base64,${photo.toString("base64")}">`);
  const hand = pointer ? arrow.replace("<svg", `<svg style="left:${pointer.x}px;top:${pointer.y}px"`) : "";
  await page.setContent(`<style>${style}</style>${images.join("")}${hand}`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  await page.close();
  return Buffer.from(data, "base64");
}
