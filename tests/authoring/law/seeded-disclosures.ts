/** What users are shown and asked. */
import { type Seeded, seed } from "./seeded.ts";

const confirm = "screens/loan/confirm/screen.json";
const loanTexts = "screens/loan/confirm/texts.json";
const delay = "screens/repayment/delay/screen.json";
const alipay = "screens/repayment/alipay/screen.json";
const periods = "screens/repayment/periods/screen.json";
const account = "screens/repayment/virtual-account/screen.json";
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

export const seededDisclosures: readonly Seeded[] = [
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
    "says `data.terms.repay_plans[0]['amount']`, no longer `data.terms.amount`",
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
    '{ "do": "track", "event": "loanConfirm", "params": ["productId"] },',
    '{ "do": "set", "path": "state.isAgreed", "to": true },',
    "consent missed",
    "A step ticks `consent`",
    "state.isAgreed",
  ),
  seed(
    delay,
    '"discloses": ["amount", "fee"],',
    '"discloses": ["amount"],',
    "disclosure removed",
    "no longer shows the fee",
    "amount-header",
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
    "no longer `money(params.amount)`",
    "amount-header",
  ),
  seed(
    periods,
    '"props": { "text": "{money(total)}", "kind": "title", "live": true }',
    '"props": { "text": "{money(0)}", "kind": "title", "live": true }',
    "disclosure changed",
    "says `0`, no longer",
    '"total"',
  ),
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
];
