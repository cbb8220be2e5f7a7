/** What makes a drawing more than a picture: parts that run, change, are fetched or keep the device busy. Everything that is not known is such a part. */
import { measureDrawing, type Tag } from "./svg-cost.ts";

const elements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath " +
    "linearGradient radialGradient stop clipPath mask pattern marker filter " +
    "feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset"
  ).split(" "),
);
/** No other instruction: a style sheet of `<?xml-stylesheet?>` is fetched. */
const beforeDrawing = /^(?:ï»¿)?\s*<\?xml\s+version\s*=\s*["'][\d.]+["'](?:\s+(?:encoding|standalone)\s*=\s*["'][\w-]+["'])*\s*\?>/;
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** An address that is not of a part of the drawing itself. Escapes could hide one. */
const outside = /url\(\s*["']?(?!#)|(?:image|image-set|src|cross-fade|element)\(|@import|javascript:|\\|&#/i;

export interface UnsafePart {
  /** As it is written, cut short. */
  readonly part: string;
  readonly isCostly?: boolean;
}

/** The first such part; undefined when there is none. */
export function findUnsafePart(text: string): UnsafePart | undefined {
  const drawing = text.replace(beforeDrawing, "").replace(/<!--[\s\S]*?-->/g, "");
  const tags: Tag[] = [];
  for (let place = drawing.indexOf("<"); place >= 0; place = drawing.indexOf("<", tag.lastIndex)) {
    tag.lastIndex = place;
    const [whole, end, name = "", written = "", alone] = tag.exec(drawing) ?? [];
    if (whole === undefined) return { part: drawing.slice(place, place + 20).trim() };
    if (!elements.has(name)) return { part: `<${name}>` };
    const attributes = new Map<string, string>();
    for (const [part, key = "", double, single] of written.matchAll(attribute)) {
      const value = double ?? single ?? "";
      if (isActive(key, value)) return { part: part.slice(0, 60) };
      attributes.set(key, value);
    }
    tags.push({ name, kind: end ? "close" : alone ? "whole" : "open", attributes });
  }
  const part = measureDrawing(tags);
  return part === undefined ? undefined : { part, isCostly: true };
}

function isActive(key: string, value: string): boolean {
  if (/^xmlns(?::|$)/.test(key)) return false;
  if (/^(?:.*:)?(?:href|src)$/i.test(key)) return !value.startsWith("#");
  return /^on|^xml:base$/i.test(key) || outside.test(value);
}
