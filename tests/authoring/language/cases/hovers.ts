/** `|` is the pointer; then what the hover says. */
export type HoverCase = readonly [file: string, at: string, says: readonly string[]];

const register = "screens/promotion/register";
const method = "screens/repayment/method";

export const hovers: readonly HoverCase[] = [
  [`${method}/screen.json`, '"action": "init|PayType"', ["**initPayType** (action)", "POST", "Inputs:"]],
  [`${method}/screen.json`, '"widget": "page-|header"', ["page-header", "(widget)"]],
  [`${method}/screen.json`, "{texts.mini|Market}", ["miniMarket", "en:", "id:"]],
  [`${method}/screen.json`, '"bind": "state.|tab"', ["(state)", "state.tab`: a number"]],
  [`${method}/screen.json`, '"use": "money|-help"', ["(fragment)", "Nodes:"]],
  [`${method}/screen.json`, '"id": "head|er"', ["**header** (node)", "Widget `page-header`"]],
  [
    `${method}/screen.json`,
    '"props": { "ti|tle": "{texts.title}"',
    ["Type: `string`", "india, india@en, india@id, indonesia", "{texts.title}", "screen.json:<line>"],
  ],
  [`${method}/screen.json`, '"on": { "back": "le|ave"', ["(flow)", "Steps:"]],
  [`${method}/screen.json`, '"d|o": "set"', ["Changes a state value"]],
  [`${method}/screen.json`, '"pa|rams": {', ["Parameters that the screen reads"]],
  [`${method}/screen.json`, '"ro|ute": "', ["Path that opens the screen"]],
  [`${method}/screen.json`, "{data.ty|pes.", ["data.types", "Response of `initPayType`"]],
  ["screens/loan/details/screen.json", '"screen": "repayment|-delay"', ["(screen)", "Parameters:", "productId"]],
  [`${method}/screen.json`, "si|ze(", ["size("]],
  [`${register}/screen.json`, '"rules": ["cap|tcha"]', ["(rule)", "en:", "id:"]],
  [`${register}/screen.json`, '"crit|ical": true', ["Default: `false`"]],
  [`${register}/screen.json`, '"timers": { "res|end"', ["(timer)", '"seconds":60']],
  [`${register}/screen.json`, '"values": { "agree|ment"', ["(value)", "agreementTitle"]],
  [`${register}/T1.json`, '"after": "he|ro"', ["(node)", "Widget `hero`"]],
  [`${register}/T1.json`, '"te|xts": {', ["Texts by name"]],
  [`${register}/T1.json`, '"mar|ket": "indonesia"', ["Name of a market"]],
  [`${register}/T1.json`, '"text": "{texts.un|til}"', ["31 August"]],
  [`${register}/T1.json`, '"en": "For registra|tions', ["indonesia", "T1.json:"]],
  [`${register}/texts.json`, '"register": { "en": "Regis|ter"', ["india", "texts.json:"]],
  [`${register}/texts.json`, "{timers.res|end}", ["number", "(timer)"]],
  [`${register}/scenarios.json`, '"answers": { "channel|Template"', ["(action)", "GET"]],
  [`${register}/scenarios.json`, '"ti|mes": 1', ["For how many calls"]],
  [`${register}/tests.json`, '"tap": "ret|ry"', ["(node)", "Widget `button`"]],
  [`${register}/tests.json`, '"scenario": "fails-|once"', ["(scenario)", "fails"]],
  ["screens/catalogue/wire/obfuscated.json", '"problem|Save": {', ["(action)", "problemType"]],
  ["screens/catalogue/rules.json", '"min|Length": 1', ["Fewest characters"]],
  ["screens/catalogue/markets/india.json", '"languages": ["e|n", "id"]', ["(language)"]],
  ["screens/catalogue/actions/repayment.json", '#/$defs/Repay|mentWay"', ["(entity)", "Fields:"]],
  ["screens/mock/responses/initPayType.json", "{state.lo|an.banks}", ["state.loan"]],
];
