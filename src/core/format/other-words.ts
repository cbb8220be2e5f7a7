// What other systems call the parts of a definition, and what they are here.
import { readOwn } from "../json/index.ts";

type Rows = readonly (readonly [words: string, meaning: string | ((word: string) => string)])[];

/** Each of several words, which stand with blanks between them, with what all of them mean. */
function byWord(rows: Rows): { readonly [word: string]: string } {
  const entries = rows.flatMap(([words, meaning]) =>
    words.split(" ").map((word) => [word, typeof meaning === "string" ? meaning : meaning(word)] as const),
  );
  return Object.fromEntries(entries);
}

/** For an unknown property of a node. */
const nodeWords = byWord([
  ["onClick onTap onPress onclick click tap action", 'Steps for a tap are `"on": { "tap": … }`.'],
  ["onChange onInput", 'Steps for a change are `"on": { "change": … }`, and `bind` stores the value.'],
  ["visible show hidden hide if visibleWhen", "A node is shown while its `when` holds."],
  ["type component kind", "The name of a widget is `widget`; what is set on it stands under `props`."],
  ["text label title value enabled hint url", (word) => `It stands under \`props\`: \`"props": { "${word}": … }\`.`],
  ["name key", "A node is named by `id`."],
  ["validation validate required", "Input is checked by `rules` and a `validate` step."],
  ["content items nodes body", "Nodes inside a node stand under `children`."],
]);

/** For the unknown name of a step. */
const stepWords = byWord([
  ["navigate goto goTo push route redirect", "go"],
  ["fetch request post get api submit", "call"],
  ["setState assign update", "set"],
  ["alert message notify snackbar", "toast"],
  ["delay sleep", "wait"],
  ["return end exit", "stop"],
  ["openUrl openLink link external", "leave"],
  ["modal dialog showDialog openDialog", "open"],
  ["bridge postMessage nativeCall", "native"],
  ["goBack pop previous", "back"],
]);

/** For an unknown property of a step. */
const stepPropertyWords = byWord([
  ["visible disabled enabled condition if", "A step runs while its `when` holds."],
  ["then next onSuccess success", "What follows is the next step, or `ok` of a `call`."],
  ["onError error catch", "What follows a failed `call` is its `fail`."],
]);

/** For an unknown event. */
const eventWords = byWord([
  ["onClick onTap onPress onclick click press onSubmit", "tap"],
  ["onChange onInput input onchange", "change"],
]);

/** For an unknown property of a widget: names of the same thing, one of which it may have. */
const alike: readonly (readonly string[])[] = [
  ["text", "label", "title", "caption", "value", "content"],
  ["disabled", "enabled", "readonly", "active"],
  ["type", "kind", "variant", "color", "style"],
  ["hint", "placeholder", "help", "helper"],
  ["src", "image", "picture", "url", "icon"],
  ["loading", "busy", "busyLabel"],
];

export function explainNodeWord(word: string): string | undefined {
  return readOwn(nodeWords, word);
}

export function explainStepProperty(word: string): string | undefined {
  return readOwn(stepPropertyWords, word);
}

export function findStepWord(word: string): string | undefined {
  return readOwn(stepWords, word);
}

/** Properties of a node that may be written one level too deep. */
const besideProps: readonly string[] = [
  "when",
  "on",
  "bind",
  "children",
  "slots",
  "each",
  "rules",
  "needs",
  "discloses",
  "awaits",
  "critical",
];

/** Where a property of the node belongs that stands among those of its widget. */
export function placeNodeProperty(word: string): string | undefined {
  return besideProps.includes(word) ? `\`${word}\` belongs to the node: it stands beside \`props\`.` : undefined;
}

/** What a property of a widget is called here, or where it stands. */
export function explainWidgetProperty(word: string, taken: readonly string[]): string | undefined {
  const event = findEventWord(word, ["tap", "change"]);
  if (event !== undefined) return `Steps stand beside \`props\`: \`"on": { "${event}": … }\`.`;
  if (["visible", "show", "hidden", "hide", "if"].includes(word))
    return "A node is shown while its `when` holds, which stands beside `props`.";
  const same = alike.find((words) => words.includes(word))?.find((other) => taken.includes(other));
  if (same === undefined) return undefined;
  return same === "enabled" ? "A control reacts while its `enabled` holds." : `Here that is \`${same}\`.`;
}

export function findEventWord(word: string, events: readonly string[]): string | undefined {
  const event = readOwn(eventWords, word);
  return event !== undefined && events.includes(event) ? event : undefined;
}

/** What a step without `do` seems to do, by the word that stands for it. */
export function explainStepWithout(step: { readonly [key: string]: unknown }, names: readonly string[]): string | undefined {
  const word = ["type", "step", "kind", "name", "op", "action"].find((key) => typeof step[key] === "string");
  const value = word === undefined ? undefined : String(step[word]);
  const known = (name: string) => (names.includes(name) ? name : findStepWord(name));
  const meant = value === undefined ? undefined : known(value);
  if (meant !== undefined) return `\`${word}\` is \`do\` here: \`"do": "${meant}"\`.`;
  const key = Object.keys(step).find((name) => known(name) !== undefined);
  return key === undefined ? undefined : `Write \`"do": "${known(key)}"\` and what belongs to it beside it.`;
}
