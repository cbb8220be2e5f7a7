import type { Writing } from "../wire/wire.ts";

export interface ExchangeOptions {
  readonly signal: AbortSignal;
  readonly writing: Pick<Writing, "cache" | "maxBytes">;
  /** The request may outlive the page. */
  readonly outlives?: boolean;
  readonly onProgress?: (share: number) => void;
}
