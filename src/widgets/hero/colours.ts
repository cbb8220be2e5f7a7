/** A colour that comes from outside, and the words on it. */

export interface Colours {
  readonly backgroundColor: string;
  readonly color: string;
}

/** Share of the light that a part of a colour, 0 to 255, gives back: WCAG 2.2, relative luminance. */
function lightOf(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Black or white reaches 4.5 : 1 on any ground. Undefined for what is no `#rrggbb`: nothing else gets into the page's styles. */
export function colours(accent: string): Colours | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(accent)?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => lightOf(Number.parseInt(part, 16)));
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where both are equally far: (light + 0.05)² = 1.05 × 0.05.
  return { backgroundColor: accent, color: light > 0.179 ? "#000" : "#fff" };
}
