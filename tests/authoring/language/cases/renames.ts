/** Where an author asks for another name, and what changes. */
interface RenameCase {
  readonly kind: string;
  readonly path: string;
  /** The name stands at the end of this text. */
  readonly at: string;
  readonly to: string;
  /** Files that change, each with a text that it then holds. */
  readonly changes: readonly (readonly [path: string, text: string])[];
  readonly moves?: readonly string[];
}

const register = "screens/promotion/register";
export const renames: readonly RenameCase[] = [
  {
    kind: "a node of a base, named by an overlay",
    path: `${register}/screen.json`,
    at: '"id": "hero',
    to: "picture",
    changes: [
      [`${register}/screen.json`, '"id": "picture"'],
      [`${register}/T1.json`, '"after": "picture"'],
    ],
  },
  {
    kind: "an action, named by a screen, scenarios and a mock response",
    path: "screens/repayment/method/screen.json",
    at: '"action": "initPayType',
    to: "payTypes",
    changes: [
      ["screens/catalogue/actions/repayment.json", '"payTypes": {'],
      ["screens/repayment/method/screen.json", '"action": "payTypes"'],
      ["screens/repayment/method/scenarios.json", '"payTypes": {'],
    ],
  },
  {
    kind: "a text, named by its screen",
    path: "screens/repayment/method/screen.json",
    at: "{texts.miniMarket",
    to: "shop",
    changes: [
      ["screens/repayment/method/texts.json", '"shop": {'],
      ["screens/repayment/method/screen.json", "{texts.shop}"],
    ],
  },
  {
    kind: "a rule, named by a node",
    path: `${register}/screen.json`,
    at: '"rules": ["captcha',
    to: "picture",
    changes: [
      ["screens/catalogue/rules.json", '"picture": {'],
      [`${register}/screen.json`, '"rules": ["picture"]'],
    ],
  },
  {
    kind: "a screen, whose folder moves",
    path: "screens/repayment/virtual-account/screen.json",
    at: '"screen": "repayment-method',
    to: "repayment-ways",
    changes: [["screens/repayment/virtual-account/screen.json", '"screen": "repayment-ways"']],
    moves: ["screens/repayment/method/texts.json screens/repayment/ways/texts.json"],
  },
  {
    kind: "a fragment, whose folder moves",
    path: "screens/repayment/method/screen.json",
    at: '"use": "money-help',
    to: "help-row",
    changes: [["screens/loan/details/screen.json", '"use": "help-row"']],
    moves: ["screens/fragments/money-help/texts.json screens/fragments/help-row/texts.json"],
  },
  {
    kind: "a flow, named by its events",
    path: "screens/repayment/method/screen.json",
    at: '"back": "leave',
    to: "goBack",
    changes: [["screens/repayment/method/screen.json", '"back": "goBack"']],
  },
  {
    kind: "a value of the state, named by expressions",
    path: "screens/repayment/method/screen.json",
    at: '"bind": "state.tab',
    to: "way",
    changes: [["screens/repayment/method/screen.json", "state.way == 0"]],
  },
  {
    kind: "a response, named by expressions",
    path: "screens/repayment/method/screen.json",
    at: "{data.types",
    to: "ways",
    changes: [["screens/repayment/method/screen.json", '"ways": { "action"']],
  },
  {
    kind: "a node of the base, in an overlay",
    path: `${register}/T1.json`,
    at: '"after": "hero',
    to: "picture",
    changes: [
      [`${register}/screen.json`, '"id": "picture"'],
      [`${register}/T1.json`, '"after": "picture"'],
    ],
  },
  {
    kind: "a scenario, in the tests of its screen",
    path: `${register}/tests.json`,
    at: '"scenario": "captcha-wrong',
    to: "wrong-captcha",
    changes: [
      [`${register}/scenarios.json`, '"wrong-captcha": {'],
      [`${register}/tests.json`, '"scenario": "wrong-captcha"'],
    ],
  },
  {
    kind: "a parameter, in a scenario",
    path: `${register}/scenarios.json`,
    at: '"open": "templateId=T4&id',
    to: "offerId",
    changes: [
      [`${register}/screen.json`, '"offerId": "text?"'],
      [`${register}/scenarios.json`, "templateId=T4&offerId=77"],
    ],
  },
  {
    kind: "a text, in its table",
    path: `${register}/texts.json`,
    at: '"anotherPicture',
    to: "freshPicture",
    changes: [
      [`${register}/texts.json`, '"freshPicture": {'],
      [`${register}/screen.json`, "{texts.freshPicture}"],
    ],
  },
  {
    kind: "an entity, named by actions and types",
    path: "screens/catalogue/actions/complaint.json",
    at: "#/$defs/ProblemInit",
    to: "Topics",
    changes: [["screens/catalogue/actions/complaint.json", "#/$defs/Topics"]],
  },
];
