import { showText } from "../../../../core/json/index.ts";

/** Values as texts; empty ones are left out. */
export function readTexts(values: { readonly [name: string]: unknown }): { readonly [name: string]: string } {
  const texts = Object.entries(values).map(([name, value]) => [name, showText(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}
