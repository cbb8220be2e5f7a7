/** Loans before and after they are taken. */
import type { Behaviours, Outcome } from "../handlers/outcome.ts";
import type { Loan, Loans } from "./loans.ts";

export function loanBehaviours(loans: Loans): Behaviours {
  const offerOf = (productId: unknown) => loans.seed.offers.find((offer) => offer.productId === String(productId));
  const noProduct: Outcome = { code: "07", message: loans.seed.words.unknownProduct };
  return {
    loanConfirmDetail: ({ productId }, { origin }) => {
      const offer = offerOf(productId);
      if (offer === undefined) return noProduct;
      const { agreements: _, ...terms } = offer;
      return { data: { ...terms, ...loans.product(productId), popAgreementUrl: terms.popAgreementUrl.replace("{origin}", origin) } };
    },
    contracts: ({ productId }) => ({ data: (offerOf(productId)?.agreements ?? []).map((title) => ({ title })) }),
    contractJump: ({ productId, position }, { origin }) =>
      offerOf(productId) === undefined ? noProduct : { data: { contract_url: `${origin}/loanAgreement?position=${position}` } },
    loanPush: ({ productId, amount }, { origin }) => {
      if (offerOf(productId) === undefined) return noProduct;
      const orderId = loans.take(String(productId), String(amount));
      return { data: { lendDetailsUrl: `${origin}/loanDetails?productId=${productId}&orderId=${orderId}` } };
    },
    loanDetails: ({ orderId }) => lookAt(loans, orderId),
    googleScore: ({ orderId }) => {
      const loan = loans.find(orderId);
      if (loan === undefined) return unknownOrder(loans);
      loan.isScore = 0;
      return { data: null };
    },
    instalmentPlan: ({ orderId }) => {
      const loan = loans.find(orderId);
      return loan === undefined ? unknownOrder(loans) : { data: plan(loans, loan) };
    },
    delayDetail: ({ orderId }) => {
      const loan = loans.find(orderId);
      return loan === undefined ? unknownOrder(loans) : { data: extension(loans, loan) };
    },
  };
}

/** Code and words for an order that is not there. */
export function unknownOrder({ seed }: Loans): Outcome {
  return { code: "05", message: seed.words.unknownOrder };
}

/** The played bank credits an account by the time that the borrower looks at the loan again. */
function lookAt(loans: Loans, orderId: unknown): Outcome {
  const loan = loans.find(orderId);
  if (loan === undefined) return unknownOrder(loans);
  if (loan.expected !== undefined) loans.receive(loan, loan.expected);
  loan.expected = undefined;
  const { orderStatus, noticeStatusText, noticeDesText, inside, h5Url, isDelay, isScore, detail } = loan;
  return {
    data: {
      ...{ orderStatus, noticeStatusText, noticeDesText, inside, h5Url, isDelay, isScore },
      ...{ recProducts: [], playeduL: "", reyMsg: "", telephone: loans.seed.telephone, userOrderDetail: { detail } },
      ...named(loans, loan),
    },
  };
}

function plan(loans: Loans, loan: Loan): object {
  return {
    productName: named(loans, loan).productName,
    repayPlanDetail: {
      repayWaitDetail: loan.waiting.map((period) => ({ ...period, canClick: 1 })),
      repayYetDetail: loan.paid.map((period) => ({ ...period, canClick: 0 })),
    },
    repayWaitCount: loan.waiting.length,
    note: loan.note,
  };
}

function extension(loans: Loans, loan: Loan): object {
  return {
    ...named(loans, loan),
    delayShouldPayAmount: loan.delay.amount,
    delayExpiryTime: loan.delay.expiry,
    orderDetail: { detail: loan.detail },
    telephone: loans.seed.telephone,
  };
}

function named(loans: Loans, { productId }: Loan): { readonly productName: string; readonly productLogo: string } {
  const { productName = "", productLogo = "" } = loans.product(productId) ?? {};
  return { productName, productLogo };
}
