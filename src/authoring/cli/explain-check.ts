import { checks, describeState } from "../checker/index.ts";
import { writeDefinition } from "../compiler/index.ts";
import type { CheckPage, Example } from "../project/index.ts";

/** The rule of a check, its reason, and definitions that it refuses beside some that it accepts. */
export function writeCheck(id: string, { what, why, bad, good }: CheckPage): string {
  const check = checks.find((one) => one.id === id);
  const state = check === undefined ? "" : `${describeState(check)}\n`;
  return `${id}\n\n${what}\n${why}\n${state}\nRefused:\n${bad.map(writeExample).join("\n")}\nRight:\n${good.map(writeExample).join("\n")}`;
}

function writeExample({ message: _, at: __, ...example }: Example): string {
  const isText = ([place, value]: [string, unknown]) => typeof value === "string" && place.includes("/") && !place.includes("#");
  const texts = Object.entries(example).filter(isText);
  const parts = Object.entries(example).filter((entry) => !isText(entry));
  const written = parts.length === 0 ? "" : writeDefinition(Object.fromEntries(parts));
  return `${written}${texts.map(([path, text]) => `${path}: ${text}\n`).join("")}`.replace(/^(?=.)/gm, "  ");
}
