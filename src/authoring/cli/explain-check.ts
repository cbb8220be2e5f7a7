import { checks, describeState } from "../checker/index.ts";
import type { CheckPage, Example } from "../project/index.ts";

/** The rule of a check, its reason, and definitions that it refuses beside some that it accepts. */
export function writeCheck(id: string, { what, why, bad, good }: CheckPage): string {
  const check = checks.find((one) => one.id === id);
  const state = check === undefined ? "" : `${describeState(check)}\n`;
  return `${id}\n\n${what}\n${why}\n${state}\nRefused:\n${bad.map(writeExample).join("\n")}\nRight:\n${good.map(writeExample).join("\n")}`;
}

function writeExample({ screen, files, texts }: Example): string {
  const parts = [...(screen === undefined ? [] : [screen]), ...Object.entries(files ?? {}).map(([path, value]) => ({ [path]: value }))];
  const written = Object.entries(texts ?? {}).map(([path, text]) => `${path}: ${text}`);
  return [...parts.map((part) => JSON.stringify(part, null, 2)), ...written].map((text) => `${text.replace(/^/gm, "  ")}\n`).join("");
}
