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
