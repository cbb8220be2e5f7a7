import type { LanguageDefinition, MarketDefinition, Settings } from "../contract/index.ts";
import { createFormats } from "../market/index.ts";
import { allowUrl } from "../runtime/index.ts";
import type { Kit } from "./kit-context.ts";

interface Wording {
  readonly market: Omit<MarketDefinition, "accent">;
  readonly language: Pick<LanguageDefinition, "tag" | "labels">;
}

/** Gives what widgets need in one market and language. `origin` is the page's own, which may always serve images. */
export function createKit({ market, language }: Wording, settings: Settings, origin: string): Kit {
  return {
    tag: language.tag,
    labels: language.labels,
    formats: createFormats(market),
    allowImage: (raw) => allowUrl(raw, "image", settings, origin)?.href,
  };
}
