/** What makes a drawing more than a picture: parts that run, change or are fetched. Everything that is not known is such a part. */

const elements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath " +
    "linearGradient radialGradient stop clipPath mask pattern marker filter " +
    "feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset"
  ).split(" "),
);
const beforeDrawing = /^(?:ï»¿)?\s*<\?xml[^>]*\?>/;
const tag = /<\/?([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** An address that is not of a part of the drawing itself. Escapes could hide one. */
const outside = /url\(\s*["']?(?!#)|@import|javascript:|\\|&#/i;

/** The first such part as it is written, cut short; undefined when there is none. */
export function findActivePart(text: string): string | undefined {
  const drawing = text.replace(beforeDrawing, "").replace(/<!--[\s\S]*?-->/g, "");
  for (let place = drawing.indexOf("<"); place >= 0; place = drawing.indexOf("<", tag.lastIndex)) {
    tag.lastIndex = place;
    const [whole, name = "", attributes = ""] = tag.exec(drawing) ?? [];
    if (whole === undefined) return drawing.slice(place, place + 20).trim();
    if (!elements.has(name)) return `<${name}>`;
    for (const [written, key = "", double, single] of attributes.matchAll(attribute))
      if (isActive(key, double ?? single ?? "")) return written.slice(0, 60);
  }
  return undefined;
}

function isActive(key: string, value: string): boolean {
  if (/^xmlns(?::|$)/.test(key)) return false;
  if (/^(?:.*:)?(?:href|src)$/i.test(key)) return !value.startsWith("#");
  return /^on/i.test(key) || outside.test(value);
}
