// Generated from schemas/ by `npm run generate`; not edited by hand.

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/** Facts that a user must have before their eyes when they commit themselves, by the names that `disclosures` of the settings gives them. At least 1. Items: A name that expressions can read. */
export type Disclosures = string[];
/** One step of a flow, discriminated by `do`. */
export type StepDefinition =
  | CallStep
  | SetStep
  | AppendStep
  | RemoveStep
  | ValidateStep
  | IfStep
  | StopStep
  | RunStep
  | ToastStep
  | OpenStep
  | CloseStep
  | GoStep
  | BackStep
  | LeaveStep
  | NativeStep
  | TrackStep
  | WaitStep
  | TimerStep
  | StoreStep
  | ClearStep
  | ReloadStep
  | SettleStep
  | ShareStep
  | FocusStep
  | ReplyStep;
/** Steps, run one after the other. One step needs no list, and a text is the name of a flow of the screen. */
export type Steps = StepDefinition[];
/** Adds to the end of a list in the state: one entry, or many. */
export type AppendStep = {[k: string]: unknown} & {
  /** Adds to a list. */
  do: "append";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** A path to a value of the screen's state, for example `state.text`. */
  path: string;
  /** The new entry. */
  value?: Json;
  /** In place of `value`: a list of new entries, such as the next page of a response; null adds nothing. */
  values?: Json;
};
/** Where the nodes of a fragment go: beside or inside a node of the body, or of a fragment named earlier. */
export type FragmentUse = {[k: string]: unknown} & {
  /** Name of the fragment. */
  use: string;
  /** Id of the node that they follow. */
  after?: string;
  /** Id of the node that they precede. */
  before?: string;
  /** Id of the node whose last children they become. */
  into?: string;
};
/** What counts as a success: `status`, that of the response is 200 to 299; the `code` of the response compared as text; `flag`, a true `success`, or `ignored` for calls whose response is not read. `address`: nothing is sent, and the data is the address of the call, without the token, for a widget that loads it itself, for example a picture. Default: what `response.success` of the wire file says, else `status`. */
export type SuccessTest =
  | {
      /** The code of a success. */
      code: string;
    }
  | "status"
  | "flag"
  | "ignored"
  | "address";
/** One thing that happens. */
export type FlowTestAct = FlowTestTap | FlowTestEvent | FlowTestFill | FlowTestWait | FlowTestDeed;
/** Back, the app's home, a screen or an address. */
export type FlowTestWay = ("back" | "home") | FlowTestScreen | FlowTestAddress;
/** Where a call carries the token of the user who is signed in. Default: the header `Authorization` with the scheme `Bearer`. */
export type TokenPlace =
  | {
      /** Parameter of the query. */
      query: string;
    }
  | {
      /** Header. */
      header: string;
      /** Word before the token. Default: none. */
      scheme?: string;
    };
/** One change. */
export type MockStep = MockSet | MockAppend | MockRemove | MockUpload | MockRun;
/** Changes of the state, in order. */
export type Changes = MockStep[];

