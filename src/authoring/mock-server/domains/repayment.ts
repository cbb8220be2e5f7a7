/** Ways to pay back: virtual accounts, cards, another page. */
import type { Behaviours, Input, Outcome } from "../handlers/outcome.ts";
import { unknownOrder } from "./loan.ts";
import type { Loans } from "./loans.ts";

/** What every SMS of the played server says. */
const smsCode = "123456";
const market = "2";

export function repaymentBehaviours(loans: Loans): Behaviours {
  const { banks, markets } = loans.seed;
  let tokens = 0;
  return {
    initPayType: () => ({ data: { banks, markets } }),
    generateVcode: (input) => openAccount(loans, input),
    repaymentWay: () => {
      tokens += 1;
      const bankCards = loans.seed.cards.map(({ needsCode: _, ...card }) => card);
      return { data: { alipay: 1, repayToken: `T${tokens}`, bankCards } };
    },
    repaymentCommit: (input) => startPayment(loans, input),
    repaymentConfirm: (input) => confirmPayment(loans, input),
    repaymentHuichao: ({ orderId, amount }) => {
      if (loans.find(orderId) === undefined) return unknownOrder(loans);
      return { data: { url: `https://pay.example.com/huichao?order=${orderId}&amount=${amount}` } };
    },
  };
}

function openAccount(loans: Loans, { orderId, amount, payCode, pay_type, specific_num }: Input): Outcome {
  const loan = loans.find(orderId);
  if (loan === undefined) return unknownOrder(loans);
  const { banks, markets, bankSteps, marketSteps, telephone } = loans.seed;
  const isMarket = String(pay_type) === market;
  const bank = banks.find((known) => known.payCode === payCode) ?? banks[0];
  loan.expected = Number(amount);
  return {
    data: {
      ...{
        amount: String(amount),
        vcode: `8808${loan.orderId.slice(1)}${String(amount).padStart(8, "0")}`,
        cardNo: `B-${loan.orderId}`,
        telephone,
      },
      payType: isMarket ? 2 : 1,
      payCode: isMarket ? (markets.find((known) => known === payCode) ?? markets[0]) : bank?.payCode,
      payStep: isMarket ? marketSteps : bankSteps,
      specificNum: String(specific_num),
    },
  };
}

function startPayment(loans: Loans, { orderId, amount, cardId, repayToken }: Input): Outcome {
  const loan = loans.find(orderId);
  if (loan === undefined) return unknownOrder(loans);
  if (loans.usedTokens.has(String(repayToken))) return { code: "800005", message: loans.seed.words.repeated };
  loans.usedTokens.add(String(repayToken));
  const needsCode = loans.seed.cards.find(({ id }) => id === String(cardId))?.needsCode === true;
  const id = `R${1 + loans.payments.size}`;
  loans.payments.set(id, { orderId: loan.orderId, amount: Number(amount), isDone: !needsCode });
  if (!needsCode) loans.receive(loan, Number(amount));
  return { data: { needValid: needsCode ? 1 : 0, repayRecordId: id } };
}

function confirmPayment(loans: Loans, { repaymentRecordId, verifyCode }: Input): Outcome {
  const payment = loans.payments.get(String(repaymentRecordId));
  const loan = loans.find(payment?.orderId);
  if (payment === undefined || loan === undefined) return unknownOrder(loans);
  if (payment.isDone) return { code: "800005", message: loans.seed.words.repeated };
  if (verifyCode !== smsCode) return { code: "800006", message: loans.seed.words.wrongCode };
  payment.isDone = true;
  loans.receive(loan, payment.amount);
  return { data: null };
}
