// Colours in a file, so that an editor shows them beside their text.

import type { Node } from "jsonc-parser";
import { treeOf } from "../../compiler/index.ts";

export interface Colour {
  readonly start: number;
  readonly end: number;
  /** Parts from 0 to 1. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

function readColour(text: string): [red: number, green: number, blue: number, alpha: number] {
  const digits = text.slice(1);
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4), long.length === 8 ? part(6) : 1];
}

/** Every text that is a colour and nothing else. */
export function listColours(text: string): Colour[] {
  const look = (node: Node | undefined): Colour[] => {
    if (node?.type === "property") return look(node.children?.[1]);
    if (node?.type !== "string") return (node?.children ?? []).flatMap(look);
    if (typeof node.value !== "string" || !hex.test(node.value)) return [];
    const [red, green, blue, alpha] = readColour(node.value);
    return [{ start: node.offset, end: node.offset + node.length, red, green, blue, alpha }];
  };
  return look(treeOf(text));
}

/** As definitions write it. */
export function writeColour({ red, green, blue, alpha }: Pick<Colour, "red" | "green" | "blue" | "alpha">): string {
  const parts = [red, green, blue, ...(alpha < 1 ? [alpha] : [])];
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase()}`;
}
