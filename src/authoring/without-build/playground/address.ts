/** What is on the page, in the part of its address after `#`: a link shows the same to somebody else. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { isObject } from "../../../core/json/index.ts";
import { findExample, type Texts } from "./examples.ts";

export interface Situation {
  readonly example: string;
  readonly market: string;
  readonly file: string;
  /** Of the preview. */
  readonly screen: string;
  readonly params: Texts;
  /** Texts that are not those of the example. */
  readonly changed: Texts;
}

export function startOf(id: string): Situation {
  const { id: example, markets, file, screen } = findExample(id);
  return { example, market: markets[0], file, screen, params: {}, changed: {} };
}

export function writeAddress(situation: Situation): string {
  const packed = deflateSync(strToU8(JSON.stringify(situation)), { level: 9 });
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return `#${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** What is missing or cannot be read is that of the example. */
export function readAddress(hash: string): Situation {
  const given = unpack(hash.slice(1));
  const start = startOf(textOr("", given["example"]));
  const { markets, definitions } = findExample(start.example);
  const market = textOr(start.market, given["market"]);
  const file = textOr(start.file, given["file"]);
  return {
    example: start.example,
    market: markets.includes(market) ? market : start.market,
    file: Object.hasOwn(definitions, file) ? file : start.file,
    screen: textOr(start.screen, given["screen"]),
    params: textsOf(given["params"]),
    changed: Object.fromEntries(Object.entries(textsOf(given["changed"])).filter(([path]) => Object.hasOwn(definitions, path))),
  };
}

function unpack(packed: string): { readonly [name: string]: unknown } {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const value: unknown = JSON.parse(strFromU8(inflateSync(Uint8Array.from(binary, (char) => char.charCodeAt(0)))));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const textOr = (usual: string, value: unknown): string => (typeof value === "string" ? value : usual);

function textsOf(value: unknown): Texts {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : [])));
}
