/** The small stateful world behind the API, of one visitor in one market: what the domains remember, and the images that were sent. */
import { chatBehaviours } from "../domains/chat.ts";
import { complaintBehaviours } from "../domains/complaint.ts";
import { loanBehaviours } from "../domains/loan.ts";
import { Loans } from "../domains/loans.ts";
import { productBehaviours } from "../domains/product.ts";
import { Captchas, promotionBehaviours } from "../domains/promotion.ts";
import { repaymentBehaviours } from "../domains/repayment.ts";
import type { StoredImage } from "../handlers/images.ts";
import type { Behaviours } from "../handlers/outcome.ts";
import { staticAnswers } from "../handlers/static-responses.ts";
import { india } from "../seeds/india/index.ts";
import { indonesia } from "../seeds/indonesia/index.ts";

export interface World {
  readonly images: Map<string, StoredImage>;
  readonly captchas: Captchas;
  /** Actions that are not in here succeed and answer with nothing. */
  readonly behaviours: Behaviours;
}

const seeds = { india, indonesia };

/** `now` gives milliseconds since 1970. */
export function createWorld(market: keyof typeof seeds, now: () => number): World {
  const seed = seeds[market];
  const images = new Map<string, StoredImage>();
  const captchas = new Captchas();
  const loans = new Loans(seed.loan);
  return {
    images,
    captchas,
    behaviours: {
      ...staticAnswers,
      ...complaintBehaviours(seed.complaint, images, now),
      ...chatBehaviours(seed.chat),
      ...loanBehaviours(loans),
      ...repaymentBehaviours(loans),
      ...productBehaviours(seed.product),
      ...promotionBehaviours(seed.promotion, captchas),
    },
  };
}
