/** Changes that somebody is responsible for, each with the sentence that must name it, and where. */
import type { LawChange } from "../../../src/authoring/checker/index.ts";

export interface Seeded {
  readonly file: string;
  /** Text of the file, and what stands there instead. */
  readonly from: string;
  readonly to: string;
  readonly kind: LawChange["kind"];
  /** A part of the sentence. */
  readonly says: string;
  /** A part of the line that is named: as it is now, or as it was where the part is gone. */
  readonly line: string;
}

const confirm = "screens/loan/confirm/screen.json";
const loanTexts = "screens/loan/confirm/texts.json";
const loanActions = "screens/catalogue/actions/loan.json";
const delay = "screens/repayment/delay/screen.json";
const alipay = "screens/repayment/alipay/screen.json";
const periods = "screens/repayment/periods/screen.json";
const account = "screens/repayment/virtual-account/screen.json";
const payments = "screens/catalogue/actions/repayment.json";
const india = "screens/catalogue/markets/india.json";
const settings = "screens/catalogue/settings.json";

function seed(file: string, from: string, to: string, kind: LawChange["kind"], says: string, line: string): Seeded {
  return { file, from, to, kind, says, line };
}

const consentShown = '"widget": "checkbox", "id": "consent", "when": "!isUnknown"';
const consentNode = `{
          "widget": "checkbox", "id": "consent", "when": "!isUnknown",
          "discloses": ["consent"],
          "bind": "state.isAgreed", "critical": true,
          "props": {
            "label": "{size(agreements) == 0 ? texts.consentBare : texts.consent}",
            "links": "{agreements}",
            "kind": "small"
          },
          "on": { "choose": "choose" }
        },`;

const totalNode = `
        {
          "widget": "text", "id": "total",
          "discloses": ["amount"],
          "critical": true,
          "props": { "text": "{money(total)}", "kind": "title", "live": true }
        },`;
const payNode = `
        {
          "widget": "button", "id": "pay",
          "needs": ["amount"],
          "critical": true,
          "props": {
            "label": "{texts.pay}",
            "enabled": "{total > 0}",
            "why": "{size(chosen) == 0 ? texts.chooseFirst : texts.noAmount}"
          },
          "on": { "tap": "pay" }
        }`;

