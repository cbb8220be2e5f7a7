/** `|` is the pointer; then the file that declares the name, and what stands there (nothing where the file is the declaration). */
export type DefinitionCase = readonly [file: string, at: string, declaredIn: string, text: string];

const register = "screens/promotion/register";
const method = "screens/repayment/method";

export const definitions: readonly DefinitionCase[] = [
  [`${method}/screen.json`, '"action": "init|PayType"', "screens/catalogue/actions/repayment.json", "initPayType"],
  ["screens/loan/details/screen.json", '"widget": "amount-|header"', "widgets/amount-header/amount-header.schema.json", ""],
  [`${method}/screen.json`, "{texts.mini|Market}", `${method}/texts.json`, "miniMarket"],
  [`${method}/screen.json`, '"bind": "state.|tab"', `${method}/screen.json`, "tab"],
  [`${method}/screen.json`, '"use": "money|-help"', "screens/fragments/money-help/fragment.json", ""],
  [`${method}/screen.json`, '"on": { "back": "le|ave"', `${method}/screen.json`, "leave"],
  [`${method}/screen.json`, "{data.ty|pes.", `${method}/screen.json`, "types"],
  [`${method}/screen.json`, '"input": { "...": ["product|Id"', `${method}/screen.json`, "productId"],
  ["screens/loan/details/screen.json", '"screen": "repayment|-delay"', "screens/repayment/delay/screen.json", ""],
  [`${register}/screen.json`, '"rules": ["cap|tcha"]', "screens/catalogue/rules.json", "captcha"],
  [`${register}/T1.json`, '"after": "he|ro"', `${register}/screen.json`, "hero"],
  [`${register}/T1.json`, '"market": "indo|nesia"', "screens/catalogue/markets/indonesia.json", ""],
  [`${register}/T1.json`, '"text": "{texts.un|til}"', `${register}/T1.json`, "until"],
  [`${register}/texts.json`, "{timers.res|end}", `${register}/screen.json`, "resend"],
  [`${register}/scenarios.json`, '"answers": { "channel|Template"', "screens/catalogue/actions/promotion.json", "channelTemplate"],
  [`${register}/scenarios.json`, '"open": "template|Id=T4', `${register}/screen.json`, "templateId"],
  [`${register}/tests.json`, '"tap": "ret|ry"', `${register}/screen.json`, "retry"],
  [`${register}/tests.json`, '"scenario": "fails-|once"', `${register}/scenarios.json`, "fails-once"],
  [`${register}/tests.json`, '"screen": "promotion-|agreement"', "screens/promotion/agreement/screen.json", ""],
  ["screens/catalogue/wire/obfuscated.json", '"problem|Save": {', "screens/catalogue/actions/complaint.json", "problemSave"],
  ["screens/catalogue/markets/india.json", '"languages": ["e|n", "id"]', "screens/catalogue/languages/en.json", ""],
  [
    "screens/catalogue/actions/repayment.json",
    'layar:entities/repayment#/$defs/Repay|mentWay"',
    "schemas/entities/repayment.schema.json",
    "RepaymentWay",
  ],
  ["screens/catalogue/settings.json", '"actions": ["captcha|Image"', "screens/catalogue/actions/promotion.json", "captchaImage"],
  ["screens/mock/responses/repaymentConfirm.json", '"run": "receive-|payment"', "screens/mock/changes/receive-payment.json", ""],
];
