/** The six actions that commit, each on its screen as a borrower comes to send it. */
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import type { ActionDefinition } from "../../../src/core/format/index.ts";
import { type Market, markets } from "../browser/visitor.ts";

export interface CommitCase {
  readonly name: string;
  readonly action: ActionDefinition;
  readonly screen: string;
  readonly address: string;
  /** The node whose tap sends it. */
  readonly node: string;
  /** What the borrower writes first, by node. */
  readonly texts: { readonly [node: string]: string };
  readonly data: unknown;
  /** What was sent clears what the device stores, as the product wants it; then another tab does not know of it. */
  readonly clearsDevice?: true;
  /** Done once it is done for good, and the screen may lead on without doing it again. */
  readonly isLasting?: true;
  /** The call that finds out what became of it, and its data; none where it is sent again instead. */
  readonly look?: { readonly action: ActionDefinition; dataOf(isDone: boolean): unknown };
}

const { actions } = readMockProject(".");

function actionOf(name: string): ActionDefinition {
  const action = actions[name];
  if (action === undefined) throw new Error(`The catalogue has no \`${name}\`.`);
  return action;
}

/** The account is in the address, so that a reload without any storage still knows whose it is. */
const addressOf = (route: string, query: string, market: Market = "india"): string => {
  const common = `market=${markets[market]}&gid=G7`;
  return route.startsWith("#") ? `/?${common}${route}?${query}` : `${route}?${query}&${common}`;
};

const loan = (statusOf: (isDone: boolean) => string): CommitCase["look"] => ({
  action: actionOf("loanDetails"),
  dataOf: (isDone) => ({ orderStatus: statusOf(isDone) }),
});

/** Paid, and waiting for its payment. */
const order = loan((isDone) => (isDone ? "200" : "170"));
const complaint = "They called at night";
const payment = "orderId=L2001&amount=16365&productId=P21";

const repayment = (name: string, [screen, route, node]: readonly [string, string, string]) => ({
  name,
  action: actionOf(name),
  screen,
  address: addressOf(route, `${payment}&record=R1`),
  node,
  texts: {},
  data: null,
  look: order,
});

export const commitCases: readonly CommitCase[] = [
  {
    name: "loanPush",
    action: actionOf("loanPush"),
    screen: "loan-confirm",
    // The other market first shows an agreement, which a test of its own agrees to.
    address: addressOf("/loanConfirm", "productId=P21", "indonesia"),
    node: "confirm",
    texts: {},
    data: { lendDetailsUrl: "https://elsewhere.example/loan" },
    look: loan((isDone) => (isDone ? "21" : "110")),
  },
  { ...repayment("repaymentCommit", ["repayment-payway", "#/payway", "pay"]), data: { needValid: 1, repayRecordId: "R1" } },
  { ...repayment("repaymentConfirm", ["repayment-payway-code", "#/paywayCode", "confirm"]), texts: { code: "123456" } },
  {
    ...repayment("repaymentHuichao", ["repayment-alipay", "#/alipayrepayment", "pay"]),
    data: { url: "https://elsewhere.example/pay" },
  },
  {
    name: "problemSave",
    action: actionOf("problemSave"),
    screen: "complaint-form",
    address: addressOf("/complainPageNext", "problemIndex=1&problemSonIndex=11&orderNo=L2001"),
    node: "submit",
    texts: { text: complaint },
    data: null,
    clearsDevice: true,
    look: {
      action: actionOf("problemList"),
      dataOf: (isDone) => ({ tabs: [{ title: "All", list: isDone ? [{ id: "C1", time: "", type: "", content: complaint }] : [] }] }),
    },
  },
  {
    name: "register",
    action: actionOf("register"),
    screen: "promotion-register",
    address: addressOf("#/registerTemplate", "id=77"),
    node: "submit",
    texts: { phone: "13812345678", captcha: "ABCD", sms: "123456" },
    data: null,
    isLasting: true,
  },
];
