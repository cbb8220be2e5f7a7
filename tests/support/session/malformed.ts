/** Broken forms of a good response: bytes that are not JSON, envelopes that are none, and data of another shape at each place. */

export interface Malformed {
  readonly name: string;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const json = "application/json";

/** `count` variants of the JSON value `good`, which has the form of a response with `data`; the same ones each time. */
export function malform(good: { readonly code: string; readonly data: unknown }, count = 60): Malformed[] {
  const whole = wholes(JSON.stringify(good));
  const inside = placesOf(good.data, []).flatMap((place) =>
    replacements.map(({ name, value }) => ({
      name: `${name} at data${place.map((key) => `.${key}`).join("")}`,
      text: JSON.stringify({ ...good, data: replaceAt(good.data, place, value) }),
    })),
  );
  const step = Math.max(1, inside.length / Math.max(1, count - whole.length));
  const chosen = inside.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const padding = [[], {}].flatMap((data) =>
    wholes(JSON.stringify({ ...good, data })).map((variant) => ({
      ...variant,
      name: `${variant.name}, with ${JSON.stringify(data)} as data`,
    })),
  );
  return [...whole, ...chosen.map((variant) => ({ ...variant, status: 200, contentType: json })), ...padding].slice(0, count);
}

function wholes(text: string): Malformed[] {
  const as = (name: string, body: string, status = 200, contentType = json): Malformed => ({ name, status, contentType, text: body });
  return [
    as("nothing", ""),
    as("null", "null"),
    as("a list", "[]"),
    as("a number", "7"),
    as("a text", '"ok"'),
    as("an empty object", "{}"),
    as("half", text.slice(0, text.length / 2)),
    as("twice", text + text),
    as("a page", "<!doctype html><h1>Log in</h1>", 200, "text/html"),
    as("plain text", text, 200, "text/plain"),
    as("status 500", text, 500),
    as("status 502", "<h1>Bad gateway</h1>", 502, "text/html"),
    as("a number as code", text.replace('"00"', "0").replace('"success":true', '"success":1')),
    as("an object as code", text.replace('"00"', '{"a":1}').replace('"success":true', '"success":{"a":1}')),
    as("an object as message", '{"code":"01","message":{"text":"no"}}'),
    as("markup as message", '{"code":"01","message":"<img src=x onerror=alert(1)>"}'),
    as("a prototype", '{"code":"00","data":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}'),
    as("no data", '{"code":"00","message":""}'),
  ];
}

const replacements: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: "nothing", value: undefined },
  { name: "null", value: null },
  { name: "a number", value: 1e308 },
  { name: "yes", value: true },
  { name: "a list", value: [[]] },
  { name: "an object", value: { constructor: { name: "x" } } },
];

type Place = readonly (string | number)[];

/** Every place in a value, of lists the first entry only. */
function placesOf(value: unknown, place: Place): Place[] {
  if (typeof value !== "object" || value === null) return [place];
  const entries = Array.isArray(value) ? value.slice(0, 1).map((entry, index) => [index, entry] as const) : Object.entries(value);
  return [place, ...entries.flatMap(([key, entry]) => placesOf(entry, [...place, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? replaceAt(entry, rest, replacement) : entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, name === key ? replaceAt(entry, rest, replacement) : entry]),
  );
}
