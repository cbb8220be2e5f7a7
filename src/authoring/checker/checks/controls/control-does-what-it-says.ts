import type { LanguageDefinition, StepDefinition } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { readOneText } from "../../queries/texts/texts.ts";
import { nameOf } from "../../wording/language-tag.ts";

export const controlDoesWhatItSays = screenCheck({ id: "control-does-what-it-says", isGuess: true }, (index, report) => {
  const controls = listControls(index);
  for (const { pointer, says, language } of listWrongLanguages(index))
    report(pointer, {
      message: `This choice says \`${says}\` and chooses \`${language}\`.`,
      help: "Give each language the name that it has for itself.",
    });
  for (const control of controls) {
    const slip = findSlip(control, controls);
    if (slip !== undefined) report(`${control.at.pointer}/on`, slip);
  }
});

interface NamedLanguage {
  readonly pointer: string;
  readonly says: string;
  readonly language: string;
}

/** Languages in a list that stand under what another one calls itself. */
function listWrongLanguages(index: ScreenIndex): NamedLanguage[] {
  const languages = [...index.catalogue.languages.values()];
  return index.nodes.flatMap(({ node, pointer }) =>
    Object.entries(node.props ?? {}).flatMap(([prop, list]) =>
      (Array.isArray(list) ? list : []).flatMap((entry: unknown, at): NamedLanguage[] => {
        const own = languages.find(({ id }) => isObject(entry) && entry["language"] === id);
        if (own === undefined || !isObject(entry)) return [];
        return Object.entries(entry).flatMap(([name, value]): NamedLanguage[] => {
          const where = joinPointer(pointer, "props", prop, at, name);
          const says = readOneText(index, value, where) ?? "";
          const isNamed = (language: LanguageDefinition) => says.toLowerCase().includes(nameOf(language) ?? "\n");
          if (name === "language" || isNamed(own) || !languages.some(isNamed)) return [];
          return [{ pointer: where, says, language: own.id }];
        });
      }),
    ),
  );
}

interface Control {
  readonly at: ScreenIndex["nodes"][number];
  /** The words of its label's name, or of its label. */
  readonly words: readonly string[];
  readonly steps: readonly StepDefinition[];
  readonly effect: Effect | undefined;
}

/** From giving up to what cannot be taken back. */
const effects = ["leaves the app", "leads back", "closes the dialog", "leads on", "changes something on the server", "commits"] as const;
type Effect = (typeof effects)[number];
const rankOf = ({ effect }: Control): number => (effect === undefined ? Number.NaN : effects.indexOf(effect));
const closing = effects.indexOf("closes the dialog");
const changing = effects.indexOf("changes something on the server");

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const givesUp = listOf("cancel close dismiss later skip decline refuse no");
const goesOn = listOf("agree accept confirm send submit pay save register delete apply rate order buy yes ok");
/** Of those, what nobody does without a call, or a screen that makes it. */
const calls = listOf("send submit pay register delete apply order buy");
/** What a word names is one step. */
const steps: { readonly [word: string]: readonly StepDefinition["do"][] } = {
  share: ["share"],
  refresh: ["reload", "call"],
  retry: ["reload", "call"],
};

