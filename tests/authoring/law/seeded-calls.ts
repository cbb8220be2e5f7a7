/** What is sent, what can be reached, and on which terms. */
import { type Seeded, seed } from "./seeded.ts";

const confirm = "screens/loan/confirm/screen.json";
const loanActions = "screens/catalogue/actions/loan.json";
const delay = "screens/repayment/delay/screen.json";
const periods = "screens/repayment/periods/screen.json";
const payments = "screens/catalogue/actions/repayment.json";
const india = "screens/catalogue/markets/india.json";
const settings = "screens/catalogue/settings.json";

export const seededCalls: readonly Seeded[] = [
  seed(
    confirm,
    '"widget": "button", "id": "confirm", "when": "!isUnknown"',
    '"widget": "button", "id": "confirm"',
    "reachable",
    "now calls `loanPush` also with",
    '"call"',
  ),
  seed(
    confirm,
    '"amount": "{data.terms.amount}",',
    '"amount": "{first.amount}",',
    "call sends another value",
    "`loanPush` gets `data.terms.repay_plans[0]['amount']` as `amount` (Amount of the loan)",
    '"amount"',
  ),
  seed(
    confirm,
    '"termUnit": "{data.terms.termUnit}",',
    '"termUnit": "{data.terms.termUnit}", "phone": "{company.phone}",',
    "call sends more",
    "`loanPush` now gets `phone` as well: `company.phone`",
    "phone",
  ),
  seed(confirm, '"termUnit": "{data.terms.termUnit}",', "", "call sends less", "no longer gets `termUnit`", '"call"'),
  seed(
    confirm,
    '"busy": "{texts.opening}"',
    '"busy": "{texts.opening}", "ok": { "do": "call", "action": "loanPush" }',
    "reachable",
    "calls `loanPush`, as others do",
    "loanPush",
  ),
  seed(
    confirm,
    '"on": { "back": { "do": "native", "key": "closeWebView" } }',
    '"on": { "back": { "do": "run", "flow": "confirm" } }',
    "reachable",
    "`header`",
    '"call"',
  ),
  seed(
    confirm,
    '"onReady": {',
    '"onOpen": { "do": "call", "action": "googleScore", "input": { "productId": "{params.productId}", "orderId": "{params.orderId}" } }, "onReady": {',
    "reachable",
    "calls `googleScore`",
    "googleScore",
  ),
  seed(
    confirm,
    '{ "do": "native", "key": "goHome" }',
    '{ "do": "native", "key": "callTelephone" }',
    "reachable",
    "asks the app for `callTelephone`",
    "callTelephone",
  ),
  seed(
    confirm,
    '"{answer.contract_url}"',
    '"https://elsewhere.example"',
    "reachable",
    "leads out of the app to 'https://elsewhere.example'",
    "elsewhere",
  ),
  seed(
    confirm,
    '"do": "call", "action": "contractJump"',
    '"do": "call", "action": "loanDetails"',
    "no longer reachable",
    "no longer calls `contractJump`",
    "contractJump",
  ),
  seed(
    confirm,
    '"action": "contracts", "input": ["productId"]',
    '"action": "contracts", "input": { "productId": "{params.orderId}" }',
    "call sends another value",
    "`contracts` gets `params.orderId` as `productId`",
    "productId",
  ),
  seed(
    loanActions,
    '"needs": ["amount", "fee", "consent"],',
    '"needs": ["amount", "fee"],',
    "terms changed",
    "action `loanPush`",
    "loanPush",
  ),
  seed(loanActions, '"commits": true,', "", "terms changed", "action `loanPush`.commits", "loanPush"),
  seed(
    loanActions,
    '"constants": { "h5": 1 },',
    '"constants": { "h5": 1, "marketing": 1 },',
    "call sends more",
    "action `loanPush`.constants.marketing",
    "loanPush",
  ),
  seed(
    loanActions,
    '"awaits": ["loanConfirmDetail", "contracts"],',
    '"awaits": ["loanConfirmDetail"],',
    "terms changed",
    "action `loanPush`.awaits",
    "loanPush",
  ),
  seed(loanActions, "loan-detail-push", "loan-push-at-once", "terms changed", "loan-push-at-once", "loanPush"),
  seed(delay, '"needs": ["amount", "fee"],', '"needs": ["amount"],', "terms changed", "no longer needs the fee", '"pay"'),
  seed(
    delay,
    '"params": { "amount": "{fee}"',
    '"params": { "amount": "{fee + 1}"',
    "call sends another value",
    "`repayment-virtual-account` gets `amount(amount(data.delay.delayShouldPayAmount) + 1)` as `amount`",
    "amount",
  ),
  seed(periods, '"enabled": "{total > 0}"', '"enabled": true', "reachable", "also with", "repayment-virtual-account"),
  seed(payments, '"secret": ["cardNo"],', "", "terms changed", "action `repaymentCommit`.secret", "repaymentCommit"),
  seed(
    payments,
    '"filled": ["orderId", "amount"],\n        "inputs": ["orderId", "amount"],',
    '"inputs": ["orderId", "amount"],',
    "terms changed",
    "action `repaymentCommit`.intent.filled",
    "repaymentCommit",
  ),
  seed(india, '"symbol": "₹"', '"symbol": "$"', "terms changed", "market `india`, currency.symbol '₹' → '$'", '"currency"'),
  seed(settings, '"fee": "cost"', '"fee": "text"', "terms changed", "settings, disclosures.fee 'cost' → 'text'", '"disclosures"'),
  seed(settings, '"credentials": []', '"credentials": ["pay.example.com"]', "terms changed", "settings, hosts.credentials", '"hosts"'),
];
