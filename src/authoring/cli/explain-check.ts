import type { CheckText, Example } from "../checker/index.ts";

/** Why a check is there, and a definition that it refuses beside one that it takes. */
export function writeCheck({ id, why, bad, good }: CheckText): string {
  return `${id}\n\n${why}\n\nRefused:\n${bad.map(writeExample).join("\n")}\nRight:\n${good.map(writeExample).join("\n")}`;
}

function writeExample({ screen, files, texts }: Example): string {
  const parts = [...(screen === undefined ? [] : [screen]), ...Object.entries(files ?? {}).map(([path, value]) => ({ [path]: value }))];
  const written = Object.entries(texts ?? {}).map(([path, text]) => `${path}: ${text}`);
  return [...parts.map((part) => JSON.stringify(part, null, 2)), ...written].map((text) => `${text.replace(/^/gm, "  ")}\n`).join("");
}