/** What speaks against what the control does, and what would be right. */
function findSlip(control: Control, all: readonly Control[]): { readonly message: string; readonly help: string } | undefined {
  const { at, words, effect } = control;
  const [word = ""] = words;
  const rank = rankOf(control);
  const beside = all.filter((one) => one !== control && one.at.list === at.list);
  const says = (does: string, help: string) => ({ message: `\`${at.node.id}\` says \`${word}\` and ${does}.`, help });
  // The call itself may be what gives up: `cancelBooking`.
  const isCalled = control.steps.some((step) => step.do === "call" && step.action.toLowerCase().includes(word));
  if (words.length === 1 && givesUp.has(word) && rank >= changing && !isCalled)
    return says(effect ?? "", "Give it the steps of what it says, or the label of what it does.");
  const own = JSON.stringify(at.node.on);
  const isCancel = (one: Control) => givesUp.has(one.words[0] ?? "") && JSON.stringify(one.at.node.on) === own;
  const same = at.pointer.startsWith("/dialogs/") ? beside.find(isCancel) : undefined;
  if (same !== undefined && !givesUp.has(word))
    return says(`does what \`${same.at.node.id}\` does, which says \`${same.words[0]}\``, "Give each the steps of what it says.");
  const crossed = beside.find((one) => one.words.length === 1 && givesUp.has(one.words[0] ?? "") && rankOf(one) > rank);
  if (goesOn.has(word) && crossed !== undefined && rankOf(crossed) < changing)
    return says(
      `${effect}, while \`${crossed.at.node.id}\`, which says \`${crossed.words[0]}\`, ${crossed.effect}`,
      "Exchange their steps.",
    );
  if (calls.has(word) && rank <= closing) return says(effect ?? "", "Let it do what it says, or give it another label.");
  const exchanged = all.slice(all.indexOf(control) + 1).find((one) => beside.includes(one) && isExchanged(control, one));
  if (exchanged !== undefined)
    return {
      message: `\`${at.node.id}\` leads where \`${exchanged.at.node.id}\` says, and that leads where this one says.`,
      help: "Exchange their steps.",
    };
  const [way] = control.steps;
  const isNamed = (one: Control) => way?.do === "go" && way.screen.split("-").some((part) => one.words.includes(part));
  const sameWay = beside.find((one) => JSON.stringify(one.at.node.on) === own && isNamed(one));
  if (sameWay !== undefined && !isNamed(control))
    return says(
      `leads where \`${sameWay.at.node.id}\` leads, which says \`${sameWay.words.join(" ")}\``,
      "Lead from each to what it says.",
    );
  const named = steps[word];
  const does = (one: Control) => named !== undefined && one.steps.some((step) => named.includes(step.do));
  const other = named === undefined || does(control) ? undefined : beside.find((one) => does(one) && !one.words.includes(word));
  return other === undefined ? undefined : says(`does not, while \`${other.at.node.id}\` does`, "Exchange their steps.");
}

/** Whether the words of each name what the other one opens, and not what it opens itself. */
function isExchanged(one: Control, other: Control): boolean {
  return names(one, other) && names(other, one) && !names(one, one) && !names(other, other);
}

function names({ words }: Control, { steps: run }: Control): boolean {
  const opened = run.flatMap((step) => (step.do === "go" ? step.screen : step.do === "open" ? step.dialog : []));
  return opened.some((name) => name.split("-").some((part) => words.includes(part)));
}

function listControls(index: ScreenIndex): Control[] {
  return index.nodes.flatMap((at): Control[] => {
    const words = wordsOf(at.node.props?.["label"]);
    const starts = listStarts(index).filter((start) => start.at === at);
    if (at.isOff || words.length === 0 || starts.length === 0) return [];
    const run = starts.flatMap(({ steps: all }) => all.map(({ step }) => step));
    const found = run.flatMap((step) => effectOf(index, step) ?? []);
    const effect = effects.filter((one) => found.includes(one)).at(-1);
    return [{ at, words, steps: run, effect }];
  });
}

/** The words of `{texts.sendLater}` are `send` and `later`. */
function wordsOf(label: unknown): string[] {
  if (typeof label !== "string") return [];
  const name = /^\{texts\.(\w+)\}$/.exec(label)?.[1]?.replace(/(?=[A-Z])/g, " ") ?? (label.includes("{") ? "" : label);
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

function effectOf({ catalogue }: ScreenIndex, step: StepDefinition): Effect | undefined {
  switch (step.do) {
    case "native":
      return catalogue.shell.get(step.key)?.fallback === "back" ? "leaves the app" : "leads on";
    case "back":
      return "leads back";
    case "close":
      return "closes the dialog";
    case "go":
    case "open":
    case "reload":
    case "leave":
    case "settle":
    case "share":
      return "leads on";
    case "call": {
      const { commits, reads, success } = catalogue.actions.get(step.action) ?? {};
      if (commits) return "commits";
      return reads || success === "ignored" ? undefined : "changes something on the server";
    }
    default:
      return undefined;
  }
}