export const seeded: readonly Seeded[] = [
  seed(confirm, '"discloses": ["fee"],', "", "disclosure removed", "`costs` is there, but no longer shows the fee", "facts-list"),
  seed(confirm, '"discloses": ["fee"],', "", "consent missed", "can be tapped without the fee being shown", '"confirm"'),
  seed(confirm, consentNode, "", "disclosure removed", "`consent`", '"consent"'),
  seed(confirm, consentNode, "", "consent missed", "without `consent` being given", '"confirm"'),
  seed(confirm, '"discloses": ["amount"],', '"discloses": ["fee"],', "disclosure removed", "no longer shows the amount", "amount-header"),
  seed(confirm, '"discloses": ["amount"],', '"discloses": ["fee"],', "disclosure added", "now shows the fee", "amount-header"),
  seed(
    confirm,
    '"id": "product", "critical"',
    '"id": "product", "when": "data.terms.periods > 1", "critical"',
    "disclosure hidden",
    "`costs` no longer shows the fee with `data.terms.periods <= 1`",
    "facts-list",
  ),
  seed(confirm, '"id": "costs",', '"id": "costs", "when": "!state.isTaken",', "disclosure hidden", "with `state.isTaken`", "facts-list"),
  seed(confirm, '"id": "costs",', '"id": "costs", "disabled": "No costs.",', "disclosure removed", "no longer shows the fee", "facts-list"),
  seed(confirm, consentShown, `${consentShown.slice(0, -1)} && size(data.agreements) > 0"`, "disclosure hidden", "`consent`", '"checkbox"'),
  seed(confirm, '"id": "product", "critical": true', '"id": "product"', "disclosure hidden", "may now be left out", "facts-list"),
  seed(
    confirm,
    '"bind": "state.isAgreed", "critical": true,',
    '"bind": "state.isAgreed",',
    "disclosure hidden",
    "may now be left out",
    '"checkbox"',
  ),
  seed(
    confirm,
    "{money(data.terms.amount)}",
    "{money(first.amount)}",
    "disclosure changed",
    "says 'money(data.terms.repay_plans[0]['amount'])', no longer 'money(data.terms.amount)'",
    "amount-header",
  ),
  seed(
    confirm,
    '"total": "{data.terms.repay_plans.sum(amount)}"',
    '"total": "{data.terms.amount}"',
    "disclosure changed",
    "which shows the fee",
    "facts-list",
  ),
  seed(
    confirm,
    '"kind": "small"\n          },\n          "on": { "choose": "choose" }',
    '"kind": "tiny"\n          },\n          "on": { "choose": "choose" }',
    "disclosure changed",
    "says 'tiny', no longer 'small'",
    '"checkbox"',
  ),
  seed(loanTexts, '"I accept the terms of this loan"', '"Go on"', "disclosure changed", "'Go on'", '"checkbox"'),
  seed(loanTexts, '"Saya menyetujui ketentuan pinjaman ini"', '"Lanjut"', "disclosure changed", "'Lanjut'", '"checkbox"'),
  seed(loanTexts, '"Total to repay"', '"Total"', "disclosure changed", "'Total'", "facts-list"),
  seed(confirm, "{state.isAgreed && !state.isTaken}", "{!state.isTaken}", "consent missed", "without `consent` being given", '"confirm"'),
  seed(confirm, "{state.isAgreed && !state.isTaken}", "{state.isAgreed || size(agreements) == 0}", "consent missed", "with `", '"confirm"'),
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
    '{ "do": "track", "event": "loanConfirm", "params": ["productId"] },',
    '{ "do": "set", "path": "state.isAgreed", "to": true },',
    "consent missed",
    "A step ticks `consent`",
    "state.isAgreed",
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
    "leads out of the app to `https://elsewhere.example`",
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
  seed(
    delay,
    '"discloses": ["amount", "fee"],',
    '"discloses": ["amount"],',
    "disclosure removed",
    "no longer shows the fee",
    "amount-header",
  ),
  seed(delay, '"needs": ["amount", "fee"],', '"needs": ["amount"],', "terms changed", "no longer needs the fee", '"pay"'),
  seed(
    delay,
    '"params": { "amount": "{fee}"',
    '"params": { "amount": "{fee + 1}"',
    "call sends another value",
    "`repayment-virtual-account` gets `amount(amount(data.delay.delayShouldPayAmount) + 1)` as `amount`",
    "amount",
  ),
  seed(
    alipay,
    '"id": "amount",\n',
    '"id": "amount", "when": "!isUnknown",\n',
    "disclosure hidden",
    "with `unknown.repaymentHuichao`",
    "amount-header",
  ),
  seed(
    alipay,
    '"amount": "{money(params.amount)}"',
    '"amount": "{params.orderId}"',
    "disclosure changed",
    "no longer 'money(params.amount)'",
    "amount-header",
  ),
  seed(
    periods,
    '"props": { "text": "{money(total)}", "kind": "title", "live": true }',
    '"props": { "text": "{money(0)}", "kind": "title", "live": true }',
    "disclosure changed",
    "says 'money(0)'",
    '"total"',
  ),
  seed(periods, '"enabled": "{total > 0}"', '"enabled": true', "reachable", "also with", "repayment-virtual-account"),
  seed(
    periods,
    totalNode + payNode,
    `${payNode},${totalNode.slice(0, -1)}`,
    "disclosure moved",
    "`total`, which shows the amount, now stands after `pay`",
    '"total"',
  ),
  seed(
    periods,
    `${totalNode}${payNode}\n      ]\n    }\n  ],`,
    `${payNode}\n      ]\n    }\n  ],\n"dialogs": { "sum": { "title": "Sum", "body": [${totalNode.slice(0, -1)}] } },`,
    "disclosure moved",
    "moved from the page to the dialog `sum`",
    '"total"',
  ),
  seed(account, '"discloses": ["amount"],', "", "disclosure removed", "no longer shows the amount", "amount-header"),
  seed(payments, '"secret": ["cardNo"],', "", "terms changed", "action `repaymentCommit`.secret", "repaymentCommit"),
  seed(
    payments,
    '"filled": ["amount"],\n        "inputs": ["orderId", "amount"],',
    '"inputs": ["orderId", "amount"],',
    "terms changed",
    "action `repaymentCommit`.intent.filled",
    "repaymentCommit",
  ),
  seed(india, '"symbol": "₹"', '"symbol": "$"', "terms changed", "market `india`, currency.symbol '₹' → '$'", '"currency"'),
  seed(settings, '"fee": "cost"', '"fee": "text"', "terms changed", "settings, disclosures.fee 'cost' → 'text'", '"disclosures"'),
  seed(settings, '"credentials": []', '"credentials": ["pay.example.com"]', "terms changed", "settings, hosts.credentials", '"hosts"'),
];
