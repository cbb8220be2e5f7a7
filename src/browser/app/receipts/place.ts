/** Of which screen receipts are, and where they go. */
import type { Launch } from "../../../core/market/index.ts";
import type { ScreenModule, Session, Storage } from "../../runtime/index.ts";

/** A screen that is open. */
export interface Shown {
  readonly session: Session;
  readonly module: ScreenModule;
}

/** Whose page it is, and what it keeps. */
export interface Owner {
  readonly launch: Launch;
  readonly device: Storage;
}

export interface ReceiptPlace extends Owner {
  /** A path of the page's own host that takes a POST. */
  readonly endpoint: string;
}
