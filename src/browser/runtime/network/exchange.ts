export interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly retryAfter?: string | null;
}

export interface ExchangeOptions {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** The request may outlive the page. */
  readonly outlives?: boolean;
  readonly onProgress?: (share: number) => void;
}
