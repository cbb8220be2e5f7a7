// What the first name of a path means, for authors.

const about = {
  params: "Parameters of the address that the screen declares; a missing one is `''`.",
  data: "Responses of `load`, and of calls with `as`.",
  loaded: "When each response of `load` arrived last, in milliseconds since 1970; empty before: `time(loaded.orders)`.",
  state: "Values that the screen stores while it is open.",
  stored: "What the device keeps, by the names of `screens/catalogue/stored.json`.",
  flags: "What is decided outside of the definitions, as it was when the screen opened.",
  launch: "What the app handed over, by the parameters that `launch` of the wire file names.",
  market: "The market's file: `market.id`, `market.currency.symbol`.",
  company: "Constants of the market's company: `company.name`.",
  env: "`online`, `platform` (`android`, `ios` or `none`), `inMessagingApp`, `hasShell`, `hasStorage`.",
  timers: "Whole seconds left of a deadline; 0 when none runs.",
  now: "Milliseconds since 1970.",
  item: "In a node with `each` and in its flows: the entry.",
  index: "The place of the entry, from 0.",
  event: "In a flow: the value of the widget's event.",
  answer: "In a flow: the data of the last response, or `code`, `message` and `kind` after a failure.",
  unknown: "Of each action with `commits`: whether nobody knows what became of it.",
  done: "Of each action with `commits`: when it was done, in milliseconds since 1970, for a day, or until the screen that follows was ready; else empty.",
  refused:
    "Of each action with `commits`: why it was refused, `kind`, `code` and `message`, until the user enters something or sends again.",
  looked:
    "Of each action with `commits`: the last look for its outcome: its time `at`, the `message` of the server, the looks that are `left`.",
  texts: "Texts of the screen by name, from its `texts.json`; each is replaced by its template where it is used.",
} as const;

const known = new Map<string, string>(Object.entries(about));

export const rootNames: readonly string[] = [...known.keys()];

/** In Markdown; undefined for a name that is no root. */
export function describeRoot(name: string): string | undefined {
  return known.get(name);
}