/** What each kind of definition file holds. */
export interface Shapes {
  screen: ScreenDefinition;
  overlay: OverlayDefinition;
  fragment: FragmentDefinition;
  grant: GrantDefinition;
  widget: WidgetDeclaration;
  actions: ActionCatalogue;
  rules: InputRules;
  stored: StoredNames;
  shell: ShellKeys;
  market: MarketDefinition;
  language: LanguageDefinition;
  settings: Settings;
  scenario: ScenarioFile;
  tests: FlowTestFile;
  texts: TextTable;
  wire: WireMapping;
  "mock-response": MockResponse;
  "mock-change": MockChange;
  "mock-seed": MockSeed;
  "mock-wording": MockWording;
  "common-scenarios": CommonScenarios;
}
/** One screen of the web view: what it loads, what it stores, what it shows and what happens on a tap. */
export interface ScreenDefinition {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author: why the screen is as it is. */
  $comment?: string;
  /** Name of the screen in `go` steps, overlays and `data-screen`; unique among all screens. */
  id: string;
  /** Path that opens the screen, for example `/order`, or `/orders/:id` with a parameter of `params` in it; `#/…` for a hash route, `*` for the screen shown when no route fits. Unique. */
  route: string;
  /** Title of the document; a template over `params`, `data` and `market`. Shown by the browser and read out when the screen opens. */
  title: Json;
  /** Where a whole screen may come from that stands in the place of this one, for example `data.template.screen`. It is untrusted: it may name only what `remote` of `screens/catalogue/settings.json` lists, and when it is refused or null this screen is shown. Default: none. */
  replacedBy?: string;
  /** One sentence for search engines, which may name texts; only public pages need it. */
  description?: string;
  /** `static`: the page of the route holds the whole screen for the market without a flag and is read without scripts; the app is loaded only when it is needed. Such a screen has no `load`. */
  delivery?: "app" | "static";
  /** Language of the wording, the name of a file in `screens/catalogue/languages/`. Default: the market's language. */
  language?: string;
  /** Parameters that the screen reads, of its route or of the query. `text` as given, '' where it is missing; `amount` is an amount, and empty where it is missing or none. A trailing `?` says that links may leave it out. */
  params?: {[k: string]: "text" | "text?" | "amount" | "amount?"};
  /** Responses that are loaded on opening, under `data.<name>`: in parallel, unless an input reads another response. The screen is `loading` until all are there and `failed` when one fails. */
  load?: {[k: string]: LoadDefinition};
  /** Values that the screen stores while it is open, read as `state.<name>`. A bare value is the initial value and gives the type; the long form names the type and may keep a draft. */
  state?: {[k: string]: string | number | boolean | StateDefinition};
  /** Named values that follow from others, read by their bare name; computed when first read and again only after something they read has changed. */
  values?: {[k: string]: Json};
  /** Named deadlines. `timers.<name>` is the number of whole seconds left, 0 when none runs. */
  timers?: {[k: string]: TimerDefinition};
  /** The nodes of the screen, from top to bottom. At least 1. */
  body: NodeDefinition[];
  /** Nodes that the screen shares with others, and where each list of them goes. Overlays meet them like nodes of the body. */
  fragments?: FragmentUse[];
  /** Dialogs that `open` and `close` steps show and hide. Only one is open at a time. */
  dialogs?: {[k: string]: DialogDefinition};
  /** Named lists of steps that events, `onOpen` and the like can run. */
  flows?: {[k: string]: Steps};
  /** The name of a flow of the screen, or its steps in place. One step needs no list. */
  onOpen?: string | StepDefinition[];
  /** The name of a flow of the screen, or its steps in place. One step needs no list. */
  onReady?: string | StepDefinition[];
  /** The name of a flow of the screen, or its steps in place. One step needs no list. */
  onClose?: string | StepDefinition[];
}
/** One response that the screen needs. */
export interface LoadDefinition {
  /** Name of an action in the catalogue. */
  action: string;
  input?: Arguments;
  /** Asked only when this holds; otherwise `data.<name>` stays empty. */
  when?: string;
  /** What is shown when the call fails, for whatever reason; it may name texts. Default: the server's message, or the language's. */
  failed?: string;
  /** A toast shows the message of the failure, the server's where it has one, beside the failed screen. Not beside `optional`. */
  toast?: boolean;
  /** The screen is shown without the response when the call fails or takes longer than `optionalMs` of the settings; `data.<name>` is empty then. A toast shows what the server says when it refuses; of anything else nothing is said. Offer a `reload`. */
  optional?: boolean;
}
/** Values by name; texts are templates. A list passes parameters of this screen on under their names: `["orderId"]` is `{ "orderId": "{params.orderId}" }`; beside other values it stands under `...`. */
export interface Arguments {[k: string]: Json}
/** A state value in its long form. */
export interface StateDefinition {
  /** `text`, `number`, `boolean`, `file` or an entity; `[]` makes a list of it, a trailing `?` says that it may be empty (null). */
  type: string;
  /** First value; a template over `params`, `launch`, `stored`, `market` and `company`. */
  initial: Json;
  /** Stored under `layar.draft.<screen>.<name>` and restored when the screen opens again with the same parameters. With `true` the device stores it until `clear`; with `visit` it is restored after Back and a reload only, not when the screen is opened again. */
  draft?: false | true | "visit";
}
/** A deadline that stays right after a reload or time in the background. */
export interface TimerDefinition {
  /** How long it runs once started, in seconds. */
  seconds: number;
  /** Survives a reload of the page. */
  stored?: boolean;
}
/** One element of a screen, an instance of a widget. */
export interface NodeDefinition {
  /** Name of the widget. */
  widget: string;
  /** A remark for the next author. */
  $comment?: string;
  /** Stable address of the node for overlays, tests and tracking; unique within its screen. */
  id: string;
  /** The node is shown while this holds. Default: always. */
  when?: string;
  /** Switched off, and why: the node and all in it are checked like the rest, and neither shown nor shipped. An overlay switches it on with null. Default: on. */
  disabled?: string;
  /** What is in the node is agreed in this language and stays in it, such as an agreement: its texts need no other, its element has it as `lang`, and where the screen speaks another one a line before it says so. */
  language?: string;
  /** A list; the node is repeated for each entry, which it reads as `item`, with its place from 0 as `index`. */
  each?: string;
  /** What identifies an entry of `each` when the list changes, for example `item.id`. Default: its index in the list. */
  key?: string;
  /** How many entries of `each` are put on the page at once; more follow when the last comes near the view. */
  page?: number;
  /** When the node cannot be shown, the whole screen shows its failed state instead of a gap. */
  critical?: boolean;
  discloses?: Disclosures;
  needs?: Disclosures;
  /** Entries of `load` that must have arrived before the node reacts, beside those that its flows pass on and those of what it needs to be seen, which it awaits by itself. Items: A name that expressions can read. */
  awaits?: string[];
  /** Input rules of `screens/catalogue/rules.json` that the bound value must satisfy; a `validate` step runs them. Items: A name that expressions can read. */
  rules?: string[];
  /** How many placeholders stand for the node while the screen loads. Default: 1, and 3 for a node with `each`. */
  skeleton?: number;
  props?: Inputs;
  /** Two-way path of the widget's value. */
  bind?: string;
  /** What happens on its events. */
  on?: {
    /** The name of a flow of the screen, or its steps in place. One step needs no list. */
    [k: string]: string | StepDefinition[];
  };
  /** Nodes inside it, from top to bottom. */
  children?: NodeDefinition[];
  /** Nodes in its named places. */
  slots?: {[k: string]: NodeDefinition[]};
}
/** Values by name; texts are templates. */
export interface Inputs {[k: string]: Json}
/** Calls an action and waits for its response. When it fails, the branch of its code or `fail` runs and the flow ends; without either a toast shows the message. */
export interface CallStep {
  /** Calls an action. */
  do: "call";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Name of an action in the catalogue. */
  action: string;
  input?: Arguments;
  /** Stores the response under `data.<as>`. Default: it is read as `answer` by later steps only. */
  as?: string;
  /** What is shown and read out while the call is under way. */
  busy?: Json;
  ok?: Steps;
  fail?: Steps;
  /** Steps by result code; `answer` as in `fail`. */
  codes?: {[k: string]: Steps};
}
/** Changes a state value. */
export interface SetStep {
  /** Changes a state value. */
  do: "set";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** A path to a value of the screen's state, for example `state.text`. */
  path: string;
  /** The new value. */
  to: Json;
}
/** Removes one entry of a list in the state. */
export interface RemoveStep {
  /** Takes from a list. */
  do: "remove";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** A path to a value of the screen's state, for example `state.text`. */
  path: string;
  /** Place of the entry, from 0; nothing happens when there is none. */
  index: Json;
}
/** Runs input rules. The first that fails ends the flow: its message is shown as a toast and the node is marked and gets the focus. */
export interface ValidateStep {
  /** Runs input rules. */
  do: "validate";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Nodes whose `rules` are run, in this order. Default: every bound node with rules, from top to bottom. At least 1. Items: A name in lower case with hyphens. */
  nodes?: string[];
}
/** Takes one of two ways. */
export interface IfStep {
  /** Takes one of two ways. */
  do: "if";
  /** The condition. */
  if: string;
  then: Steps;
  else?: Steps;
}
/** Ends the flow. */
export interface StopStep {
  /** Ends the flow. */
  do: "stop";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
}
/** Runs another flow of the screen and goes on after it; a `stop` in there ends both. */
export interface RunStep {
  /** Runs another flow. */
  do: "run";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Name of the flow. */
  flow: string;
}
/** Shows a short message above the screen. */
export interface ToastStep {
  /** Shows a short message. */
  do: "toast";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** The message. */
  text: Json;
  /** `failure` for refusals (3000 ms, announced at once), `info` for confirmations and hints (2000 ms, announced politely). */
  tone?: "failure" | "info";
  /** How long it is shown, in milliseconds. Default: by its tone. */
  ms?: number;
  /** The bound node whose value the message refuses: it gets the focus, and the message stands beside it until the user changes the value. */
  field?: string;
}
/** Opens a dialog of the screen. */
export interface OpenStep {
  /** Opens a dialog. */
  do: "open";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Name of the dialog. */
  dialog: string;
  /** Address that the dialog shows in a frame: the dialog opens only when the URL policy allows it there; otherwise, and without an address, nothing happens. Default: it opens. */
  ifFrameable?: Json;
}
/** Closes the open dialog; nothing happens when none is open. */
export interface CloseStep {
  /** Closes the open dialog. */
  do: "close";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Only when this one is open. Default: whichever is open. */
  dialog?: string;
}
/** Opens another screen. */
export interface GoStep {
  /** Opens another screen. */
  do: "go";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Id of the screen. */
  screen: string;
  params?: Arguments;
  /** Takes the place of this screen in the history, so that Back does not return here. */
  replace?: boolean;
}
/** Goes back to the screen before this one; opens `screen` in this one's place when the visit began here. */
export interface BackStep {
  /** Goes back. */
  do: "back";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Id of the screen to open when there is none to go back to. */
  screen: string;
  params?: Arguments;
}
/** Leaves for an address that passes the URL policy; a refused one is reported and runs `refused`. */
export interface LeaveStep {
  /** Leaves for an address. */
  do: "leave";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** The address, `https:` or `http:`. */
  url: Json;
  /** Adds the parameters that the shell passed at the launch; the token only for the page's own and allow-listed hosts. */
  addLaunchParams?: boolean;
  with?: Arguments;
  /** What is there is installed or kept: only an address over https is taken. */
  download?: boolean;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Leaves at once. Default: where the address is on a host that the settings do not name, the user first reads which, and may stay. */
  direct?: boolean;
  refused?: Steps;
}
/** Sends one message to the native shell. */
export interface NativeStep {
  /** Sends a message to the native shell. */
  do: "native";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** A key of `screens/catalogue/shell.json`. */
  key: string;
  params?: Arguments;
  onReply?: Steps;
  fallback?: Steps;
}
/** Sends a tracking event to the native shell; never fails and is never waited for. */
export interface TrackStep {
  /** Sends a tracking event. */
  do: "track";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Name of the event. */
  event: string;
  params?: Arguments;
}
/** Waits; the flow ends when the screen is left meanwhile. */
export interface WaitStep {
  /** Waits. */
  do: "wait";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** How long, in milliseconds. */
  ms: number;
}
/** Starts or restarts a timer of the screen. */
export interface TimerStep {
  /** Starts a deadline. */
  do: "timer";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Name of the timer. */
  start: string;
}
/** Keeps values on the device, under `layar.<name>`. */
export interface StoreStep {
  /** Keeps values on the device. */
  do: "store";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  values: Inputs;
}
/** Clears what is stored on the device, drafts included. */
export interface ClearStep {
  /** Clears what is stored on the device. */
  do: "clear";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Only these names of `screens/catalogue/stored.json`. Default: everything whose key begins with `layar.`. At least 1. Items: A name that expressions can read. */
  names?: string[];
}
/** Loads a response of `load` again; the old one stays until the new one has arrived. While the screen still waits for the first one, this call takes its place and the flow ends: `onReady` follows. */
export interface ReloadStep {
  /** Asks again. */
  do: "reload";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Name of the entry in `load`. */
  load: string;
}
/** Finds out what became of a commit whose outcome is unknown, by the call that its action names in `settledBy`. When it was done the flow goes on as after a success; otherwise it ends. */
export interface SettleStep {
  /** Finds out what became of a commit. */
  do: "settle";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** An action with `settledBy` that the screen calls. */
  action: string;
  /** What is shown and read out meanwhile. */
  busy?: Json;
  ok?: Steps;
  missing?: Steps;
  fail?: Steps;
}
/** Gives a text to another app: by the system's sheet, or through the clipboard where there is none. It needs a tap, and stands before any step that waits. */
export interface ShareStep {
  /** Shares a text. */
  do: "share";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** What the other app gets: what the user reads on the screen. No address and no launch parameter is added. */
  text: Json;
}
/** Moves the focus to a node. */
export interface FocusStep {
  /** Moves the focus. */
  do: "focus";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** Id of the node. */
  node: string;
}
/** Replies to the widget whose event started the flow, where the event takes a reply. */
export interface ReplyStep {
  /** Replies to the widget. */
  do: "reply";
  /** The step is taken only when this holds. Default: always. */
  when?: string;
  /** The reply, of the type that the event declares. */
  with: Json;
}
/** A modal dialog of the screen. */
export interface DialogDefinition {
  /** Heading and accessible name. */
  title: Json;
  /** Whether Escape, a tap outside and the Back key close it. */
  dismissible?: boolean;
  /** What it shows. At least 1. */
  body: NodeDefinition[];
  /** Its buttons, always in view below the body. */
  actions?: NodeDefinition[];
  /** The name of a flow of the screen, or its steps in place. One step needs no list. */
  onClose?: string | StepDefinition[];
}
/** What a market or a promotion changes in a base screen, and nothing else. */
export interface OverlayDefinition {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author: why the variant differs. */
  $comment?: string;
  /** Id of the base screen. */
  overlay: string;
  /** When the overlay applies. A market's overlay is applied before a promotion's. */
  for: {
    /** Name of a market, a file in `screens/catalogue/markets/`. */
    market?: string;
    /** Id of a promotion template. */
    templateId?: string;
  };
  /** When a promotion begins, in the market's time zone: `2026-08-01`, or `2026-08-01T18:00`. Before that the screen is the one without it. */
  from?: string;
  /** When a promotion is over, in the market's time zone: the first day, or moment, at which it does not run any more. */
  until?: string;
  /** Each value of the base that the overlay replaces or removes, by where it stands: `confirm.props.label` of a node, `screen.title`, `texts.pay`. Written by `npx layar check --fix`. */
  replaces?: {
    /** The value; of a long one its first words and a digest. */
    [k: string]: unknown;
  };
  /** Merge patch of the screen itself: a named value is replaced, null removes it. Nodes are changed by their ids under `nodes`. */
  screen?: {
    title?: Json;
    /** Another description for search engines; null removes it. */
    description?: string | null;
    /** Another language, the name of a file in `screens/catalogue/languages/`; null leaves it to the market. */
    language?: string | null;
    /** Merge patch of the responses that are loaded on opening, by name. */
    load?: {};
    /** Merge patch of the state, by name. */
    state?: {};
    /** Merge patch of the named values. */
    values?: {};
    /** Merge patch of the deadlines, by name. */
    timers?: {};
    /** Flows by name, each replaced as a whole; null takes one away. */
    flows?: {};
    /** Title and behaviour of dialogs; their nodes are changed under `nodes`. */
    dialogs?: {
      [k: string]: {
        body?: never;
        actions?: never;
      } | null;
    };
    /** Another flow on opening; null for none. */
    onOpen?: (string | StepDefinition[]) | null;
    /** Another flow once the screen is shown; null for none. */
    onReady?: (string | StepDefinition[]) | null;
    /** Another flow on leaving; null for none. */
    onClose?: (string | StepDefinition[]) | null;
  };
  /** Texts by name: each replaces the one of the screen, or adds one. */
  texts?: {[k: string]: TextEntry};
  /** By node id: a merge patch of the node, or null to take it out. */
  nodes?: {
    [k: string]: {
      id?: never;
    } | null;
  };
  /** New nodes and where they go, each beside or inside a node of the base or one inserted earlier. */
  insert?: ({[k: string]: unknown} & {
    /** Id of the node that it follows. */
    after?: string;
    /** Id of the node that it precedes. */
    before?: string;
    /** Id of the node whose last child it becomes. */
    into?: string;
    /** With `into`: the slot that takes it. Default: the children. */
    slot?: string;
    node: NodeDefinition;
  })[];
}
/** One text by language. Every translation is a template: `{…}` holds an expression, read where the text is used. */
export interface TextEntry {
  /** A remark for translators: where the text stands, what it means. */
  $comment?: string;
  /** What the text counts; the value picks one of the forms of a translation that has several. */
  count?: string;
  /** The text is always shown in this language, whatever the screen speaks, such as wording that is fixed from outside. Default: the language of the screen. */
  language?: string;
  /** Languages in which the text is meant to read as in another language, such as a name. At least 1. */
  sameIn?: string[];
  /** By language of a translation: what the first language said when somebody last compared the two and left the translation as it was; of a long text its first words and a digest. Written by the studio's table of texts. */
  comparedWith?: {[k: string]: string};
  /** The template, or one for each plural category of the language. */
  [k: string]:
    | string
    | PluralForms
    | string[]
    | {[k: string]: string}
    | undefined;
}
/** A template for each plural category of the language (CLDR). */
export interface PluralForms {
  /** No thing, in languages that say this in a way of its own. */
  zero?: string;
  /** One thing. */
  one?: string;
  /** Two things. */
  two?: string;
  /** A few things. */
  few?: string;
  /** Many things. */
  many?: string;
  /** Any other number. */
  other: string;
}
/** Nodes that several screens share, for example the header of a site, and the flows that they run. A screen takes them in under `fragments`. */
export interface FragmentDefinition {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author: what the nodes have in common. */
  $comment?: string;
  /** Name of the fragment, by which screens take it in. */
  fragment: string;
  /** The market whose screens get these nodes. Default: every market without a fragment of that name of its own. */
  for?: {
    /** Name of a market, a file in `screens/catalogue/markets/`. */
    market: string;
  };
  /** The nodes, from top to bottom. Their ids must be free in every screen that takes them in. At least 1. */
  nodes: NodeDefinition[];
  /** Flows that the nodes run. They become flows of every screen that takes the fragment in, so their names must be free there. */
  flows?: {[k: string]: Steps};
}
/** What a draft may change; everything else is refused. A name that ends with `*` stands for all that begin so, and `"*"` in place of a list for all; neither stands for what protects users, which is named in full or cannot be granted. */
export interface GrantDefinition {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** For whom and for what it is. */
  $comment?: string;
  /** Names, or all of them. */
  screens: "*" | string[];
  /** Names, or all of them. */
  markets: "*" | string[];
  /** Names, or all of them. */
  promotions?: "*" | string[];
  /** The earliest that a promotion may begin, in the market's time zone. */
  from?: string;
  /** The latest that it may be over. Without both dates no promotion may be made, and no period be changed. */
  until?: string;
  /** Names, or all of them. */
  texts?: "*" | string[];
  /** Names, or all of them. */
  nodes?: "*" | string[];
  /** Names, or all of them. */
  parts?: "*" | string[];
  /** Names, or all of them. */
  widgets?: "*" | string[];
  /** Names, or all of them. */
  steps?: "*" | string[];
  /** Names, or all of them. */
  actions?: "*" | string[];
  /** Names, or all of them. */
  opens?: "*" | string[];
  /** Names, or all of them. */
  pictures?: "*" | string[];
  /** Exact hosts whose https addresses may be named newly, as links, pictures or in words. Mailboxes and telephone numbers cannot be granted. Default: none. */
  hosts?: string[];
  /** Paths that may be read newly, such as `data.order.state`. What the shell passes (`launch.…`) and what the device stores (`stored.…`) counts for each place, by whatever name it is read, everything else for the screen. Default: none. */
  reads?: string[];
}
/** The interface of a widget: its properties, the value it is bound to, its events and its slots. */
export interface WidgetDeclaration {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Name of the widget and of its folder. */
  id: string;
  /** What it shows and when to use it. */
  description: string;
  /** Closed JSON Schema of the properties. Each has a description with unit and default; entities by `$ref: layar:entities#/$defs/Name`. */
  props: {
    /** Properties are always a group. */
    type: "object";
    /** No other property is taken. */
    additionalProperties: false;
    /** JSON Schema of each property, by name. A text is wording that a user reads, unless `"x-code": true` says that it is an address or an id, or `"x-code": "colour"` a colour. A colour of words names the property of their ground: `"x-ground": "ground"`. An address of a picture says what it demands of one, `"x-picture": { "least": [720, 320], "alt": "label" }`: the fewest pixels, and the property that says what it shows. */
    properties: {};
    /** Properties that cannot be left out. Default: none. */
    required?: string[];
  };
  /** Labels of the language that the widget speaks by itself. A screen ships those of its widgets. Items: A name that expressions can read. */
  labels?: string[];
  /** JSON Schema of the value that `bind` ties to the state; without it the widget cannot be bound. */
  value?: {};
  /** Its events by name. */
  events?: {
    /** One event. */
    [k: string]: {
      /** When it is emitted. */
      description: string;
      /** JSON Schema of `event` in the flow. Default: nothing. */
      payload?: {};
      /** JSON Schema of what a `reply` step gives back. Default: nothing is awaited. */
      reply?: {};
      /** Without a flow for it the widget shows nothing to tap. Default: a node that has a flow for none of its events is a control that does nothing. */
      optional?: true;
    };
  };
  /** Takes child nodes. */
  children?: boolean;
  /** Named places for nodes, and what belongs there. */
  slots?: {[k: string]: string};
  /** The event that makes it a link: when its flow is a single `go`, the widget gets the address of that screen as `href`, and `current` where it is the screen's own. */
  link?: string;
  /** Its value is a card number, a code or an identity number, which the device never stores: always, or for the listed values of a property. */
  secret?:
    | true
    | {
        /** At least 1. */
        [k: string]: string[];
      };
  /** Its controls are inert, and look so, while a flow that it started is under way or waits for a response. Default: a flow of its events may not send what a response holds. */
  showsBusy?: true;
  /** Its value decides which part of the screen is shown, so that no message refuses it. */
  selectsView?: true;
  /** It is the heading of the screen, so it is shown while an `optional` response is being loaded. */
  heading?: true;
  /** It is a function of its properties alone: neither it nor anything that it draws with has hooks, state or a reference to an element. The view calls it instead of mounting it. The build finds this out by itself where it can read the component, and refuses the word where it sees a hook; development servers believe the word. */
  plain?: true;
  /** It is the main part of a page, so that headers and footers can stand beside it. */
  landmark?: "main";
  /** The property that gives the accessible name; the checker wants it to be present and not empty. */
  label?: string;
  /** Where it stands among the nodes of a body. Default: anywhere. */
  place?: "first" | "last";
  /** It keeps its place at the lower edge whatever stands above, so it is shown while the nodes above are still loading. */
  pinned?: true;
  /** Height that stands for it while the screen loads, in rem. */
  skeleton?: number;
  /** What stands for it while the screen loads: `line` a bar of text, `control` what is tapped or filled in, `facts` lines with a value at their end, `rows` a list to tap, `figure` an amount with its label, `card` lines in a frame. Default: `control` below 4 rem, else `card`. */
  shape?: "line" | "control" | "facts" | "rows" | "figure" | "card";
}
/** Named calls to the server, of one domain. */
export interface ActionCatalogue {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  /** Actions by name; a name is unique among all domains. */
  actions: {[k: string]: ActionDefinition};
}
/** One call to the server. */
export interface ActionDefinition {
  /** What the call is for. */
  description: string;
  /** HTTP method. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path on the API host, for example `/rides/{rideId}`: an input in braces stands in the path alone. Without a path the action is known by name only, and the checker refuses calls to it. */
  path?: string;
  /** How the call is written: a name of `clients` in `screens/catalogue/wire/default.json`. Default: the first of them. */
  client?: string;
  /** How the request is written: the client's way, or multipart for files. */
  body?: "client" | "multipart";
  /** Inputs that go into the query string instead of the body. */
  query?: string[];
  success?: SuccessTest;
  /** Closed JSON Schema of the inputs, by name; `required` lists those that cannot be left out. */
  request?: {
    /** Inputs are an object. */
    type?: "object";
    /** An action takes no other inputs. */
    additionalProperties?: false;
    /** JSON Schema of each input, by our name for it. `x-alias` lists other names under which screens know its value. */
    properties?: {[k: string]: InputSchema};
    /** Inputs that cannot be left out. Default: none. */
    required?: string[];
  };
  /** Inputs with a fixed value, sent with every call. */
  constants?: {[k: string]: string | number};
  /** JSON Schema of the response's `data`, usually a `$ref` to an entity. Without one the data is not read. */
  answer?: {};
  /** Result codes beside success that a flow must handle or name a default for, and what each means; `refuses` names the input that is wrong, `done` says that a commit was done before. */
  codes?: {
    [k: string]:
      | string
      | {
          /** What it means. */
          means: string;
          /** The input that the server does not take; its field says so. */
          refuses?: string;
          /** What the call `commits` was done before: it is recorded as a success, and refuses nothing. */
          done?: true;
        };
  };
  /** The call moves money or makes a promise: it is sent once for each intent, and without a definite response its outcome is unknown, never failed. */
  commits?: boolean;
  /** How a call that `commits` is known again: after a reload, in another tab and on a later visit, by the same user. Default: by all inputs. */
  intent?: {
    /** Inputs that may differ between two tries of the same intent: codes, tokens and counters. */
    aside?: string[];
    /** Inputs without which nothing is sent, such as an amount: while one is empty (null, empty text, not a number) the call fails before it leaves, with `failures.incomplete` of the language. Default: none. At least 1. */
    filled?: string[];
    /** Inputs that say what is held back while an outcome is unknown, for example the order and the amount, whatever the card. Default: all that are not in `aside`. At least 1. */
    inputs?: string[];
    /** Inputs by which the user knows again what was done, so that the screen can say when: for example an order, whatever is said of it. Default: `inputs`. At least 1. */
    knownBy?: string[];
    /** What the server gave for this one offer: inputs, and actions of `awaits` whose response it is. It distinguishes two intents where the device itself stores nothing. Default: none. At least 1. */
    offer?: string[];
    /** An input that the server made for this one intent. Without one, the day on which the intent began is part of its key. */
    given?: string;
  };
  /** The call that finds out what became of a commit whose outcome is unknown. Until then the same intent is not sent again. A refusal, a failure, and a response for which neither `done` nor `missing` holds leave it unknown. Without `settledBy` the commit may be sent again with the same key. */
  settledBy?: {
    /** An action that only reads. */
    action: string;
    /** Its inputs; expressions read the inputs of the commit as `input`. */
    input?: {[k: string]: Json};
    /** What means that the commit was done: reads its `input`, and the `answer` of the call. */
    done: string;
    /** What means that it was not done, so that it may be sent again with the same key. */
    missing: string;
    /** A success without data says that there is none, so that it was not done. Without this it leaves the outcome unknown. */
    emptyIsMissing?: true;
    /** What the server says in a response that leaves it unknown, for the user to read. Default: the language's words for a response that did not come. */
    says?: Json;
  };
  /** Inputs that hold a card number, a code or an identity number: the device stores none of them. Default: none. At least 1. */
  secret?: string[];
  needs?: Disclosures;
  /** Actions whose responses the user must have seen before: a screen that calls this one loads them, and what starts the call waits for them. Items: A name that expressions can read. */
  awaits?: string[];
  /** The call changes nothing and may be tried again by itself. */
  reads?: boolean;
}
/** JSON Schema of one input. */
export interface InputSchema {
  /** What it is. */
  description?: string;
  /** Its type, or several. */
  type?:
    ("string" | "number" | "integer" | "boolean" | "array" | "object" | "null") | ("string" | "number" | "integer" | "boolean" | "array" | "object" | "null")[];
  /** The values to choose from. At least 1. */
  enum?: (string | number | boolean | null)[];
  /** The only value. */
  const?: string | number | boolean;
  /** It is an amount: only an amount fits, its digits are sent, and what is none is never sent; a call that `commits` needs at least 1. */
  format?: "amount";
  /** Fewest characters. */
  minLength?: number;
  /** Most characters. */
  maxLength?: number;
  /** Regular expression that the text matches. */
  pattern?: string;
  /** Smallest number. Of an integer that `commits`: what is not whole, or less, is never sent. */
  minimum?: number;
  /** Largest number. */
  maximum?: number;
  /** Fewest entries. */
  minItems?: number;
  /** Most entries. */
  maxItems?: number;
  items?: InputSchema;
  /** Of each field of an object. */
  properties?: {[k: string]: InputSchema};
  /** Fields that cannot be left out. */
  required?: string[];
  /** Whether an object may have other fields. */
  additionalProperties?: boolean;
  /** Other names under which screens know its value. At least 1. */
  "x-alias"?: string[];
  /**
   * `$ref` names an entity, for example `layar:entities/shop#/$defs/Basket`; `x-opaque` a value that no expression looks into, such as `file`.
   *
   * This interface was referenced by `InputSchema`'s JSON-Schema definition
   * via the `patternProperty` "^(?:[$]ref|x-opaque)$".
   */
  [k: string]:
    | string
    | "string"
    | "number"
    | "integer"
    | "boolean"
    | "array"
    | "object"
    | "null"
    | ("string" | "number" | "integer" | "boolean" | "array" | "object" | "null")[]
    | (string | number | boolean | null)[]
    | number
    | boolean
    | "amount"
    | InputSchema
    | {[k: string]: InputSchema}
    | string[]
    | undefined;
}
/** Named rules that a user's input must satisfy. */
export interface InputRules {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Rules by name. */
  rules: {[k: string]: InputRule};
}
/** One rule. */
export interface InputRule {
  /** JSON Schema that the input must satisfy. Text is trimmed first. */
  value: {
    /** Type of the input. */
    type: "string" | "number" | "integer" | "boolean" | "array";
    /** Fewest characters. */
    minLength?: number;
    /** Most characters. */
    maxLength?: number;
    /** Regular expression that the text matches. */
    pattern?: string;
    /** Smallest number. */
    minimum?: number;
    /** Largest number. */
    maximum?: number;
    /** Fewest entries. */
    minItems?: number;
    /** Most entries. */
    maxItems?: number;
    /** The only value. */
    const?: string | number | boolean;
    /** The values to choose from. At least 1. */
    enum?: (string | number | boolean)[];
  };
  /** What is shown when it does not, by language. */
  message: {
    /** The message is always shown in this language, whatever the screen speaks. Default: the language of the screen. */
    language?: string;
    [k: string]: string | undefined;
  };
}
/** What screens may keep on the device, read as `stored.<name>`; every key there begins with `layar.`. */
export interface StoredNames {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Names and what they hold. */
  stored: {
    /** One name. */
    [k: string]: {
      /** `text`, `number`, `boolean`, `file` or an entity; `[]` makes a list of it, a trailing `?` says that it may be empty (null). */
      type: string;
      /** Where it is kept. A cookie never expires, is sent to the page's own host and outlasts a `clear` without names; the key is the same. */
      in?: "storage" | "cookie";
      /** What it is for. */
      description: string;
    };
  };
}
/** The messages that the native shell understands. */
export interface ShellKeys {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** The app's own schemes, without colon. The shell gets an address only when it has one of them, or when a link may lead to it. */
  schemes?: string[];
  /** Messages by the name that `native` steps use. */
  keys: {[k: string]: ShellKey};
}
/** One message. */
export interface ShellKey {
  /** Its key on the bridge. */
  action: string;
  /** What the shell does. */
  description: string;
  /** Its parameters and their types. `url` and `phone` are texts that the page checks before the shell gets them: an address by the URL policy, a number by its characters. */
  params?: {[k: string]: "url" | "phone" | string};
  /** The one that `track` steps send, with their event as `event`. */
  tracks?: boolean;
  /** The one that the page sends for the way home from a screen that cannot be shown; without such a key, and without a shell, it opens the screen of `/`. */
  opensHome?: boolean;
  /** The one that the page sends for the log-in from a screen whose session has ended; without such a key, and without a shell, the way home is taken. */
  opensLogin?: boolean;
  /** Takes further parameters of any name. */
  open?: boolean;
  /** What happens without a shell: `back` in the history or else home, `home`, a `tel:` link to `phone`, the `url` in this page, or nothing. */
  fallback?: "back" | "home" | "tel" | "url" | "none";
}
/** One market: how it writes money and dates, its language, its accent colours and the company behind it. */
export interface MarketDefinition {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  /** Name of the market, shown as `data-market`. */
  id: string;
  /** Value of the launch parameter `market` that picks it; null for the market of every other value. Of several without one it is the first; a host names markets by their `id`. */
  flag?: string | null;
  /** Languages of the market, files in `screens/catalogue/languages/`. Screens that name none speak the first, or the one that the launch or an earlier visit chose. At least 1. Items: A name in lower case with hyphens. */
  languages: string[];
  /** BCP 47 tag for dates, for example `id-ID`. */
  locale: string;
  /** IANA time zone in which dates are shown. */
  timeZone: string;
  /** How amounts are written. Default: the market shows none. */
  currency?: {
    /** Mark of the amount, with its space where it takes one. */
    symbol: string;
    /** Where the mark stands. */
    position?: "before" | "after";
    /** `thousands` groups by three; `indian` by three, then by two. */
    grouping: "thousands" | "indian";
    /** Mark between groups of digits. */
    separator: string;
    /** Mark before the decimals. */
    decimal: string;
    /** Digits that an amount may have behind its decimal mark. Default: none, so that amounts are whole. */
    fractionDigits?: number;
  };
  /** Other ways in which people write the currency, for example `Rs.`; texts that write an amount by hand with one of them are refused. */
  otherMarks?: string[];
  /** How a status looks wherever it is shown, read as `market.statusTones.find(order.status in statuses)` or by its code; one that is not listed is neutral. */
  statusTones?: StatusTone[];
  /** By which letters banks and shops are known, read as `market.emblems.find(bank.code in names)`; one that is not listed has a neutral drawing. */
  emblems?: Emblem[];
  /** The five accent colours; everything else is common to all markets. Default: a neutral accent. */
  accent?: {
    light: Accent;
    dark: Accent;
  };
  /** Constants of the company, read as `company.<name>`: those below, and any others, texts, numbers or lists of texts, which may be empty where a market leaves them out. */
  company?: {
    /** Legal name. */
    name?: string;
    /** Name of the app. */
    appName?: string;
    /** Postal address. */
    address?: string;
    /** Service telephone, digits with an optional +. */
    phone?: string;
    /** Service mail address. */
    email?: string;
    /** Address of the privacy policy page that the public site embeds; its host must be listed under `hosts.frames`. */
    policyUrl?: string;
    [k: string]: string | number | string[] | undefined;
  };
}
export interface StatusTone {
  /** Colour of its sign. */
  tone: "neutral" | "accent" | "ok" | "warn" | "danger";
  /** Drawing of its sign; without one that of the tone. */
  icon?: "clock" | "cash" | "calendar" | "alert" | "cross" | "seal";
  /** The same statuses where the server sends codes. */
  codes?: string[];
  /** Statuses as the server writes them in this market. */
  statuses: string[];
}
/** A small tile with the letters that everybody knows a name by. */
export interface Emblem {
  /** The letters. */
  letters: string;
  /** Colour of the tile. */
  ground: string;
  /** Colour of the letters. */
  ink: string;
  /** Codes and names by which the server calls it. At least 1. */
  names: string[];
}
/** Accent colours of one scheme. */
export interface Accent {
  /** Buttons, links, selection. */
  accent: string;
  /** A pressed button. */
  press: string;
  /** Ground of a chosen or hinted part. */
  soft: string;
  /** Text on the accent. */
  on: string;
  /** Text on the soft accent. */
  onSoft: string;
}
/** Wording of everything that widgets and the runtime say by themselves, in one language. */
export interface LanguageDefinition {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Name of the language. */
  id: string;
  /** What those call it who speak it, for tools. Default: the id. */
  name?: string;
  /** BCP 47 tag for the `lang` attribute. */
  tag: string;
  /** Whether it is written from left to right or from right to left. */
  direction?: "ltr" | "rtl";
  /** Short words that nearly every sentence of the language contains and no other language of the project has. A text of another language that is made of them was not translated. */
  stopWords?: string[];
  /** The language says some words twice on purpose, as Turkish `tek tek` for one by one. Without it a word that a text has twice in a row is taken for a mistake where the project otherwise says it once. */
  doublesWords?: boolean;
  labels: Labels;
  failures: Failures;
  whenChosen?: ChosenFailures;
}
/** Texts by name: those that the engine, the widgets in use and the steps in use say. A widget may have further ones, by its `labels`. `{n}`, `{max}` and the like stand for numbers that the widget fills in. */
export interface Labels {
  /** Button that tries again. */
  retry?: string;
  /** Button that goes home. */
  home?: string;
  /** Button that goes back. */
  back?: string;
  /** Button that closes a dialog. */
  close?: string;
  /** Announced while a screen loads. */
  loading?: string;
  /** Shown after eight seconds of loading. */
  stillLoading?: string;
  /** Heading of a screen that cannot be fetched or shown. */
  failedTitle?: string;
  /** What to do when a screen or its data could not be fetched. */
  failedHelp?: string;
  /** Heading of a screen whose server cannot be reached. */
  noConnection?: string;
  /** Heading of a screen whose server gives no response that can be used. */
  serviceFailed?: string;
  /** Before the code that support asks for. Without it the code stands alone. */
  reference?: string;
  /** What to do when the session has ended. */
  signedOutHelp?: string;
  /** Button that leads to the log-in. */
  logIn?: string;
  /** Added on a screen that pays, signs or orders, while no request of that kind has been sent. */
  nothingSent?: string;
  /** Heading when a screen cannot be found. */
  notFoundTitle?: string;
  /** Shown while the device is offline. */
  offline?: string;
  /** Removes image {n}. */
  remove?: string;
  /** Adds an image; {n} of {max} are there. */
  add?: string;
  /** Image {n} is being sent, {percent} percent. */
  uploading?: string;
  /** Image {n} could not be sent. */
  uploadFailed?: string;
  /** What to do about an image that was not taken in, before the form can be sent. */
  photoRefused?: string;
  /** Name of image {n} of {max}. */
  image?: string;
  /** Name of a choice of {n} stars. */
  stars?: string;
  /** What one to five stars mean. At least 5. At most 5. Items: What a user reads. */
  starNames?: string[];
  /** Read out for {n} of {max} characters. */
  counter?: string;
  /** The step works only inside the app. */
  noApp?: string;
  /** Opens a page by itself, in place of this one. */
  open?: string;
  /** A page inside the screen has not come; `{name}` and `{host}` say what opens where. */
  opensAt?: string;
  /** Heading of the question whether to leave for a page of somebody else. */
  leaving?: string;
  /** Says that the page is on `{host}`, which is not ours. */
  leavingTo?: string;
  /** Button that does not leave. */
  stay?: string;
  /** Asks to read what a control of a screen from the network needs consent for, when it was out of sight. Needed where the settings name such consents under `remote`. */
  consentFirst?: string;
  /** An address was refused. */
  linkRefused?: string;
  /** Shows more entries. */
  more?: string;
  /** Something was copied. */
  copied?: string;
  /** Copying failed; how to copy by hand. */
  copyFailed?: string;
  /** Copies {name}. */
  copy?: string;
  /** When what is shown was loaded; `{time}` is the time of day. */
  updated?: string;
  /** Loads what is shown again. */
  refresh?: string;
  /** Name of a search field. */
  search?: string;
  /** Empties a search field. */
  clear?: string;
  /** Nothing is here. */
  empty?: string;
  /** A part of the screen cannot be shown. */
  partFailed?: string;
  /** What to do when no file chooser opens. */
  fileHelp?: string;
  /** Opens the list of the sections of a long text. */
  contents?: string;
  /** Button that leads to messages that came while the end of a conversation was out of view. */
  newMessages?: string;
  /** Says before what keeps a language that it is agreed in that, `{language}`, which is written as this language calls it. */
  staysInLanguage?: string;
  /** A new version of the app is there. */
  updateReady?: string;
  /** Button that changes to the new version. */
  update?: string;
  /** Said instead while something is being sent. */
  updateWaits?: string;
  /** What a user reads. */
  [k: string]: string | string[] | undefined;
}
/** Messages of failed calls that the server did not word itself: those that some screen can come to. */
export interface Failures {
  /** The server cannot be reached. */
  network?: string;
  /** No response within the time limit. */
  timeout?: string;
  /** The response cannot be used, or refuses without a message. */
  service?: string;
  /** An amount that would be sent or passed on is none, so its control does nothing. */
  noAmount?: string;
  /** A value that the call needs is empty, so nothing was sent. */
  incomplete?: string;
  /** The session of the user has ended; also the heading of a screen that fails for it. */
  signedOut?: string;
}
/** Messages of `failures` in other words where the user has chosen the language, and they otherwise keep wording that is fixed from outside. */
export interface ChosenFailures {
  /** The server cannot be reached. */
  network?: string;
  /** No response within the time limit. */
  timeout?: string;
}
/** What one deployment decides: hosts that addresses may lead to, and limits of the runtime. */
export interface Settings {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Hosts beside the page's own: exact ones, over https, or `"any"` for all of them, which is said on purpose. */
  hosts: {
    /** Exact hosts, or `"any"`. */
    navigate: "any" | string[];
    /** Links may lead to these hosts over `http:`, too, which partners may still use. Pictures, frames and downloads never come that way. */
    http?: boolean;
    /** Which of them get the token with the common parameters. */
    credentials: string[];
    /** Exact hosts, or `"any"`. */
    images: "any" | string[];
    /** Exact hosts, or `"any"`. */
    frames: "any" | string[];
  };
  /** What the project makes of checks, by their ids. `docs/checks.md` says what each is usually; those about money, consent and secrets are always on. */
  checks?: {
    [k: string]:
      | "on"
      | "notice"
      | "off"
      | {[k: string]: number};
  };
  /** What users must have before their eyes when they commit themselves, for `needs` and `discloses`, for example `"price": "amount"`. */
  disclosures?: {
    /** What a node shows that discloses it. `amount`: what is paid or owed, which is what is sent. `cost`: an amount, or lines of a response. `consent`: a checkbox with what is agreed to, which the button waits for. `text`: words. */
    [k: string]: "amount" | "cost" | "consent" | "text";
  };
  /** What is decided outside of the definitions, for example for a share of the users; expressions read `flags.<name>`. A screen keeps what it has opened with. */
  flags?: {
    /** One flag. */
    [k: string]: {
      /** What holds where nobody decides, or decides on what the flag cannot be. A decision is of the same type. */
      default: boolean | number | string;
      /** The only texts that the flag can be. Default: every text. At least 2. */
      choices?: string[];
      /** What it decides. */
      description: string;
    };
  };
  /** Route of the screen that the way home leads to. */
  home?: string;
  /** A fragment that ends each screen, above a bar; a screen that uses it by itself says where. Default: none. */
  tail?: string;
  /** What search engines, messengers and home screens show of the pages. Default: they get addresses without a host, and no pictures. */
  site?: {
    /** Where the public pages are reached, for example `https://www.example.com`. */
    origin: string;
    /** What a shared link calls the site. */
    name: string;
    /** Beside the title of a page, best an svg. */
    icon?: string;
    /** On a home screen: a square png, 180 pixels wide. */
    touchIcon?: string;
    /** Of a shared link: a png, 1200 pixels wide and 630 high. */
    sharePicture?: string;
  };
  /** Paths of the screens on which the page may ask the user for something, by what it is. The servers' headers forbid it everywhere else; a screen that is reached from another one inside the app keeps that one's headers. */
  permissions?: {
    /** Where the device is. */
    geolocation?: string[];
  };
  /** Limits of the files in `screens/pictures/`. */
  pictures?: {
    /** The largest that a picture may be. Default: 40960. */
    maxBytes: number;
  };
  /** What a screen may use that the server sent in place of another one, by `replacedBy`. Everything else is refused. Default: none is taken. */
  remote?: {
    /** Names of widgets. */
    widgets: string[];
    /** Kinds of steps, by their `do`. */
    steps: string[];
    /** Names of actions that it may call. */
    actions: string[];
    /** Screens that it may open. */
    screens: string[];
    /** Exact hosts, beside the page's own, to which it may lead and from which its images may come. */
    hosts: string[];
    /** Actions that need consent, each with the id of the node of the built-in screen that asks for it. Where such a screen has a control that calls the action, the page puts that node before the control. */
    consents?: {[k: string]: string};
    /** The most that it may have, and come to while it runs: one that has more is refused, and one that comes to more gives its place back to the built-in screen. */
    limits: {
      /** Characters of all its texts and names. */
      characters: number;
      /** Nesting of objects and arrays; what a node says is at 3. */
      depth: number;
      /** Nodes. */
      nodes: number;
      /** Entries that a node with `each` may show at a time, by its `page`. */
      entries: number;
      /** Values of any kind. */
      values: number;
      /** What its arrays cost to check: each counts its length times itself, because its entries are compared with one another. */
      comparisons?: number;
      /** Steps that one event may come to, with those of the flows that it runs. */
      steps: number;
      /** Letters of one value of its state, and of a text that an expression makes. */
      valueLetters?: number;
      /** Letters of its whole state. An entry of a list counts ten more. */
      stateLetters?: number;
      /** Letters that all of its widgets show at a time. A widget, and an entry of a list in it, counts ten more. */
      shownLetters?: number;
      /** Calls of functions, operators and entries of lists in all that is evaluated until the page is at rest: after an event, and for a render. A long text counts once for 64 letters. */
      work?: number;
    };
  };
  /** Limit of a call, headers and body, in milliseconds. */
  timeoutMs: number;
  /** After how long a screen that still loads says so and offers a retry, in milliseconds. */
  patienceMs: number;
  /** How long a screen waits for an `optional` response of its `load` before it is shown without, in milliseconds. */
  optionalMs?: number;
  /** How a screen finds out by itself what became of a commit whose outcome is unknown. */
  looks?: {
    /** Time between two looks while the page is visible, in milliseconds. */
    everyMs: number;
    /** How often it looks by itself. */
    most: number;
  };
  /** Where the page reports what went wrong: kinds and names of the project's own, never values, texts, addresses or the token. Default: nowhere. */
  reports?: {
    /** A path of the page's own host that takes a POST. */
    endpoint: string;
    /** Share of the page loads that report, 0 for none. The mock takes all of them. */
    share: number;
    /** Sends a receipt to `endpoint` at each consent and each call that commits, of every page load: hashes of the screen and of what it disclosed, for `prove`, and no value. The mock gets them anyway. Default: false. */
    receipts?: boolean;
  };
  /** Takes the service worker and what it keeps off every device that opens a page. Default: false. */
  killWorker?: boolean;
  /** How long toasts are shown, in milliseconds. */
  toast: {
    /** Refusals and failures. */
    failureMs: number;
    /** Confirmations and hints. */
    infoMs: number;
    /** The shortest that a step may ask for. */
    minimumMs: number;
  };
}
/** Situations of one screen in the mock server: how each is opened and what the server responds. Those that every screen can meet follow from `screens/mock/scenarios.json` for each entry of `load` and are not written; one of the same name takes their place. */
export interface ScenarioFile {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Id of the screen. */
  screen: string;
  /** Query string with the screen's parameters, for example `orderNo=A1`. */
  open: string;
  /** By market: another query string than `open`, where an amount of one market makes no sense in it. */
  openIn?: {[k: string]: string};
  values?: Values;
  /** Situations by name; `ok` is the mock data as it is. */
  scenarios: {[k: string]: Scenario};
}
/** Expressions and templates by name, each evaluated once and in order, before anything is changed. An entry of the state that one finds is seen as changed afterwards. */
export interface Values {
  /** An expression; an object or a list is a template. */
  [k: string]: string | {} | unknown[];
}
/** One situation. */
export interface Scenario {
  /** What it shows. */
  description: string;
  /** Another query string than the file's. */
  open?: string;
  /** By action: what differs from the mock data. */
  answers?: {[k: string]: ScenarioAnswer};
  /** What the screen comes to. */
  state?: "ready" | "failed" | "loading";
  /** Texts that are then on the screen; `{texts.name}` is one of the screen's. */
  shows?: string[];
}
/** A response in place of the mock server's own. */
export interface ScenarioAnswer {
  /** Result code. Default: the action's success. */
  code?: string;
  /** The server's message. */
  message?: string;
  /** The data in place of the mock server's own; a template, as in responses, that reads `values`. */
  data?: unknown;
  /** Merge patch of the mock server's data; a template, as in responses, that reads `values`. */
  patch?: {[k: string]: unknown};
  /** Another valid form of the mock server's data: `empty` has the shortest lists and nothing that the action's `answer` does not need, `long` has long names, texts and lists. */
  form?: "empty" | "long";
  /** How long the server waits. */
  delayMs?: number;
  /** How the response is broken. */
  fault?:
    "offline" | "hang" | "drip" | "html" | "empty" | "truncated" | "server-error" | "signed-out" | "bad-gateway" | "not-json" | "null" | "list" | "wrong-shape";
  /** For how many calls it applies; then the mock server responds as usual. Default: always. */
  times?: number;
}
/** Tests of a screen's flows: given a situation, when the user does something, then this happens and nothing else. `npx layar test` runs them without a browser. */
export interface FlowTestFile {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  /** Id of the screen. */
  screen: string;
  /** Tests by what they show, each a sentence. */
  tests: {[k: string]: FlowTest};
}
/** One test. */
export interface FlowTest {
  /** A remark for the next author. */
  $comment?: string;
  given?: FlowTestGiven;
  /** What happens once the screen has opened, in order. */
  when?: FlowTestAct[];
  then: FlowTestOutcome;
}
/** The situation in which the screen opens. */
export interface FlowTestGiven {
  /** In this market only. Default: in each, one after the other. */
  market?: string;
  /** In this language, in the markets that speak it. Default: the first language of each market. */
  language?: string;
  /** With the overlay of this template. */
  promotion?: string;
  /** Situation of the mock server, one of the screen's. */
  scenario?: string;
  /** Parameters of the address, in place of those of the scenario. */
  params?: {[k: string]: string};
  /** What the app handed over; what is not named is empty. */
  launch?: {[k: string]: string};
  /** By action: responses in place of the scenario's. */
  responses?: {[k: string]: ScenarioAnswer};
  /** First values of the screen's state, in place of its own. */
  state?: {[k: string]: unknown};
  /** What the device keeps from before, by the names of `screens/catalogue/stored.json`. */
  stored?: {[k: string]: unknown};
  /** What is decided about flags of the settings, in place of their defaults. */
  flags?: {[k: string]: boolean | number | string};
  /** Whether the page runs inside the app. */
  shell?: boolean;
  /** By key of the shell: what it replies. To others it does not. */
  replies?: {[k: string]: unknown};
  /** Whether the device stores anything. */
  storage?: boolean;
  /** Whether the device has a connection. */
  online?: boolean;
  /** Whether the page runs inside a messaging app. */
  messagingApp?: boolean;
  /** Whether Back leads to another of our screens. */
  hasPrevious?: boolean;
  /** Whether a call that only reads is sent again after a lost connection or a busy server, as in the app: about half a second later, and once more two seconds later. Each time is a call. */
  retries?: boolean;
  /** The API host with whose names on the wire calls are sent and responses are read: the `host` of a file of `screens/catalogue/wire`. */
  apiHost?: string;
  /** The moment, with its zone: `2026-11-18T12:00Z`. */
  now?: string;
}
/** The user taps a node. It must be shown, and let itself be tapped. */
export interface FlowTestTap {
  /** Id of the node. */
  tap: string;
  /** Which entry of the list that repeats the node, from 0. */
  entry?: number;
}
/** Another event of a node. */
export interface FlowTestEvent {
  /** Name of the event, such as `choose` or `back`. */
  event: string;
  /** Id of the node. */
  on: string;
  /** The value of the event; `{ "file": "a.png" }` is a photo of this name. */
  with?: unknown;
  /** Which entry of the list that repeats the node, from 0. */
  entry?: number;
}
/** The user gives a node with `bind` its value. */
export interface FlowTestFill {
  /** Id of the node. */
  fill: string;
  /** The value. */
  with: unknown;
  /** Which entry of the list that repeats the node, from 0. */
  entry?: number;
}
/** Time passes. */
export interface FlowTestWait {
  /** Seconds. */
  wait: number;
}
/** Something that belongs to no node. */
export interface FlowTestDeed {
  /** `retry`: the button of a screen that failed. `dismiss`: the open dialog is closed as by Back. `close`: the screen is left. `goOn` and `stay`: the reply to the question before another host. `offline` and `online`: the connection goes and comes. `return`: the page is in view again after another one. `reload`: it is loaded again; what is stored stays. */
  do: "retry" | "dismiss" | "close" | "goOn" | "stay" | "offline" | "online" | "return" | "reload";
}
/** What has happened since `when` began, or since the opening where there is no `when`. Of calls, messages, ways out, dialog, toast, shared texts and stored values nothing else may have happened; of nodes and state only what is named is compared. Texts are templates that read what the screen reads: `{texts.title}`, `{company.phone}`, `{money(data.terms.amount)}`. */
export interface FlowTestOutcome {
  /** What the screen has come to. */
  status?: "ready" | "failed" | "loading";
  /** What a failed screen says. */
  failure?: string;
  /** Calls in the order in which they were sent. */
  calls?: FlowTestCall[];
  /** Nodes by id. */
  nodes?: {
    /** Whether it is shown; or some of its properties, `value` and `invalid` among them; or these of each entry of a repeated node. */
    [k: string]: boolean | Values1 | Values1[];
  };
  /** Where it leads. */
  goes?: FlowTestWay | FlowTestWay[];
  /** Messages to the shell, in order. */
  messages?: FlowTestMessage[];
  /** Name of the open dialog. */
  dialog?: string;
  /** Host of which the user is asked whether to go there. */
  asks?: string;
  /** The short message above the screen. */
  toast?: string;
  /** What is said while a call is under way. */
  busy?: string;
  /** The text that was given to another app. */
  shares?: string;
  state?: Values1;
  stored?: Values1;
}
/** One call. */
export interface FlowTestCall {
  /** Name of the action. */
  action: string;
  input?: Values1;
  sent?: Values1;
}
export interface Values1 {[k: string]: Json}
export interface FlowTestScreen {
  /** Id of the screen. */
  screen: string;
  params?: Values1;
  /** Whether in this one's place. */
  replace?: boolean;
}
export interface FlowTestAddress {
  /** The whole address. */
  url: string;
  /** Whether in this one's place. */
  replace?: boolean;
}
/** One message. */
export interface FlowTestMessage {
  /** Key of `screens/catalogue/shell.json`. */
  key: string;
  params?: Values1;
}
/** The texts of one screen or fragment by name, in every language that it is shown in. Expressions read them as `texts.<name>`. */
export interface TextTable {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  [k: string]: TextEntry | string | undefined;
}
/** How calls to one API host are written, and how their responses are read. What it does not say is what most HTTP APIs do: JSON in both directions, the status says what became of a call, the token is a bearer. A name that is not listed goes as it is. */
export interface WireMapping {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** Host that the mapping is for; `default` for every host without one of its own. */
  host: string;
  /** Stands before every path, for example `https://api.example.com/v1` or `/api`. Default: nothing, so that paths are of the page's own host. */
  baseUrl?: string;
  token?: TokenPlace;
  /** Headers of every call, with their values. */
  headers?: {[k: string]: string};
  launch?: WireLaunch;
  /** Ways of writing calls, by the name that an action gives as its `client`. Default: one, with JSON as body. */
  clients?: {[k: string]: WireClient};
  response?: ResponseFormat;
  /** Statuses that mean that nothing was done. Default: 400, 401, 403, 404, 405, 413, 415 and 422, and where `response.success` is `status` 409, 410 and 412, too. */
  refusals?: number[];
  /** When a call that `reads` is sent again by itself. */
  retries?: {
    /** Milliseconds before each further try; an empty list for none. At most 5. */
    pausesMs?: number[];
    /** Statuses that may pass. */
    statuses?: number[];
  };
  /** Whether the browser may keep responses and ask with their `ETag`. Default: every call is sent, and nothing is kept. */
  cache?: boolean;
  /** Longest response that is read. */
  maxBytes?: number;
  /** Header in which a call that `commits` carries the key of its intent; false for a server that does not take one. */
  idempotencyHeader?: string | false;
  /** Header in which every call carries the release, the market and the language of its page, so that errors of a server can be counted by it. */
  releaseHeader?: string | false;
  /** Mappings by action; `*` for all actions. */
  actions?: {
    /** One action's names. Each of the two is a bijection. */
    [k: string]: {
      /** Our name of an input to its name on the wire. */
      request?: {[k: string]: string};
      /** Our name of a field, at any depth of `data`, to its name on the wire. */
      answer?: {[k: string]: string};
    };
  };
}
/** What the native app hands over in the first address, beside the `token`. A host without it takes what `default` says. */
export interface WireLaunch {
  /** Parameters that every call repeats, read as `launch.<name>`. `market` and `platform` are always among them. Items: A name that expressions can read. */
  parameters: string[];
  /** Parameters that say who is signed in, the surest first; the first that is given counts, else the `token`. What a screen stores on the device belongs to that account. Items: A name that expressions can read. */
  account?: string[];
}
/** One way of writing calls. */
export interface WireClient {
  /** How inputs stand in a body. */
  body?: "json" | "form";
  /** Headers whose values the native app hands over in the first address. */
  headers?: string[];
}
/** Where a response says what it says: fields by their names, with dots between them. `''` is the whole body. */
export interface ResponseFormat {
  success?: SuccessTest;
  /** The data of a success. Default: the whole body. */
  data?: string;
  /** The result code of a refusal, which without one is `status:` and its number. Default: `code`. */
  code?: string;
  /** What the server says to the user. Default: `message`. */
  message?: string;
  /** Messages by the names of inputs on the wire, which are shown beside their fields. Default: none. */
  fields?: string;
}
/** What the mock server does when the action that the file is named after is called. Expressions read `input` (the call's inputs by our names), `request` (`origin`, `query`, `headers`), `state` (the session's mock state, by file name of the seed), `now`, `market` and the file's `values`. */
export interface MockResponse {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  values?: Values;
  /** Reasons to refuse the call, in order; the first that holds decides, and nothing is changed. */
  refuse?: MockRefusal[];
  change?: Changes;
  /** The response's `data`. In templates `{ "$each": list, "$item": template }` gives a list, by `item` and `index`; a number in place of the list counts `item` from 1. The key `...` adds the fields of an object, or of each object of a list. Default: null. */
  data?: Json;
  /** In place of `data`, for an action whose success is `address`: a picture of this text, a template. */
  image?: string;
}
/** One reason. */
export interface MockRefusal {
  /** When it holds. */
  when: string;
  /** Result code. */
  code: string;
  /** The server's message, a template. */
  message: string;
}
/** Sets values. */
export interface MockSet {
  /** The change is made only when this holds. Default: always. */
  when?: string;
  /** Templates by path, all evaluated before the first is written. */
  set: {[k: string]: Json};
}
/** Adds entries to a list. */
export interface MockAppend {
  /** The change is made only when this holds. Default: always. */
  when?: string;
  /** The list. */
  append: string;
  /** The entries, a template of a list. */
  values: Json;
  /** Where they are added. */
  at?: "start" | "end";
}
/** Removes entries from a list. */
export interface MockRemove {
  /** The change is made only when this holds. Default: always. */
  when?: string;
  /** The list. */
  remove: string;
  /** Which entries, by `item` and `index`. */
  where: string;
}
/** Stores a file that came with the call, so that its address can be opened. */
export interface MockUpload {
  /** The change is made only when this holds. Default: always. */
  when?: string;
  /** The input that holds the file. */
  upload: string;
  /** Where its address is set. */
  to: string;
}
/** Makes the changes of a file of `screens/mock/changes/`. */
export interface MockRun {
  /** The change is made only when this holds. Default: always. */
  when?: string;
  /** Name of the file. */
  run: string;
  /** Expressions by name: what the change reads. */
  with?: {
    /** An expression, for example `size(state.text) > 0`. */
    [k: string]: string;
  };
}
/** A change of the mock state that several responses make, run by the name of its file. */
export interface MockChange {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  /** Names of the values that every `run` hands over. Items: A name that expressions can read. */
  with?: string[];
  values?: Values;
  change: Changes;
}
/** Where the mock state of a session begins in one market: a file `<name>.json` below `screens/mock/seeds/<market>/` is read as `state.<name>`. All markets have the same files with the same fields. */
export interface MockSeed {
  /** Where an editor finds this schema. */
  $schema?: string;
  [k: string]: unknown;
}
/** What the mock server says, in every language: the file `screens/mock/wording.json`. Seeds and responses say it in one. A call whose `Accept-Language` is a language of a market gets each text of its response that is written here in that language; what is not written here, such as names and what users write, stays as it is. */
export interface MockWording {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  /** The texts; none is written twice in a language. */
  texts: MockText[];
}
/** One text by language, whole: only a value that is nothing else is said in another language. */
export interface MockText {[k: string]: string}
/** Situations that every screen can meet that loads something, beside those that the engine knows (`slow`, `offline`, `refused` and others), and values that all scenarios may read. The first entry of a screen's `load` gives a scenario of each name; a further one has its own name before it: `details-slow`. */
export interface CommonScenarios {
  /** Where an editor finds this schema. */
  $schema?: string;
  /** A remark for the next author. */
  $comment?: string;
  values?: Values;
  /** Situations by name. One of the same name takes the place of the engine's. */
  scenarios?: {[k: string]: CommonScenario};
}
/** One situation. */
export interface CommonScenario {
  /** What it shows. */
  description: string;
  answer: ScenarioAnswer;
  /** What the screen comes to. A screen fails with the text of `failed`, else with the message; an `optional` entry lets it be ready. */
  state?: "ready" | "failed" | "loading";
}
