// Drafts beyond their grant by their files, dates, markets, words and checks.
import { committedPaths } from "../../support/project/drafts.ts";
import { confirm, holi, holiOverlay, layout, list, register, wide, wording } from "./grants.ts";
import { type Hostile, insert, loan, promotion, says } from "./hostile-pieces.ts";

/** Every file that a promotion has no business with, changed and gone. */
const elsewhere = committedPaths
  .filter((path) =>
    /^(?:screens\/(?:catalogue|fragments|mock\/(?:responses|seeds))|schemas\/entities|widgets\/(?:b|t)|screens\/\w+\/\w+\/(?:screen|texts|T1|T2)\.json)/.test(
      path,
    ),
  )
  .filter((path, place) => !path.startsWith(register) && place % 2 === 0);

const ofFiles: readonly Hostile[] = [
  ...elsewhere.flatMap((path): Hostile[] => [[`another file: ${path}`, holi, { [path]: { $comment: "Changed." } }, ""]]),
  ...["screen.json", "texts.json", "T1.json", "tests.json"].map(
    (name): Hostile => [`no ${name} any more`, holi, { [`${register}/${name}`]: null }, `file ${register}/${name}`],
  ),
  ...["holi", "Holi", "HOLI2", "HOLІ", "T1", "T2", "indonesia", "Screen", "TESTS"].map(
    (name): Hostile => [`an overlay named ${name}`, holi, { [`${register}/${name}.json`]: JSON.stringify(holiOverlay) }, ""],
  ),
  ...[
    "screens/Promotion/register",
    "screens/promotion/Register",
    "screens/promotion-/register",
    "screens/promotion/register/more",
    "drafts/promotion/register",
  ].map((folder): Hostile => [`a promotion in ${folder}`, holi, { [`${folder}/HOLI.json`]: JSON.stringify(holiOverlay) }, ""]),
  ...[
    "package.json",
    "../other/package.json",
    "screens/../package.json",
    "docs/x.md",
    ".github/workflows/ci.yml",
    "widgets/text/text.tsx",
    "widgets/text/text.module.css",
    "src/core/json/hash.ts",
    "screens/promotion/register/HOLI.js",
    "screens/promotion/register/notes.md",
    "schemas/overlay.schema.json",
    "tests/x.test.ts",
  ].map((path): Hostile => [`a file of another kind: ${path}`, wide, { [path]: "{}" }, `file ${path}`]),
  ["the grant itself", holi, { "grants/own.json": JSON.stringify({ ...holi, markets: "*" }) }, "grant grants/own.json"],
  [
    "the base beside the promotion",
    holi,
    { ...promotion({}), [`${register}/screen.json`]: { $comment: "Other." } },
    `file ${register}/screen.json`,
  ],
  ["a picture that is not granted", holi, { "screens/pictures/diwali.svg": "<svg/>" }, "picture diwali.svg"],
  ["a picture that the settings show", wide, { "screens/pictures/share.png": "other" }, "screen settings"],
  ["what cannot be read", holi, { [`${register}/HOLI.json`]: '{ "texts": ' }, `file ${register}/HOLI.json`],
  [
    "another text beside what cannot be read",
    { ...layout, screens: [...layout.screens, "loan-confirm"] },
    { [`${list}/screen.json`]: "{", [`${confirm}/texts.json`]: { title: { id: "Lain" } } },
    "text title",
  ],
  ["a part that does not exist", holi, promotion({ extends: "T1" }), `file ${register}/HOLI.json`],
];

const ofTime: readonly Hostile[] = (
  [
    ["2027-02-28", "2027-03-10"],
    ["2027-03-02", "2027-03-16"],
    ["2027-03-02", "2027-03-15T00:01"],
    ["2026-03-02", "2026-03-10"],
    ["2027-02-30", "2027-03-10"],
    [undefined, "2027-03-10"],
    ["2027-03-02", undefined],
    [undefined, undefined],
  ] as const
).map(([from, until]): Hostile => [`from ${from} until ${until}`, holi, promotion({ from, until }), `period ${from ?? ""}–${until ?? ""}`]);

