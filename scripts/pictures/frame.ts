/** Rounds the corners of what was photographed and draws a line around it, on a transparent ground. */
import type { Browser } from "playwright";

export type Scheme = "light" | "dark";
export const schemes: readonly Scheme[] = ["light", "dark"];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Its size is that of each photo, in CSS pixels. */
export interface Layout extends Size {
  /** CSS pixels. */
  readonly radius: number;
  /** Device pixels for a CSS pixel. */
  readonly scale: number;
  readonly scheme: Scheme;
  /** 0 to 100. */
  readonly quality: number;
}

const gap = 24;
const lines: Readonly<Record<Scheme, string>> = { light: "#0000002e", dark: "#ffffff3d" };

/** Of photos side by side, with their lines around them, in device pixels. */
function framedSize(count: number, { width, height, scale }: Layout): Size {
  const line = lineOf(scale);
  return { width: (width * scale + 2 * line) * count + gap * scale * (count - 1), height: height * scale + 2 * line };
}

const lineOf = (scale: number): number => Math.round(scale);

/** WebP: a fifth of the bytes of a PNG, and readable everywhere that shows Markdown. */
export async function framePhotos(browser: Browser, photos: readonly Buffer[], layout: Layout): Promise<Buffer> {
  const { width, height, radius, scale, scheme, quality } = layout;
  // In device pixels, because a capture in this format has one for each CSS pixel.
  const page = await browser.newPage({ viewport: framedSize(photos.length, layout) });
  const style = `body { margin: 0; display: flex; gap: ${gap * scale}px }
    img { border: ${lineOf(scale)}px solid ${lines[scheme]}; border-radius: ${radius * scale}px; width: ${width * scale}px; height: ${height * scale}px }`;
  const images = photos.map((photo) => `<img alt="" src="data:image/png;base64,${photo.toString("base64")}">`);
  await page.setContent(`<style>${style}</style>${images.join("")}`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  await page.close();
  return Buffer.from(data, "base64");
}
