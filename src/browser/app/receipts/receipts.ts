/** Receipts of what users agree to. What makes and sends them comes when a screen is ready; a commit waits for none of it. */
import type { Owner, ReceiptPlace, Shown } from "./place.ts";

export interface Receipts {
  /** The page knows whose it is; nothing happens before. */
  begin(owner: Owner): void;
  /** A screen has opened. */
  opened(shown: Shown): void;
  /** An action that commits was sent just now. */
  committed(action: string): void;
}

export function openReceipts(endpoint: string): Receipts {
  const code = () => import("./late-receipts.ts").then((late) => late.receipts);
  let place: ReceiptPlace | undefined;
  let shown: Shown | undefined;
  return {
    begin(owner) {
      place = { ...owner, endpoint };
    },
    opened(next) {
      if (!place) return;
      const there = place;
      shown = next;
      const { session } = next;
      const end = session.subscribe(["status"], () => {
        const ready = session.store.getState();
        if (ready.status !== "ready") return;
        end();
        code()
          .then(({ watchConsents }) => watchConsents(next, there, ready))
          .catch(() => {});
      });
    },
    committed(action) {
      if (!shown || !place) return;
      const there = place;
      const { module, session } = shown;
      // The state is never changed, only replaced, so that it is still this one when the code has come.
      const seen = { module, store: session.store.getState(), at: Date.now() };
      code()
        .then(({ send }) => send(seen, { what: "commit", by: action }, there))
        .catch(() => {});
    },
  };
}