const ofWhom: readonly Hostile[] = [
  ["for every market", holi, promotion({ for: undefined }), "market indonesia"],
  ["for another market", holi, promotion({ for: { market: "indonesia" } }), "market indonesia"],
  ["dates where the grant has none", { ...holi, from: undefined }, promotion({}), "period 2027-03-02–2027-03-10"],
  ["wording for another market", wording, { [`${confirm}/texts.json`]: { plan: { en: "Plan of payments" } } }, "market india"],
  [
    "an overlay of another market",
    wording,
    { [`${confirm}/india.json`]: JSON.stringify({ texts: { plan: { en: "Plan", id: "Rencana" } } }) },
    "market india",
  ],
  ["the screen of all for one market", wording, { [loan]: { $comment: "Other." } }, `file ${loan}`],
];

const ofTexts: readonly Hostile[] = [
  ...["title", "confirm", "consent", "consentBare", "agreeFirst", "cancelHelp", "amount", "total"].map(
    (name): Hostile => [`the text ${name}`, wording, { [`${confirm}/texts.json`]: { [name]: { id: "Lain" } } }, `text ${name}`],
  ),
  ...["amount", "consent", "consentBare", "total"].map(
    (name): Hostile => [
      `what a disclosure says: ${name}`,
      wide,
      { [`${confirm}/texts.json`]: { [name]: { en: "Free", id: "Gratis" } } },
      `text ${name}`,
    ],
  ),
  ...["launch.token", "launch.gid", "launch.deviceId", "stored.phone", "env.platform"].map(
    (path): Hostile => [`a text with ${path}`, holi, says(`Holi {${path} ?? ''}`), `path ${path}`],
  ),
  ["a name by its text", holi, says("{launch['to' + 'ken']}"), "path launch"],
  ["the state of a field in another text", holi, says("{data.user.idNumber ?? ''}"), "path data.user.idNumber"],
  ["a code that cannot be read", holi, says("{launch.token"), "path ?"],
  [
    "a replaced text of the base",
    holi,
    promotion({ texts: { consent: { en: "Nothing to agree to", id: "Tanpa syarat" } } }),
    "text consent",
  ],
  ...[
    "https://evil.example",
    "http://www.example.com",
    "//evil.example/x",
    "www.evil.example",
    "HTTPS://EVIL.example",
    "https:evil.example",
    "\\\\evil.example\\x",
  ].map((address): Hostile => [`a text with ${address}`, holi, says(`See ${address}`), `address ${address}`]),
  ...[
    ["Pay at evil.example/pay", "evil.example/pay"],
    ["Pay: {'evil' + '.example/pay'}", "evil.example/pay"],
    ["bit.ly/holi", "bit.ly/holi"],
    ["write to pay@evil.example", "pay@evil.example"],
    ["WhatsApp +62 812 3456 7890", "+62 812 3456 7890"],
    ["http{'s'}://evil.example", "https://evil.example"],
  ].map(([text = "", address]): Hostile => [`the words ${text}`, holi, says(text), `address ${address}`]),
  ["a text that runs", holi, says("javascript:alert(1)"), "address javascript:alert(1)"],
  ["a text of the list", layout, { [`${list}/texts.json`]: { title: { en: "Complain", id: "Keluhan" } } }, "text title"],
];

const ofChecks: readonly Hostile[] = [
  [
    "a check waived",
    holi,
    promotion({ $waive: { "text-is-translated": "In a hurry" } }),
    "check $waive".replace("$waive", '{"text-is-translated":"In a hurry"}'),
  ],
  ["a check waived in a node", holi, insert({ $waive: { "control-has-label": "Not needed" }, props: { text: "x" } }), ""],
  ["a schema from elsewhere", holi, promotion({ $schema: "https://evil.example/schema.json" }), "schema https://evil.example/schema.json"],
  ["a test less", layout, { [`${list}/tests.json`]: { tests: { "A complaint opens": null } } }, "test A complaint opens"],
  [
    "another test",
    layout,
    { [`${list}/tests.json`]: { tests: { "A complaint opens": { then: { goes: null } } } } },
    "test A complaint opens",
  ],
  [
    "another situation",
    layout,
    { [`${list}/scenarios.json`]: { scenarios: { "empty-tab": { description: "Other." } } } },
    "test empty-tab",
  ],
  [
    "checks switched off",
    wide,
    { "screens/catalogue/settings.json": { checks: { "text-is-translated": "off" } } },
    "file screens/catalogue/settings.json",
  ],
];

export const hostileFiles: readonly Hostile[] = [...ofFiles, ...ofTime, ...ofWhom, ...ofTexts, ...ofChecks];
