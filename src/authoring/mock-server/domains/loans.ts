/** The loans of one borrower: what is owed, what was paid, and what each payment changed. */
import type seed from "../seeds/india/loan.json";

export type LoanSeed = typeof seed;
type SeededLoan = LoanSeed["loans"][number];
type Period = SeededLoan["periods"][number];

export interface Loan extends Omit<SeededLoan, "periods"> {
  waiting: Period[];
  paid: Period[];
  /** Digits of what will have arrived by the time the borrower looks at the loan again; undefined without an open account. */
  expected?: number;
}

/** A payment that was started by card. */
export interface Payment {
  readonly orderId: string;
  readonly amount: number;
  isDone: boolean;
}

export class Loans {
  readonly seed: LoanSeed;
  readonly payments = new Map<string, Payment>();
  readonly usedTokens = new Set<string>();
  readonly #loans: Loan[];

  constructor(seed: LoanSeed) {
    this.seed = seed;
    this.#loans = seed.loans.map(({ periods, ...loan }) => ({ ...loan, waiting: [...periods], paid: [] }));
  }

  /** Parameters of addresses are texts, and a partner may send numbers. */
  find(orderId: unknown): Loan | undefined {
    return this.#loans.find((loan) => loan.orderId === String(orderId));
  }

  product(productId: unknown): LoanSeed["products"][number] | undefined {
    return this.seed.products.find((product) => product.productId === String(productId));
  }

  /** A new loan under review; gives its order number. */
  take(productId: string, amount: string): string {
    const orderId = `L${4001 + this.#loans.length}`;
    const { reviewing, reviewingText, locale, currency, ...words } = this.seed.words;
    const money = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
    this.#loans.push({
      ...{ productId, orderId, orderStatus: "21", noticeStatusText: reviewing, noticeDesText: reviewingText, inside: 1, h5Url: "" },
      ...{ isDelay: "0", isScore: 0, note: "", delay: { amount: "0", expiry: "" }, waiting: [], paid: [] },
      detail: [
        { text: words.amount, value: money.format(Number(amount)) },
        { text: words.order, value: orderId },
      ],
    });
    return orderId;
  }

  /** Money arrived: the fee of an extension, or the earliest periods that it covers. */
  receive(loan: Loan, amount: number): void {
    const { words } = this.seed;
    if (loan.isDelay === "1" && amount === Number(loan.delay.amount)) {
      Object.assign(loan, { isDelay: "0", noticeStatusText: words.extended, noticeDesText: words.extendedText });
      return;
    }
    let left = amount;
    while (loan.waiting[0] !== undefined && loan.waiting[0].totalAmount <= left) {
      const [period, ...waiting] = loan.waiting;
      left -= period.totalAmount;
      loan.paid.push({ ...period, repayDes: words.period, periodStatus: 200 });
      loan.waiting = waiting;
    }
    const isPaid = loan.waiting.length === 0;
    Object.assign(loan, {
      ...(isPaid ? { orderStatus: "200", isDelay: "0", isScore: 1 } : undefined),
      noticeStatusText: isPaid ? words.paid : words.partly,
      noticeDesText: isPaid ? words.paidText : words.partlyText,
    });
  }
}
