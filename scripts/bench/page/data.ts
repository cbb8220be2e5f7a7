/** The responses to measure with: alike in every run, and new objects at each call. */
import type { OpenName, Option, Period, Product, Responses } from "./subject.ts";

function makeProduct(at: number): Product {
  return {
    id: `p${at}`,
    productLogo: "/logo.png",
    productName: `Pinjaman Contoh ${at}`,
    amountRange: `Rp ${at + 1}.000.000 - Rp ${at + 9}.000.000`,
    amountRangeDes: "Jumlah pinjaman",
    loan_rate: `${(at % 9) + 1}% per bulan`,
    productDesc: `Cair dalam ${(at % 5) + 1} jam, tenor sampai ${(at % 12) + 1} bulan`,
    productTags: ["Cepat", `Bunga ${at % 7}`, "Tanpa jaminan"],
    buttonStatus: at % 10 === 9 ? 0 : 1,
    buttonText: at % 10 === 9 ? "Penuh" : "Ajukan",
  };
}

function makePeriod(at: number): Period {
  const amount = 250_000 + at * 1_000;
  return {
    periodNo: at + 1,
    totalAmount: amount,
    amountText: `${Math.floor(amount / 1000)}.000`,
    canClick: 1,
    periodStatus: at % 6 === 0 ? 500 : 100,
    repayDes: at % 6 === 0 ? "Jatuh tempo" : "Belum dibayar",
    dueTime: `${(at % 28) + 1}-${(at % 12) + 1}-2027`,
  };
}

function makeList<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

const adjectives = ["pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant", "easy"];
const nouns = ["table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse", "keyboard"];
let made = 0;

/** Numbers go on, as in the benchmark, so that records that replace others are new ones. */
function makeRecord(at: number): Option {
  made++;
  return { value: `${made}`, title: `${adjectives[(at * 7) % 13]} ${nouns[(at * 5 + made) % 13]} ${at}` };
}

/** `count` is the number of cards, periods or types. */
export const responses: { readonly [S in OpenName]: (count: number) => Responses[S] } = {
  cards: (count) => makeList(count, makeProduct),
  periods: (count) => ({
    productName: "Belanja",
    repayPlanDetail: { repayWaitDetail: makeList(count, makePeriod), repayYetDetail: [] },
    repayWaitCount: count,
    note: "",
  }),
  form: (count) => ({
    problemType: makeList(count, (at) => ({ title: `Type ${at + 1}`, value: at + 1 })),
    problemSonType: makeList(count, (at) => ({ title: `Kind ${at + 1}`, value: at + 1 })),
    orderDetail: "",
    orderList: [],
  }),
  list: (count) => makeList(count, makeRecord),
};
