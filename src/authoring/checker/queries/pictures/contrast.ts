/** What words need against their ground (WCAG 2.2, level AA). */
export const leastContrast = 4.5;

/** Contrast of two colours written #RRGGBB, from 1 to 21 (WCAG 2.2, relative luminance). */
export function findContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [findLuminance(one), findLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function findLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The shade of a colour, towards black or white, that is nearest to it and can be read on a ground: one of the two always can. */
export function findReadableShade(colour: string, ground: string, least: number): string | undefined {
  const percents = Array.from({ length: 100 }, (_, place) => place + 1);
  const shades = percents.flatMap((percent) => [mix(colour, 0, percent / 100), mix(colour, 255, percent / 100)]);
  return shades.find((shade) => findContrast(shade, ground) >= least);
}

function mix(colour: string, end: number, share: number): string {
  const parts = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16);
    return Math.round(part + (end - part) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`.toUpperCase();
}
