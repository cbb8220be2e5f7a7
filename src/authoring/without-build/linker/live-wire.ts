// How calls are written and read, from the wire file itself. A build joins no more than the project's actions need.
import { byEither, fillPath, type Wire, type Writing } from "../../../browser/runtime/index.ts";
import type { Settings, WireMapping } from "../../../core/format/index.ts";
import { readResponseNames, usualMaxBytes, usualToken } from "../../../core/market/index.ts";

function signWith(place: NonNullable<WireMapping["token"]>): Writing["sign"] {
  if ("query" in place) return (token, query) => query.set(place.query, token);
  const { header, scheme } = place;
  return (token, _, headers) => {
    headers[header] = scheme === undefined ? token : `${scheme} ${token}`;
  };
}

export function createWire(mapping: WireMapping, { timeoutMs }: Pick<Settings, "timeoutMs">): Wire {
  const { baseUrl = "", headers, token = usualToken, retries, cache, maxBytes = usualMaxBytes } = mapping;
  return {
    writing: { baseUrl, headers, sign: signWith(token), fill: fillPath, ...(cache && { cache: "no-cache" }), maxBytes },
    reading: { read: byEither(readResponseNames(mapping)), pausesMs: retries?.pausesMs },
    timeoutMs,
  };
}
