/** Receipts of what users agree to. What makes and sends them comes when a screen is ready; a commit waits for none of it. */
import type { Launch } from "../../../core/market/index.ts";
import type { ScreenModule, Session, Storage } from "../../runtime/index.ts";

/** A screen that is open. */
export interface Shown {
  readonly session: Session;
  readonly module: ScreenModule;
}

/** Whose page it is, and where receipts go. */
export interface ReceiptPlace {
  /** A path of the page's own host that takes a POST. */
  readonly endpoint: string;
  readonly launch: Launch;
  readonly device: Storage;
}

export interface Receipts {
  /** A screen has opened. */
  opened(shown: Shown): void;
  /** An action that commits was sent just now. */
  committed(action: string): void;
}

export function openReceipts(place: ReceiptPlace): Receipts {
  const code = () => import("./late-receipts.ts").then((late) => late.receipts);
  let shown: Shown | undefined;
  return {
    opened(next) {
      shown = next;
      const { session } = next;
      const end = session.subscribe(["status"], () => {
        if (session.store.getState().status !== "ready") return;
        end();
        code()
          .then(({ watchConsents }) => watchConsents(next, place))
          .catch(() => {});
      });
    },
    committed(action) {
      if (!shown) return;
      const { module, session } = shown;
      // The state is never changed, only replaced, so that it is still this one when the code has come.
      const seen = { module, store: session.store.getState(), at: Date.now() };
      code()
        .then(({ send }) => send(seen, { what: "commit", by: action }, place))
        .catch(() => {});
    },
  };
}
