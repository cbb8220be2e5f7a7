// What other systems call the parts of a definition, and what they are here.

/** For an unknown property of a node. */
const nodeWords: { readonly [word: string]: string } = {
  ...Object.fromEntries(
    ["onClick", "onTap", "onPress", "onclick", "click", "tap", "action"].map((word) => [word, 'Steps for a tap are `"on": { "tap": … }`.']),
  ),
  ...Object.fromEntries(
    ["onChange", "onInput"].map((word) => [word, 'Steps for a change are `"on": { "change": … }`, and `bind` stores the value.']),
  ),
  ...Object.fromEntries(
    ["visible", "show", "hidden", "hide", "if", "visibleWhen"].map((word) => [word, "A node is shown while its `when` holds."]),
  ),
  ...Object.fromEntries(
    ["type", "component", "kind"].map((word) => [word, "The name of a widget is `widget`; what is set on it stands under `props`."]),
  ),
  ...Object.fromEntries(
    ["text", "label", "title", "value", "enabled", "hint", "url"].map((word) => [
      word,
      `It stands under \`props\`: \`"props": { "${word}": … }\`.`,
    ]),
  ),
  ...Object.fromEntries(["name", "key"].map((word) => [word, "A node is named by `id`."])),
  ...Object.fromEntries(["validation", "validate", "required"].map((word) => [word, "Input is checked by `rules` and a `validate` step."])),
  ...Object.fromEntries(["content", "items", "nodes", "body"].map((word) => [word, "Nodes inside a node stand under `children`."])),
};

/** For the unknown name of a step. */
const stepWords: { readonly [word: string]: string } = {
  ...Object.fromEntries(["navigate", "goto", "goTo", "push", "route", "redirect"].map((word) => [word, "go"])),
  ...Object.fromEntries(["fetch", "request", "post", "get", "api", "submit"].map((word) => [word, "call"])),
  ...Object.fromEntries(["setState", "assign", "update"].map((word) => [word, "set"])),
  ...Object.fromEntries(["alert", "message", "notify", "snackbar"].map((word) => [word, "toast"])),
  ...Object.fromEntries(["delay", "sleep"].map((word) => [word, "wait"])),
  ...Object.fromEntries(["return", "end", "exit"].map((word) => [word, "stop"])),
  ...Object.fromEntries(["openUrl", "openLink", "link", "external"].map((word) => [word, "leave"])),
  ...Object.fromEntries(["modal", "dialog", "showDialog", "openDialog"].map((word) => [word, "open"])),
};

export function explainNodeWord(word: string): string | undefined {
  return Object.hasOwn(nodeWords, word) ? nodeWords[word] : undefined;
}

export function findStepWord(word: string): string | undefined {
  return Object.hasOwn(stepWords, word) ? stepWords[word] : undefined;
}
