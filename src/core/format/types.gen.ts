// Generated from schemas/ and widgets/*/*.schema.json by `npm run generate`; not edited by hand.

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/**
 * Facts that a borrower must have before their eyes when they commit themselves.
 *
 * @minItems 1
 *
 * Items: `amount`: what is paid or lent; `fee`: what it costs; `consent`: what is agreed to.
 */
export type Disclosures = ("amount" | "fee" | "consent")[];
/**
 * One step of a flow, discriminated by `do`.
 */
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
  | FocusStep
  | ReplyStep;
/**
 * Steps, run one after the other. One step needs no list, and a text is the name of a flow of the screen.
 */
export type Steps = StepDefinition[];
/**
 * Adds to the end of a list in the state: one entry, or many.
 */
export type AppendStep = {
  [k: string]: unknown;
} & {
  /**
   * Adds to a list.
   */
  do: "append";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * A path to a value of the screen's state, for example `state.text`.
   */
  path: string;
  /**
   * The new entry.
   */
  value?: Json;
  /**
   * In place of `value`: a list of new entries, such as the next page of a response; null adds nothing.
   */
  values?: Json;
};
/**
 * Where the nodes of a fragment go: beside or inside a node of the body, or of a fragment named earlier.
 */
export type FragmentUse = {
  [k: string]: unknown;
} & {
  /**
   * Name of the fragment.
   */
  use: string;
  /**
   * Id of the node that they follow.
   */
  after?: string;
  /**
   * Id of the node that they precede.
   */
  before?: string;
  /**
   * Id of the node whose last children they become.
   */
  into?: string;
};
/**
 * One change.
 */
export type MockStep = MockSet | MockAppend | MockRemove | MockUpload | MockRun;
/**
 * Changes of the state, in order.
 */
export type Changes = MockStep[];

/**
 * All types by name.
 */
export interface ContractTypes {
  screen: ScreenDefinition;
  overlay: OverlayDefinition;
  fragment: FragmentDefinition;
  widget: WidgetDeclaration;
  actions: ActionCatalogue;
  rules: InputRules;
  stored: StoredNames;
  shell: ShellKeys;
  market: MarketDefinition;
  language: LanguageDefinition;
  settings: Settings;
  scenario: ScenarioFile;
  texts: TextTable;
  wire: WireMapping;
  "mock-response": MockResponse;
  "mock-change": MockChange;
  "mock-seed": MockSeed;
  "common-scenarios": CommonScenarios;
  ChatQuestion: ChatQuestion;
  Answer: Answer;
  AnswerLevel: AnswerLevel;
  ChatMessage: ChatMessage;
  ContactInfo: ContactInfo;
  OrderRow: OrderRow;
  OrderCard: OrderCard;
  Option: Option;
  ProblemInit: ProblemInit;
  UploadedImage: UploadedImage;
  ComplaintItem: ComplaintItem;
  ComplaintTab: ComplaintTab;
  ComplaintTabs: ComplaintTabs;
  ProblemDetail: ProblemDetail;
  Channel: Channel;
  DocumentTerm: DocumentTerm;
  DocumentRow: DocumentRow;
  DocumentPart: DocumentPart;
  DocumentSection: DocumentSection;
  Period: Period;
  RepayPlanDetail: RepayPlanDetail;
  InstalmentPlan: InstalmentPlan;
  TextValue: TextValue;
  PlannedPayment: PlannedPayment;
  LoanConfirm: LoanConfirm;
  Agreement: Agreement;
  AgreementAddress: AgreementAddress;
  PushedLoan: PushedLoan;
  OrderLines: OrderLines;
  LoanDetails: LoanDetails;
  JointProduct: JointProduct;
  JointFailure: JointFailure;
  JumpAddress: JumpAddress;
  Product: Product;
  ApplyAddress: ApplyAddress;
  PromotionTemplate: PromotionTemplate;
  RegistrationNumber: RegistrationNumber;
  BankCard: BankCard;
  RepaymentWay: RepaymentWay;
  StartedPayment: StartedPayment;
  PaymentPage: PaymentPage;
  VirtualAccount: VirtualAccount;
  BankOption: BankOption;
  PayTypes: PayTypes;
  DelayDetail: DelayDetail;
  widgets: WidgetContracts;
}
/**
 * One screen of the web view: what it loads, what it stores, what it shows and what happens on a tap.
 */
export interface ScreenDefinition {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author: why the screen is as it is.
   */
  $comment?: string;
  /**
   * Name of the screen in `go` steps, overlays and `data-screen`; unique among all screens.
   */
  id: string;
  /**
   * Path that opens the screen, for example `/complaint`; `#/…` for a hash route, `*` for the screen shown when no route fits. Unique.
   */
  route: string;
  /**
   * Title of the document; a template over `params`, `data` and `market`. Shown by the browser and read out when the screen opens.
   */
  title: Json;
  /**
   * Where a whole screen may come from that stands in the place of this one, for example `data.template.screen`. It is untrusted: it may name only what `remote` of `screens/catalogue/settings.json` lists, and when it is refused or null this screen is shown. Default: none.
   */
  replacedBy?: string;
  /**
   * One sentence for search engines, which may name texts; only public pages need it.
   */
  description?: string;
  /**
   * `static`: the page of the route holds the whole screen for the market without a flag and is read without scripts; the app is loaded only when it is needed. Such a screen has no `load`.
   */
  delivery?: "app" | "static";
  /**
   * Language of the wording, the name of a file in `screens/catalogue/languages/`. Default: the market's language.
   */
  language?: string;
  /**
   * Query parameters that the screen reads. `text` as given; `digits` keeps digits only; a trailing `?` says that links may leave it out. In expressions a missing one is ''.
   */
  params?: {
    [k: string]: "text" | "text?" | "digits" | "digits?";
  };
  /**
   * Responses that are loaded on opening, under `data.<name>`: in parallel, unless an input reads another response. The screen is `loading` until all are there and `failed` when one fails.
   */
  load?: {
    [k: string]: LoadDefinition;
  };
  /**
   * Values that the screen stores while it is open, read as `state.<name>`. A bare value is the initial value and gives the type; the long form names the type and may keep a draft.
   */
  state?: {
    [k: string]: string | number | boolean | StateDefinition;
  };
  /**
   * Named values that follow from others, read by their bare name; computed when first read and again only after something they read has changed.
   */
  values?: {
    [k: string]: Json;
  };
  /**
   * Named deadlines. `timers.<name>` is the number of whole seconds left, 0 when none runs.
   */
  timers?: {
    [k: string]: TimerDefinition;
  };
  /**
   * The nodes of the screen, from top to bottom.
   *
   * @minItems 1
   */
  body: NodeDefinition[];
  /**
   * Nodes that the screen shares with others, and where each list of them goes. Overlays meet them like nodes of the body.
   */
  fragments?: FragmentUse[];
  /**
   * Dialogs that `open` and `close` steps show and hide. Only one is open at a time.
   */
  dialogs?: {
    [k: string]: DialogDefinition;
  };
  /**
   * Named lists of steps that events, `onOpen` and the like can run.
   */
  flows?: {
    [k: string]: Steps;
  };
  /**
   * The name of a flow of the screen, or its steps in place. One step needs no list.
   */
  onOpen?: string | StepDefinition[];
  /**
   * The name of a flow of the screen, or its steps in place. One step needs no list.
   */
  onReady?: string | StepDefinition[];
  /**
   * The name of a flow of the screen, or its steps in place. One step needs no list.
   */
  onClose?: string | StepDefinition[];
}
/**
 * One response that the screen needs.
 */
export interface LoadDefinition {
  /**
   * Name of an action in the catalogue.
   */
  action: string;
  input?: Arguments;
  /**
   * Asked only when this holds; otherwise `data.<name>` stays empty.
   */
  when?: string;
  /**
   * What is shown when the call fails, for whatever reason; it may name texts. Default: the server's message, or the language's.
   */
  failed?: string;
  /**
   * A toast shows the message of the error state, each time that the call fails.
   */
  toast?: boolean;
  /**
   * The screen is shown without the response when the call fails; `data.<name>` is empty then. Offer a `reload`.
   */
  optional?: boolean;
}
/**
 * Values by name; texts are templates. A list passes parameters of this screen on under their names: `["orderId"]` is `{ "orderId": "{params.orderId}" }`; beside other values it stands under `...`.
 */
export interface Arguments {
  [k: string]: Json;
}
/**
 * A state value in its long form.
 */
export interface StateDefinition {
  /**
   * `text`, `number`, `boolean`, `file` or an entity; `[]` makes a list of it, a trailing `?` says that it may be empty (null).
   */
  type: string;
  /**
   * First value; a template over `params`, `launch`, `stored`, `market` and `company`.
   */
  initial: Json;
  /**
   * Stored under `layar.draft.<screen>.<name>` and restored when the screen opens again with the same parameters. With `true` the device stores it until `clear`; with `visit` it is restored after Back and a reload only, not when the screen is opened again.
   */
  draft?: false | true | "visit";
}
/**
 * A deadline that stays right after a reload or time in the background.
 */
export interface TimerDefinition {
  /**
   * How long it runs once started, in seconds.
   */
  seconds: number;
  /**
   * Survives a reload of the page.
   */
  stored?: boolean;
}
/**
 * One element of a screen, an instance of a widget.
 */
export interface NodeDefinition {
  /**
   * Name of the widget.
   */
  widget: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  /**
   * Stable address of the node for overlays, tests and tracking; unique within its screen.
   */
  id: string;
  /**
   * The node is shown while this holds. Default: always.
   */
  when?: string;
  /**
   * Switched off, and why: the node and all in it are checked like the rest, and neither shown nor shipped. An overlay switches it on with null. Default: on.
   */
  disabled?: string;
  /**
   * A list; the node is repeated for each entry, which it reads as `item`, with its place from 0 as `index`.
   */
  each?: string;
  /**
   * What identifies an entry of `each` when the list changes, for example `item.id`. Default: its index in the list.
   */
  key?: string;
  /**
   * How many entries of `each` are put on the page at once; more follow when the last comes near the view.
   */
  page?: number;
  /**
   * When the node cannot be shown, the whole screen shows its failed state instead of a gap.
   */
  critical?: boolean;
  discloses?: Disclosures;
  needs?: Disclosures;
  /**
   * Input rules of `screens/catalogue/rules.json` that the bound value must satisfy; a `validate` step runs them.
   *
   * Items: A name that expressions can read.
   */
  rules?: string[];
  /**
   * How many placeholders stand for the node while the screen loads. Default: 1, and 3 for a node with `each`.
   */
  skeleton?: number;
  props?: Inputs;
  /**
   * Two-way path of the widget's value.
   */
  bind?: string;
  /**
   * What happens on its events.
   */
  on?: {
    /**
     * The name of a flow of the screen, or its steps in place. One step needs no list.
     */
    [k: string]: string | StepDefinition[];
  };
  /**
   * Nodes inside it, from top to bottom.
   */
  children?: NodeDefinition[];
  /**
   * Nodes in its named places.
   */
  slots?: {
    [k: string]: NodeDefinition[];
  };
}
/**
 * Values by name; texts are templates.
 */
export interface Inputs {
  [k: string]: Json;
}
/**
 * Calls an action and waits for its response. When it fails, the branch of its code or `fail` runs and the flow ends; without either a toast shows the message.
 */
export interface CallStep {
  /**
   * Calls an action.
   */
  do: "call";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of an action in the catalogue.
   */
  action: string;
  input?: Arguments;
  /**
   * Stores the response under `data.<as>`. Default: it is read as `answer` by later steps only.
   */
  as?: string;
  /**
   * What is shown and read out while the call is under way.
   */
  busy?: Json;
  ok?: Steps;
  fail?: Steps;
  /**
   * Steps by result code; `answer` as in `fail`.
   */
  codes?: {
    [k: string]: Steps;
  };
}
/**
 * Changes a state value.
 */
export interface SetStep {
  /**
   * Changes a state value.
   */
  do: "set";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * A path to a value of the screen's state, for example `state.text`.
   */
  path: string;
  /**
   * The new value.
   */
  to: Json;
}
/**
 * Removes one entry of a list in the state.
 */
export interface RemoveStep {
  /**
   * Takes from a list.
   */
  do: "remove";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * A path to a value of the screen's state, for example `state.text`.
   */
  path: string;
  /**
   * Place of the entry, from 0; nothing happens when there is none.
   */
  index: Json;
}
/**
 * Runs input rules. The first that fails ends the flow: its message is shown as a toast and the node is marked and gets the focus.
 */
export interface ValidateStep {
  /**
   * Runs input rules.
   */
  do: "validate";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Nodes whose `rules` are run, in this order. Default: every bound node with rules, from top to bottom.
   *
   * @minItems 1
   *
   * Items: A name in lower case with hyphens.
   */
  nodes?: string[];
}
/**
 * Takes one of two ways.
 */
export interface IfStep {
  /**
   * Takes one of two ways.
   */
  do: "if";
  /**
   * The condition.
   */
  if: string;
  then: Steps;
  else?: Steps;
}
/**
 * Ends the flow.
 */
export interface StopStep {
  /**
   * Ends the flow.
   */
  do: "stop";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
}
/**
 * Runs another flow of the screen and goes on after it; a `stop` in there ends both.
 */
export interface RunStep {
  /**
   * Runs another flow.
   */
  do: "run";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of the flow.
   */
  flow: string;
}
/**
 * Shows a short message above the screen.
 */
export interface ToastStep {
  /**
   * Shows a short message.
   */
  do: "toast";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * The message.
   */
  text: Json;
  /**
   * `failure` for refusals (3000 ms, announced at once), `info` for confirmations and hints (2000 ms, announced politely).
   */
  tone?: "failure" | "info";
  /**
   * How long it is shown, in milliseconds. Default: by its tone.
   */
  ms?: number;
}
/**
 * Opens a dialog of the screen.
 */
export interface OpenStep {
  /**
   * Opens a dialog.
   */
  do: "open";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of the dialog.
   */
  dialog: string;
  /**
   * Address that the dialog shows in a frame: the dialog opens only when the URL policy allows it there; otherwise, and without an address, nothing happens. Default: it opens.
   */
  ifFrameable?: Json;
}
/**
 * Closes the open dialog; nothing happens when none is open.
 */
export interface CloseStep {
  /**
   * Closes the open dialog.
   */
  do: "close";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Only when this one is open. Default: whichever is open.
   */
  dialog?: string;
}
/**
 * Opens another screen.
 */
export interface GoStep {
  /**
   * Opens another screen.
   */
  do: "go";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Id of the screen.
   */
  screen: string;
  params?: Arguments;
  /**
   * Takes the place of this screen in the history, so that Back does not return here.
   */
  replace?: boolean;
}
/**
 * Goes back to the screen before this one; opens `screen` in this one's place when the visit began here.
 */
export interface BackStep {
  /**
   * Goes back.
   */
  do: "back";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Id of the screen to open when there is none to go back to.
   */
  screen: string;
  params?: Arguments;
}
/**
 * Leaves for an address that passes the URL policy; a refused one is reported and runs `refused`.
 */
export interface LeaveStep {
  /**
   * Leaves for an address.
   */
  do: "leave";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * The address, `https:` or `http:`.
   */
  url: Json;
  /**
   * Adds the parameters that the shell passed at the launch; the token only for the page's own and allow-listed hosts.
   */
  addLaunchParams?: boolean;
  with?: Arguments;
  /**
   * Takes the place of this page in the history.
   */
  replace?: boolean;
  refused?: Steps;
}
/**
 * Sends one message to the native shell.
 */
export interface NativeStep {
  /**
   * Sends a message to the native shell.
   */
  do: "native";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * A key of `screens/catalogue/shell.json`.
   */
  key: string;
  params?: Arguments;
  onReply?: Steps;
  fallback?: Steps;
}
/**
 * Sends a tracking event to the native shell; never fails and is never waited for.
 */
export interface TrackStep {
  /**
   * Sends a tracking event.
   */
  do: "track";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of the event.
   */
  event: string;
  params?: Arguments;
}
/**
 * Waits; the flow ends when the screen is left meanwhile.
 */
export interface WaitStep {
  /**
   * Waits.
   */
  do: "wait";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * How long, in milliseconds.
   */
  ms: number;
}
/**
 * Starts or restarts a timer of the screen.
 */
export interface TimerStep {
  /**
   * Starts a deadline.
   */
  do: "timer";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of the timer.
   */
  start: string;
}
/**
 * Keeps values on the device, under `layar.<name>`.
 */
export interface StoreStep {
  /**
   * Keeps values on the device.
   */
  do: "store";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  values: Inputs;
}
/**
 * Clears what is stored on the device, drafts included.
 */
export interface ClearStep {
  /**
   * Clears what is stored on the device.
   */
  do: "clear";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Only these names of `screens/catalogue/stored.json`. Default: everything whose key begins with `layar.`.
   *
   * @minItems 1
   *
   * Items: A name that expressions can read.
   */
  names?: string[];
}
/**
 * Loads a response of `load` again; the old one stays until the new one has arrived.
 */
export interface ReloadStep {
  /**
   * Asks again.
   */
  do: "reload";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of the entry in `load`.
   */
  load: string;
}
/**
 * Moves the focus to a node.
 */
export interface FocusStep {
  /**
   * Moves the focus.
   */
  do: "focus";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * Id of the node.
   */
  node: string;
}
/**
 * Replies to the widget whose event started the flow, where the event takes a reply.
 */
export interface ReplyStep {
  /**
   * Replies to the widget.
   */
  do: "reply";
  /**
   * The step is taken only when this holds. Default: always.
   */
  when?: string;
  /**
   * The reply, of the type that the event declares.
   */
  with: Json;
}
/**
 * A modal dialog of the screen.
 */
export interface DialogDefinition {
  /**
   * Heading and accessible name.
   */
  title: Json;
  /**
   * Whether Escape, a tap outside and the Back key close it.
   */
  dismissible?: boolean;
  /**
   * What it shows.
   *
   * @minItems 1
   */
  body: NodeDefinition[];
  /**
   * Its buttons, always in view below the body.
   */
  actions?: NodeDefinition[];
  /**
   * The name of a flow of the screen, or its steps in place. One step needs no list.
   */
  onClose?: string | StepDefinition[];
}
/**
 * What a market or a promotion changes in a base screen, and nothing else.
 */
export interface OverlayDefinition {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author: why the variant differs.
   */
  $comment?: string;
  /**
   * Id of the base screen.
   */
  overlay: string;
  /**
   * When the overlay applies. A market's overlay is applied before a promotion's.
   */
  for: {
    /**
     * Name of a market, a file in `screens/catalogue/markets/`.
     */
    market?: string;
    /**
     * Id of a promotion template.
     */
    templateId?: string;
  };
  /**
   * Fingerprint of the base values that the overlay touches. The checker says what it should be when the base has changed beneath it.
   */
  expects?: string;
  /**
   * Merge patch of the screen itself: a named value is replaced, null removes it. Nodes are changed by their ids under `nodes`.
   */
  screen?: {
    title?: Json;
    /**
     * Another description for search engines; null removes it.
     */
    description?: string | null;
    /**
     * Another language, the name of a file in `screens/catalogue/languages/`; null leaves it to the market.
     */
    language?: string | null;
    /**
     * Merge patch of the responses that are loaded on opening, by name.
     */
    load?: {};
    /**
     * Merge patch of the state, by name.
     */
    state?: {};
    /**
     * Merge patch of the named values.
     */
    values?: {};
    /**
     * Merge patch of the deadlines, by name.
     */
    timers?: {};
    /**
     * Flows by name, each replaced as a whole; null takes one away.
     */
    flows?: {};
    /**
     * Title and behaviour of dialogs; their nodes are changed under `nodes`.
     */
    dialogs?: {
      [k: string]: {
        body?: never;
        actions?: never;
      } | null;
    };
    /**
     * Another flow on opening; null for none.
     */
    onOpen?: (string | StepDefinition[]) | null;
    /**
     * Another flow once the screen is shown; null for none.
     */
    onReady?: (string | StepDefinition[]) | null;
    /**
     * Another flow on leaving; null for none.
     */
    onClose?: (string | StepDefinition[]) | null;
  };
  /**
   * Texts by name: each replaces the one of the screen, or adds one.
   */
  texts?: {
    [k: string]: TextEntry;
  };
  /**
   * By node id: a merge patch of the node, or null to take it out.
   */
  nodes?: {
    [k: string]: {
      id?: never;
    } | null;
  };
  /**
   * New nodes and where they go, each beside or inside a node of the base or one inserted earlier.
   */
  insert?: ({
    [k: string]: unknown;
  } & {
    /**
     * Id of the node that it follows.
     */
    after?: string;
    /**
     * Id of the node that it precedes.
     */
    before?: string;
    /**
     * Id of the node whose last child it becomes.
     */
    into?: string;
    /**
     * With `into`: the slot that takes it. Default: the children.
     */
    slot?: string;
    node: NodeDefinition;
  })[];
}
/**
 * One text by language. Every translation is a template: `{…}` holds an expression, read where the text is used.
 */
export interface TextEntry {
  /**
   * A remark for translators: where the text stands, what it means.
   */
  $comment?: string;
  /**
   * What the text counts; the value picks one of the forms of a translation that has several.
   */
  count?: string;
  /**
   * The text is always shown in this language, whatever the screen speaks, such as wording that is fixed from outside. Default: the language of the screen.
   */
  language?: string;
  /**
   * Languages in which the text is meant to read as in another language, such as a name.
   *
   * @minItems 1
   */
  sameIn?: string[];
  /**
   * The template, or one for each plural category of the language.
   */
  [k: string]: string | PluralForms | string[] | undefined;
}
/**
 * A template for each plural category of the language (CLDR).
 */
export interface PluralForms {
  /**
   * No thing, in languages that say this in a way of its own.
   */
  zero?: string;
  /**
   * One thing.
   */
  one?: string;
  /**
   * Two things.
   */
  two?: string;
  /**
   * A few things.
   */
  few?: string;
  /**
   * Many things.
   */
  many?: string;
  /**
   * Any other number.
   */
  other: string;
}
/**
 * Nodes that several screens share, for example the header of a site, and the flows that they run. A screen takes them in under `fragments`.
 */
export interface FragmentDefinition {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author: what the nodes have in common.
   */
  $comment?: string;
  /**
   * Name of the fragment, by which screens take it in.
   */
  fragment: string;
  /**
   * The market whose screens get these nodes. Default: every market without a fragment of that name of its own.
   */
  for?: {
    /**
     * Name of a market, a file in `screens/catalogue/markets/`.
     */
    market: string;
  };
  /**
   * The nodes, from top to bottom. Their ids must be free in every screen that takes them in.
   *
   * @minItems 1
   */
  nodes: NodeDefinition[];
  /**
   * Flows that the nodes run. They become flows of every screen that takes the fragment in, so their names must be free there.
   */
  flows?: {
    [k: string]: Steps;
  };
}
/**
 * The interface of a widget: its properties, the value it is bound to, its events and its slots.
 */
export interface WidgetDeclaration {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Name of the widget and of its folder.
   */
  id: string;
  /**
   * What it shows and when to use it.
   */
  description: string;
  /**
   * Closed JSON Schema of the properties. Each has a description with unit and default; entities by `$ref: layar:entities#/$defs/Name`.
   */
  props: {
    /**
     * Properties are always a group.
     */
    type: "object";
    /**
     * No other property is taken.
     */
    additionalProperties: false;
    /**
     * JSON Schema of each property, by name.
     */
    properties: {};
    /**
     * Properties that cannot be left out. Default: none.
     */
    required?: string[];
  };
  /**
   * JSON Schema of the value that `bind` ties to the state; without it the widget cannot be bound.
   */
  value?: {};
  /**
   * Its events by name.
   */
  events?: {
    /**
     * One event.
     */
    [k: string]: {
      /**
       * When it is emitted.
       */
      description: string;
      /**
       * JSON Schema of `event` in the flow. Default: nothing.
       */
      payload?: {};
      /**
       * JSON Schema of what a `reply` step gives back. Default: nothing is awaited.
       */
      reply?: {};
    };
  };
  /**
   * Takes child nodes.
   */
  children?: boolean;
  /**
   * Named places for nodes, and what belongs there.
   */
  slots?: {
    [k: string]: string;
  };
  /**
   * The event that makes it a link: when its flow is a single `go`, the widget gets the address of that screen as `href`, and `current` where it is the screen's own.
   */
  link?: string;
  /**
   * It is the heading of the screen, so it is shown while an `optional` response is being loaded.
   */
  heading?: true;
  /**
   * It is the main part of a page, so that headers and footers can stand beside it.
   */
  landmark?: "main";
  /**
   * The property that gives the accessible name; the checker wants it to be present and not empty.
   */
  label?: string;
  /**
   * Height that stands for it while the screen loads, in rem.
   */
  skeleton?: number;
}
/**
 * Named calls to the server, of one domain.
 */
export interface ActionCatalogue {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  /**
   * Actions by name; a name is unique among all domains.
   */
  actions: {
    [k: string]: ActionDefinition;
  };
}
/**
 * One call to the server.
 */
export interface ActionDefinition {
  /**
   * What the call is for.
   */
  description: string;
  /**
   * HTTP method.
   */
  method?: "GET" | "POST";
  /**
   * Path on the API host. Without one the action is known by name only, and the checker refuses calls to it.
   */
  path?: string;
  /**
   * 1: JSON body, headers `spits` and `beech`. 2: form body, headers `swift` and `eyes`.
   */
  client: 1 | 2;
  /**
   * How the request is written: the client's way, or multipart for files.
   */
  body?: "client" | "multipart";
  /**
   * Inputs that go into the query string instead of the body.
   */
  query?: string[];
  /**
   * What counts as a success: the `code` of the response compared as text, a true `success`, or `ignored` for calls whose response is not read. `address`: nothing is sent, and the data is the address of the call, without the token, for a widget that loads it itself, for example a picture.
   */
  success:
    | {
        /**
         * The code of a success.
         */
        code: string;
      }
    | "flag"
    | "ignored"
    | "address";
  /**
   * Closed JSON Schema of the inputs, by name; `required` lists those that cannot be left out.
   */
  request?: {
    /**
     * JSON Schema of each input, by our name for it.
     */
    properties?: {};
    /**
     * Inputs that cannot be left out. Default: none.
     */
    required?: string[];
  };
  /**
   * Inputs with a fixed value, sent with every call.
   */
  constants?: {
    [k: string]: string | number;
  };
  /**
   * JSON Schema of the response's `data`, usually a `$ref` to an entity. Without one the data is not read.
   */
  answer?: {};
  /**
   * Result codes beside success that a flow must handle or name a default for, and what each means.
   */
  codes?: {
    [k: string]: string;
  };
  /**
   * The call moves money or makes a promise: it is sent once for each intent, and a timeout means unknown, never failed.
   */
  commits?: boolean;
  /**
   * How a call that `commits` is known again, in another tab and after a reload too. Default: by all inputs, within the visit.
   */
  intent?: {
    /**
     * Names of the inputs that identify an intent, for example the order and the amount, and not a token that is new on each screen. They are stored on the device: no card, no code.
     *
     * @minItems 1
     */
    inputs: string[];
    /**
     * How long a call without a definite response blocks the same intent, in minutes.
     */
    minutes?: number;
  };
  needs?: Disclosures;
  /**
   * The call changes nothing and may be tried again by itself.
   */
  reads?: boolean;
}
/**
 * Named rules that a borrower's input must satisfy.
 */
export interface InputRules {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Rules by name.
   */
  rules: {
    [k: string]: InputRule;
  };
}
/**
 * One rule.
 */
export interface InputRule {
  /**
   * JSON Schema that the input must satisfy. Text is trimmed first.
   */
  value: {};
  /**
   * What is shown when it does not, by language.
   */
  message: {
    [k: string]: string;
  };
}
/**
 * What screens may keep on the device, read as `stored.<name>`; every key there begins with `layar.`.
 */
export interface StoredNames {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Names and what they hold.
   */
  stored: {
    /**
     * One name.
     */
    [k: string]: {
      /**
       * `text`, `number`, `boolean`, `file` or an entity; `[]` makes a list of it, a trailing `?` says that it may be empty (null).
       */
      type: string;
      /**
       * Where it is kept. A cookie never expires, is sent to the page's own host and outlasts a `clear` without names; the key is the same.
       */
      in?: "storage" | "cookie";
      /**
       * What it is for.
       */
      description: string;
    };
  };
}
/**
 * The messages that the native shell understands.
 */
export interface ShellKeys {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Messages by the name that `native` steps use.
   */
  keys: {
    [k: string]: ShellKey;
  };
}
/**
 * One message.
 */
export interface ShellKey {
  /**
   * Its key on the bridge.
   */
  action: string;
  /**
   * What the shell does.
   */
  description: string;
  /**
   * Its parameters and their types.
   */
  params?: {
    /**
     * `text`, `number`, `boolean`, `file` or an entity; `[]` makes a list of it, a trailing `?` says that it may be empty (null).
     */
    [k: string]: string;
  };
  /**
   * Takes further parameters of any name.
   */
  open?: boolean;
  /**
   * What happens without a shell: `back` in the history or else home, `home`, a `tel:` link to `phone`, the `url` in this page, or nothing.
   */
  fallback?: "back" | "home" | "tel" | "url" | "none";
}
/**
 * One market: how it writes money and dates, its language, its accent colours and the company behind it.
 */
export interface MarketDefinition {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  /**
   * Name of the market, shown as `data-market`.
   */
  id: string;
  /**
   * Value of the launch parameter `market` that picks it; null for the market of every other value.
   */
  flag: string | null;
  /**
   * Languages of the market, files in `screens/catalogue/languages/`. Screens that name none speak the first, or the one that the launch or an earlier visit chose.
   *
   * @minItems 1
   *
   * Items: A name in lower case with hyphens.
   */
  languages: string[];
  /**
   * The language type that the loan confirmation asks for.
   */
  languageType: number;
  /**
   * BCP 47 tag for dates, for example `id-ID`.
   */
  locale: string;
  /**
   * IANA time zone in which dates are shown.
   */
  timeZone: string;
  /**
   * How amounts are written.
   */
  currency: {
    /**
     * Mark before the amount, with its space where it takes one.
     */
    symbol: string;
    /**
     * `thousands` groups by three; `indian` by three, then by two.
     */
    grouping: "thousands" | "indian";
    /**
     * Mark between groups of digits.
     */
    separator: string;
    /**
     * Mark before the decimals.
     */
    decimal: string;
  };
  /**
   * The five accent colours; everything else is common to all markets.
   */
  accent: {
    light: Accent;
    dark: Accent;
  };
  /**
   * Constants of the company, read as `company.<name>`.
   */
  company: {
    /**
     * Legal name.
     */
    name: string;
    /**
     * Name of the app.
     */
    appName: string;
    /**
     * Postal address.
     */
    address: string;
    /**
     * Service telephone, digits with an optional +.
     */
    phone: string;
    /**
     * Service mail address.
     */
    email: string;
    /**
     * Address of the privacy policy page that the public site embeds; its host must be listed under `hosts.frames`.
     */
    policyUrl: string;
    /**
     * Corporate identification number (India).
     */
    cin?: string;
    /**
     * Registration as a non-banking financial company (India).
     */
    nbfcRegistration?: string;
    /**
     * Number of the merchant in registration calls.
     */
    merchantNumber?: string;
  };
}
/**
 * Accent colours of one scheme.
 */
export interface Accent {
  /**
   * Buttons, links, selection.
   */
  accent: string;
  /**
   * A pressed button.
   */
  press: string;
  /**
   * Ground of a chosen or hinted part.
   */
  soft: string;
  /**
   * Text on the accent.
   */
  on: string;
  /**
   * Text on the soft accent.
   */
  onSoft: string;
}
/**
 * Wording of everything that widgets and the runtime say by themselves, in one language.
 */
export interface LanguageDefinition {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Name of the language.
   */
  id: string;
  /**
   * BCP 47 tag for the `lang` attribute.
   */
  tag: string;
  /**
   * Whether it is written from left to right or from right to left.
   */
  direction?: "ltr" | "rtl";
  /**
   * Short words that nearly every sentence of the language contains and no other language of the project has. A text of another language that is made of them was not translated.
   */
  stopWords?: string[];
  labels: Labels;
  failures: Failures;
}
/**
 * Texts by name. `{n}`, `{max}` and the like stand for numbers that the widget fills in.
 */
export interface Labels {
  /**
   * Button that tries again.
   */
  retry: string;
  /**
   * Button that goes home.
   */
  home: string;
  /**
   * Button that goes back.
   */
  back: string;
  /**
   * Button that closes a dialog.
   */
  close: string;
  /**
   * Announced while a screen loads.
   */
  loading: string;
  /**
   * Shown after eight seconds of loading.
   */
  stillLoading: string;
  /**
   * Heading of the failed state.
   */
  failedTitle: string;
  /**
   * What to do about it.
   */
  failedHelp: string;
  /**
   * Heading when a screen cannot be found.
   */
  notFoundTitle: string;
  /**
   * Shown while the device is offline.
   */
  offline: string;
  /**
   * Removes image {n}.
   */
  remove: string;
  /**
   * Adds an image; {n} of {max} are there.
   */
  add: string;
  /**
   * Image {n} is being sent, {percent} percent.
   */
  uploading: string;
  /**
   * Image {n} could not be sent.
   */
  uploadFailed: string;
  /**
   * Name of image {n} of {max}.
   */
  image: string;
  /**
   * Name of a choice of {n} stars.
   */
  stars: string;
  /**
   * What one to five stars mean.
   *
   * @minItems 5
   * @maxItems 5
   */
  starNames: string[];
  /**
   * Read out for {n} of {max} characters.
   */
  counter: string;
  /**
   * The step works only inside the app.
   */
  noApp: string;
  /**
   * An address was refused.
   */
  linkRefused: string;
  /**
   * Shows more entries.
   */
  more: string;
  /**
   * Something was copied.
   */
  copied: string;
  /**
   * Copying failed; how to copy by hand.
   */
  copyFailed: string;
  /**
   * Copies {name}.
   */
  copy: string;
  /**
   * Name of a search field.
   */
  search: string;
  /**
   * Nothing is here.
   */
  empty: string;
  /**
   * A part of the screen cannot be shown.
   */
  partFailed: string;
  /**
   * What to do when no file chooser opens.
   */
  fileHelp: string;
  /**
   * Opens the list of the sections of a long text.
   */
  contents: string;
  /**
   * Button that leads to messages that came while the end of a conversation was out of view.
   */
  newMessages: string;
  /**
   * A new version of the app is there.
   */
  updateReady: string;
  /**
   * Button that changes to the new version.
   */
  update: string;
  /**
   * Said instead while something is being sent.
   */
  updateWaits: string;
}
/**
 * Messages of failed calls that the server did not word itself.
 */
export interface Failures {
  /**
   * The server cannot be reached.
   */
  network: string;
  /**
   * No response within the time limit.
   */
  timeout: string;
  /**
   * The response cannot be used, or refuses without a message.
   */
  service: string;
}
/**
 * What one deployment decides: hosts that addresses may lead to, and limits of the runtime.
 */
export interface Settings {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Exact hosts, beside the page's own. `*` for any host over https.
   */
  hosts: {
    /**
     * Where `leave` may lead. `http://*` for any host over http, which partners may still use.
     */
    navigate: string[];
    /**
     * Which of them get the token with the common parameters.
     */
    credentials: string[];
    /**
     * Where images may come from.
     */
    images: string[];
    /**
     * What may be embedded in a frame.
     */
    frames: string[];
  };
  /**
   * Paths of the screens on which the page may ask the borrower for something, by what it is. The servers' headers forbid it everywhere else; a screen that is reached from another one inside the app keeps that one's headers.
   */
  permissions?: {
    /**
     * Where the device is.
     */
    geolocation?: string[];
  };
  /**
   * What a screen may use that the server sent in place of another one, by `replacedBy`. Everything else is refused. Default: none is taken.
   */
  remote?: {
    /**
     * Names of widgets.
     */
    widgets: string[];
    /**
     * Kinds of steps, by their `do`.
     */
    steps: string[];
    /**
     * Names of actions that it may call.
     */
    actions: string[];
    /**
     * Screens that it may open.
     */
    screens: string[];
    /**
     * Exact hosts, beside the page's own, to which it may lead and from which its images may come.
     */
    hosts: string[];
    /**
     * The most that it may have; a larger one is refused.
     */
    limits: {
      /**
       * Characters of all its texts and names.
       */
      characters: number;
      /**
       * Nesting of objects and arrays.
       */
      depth: number;
      /**
       * Nodes.
       */
      nodes: number;
      /**
       * Entries that a node with `each` may show at a time, by its `page`.
       */
      entries: number;
      /**
       * Values of any kind.
       */
      values: number;
      /**
       * Steps that one event may come to, with those of the flows that it runs.
       */
      steps: number;
    };
  };
  /**
   * Limit of a call, headers and body, in milliseconds.
   */
  timeoutMs: number;
  /**
   * After how long a screen that still loads says so and offers a retry, in milliseconds.
   */
  patienceMs: number;
  /**
   * Takes the service worker and what it keeps off every device that opens a page. Default: false.
   */
  killWorker?: boolean;
  /**
   * How long toasts are shown, in milliseconds.
   */
  toast: {
    /**
     * Refusals and failures.
     */
    failureMs: number;
    /**
     * Confirmations and hints.
     */
    infoMs: number;
    /**
     * The shortest that a step may ask for.
     */
    minimumMs: number;
  };
}
/**
 * Situations of one screen in the mock server: how each is opened and what the server responds. Those that every screen can meet follow from `screens/mock/scenarios.json` for each entry of `load` and are not written; one of the same name takes their place.
 */
export interface ScenarioFile {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Id of the screen.
   */
  screen: string;
  /**
   * Query string with the screen's parameters, for example `orderNo=A1`.
   */
  open: string;
  values?: Values;
  /**
   * Situations by name; `ok` is the mock data as it is.
   */
  scenarios: {
    [k: string]: Scenario;
  };
}
/**
 * Expressions and templates by name, each evaluated once and in order, before anything is changed. An entry of the state that one finds is seen as changed afterwards.
 */
export interface Values {
  /**
   * An expression; an object or a list is a template.
   */
  [k: string]: string | {} | unknown[];
}
/**
 * One situation.
 */
export interface Scenario {
  /**
   * What it shows.
   */
  description: string;
  /**
   * Another query string than the file's.
   */
  open?: string;
  /**
   * By action: what differs from the mock data.
   */
  answers?: {
    [k: string]: ScenarioAnswer;
  };
  /**
   * What the screen comes to.
   */
  state?: "ready" | "failed" | "loading";
  /**
   * Texts that are then on the screen; `{texts.name}` is one of the screen's.
   */
  shows?: string[];
}
/**
 * A response in place of the mock server's own.
 */
export interface ScenarioAnswer {
  /**
   * Result code. Default: the action's success.
   */
  code?: string;
  /**
   * The server's message.
   */
  message?: string;
  /**
   * The data in place of the mock server's own; a template, as in responses, that reads `values`.
   */
  data?: unknown;
  /**
   * Merge patch of the mock server's data; a template, as in responses, that reads `values`.
   */
  patch?: {
    [k: string]: unknown;
  };
  /**
   * How long the server waits.
   */
  delayMs?: number;
  /**
   * How the response is broken.
   */
  fault?: "offline" | "hang" | "drip" | "html" | "empty" | "truncated" | "server-error" | "bad-gateway" | "not-json" | "null" | "list" | "wrong-shape";
  /**
   * For how many calls it applies; then the mock server responds as usual. Default: always.
   */
  times?: number;
}
/**
 * The texts of one screen or fragment by name, in every language that it is shown in. Expressions read them as `texts.<name>`.
 */
export interface TextTable {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  [k: string]: TextEntry | string | undefined;
}
/**
 * How names are written on the wire of one API host. A name that is not listed goes as it is.
 */
export interface WireMapping {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * Host that the mapping is for; `default` for every host without one of its own.
   */
  host: string;
  /**
   * Mappings by action; `*` for all actions.
   */
  actions: {
    /**
     * One action's names. Each of the two is a bijection.
     */
    [k: string]: {
      /**
       * Our name of an input to its name on the wire.
       */
      request?: {
        [k: string]: string;
      };
      /**
       * Our name of a field, at any depth of `data`, to its name on the wire.
       */
      answer?: {
        [k: string]: string;
      };
    };
  };
}
/**
 * What the mock server does when the action that the file is named after is called. Expressions read `input` (the call's inputs by our names), `request` (`origin`, `query`, `headers`), `state` (the session's mock state, by file name of the seed), `now`, `market` and the file's `values`.
 */
export interface MockResponse {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  values?: Values;
  /**
   * Reasons to refuse the call, in order; the first that holds decides, and nothing is changed.
   */
  refuse?: MockRefusal[];
  change?: Changes;
  /**
   * The response's `data`. In templates `{ "$each": list, "$item": template }` gives a list, by `item` and `index`; a number in place of the list counts `item` from 1. The key `...` adds the fields of an object, or of each object of a list. Default: null.
   */
  data?: Json;
  /**
   * In place of `data`, for an action whose success is `address`: a picture of this text, a template.
   */
  image?: string;
}
/**
 * One reason.
 */
export interface MockRefusal {
  /**
   * When it holds.
   */
  when: string;
  /**
   * Result code.
   */
  code: string;
  /**
   * The server's message, a template.
   */
  message: string;
}
/**
 * Sets values.
 */
export interface MockSet {
  /**
   * The change is made only when this holds. Default: always.
   */
  when?: string;
  /**
   * Templates by path, all evaluated before the first is written.
   */
  set: {
    [k: string]: Json;
  };
}
/**
 * Adds entries to a list.
 */
export interface MockAppend {
  /**
   * The change is made only when this holds. Default: always.
   */
  when?: string;
  /**
   * The list.
   */
  append: string;
  /**
   * The entries, a template of a list.
   */
  values: Json;
  /**
   * Where they are added.
   */
  at?: "start" | "end";
}
/**
 * Removes entries from a list.
 */
export interface MockRemove {
  /**
   * The change is made only when this holds. Default: always.
   */
  when?: string;
  /**
   * The list.
   */
  remove: string;
  /**
   * Which entries, by `item` and `index`.
   */
  where: string;
}
/**
 * Stores a file that came with the call, so that its address can be opened.
 */
export interface MockUpload {
  /**
   * The change is made only when this holds. Default: always.
   */
  when?: string;
  /**
   * The input that holds the file.
   */
  upload: string;
  /**
   * Where its address is set.
   */
  to: string;
}
/**
 * Makes the changes of a file of `screens/mock/changes/`.
 */
export interface MockRun {
  /**
   * The change is made only when this holds. Default: always.
   */
  when?: string;
  /**
   * Name of the file.
   */
  run: string;
  /**
   * Expressions by name: what the change reads.
   */
  with?: {
    /**
     * An expression, for example `size(state.text) > 0`.
     */
    [k: string]: string;
  };
}
/**
 * A change of the mock state that several responses make, run by the name of its file.
 */
export interface MockChange {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  /**
   * Names of the values that every `run` hands over.
   *
   * Items: A name that expressions can read.
   */
  with?: string[];
  values?: Values;
  change: Changes;
}
/**
 * Where the mock state of a session begins in one market: a file `<name>.json` below `screens/mock/seeds/<market>/` is read as `state.<name>`. All markets have the same files with the same fields.
 */
export interface MockSeed {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  [k: string]: unknown;
}
/**
 * Situations that every screen can meet that loads something, and values that all scenarios may read. The first entry of a screen's `load` gives a scenario of each name; a further one has its own name before it: `agreements-slow`.
 */
export interface CommonScenarios {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * A remark for the next author.
   */
  $comment?: string;
  values?: Values;
  /**
   * Situations by name.
   */
  scenarios: {
    [k: string]: CommonScenario;
  };
}
/**
 * One situation.
 */
export interface CommonScenario {
  /**
   * What it shows.
   */
  description: string;
  answer: ScenarioAnswer;
  /**
   * What the screen comes to. A screen fails with the text of `failed`, else with the message; an `optional` entry lets it be ready.
   */
  state?: "ready" | "failed" | "loading";
}
/**
 * What an answer to a question belongs to.
 */
export interface ChatQuestion {
  /**
   * Its number.
   */
  id: string | number;
  /**
   * Its wording.
   */
  title_local: string;
}
/**
 * A question that can be chosen, or the answer to one.
 */
export interface Answer {
  /**
   * Its number.
   */
  id: string | number;
  /**
   * Its wording.
   */
  title_local: string;
  /**
   * Another wording, which the bot says when the item is the answer to the question itself; '' for none.
   */
  title_local_alias?: string;
  /**
   * 4 hands over to a person.
   */
  action_type: number;
  question?: ChatQuestion;
  /**
   * The next level, when it comes along.
   *
   * @maxItems 200
   */
  answerList?: Answer[];
}
/**
 * One level of questions.
 */
export interface AnswerLevel {
  question?: ChatQuestion;
  /**
   * What can be chosen.
   *
   * @maxItems 200
   */
  answerList: Answer[];
}
/**
 * One message of a conversation, as a screen stores it.
 */
export interface ChatMessage {
  /**
   * `self` for what the borrower said.
   */
  from: "service" | "self";
  /**
   * Its words.
   */
  text: string;
}
/**
 * How the service is reached.
 */
export interface ContactInfo {
  /**
   * Mail address; '' for none.
   */
  email: string | null;
  /**
   * Telephone number; '' for none.
   */
  smWa: string | null;
}
/**
 * One line of an order card.
 */
export interface OrderRow {
  /**
   * What the line is about.
   */
  title: string;
  /**
   * Its value, written out.
   */
  value: string;
}
/**
 * An order as the borrower recognises it.
 */
export interface OrderCard {
  /**
   * Number of the order.
   */
  orderNo: string;
  /**
   * Address of the product's logo.
   */
  productLogo: string;
  /**
   * Name of the product.
   */
  productName: string;
  /**
   * State of the order, in words.
   */
  status: string;
  /**
   * Facts about the order.
   *
   * @maxItems 20
   */
  rows: OrderRow[];
  /**
   * 1 when complaints about collection are taken for this order.
   */
  isShow: 0 | 1;
}
/**
 * One choice.
 */
export interface Option {
  /**
   * Its wording.
   */
  title: string;
  /**
   * Its value on the wire.
   */
  value: string | number;
}
/**
 * What a complaint can be about.
 */
export interface ProblemInit {
  /**
   * Types of complaint.
   *
   * @maxItems 50
   */
  problemType: Option[];
  /**
   * Sub-types of the type with value 1.
   *
   * @maxItems 50
   */
  problemSonType: Option[];
  /**
   * State of earlier complaints.
   */
  problemStatus?: string | number | null;
  /**
   * The order in question, '' when there is none.
   */
  orderDetail: OrderCard | "";
  /**
   * The borrower's orders.
   *
   * @maxItems 200
   */
  orderList: OrderCard[];
}
/**
 * An image that was taken in.
 */
export interface UploadedImage {
  /**
   * Its address.
   */
  url: string;
}
/**
 * One complaint in the list.
 */
export interface ComplaintItem {
  /**
   * Number of the complaint.
   */
  id: string | number;
  /**
   * When it was sent, written out.
   */
  time: string;
  /**
   * What it is about.
   */
  type: string;
  /**
   * What the borrower wrote.
   */
  content: string;
}
/**
 * One tab of the list.
 */
export interface ComplaintTab {
  /**
   * Its wording.
   */
  title: string;
  /**
   * Its complaints.
   *
   * @maxItems 2000
   */
  list: ComplaintItem[];
}
/**
 * The borrower's complaints.
 */
export interface ComplaintTabs {
  /**
   * Tabs from left to right.
   *
   * @maxItems 10
   */
  tabs: ComplaintTab[];
}
/**
 * One complaint with the reply to it.
 */
export interface ProblemDetail {
  /**
   * Its type, in words.
   */
  type: string;
  /**
   * Its sub-type, in words; '' when it has none.
   */
  sonType?: string;
  /**
   * Number of the complaint.
   */
  problemId: string | number;
  /**
   * What the borrower wrote.
   */
  content: string;
  /**
   * Addresses of the evidence.
   *
   * @maxItems 9
   */
  images?: string[];
  /**
   * The agent's reply, '' while there is none.
   */
  disposeDetail?: string;
  /**
   * Addresses of the agent's images.
   *
   * @maxItems 50
   */
  disposeImages?: string[];
  /**
   * Not 0 when the borrower may rate the service.
   */
  isScore?: number;
}
/**
 * One way to do something, for example a bank's machine.
 */
export interface Channel {
  /**
   * Its name, by which it is chosen.
   */
  name: string;
  /**
   * What to do, in order.
   *
   * @maxItems 50
   */
  steps: string[];
}
/**
 * A word and what it means.
 */
export interface DocumentTerm {
  /**
   * The word.
   */
  term: string;
  /**
   * What it means.
   */
  text: string;
}
/**
 * A fact and its value.
 */
export interface DocumentRow {
  /**
   * What the line is about.
   */
  text: string;
  /**
   * Its value, a few words; a line with '' is left out.
   */
  value: string;
}
/**
 * A part of a section under a heading of its own. What it holds comes in the order paragraphs, points, words, facts.
 */
export interface DocumentPart {
  /**
   * Heading.
   */
  title: string;
  /**
   * Paragraphs.
   *
   * @maxItems 50
   */
  text?: string[];
  /**
   * Points, below the paragraphs.
   *
   * @maxItems 50
   */
  list?: string[];
  /**
   * Words with what they mean.
   *
   * @maxItems 50
   */
  terms?: DocumentTerm[];
  /**
   * Short facts and values, line by line.
   *
   * @maxItems 50
   */
  rows?: DocumentRow[];
}
/**
 * A section of a long text. What it holds comes in the order paragraphs, points, words, facts, parts.
 */
export interface DocumentSection {
  /**
   * Heading.
   */
  title: string;
  /**
   * Paragraphs.
   *
   * @maxItems 50
   */
  text?: string[];
  /**
   * Points, below the paragraphs.
   *
   * @maxItems 50
   */
  list?: string[];
  /**
   * Words with what they mean.
   *
   * @maxItems 50
   */
  terms?: DocumentTerm[];
  /**
   * Short facts and values, line by line.
   *
   * @maxItems 50
   */
  rows?: DocumentRow[];
  /**
   * Parts under lesser headings, at the end.
   *
   * @maxItems 20
   */
  parts?: DocumentPart[];
}
/**
 * One instalment.
 */
export interface Period {
  /**
   * Number of the instalment, from 1.
   */
  periodNo: number;
  /**
   * What is due, in whole rupiah or rupees.
   */
  totalAmount: number;
  /**
   * The amount, written out.
   */
  amountText: string;
  /**
   * 1 when it can be chosen.
   */
  canClick: 0 | 1;
  /**
   * State; 500 is shown in dark text.
   */
  periodStatus: number;
  /**
   * State, in words.
   */
  repayDes: string;
  /**
   * When it is due, written out.
   */
  dueTime: string;
}
/**
 * Instalments by state.
 */
export interface RepayPlanDetail {
  /**
   * Those still to pay, the earliest first.
   *
   * @maxItems 2000
   */
  repayWaitDetail: Period[];
  /**
   * Those paid.
   *
   * @maxItems 2000
   */
  repayYetDetail?: Period[];
}
/**
 * The plan of one order.
 */
export interface InstalmentPlan {
  /**
   * Name of the product.
   */
  productName: string;
  repayPlanDetail: RepayPlanDetail;
  /**
   * How many are still to pay.
   */
  repayWaitCount?: number;
  /**
   * A remark; '' when there is none.
   */
  note?: string;
}
/**
 * One line of a ledger.
 */
export interface TextValue {
  /**
   * What the line is about.
   */
  text: string;
  /**
   * Its value, written out.
   */
  value: string | number;
}
/**
 * One payment that the loan will ask for.
 */
export interface PlannedPayment {
  /**
   * Which payment it is.
   */
  title: string;
  /**
   * A remark on it; '' for none.
   */
  description: string;
  /**
   * Whole rupiah or rupees, as a number or digits; a text that carries a mark or separators is shown as it is.
   */
  amount: string | number;
  /**
   * When it is due, written out.
   */
  pay_time: string;
}
/**
 * The terms of a loan that is to be confirmed.
 */
export interface LoanConfirm {
  /**
   * Address of the product's logo.
   */
  productLogo: string;
  /**
   * Its name.
   */
  productName: string;
  /**
   * Whole rupiah or rupees, as a number or digits; a text that carries a mark or separators is shown as it is.
   */
  amount: string | number;
  /**
   * Length of the term, in units.
   */
  periods: number;
  /**
   * Unit of the term.
   */
  termUnit: string;
  /**
   * Costs and conditions, line by line.
   *
   * @maxItems 50
   */
  details: TextValue[];
  /**
   * The payments, the earliest first.
   *
   * @maxItems 120
   */
  repay_plans: PlannedPayment[];
  /**
   * When the first payment is due.
   */
  firstPayTime?: string;
  /**
   * Days of the first period.
   */
  firstPeriodDay?: string | number;
  /**
   * The rate, in words.
   */
  pRateDsc?: string;
  /**
   * 1 when a code is sent by SMS.
   */
  sendSms?: string | number;
  /**
   * Kind of the pop-up agreement.
   */
  isPopType?: string | number;
  /**
   * Text of the pop-up agreement.
   */
  popContent?: string;
  /**
   * Its heading.
   */
  popTitle?: string;
  /**
   * Its address; '' when there is none.
   */
  popAgreementUrl?: string | null;
  /**
   * A remark; '' for none.
   */
  note?: string;
  /**
   * The rate of a promotion.
   */
  sp_rate?: string | number;
}
/**
 * One agreement of a loan.
 */
export interface Agreement {
  /**
   * Its title.
   */
  title: string;
}
/**
 * Where an agreement can be read.
 */
export interface AgreementAddress {
  /**
   * Its address.
   */
  contract_url: string;
}
/**
 * A loan that was taken.
 */
export interface PushedLoan {
  /**
   * Address of its details.
   */
  lendDetailsUrl: string;
}
/**
 * Facts about an order.
 */
export interface OrderLines {
  /**
   * The facts, line by line.
   *
   * @maxItems 50
   */
  detail: TextValue[];
}
/**
 * The state of a loan.
 */
export interface LoanDetails {
  /**
   * State of the order, for example 174.
   */
  orderStatus: string | number;
  /**
   * The state, in words.
   */
  noticeStatusText: string;
  /**
   * What it means for the borrower.
   */
  noticeDesText?: string;
  /**
   * Products recommended beside it.
   *
   * @maxItems 200
   */
  recProducts?: Product[];
  /**
   * Name of the product.
   */
  productName: string;
  /**
   * Address of its logo.
   */
  productLogo: string;
  userOrderDetail: OrderLines;
  /**
   * 1 when it is repaid in this app, else at h5Url.
   */
  inside: 0 | 1;
  /**
   * Address to repay at; '' for none.
   */
  h5Url?: string;
  /**
   * '1' when the term can be extended.
   */
  isDelay?: string | number;
  /**
   * Telephone of the service.
   */
  telephone?: string;
  /**
   * 1 when the loan may be rated.
   */
  isScore?: 0 | 1;
  /**
   * Not used by a screen.
   */
  playeduL?: string | number;
  /**
   * Not used by a screen.
   */
  reyMsg?: string;
}
/**
 * A product that a borrower may apply for.
 */
export interface Product {
  /**
   * Number of the product.
   */
  id: string | number;
  /**
   * Address of its logo.
   */
  productLogo: string;
  /**
   * Its name.
   */
  productName: string;
  /**
   * Smallest and largest amount, written out.
   */
  amountRange: string;
  /**
   * What the amounts are, in words.
   */
  amountRangeDes: string;
  /**
   * Its rate, written out with its unit.
   */
  loan_rate: string;
  /**
   * A sentence about it.
   */
  productDesc: string;
  /**
   * Short remarks.
   *
   * @maxItems 20
   */
  productTags: string[];
  /**
   * 1 when it can be applied for.
   */
  buttonStatus: 0 | 1;
  /**
   * Words on its button.
   */
  buttonText: string;
}
/**
 * A product offered instead.
 */
export interface JointProduct {
  /**
   * Number of the product.
   */
  id: string | number;
  /**
   * Address of its picture.
   */
  picture: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Words on its button.
   */
  buttonText: string;
  /**
   * 1 when it can be chosen.
   */
  enabled: 0 | 1;
  /**
   * Smallest and largest amount, written out.
   */
  range: string;
  /**
   * A sentence about it.
   */
  description: string;
  /**
   * Its rate, written out.
   */
  rate: string;
}
/**
 * Why the log-in failed.
 */
export interface JointFailure {
  /**
   * What happened.
   */
  message: string;
  /**
   * What the borrower can do.
   */
  notice?: string;
  /**
   * Products instead.
   *
   * @maxItems 2000
   */
  list: JointProduct[];
}
/**
 * Where a product leads.
 */
export interface JumpAddress {
  /**
   * The address.
   */
  url: string;
}
/**
 * Where an application goes on.
 */
export interface ApplyAddress {
  /**
   * The address.
   */
  url: string;
}
/**
 * What fills the landing page of a promotion, or a whole screen in its place.
 */
export interface PromotionTemplate {
  /**
   * Id of the template.
   */
  id: string | number;
  /**
   * Title of the page.
   */
  title?: string;
  /**
   * Address of the large picture.
   */
  heroImage?: string;
  /**
   * The promise.
   */
  headline?: string;
  /**
   * Reasons, in short.
   *
   * @maxItems 20
   */
  highlights?: string[];
  /**
   * Words on the register button.
   */
  buttonText?: string;
  /**
   * Colour, as #rrggbb.
   */
  accent?: string;
  /**
   * Title of the agreement.
   */
  agreementTitle?: string;
  /**
   * The agreement.
   */
  agreementBody?: string;
  /**
   * Where the app is.
   */
  downloadUrl?: string;
  /**
   * A whole screen definition in place of the landing page. Untrusted; nothing but `replacedBy` takes it.
   */
  screen?: unknown;
}
/**
 * Begins a registration.
 */
export interface RegistrationNumber {
  /**
   * Number of the registration.
   */
  sid: string | number;
}
/**
 * A card that the borrower has saved.
 */
export interface BankCard {
  /**
   * Number of the saved card.
   */
  id: string | number;
  /**
   * Its bank.
   */
  bankName: string;
  /**
   * The number on it.
   */
  cardNo: string;
  /**
   * Code of the bank.
   */
  bankCode: string;
}
/**
 * Ways to repay by card.
 */
export interface RepaymentWay {
  /**
   * 1 when paying on another page is offered.
   */
  alipay: 0 | 1;
  /**
   * Goes with the payment.
   */
  repayToken: string;
  /**
   * The saved cards.
   *
   * @maxItems 100
   */
  bankCards?: BankCard[];
}
/**
 * A payment by card that has begun.
 */
export interface StartedPayment {
  /**
   * 1 when an SMS code must confirm it.
   */
  needValid: string | number;
  /**
   * Number of the payment.
   */
  repayRecordId?: string | number;
}
/**
 * Another page to pay on.
 */
export interface PaymentPage {
  /**
   * Its address.
   */
  url: string;
}
/**
 * An account to pay one bill into.
 */
export interface VirtualAccount {
  /**
   * Whole rupiah or rupees, as a number or digits; a text that carries a mark or separators is shown as it is.
   */
  amount: string | number;
  /**
   * Number of the account.
   */
  vcode: string;
  /**
   * Number of the bill.
   */
  cardNo: string;
  /**
   * 1 bank, 2 mini market.
   */
  payType: 1 | 2;
  /**
   * Bank or mini market.
   */
  payCode: string;
  /**
   * Channels with steps for a bank, plain steps for a mini market.
   *
   * @maxItems 50
   */
  payStep?: (Channel | string)[];
  /**
   * Method of the bank.
   */
  specificNum?: string | number;
  /**
   * Telephone of the service.
   */
  telephone?: string;
}
/**
 * A bank to pay through.
 */
export interface BankOption {
  /**
   * Its name.
   */
  bankName: string;
  /**
   * Its code.
   */
  payCode: string;
  /**
   * Its methods; empty when there is only one way.
   *
   * @maxItems 20
   */
  methods: string[];
}
/**
 * Banks and mini markets to pay through.
 */
export interface PayTypes {
  /**
   * The banks.
   *
   * @maxItems 500
   */
  banks: BankOption[];
  /**
   * Codes of the mini markets.
   *
   * @maxItems 100
   */
  markets: string[];
}
/**
 * What extending the term costs.
 */
export interface DelayDetail {
  /**
   * Name of the product.
   */
  productName: string;
  /**
   * Address of its logo.
   */
  productLogo: string;
  /**
   * Whole rupiah or rupees, as a number or digits; a text that carries a mark or separators is shown as it is.
   */
  delayShouldPayAmount: string | number;
  /**
   * Until when it can be paid, written out.
   */
  delayExpiryTime: string;
  orderDetail: OrderLines;
  /**
   * Telephone of the service.
   */
  telephone?: string;
}
/**
 * What each widget takes and tells.
 */
export interface WidgetContracts {
  "amount-header": WidgetAmountHeader;
  "bank-picker": WidgetBankPicker;
  "bottom-bar": WidgetBottomBar;
  button: WidgetButton;
  "camera-input": WidgetCameraInput;
  "captcha-field": WidgetCaptchaField;
  "category-tabs": WidgetCategoryTabs;
  "chat-log": WidgetChatLog;
  checkbox: WidgetCheckbox;
  "choice-list": WidgetChoiceList;
  "complaint-item": WidgetComplaintItem;
  composer: WidgetComposer;
  "copy-field": WidgetCopyField;
  dialog: WidgetDialog;
  document: WidgetDocument;
  "empty-state": WidgetEmptyState;
  "facts-list": WidgetFactsList;
  frame: WidgetFrame;
  hero: WidgetHero;
  "image-grid": WidgetImageGrid;
  "image-uploader": WidgetImageUploader;
  link: WidgetLink;
  "link-list": WidgetLinkList;
  "location-probe": WidgetLocationProbe;
  "main-content": WidgetMainContent;
  "node-error": WidgetNodeError;
  note: WidgetNote;
  "order-card": WidgetOrderCard;
  "order-picker": WidgetOrderPicker;
  "page-header": WidgetPageHeader;
  "period-history": WidgetPeriodHistory;
  "period-list": WidgetPeriodList;
  "plan-list": WidgetPlanList;
  "product-card": WidgetProductCard;
  "product-line": WidgetProductLine;
  quote: WidgetQuote;
  "radio-list": WidgetRadioList;
  "screen-error": WidgetScreenError;
  section: WidgetSection;
  "select-row": WidgetSelectRow;
  "site-footer": WidgetSiteFooter;
  "site-header": WidgetSiteHeader;
  stack: WidgetStack;
  "star-rater": WidgetStarRater;
  "status-picture": WidgetStatusPicture;
  "steps-by-channel": WidgetStepsByChannel;
  tabs: WidgetTabs;
  tag: WidgetTag;
  text: WidgetText;
  "text-area": WidgetTextArea;
  "text-field": WidgetTextField;
  toast: WidgetToast;
}
/**
 * An amount as the head of a slip of paper: what it is, the amount large, a line that explains it. Its children stand under a perforation.
 */
export interface WidgetAmountHeader {
  props: AmountHeaderProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * An amount as the head of a slip of paper: what it is, the amount large, a line that explains it. Its children stand under a perforation.
 */
export interface AmountHeaderProps {
  /**
   * What the amount is.
   */
  label: string;
  /**
   * The amount, written out with its currency.
   */
  amount: string;
  /**
   * A line that explains it; '' for none.
   */
  text?: string;
}
/**
 * The banks to choose one from, with a search above a long list. It is made for a dialog, which its choice closes.
 */
export interface WidgetBankPicker {
  props: BankPickerProps;
  value: never;
  events: {
    /**
     * A bank was tapped; `event` is that bank.
     */
    choose: {
      payload: BankOption;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * The banks to choose one from, with a search above a long list. It is made for a dialog, which its choice closes.
 */
export interface BankPickerProps {
  /**
   * What there is to choose; read out, not shown.
   */
  label: string;
  /**
   * The banks, the likely ones first. From nine on they can be searched.
   */
  banks: BankOption[];
  /**
   * `payCode` of the bank that is marked; '' marks none.
   */
  chosen?: string;
  /**
   * Words when a search finds no bank, and when there is none.
   */
  emptyText: string;
}
/**
 * Stays at the lower edge of the screen with the next step, and waits at its end where an open keyboard leaves little room. It is the last node of a screen.
 */
export interface WidgetBottomBar {
  props: BottomBarProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * Stays at the lower edge of the screen with the next step, and waits at its end where an open keyboard leaves little room. It is the last node of a screen.
 */
export interface BottomBarProps {}
/**
 * A button. While a flow that it started is under way, further taps do nothing.
 */
export interface WidgetButton {
  props: ButtonProps;
  value: never;
  events: {
    /**
     * Tapped, or chosen by the keyboard.
     */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A button. While a flow that it started is under way, further taps do nothing.
 */
export interface ButtonProps {
  /**
   * Words on the button.
   */
  label: string;
  /**
   * `primary`: the one next step; `secondary`: another way; `text`: a small control; `danger`: cannot be undone.
   */
  kind?: "primary" | "secondary" | "text" | "danger";
  /**
   * Takes the whole line.
   */
  wide?: boolean;
  /**
   * Reacts to taps. When false it stays readable, is announced as unavailable and does nothing.
   */
  enabled?: boolean;
}
/**
 * Takes a photo with the device's camera and shows it. The photo stays on the device: the event carries only facts about it.
 */
export interface WidgetCameraInput {
  props: CameraInputProps;
  value: never;
  events: {
    /**
     * A photo was taken or picked; `event` holds its name, its media type and its size in bytes.
     */
    taken: {
      payload: {
        /**
         * Name of the file.
         */
        name: string;
        /**
         * Media type, '' when the device does not know it.
         */
        type: string;
        /**
         * Size in bytes.
         */
        size: number;
      };
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Takes a photo with the device's camera and shows it. The photo stays on the device: the event carries only facts about it.
 */
export interface CameraInputProps {
  /**
   * What to take a photo of; also the name of the control.
   */
  label: string;
  /**
   * A sentence above it; '' leaves it out.
   */
  hint?: string;
}
/**
 * A picture with a few signs, and a field to write them into. A tap on the picture asks for another one.
 */
export interface WidgetCaptchaField {
  props: CaptchaFieldProps;
  /**
   * What was written.
   */
  value: string;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: string;
      reply: never;
    };
    /**
     * Another picture is wanted.
     */
    refresh: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A picture with a few signs, and a field to write them into. A tap on the picture asks for another one.
 */
export interface CaptchaFieldProps {
  /**
   * What to write; also the name of the field.
   */
  label: string;
  /**
   * Address of the picture; '' while there is none.
   */
  picture?: string;
  /**
   * What a tap on the picture does; shown in its place while there is none.
   */
  refresh: string;
  /**
   * Most signs; blanks are not taken.
   */
  max?: number;
}
/**
 * A few categories side by side, each with a drawing: tabs of which one is chosen, or buttons that lead on at once.
 */
export interface WidgetCategoryTabs {
  props: CategoryTabsProps;
  value: never;
  events: {
    /**
     * A category was tapped, the chosen one too; `event` is its place from 0.
     */
    choose: {
      payload: number;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A few categories side by side, each with a drawing: tabs of which one is chosen, or buttons that lead on at once.
 */
export interface CategoryTabsProps {
  /**
   * What the categories divide; shown above buttons, read out for tabs.
   */
  label: string;
  /**
   * Words of the categories, in their order. A place without words is left out.
   */
  titles: string[];
  /**
   * Drawings by the same places; a category without one gets `question`.
   */
  icons?: ("payment" | "loan" | "phone" | "question")[];
  /**
   * `tabs`: one stays chosen and the keyboard's arrows move between them; `buttons`: each leads elsewhere.
   */
  kind?: "tabs" | "buttons";
  /**
   * Place of the chosen tab, from 0; a place without a tab chooses none.
   */
  chosen?: number;
}
/**
 * A conversation, the latest message last; a screen reader announces what is added. Choices and its children are shown under the last message. A borrower who has scrolled up stays there and gets a button to the new messages.
 */
export interface WidgetChatLog {
  props: ChatLogProps;
  value: never;
  events: {
    /**
     * One of the choices was tapped; `event` is it.
     */
    choose: {
      payload: Answer;
      reply: never;
    };
  };
  slots: never;
  children: true;
}
/**
 * A conversation, the latest message last; a screen reader announces what is added. Choices and its children are shown under the last message. A borrower who has scrolled up stays there and gets a button to the new messages.
 */
export interface ChatLogProps {
  /**
   * Name of the conversation; read out, not shown.
   */
  label: string;
  /**
   * What was said, in its order.
   */
  messages: ChatMessage[];
  /**
   * Possible replies, as buttons under the last message.
   */
  choices?: Answer[];
  /**
   * Who says what the borrower says; read out before each message, not shown.
   */
  ownName: string;
  /**
   * Who says the rest; read out before each message, not shown.
   */
  otherName: string;
}
/**
 * A sentence to agree to or to switch on, with a box to tick; links to what it is about may stand under it.
 */
export interface WidgetCheckbox {
  props: CheckboxProps;
  /**
   * Whether the box is ticked.
   */
  value: boolean;
  events: {
    /**
     * After a tick came or went; `event` is the new value.
     */
    change: {
      payload: boolean;
      reply: never;
    };
  };
  slots: never;
  children: true;
}
/**
 * A sentence to agree to or to switch on, with a box to tick; links to what it is about may stand under it.
 */
export interface CheckboxProps {
  /**
   * The sentence; also the name of the box.
   */
  label: string;
}
/**
 * Rows to tap, each an answer to one question. A tap emits the choice at once; the screen decides what follows.
 */
export interface WidgetChoiceList {
  props: ChoiceListProps;
  value: never;
  events: {
    /**
     * A row was tapped; `event` is its option.
     */
    choose: {
      payload: Option;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Rows to tap, each an answer to one question. A tap emits the choice at once; the screen decides what follows.
 */
export interface ChoiceListProps {
  /**
   * The question, shown above the rows.
   */
  label: string;
  /**
   * The answers to the question.
   */
  options: Option[];
  /**
   * `value` of the row that is marked; null or a value that no row has marks none.
   */
  chosen?: string | number | null;
}
/**
 * One complaint in a list: when, what about, what was written. The whole row is tapped.
 */
export interface WidgetComplaintItem {
  props: ComplaintItemProps;
  value: never;
  events: {
    /**
     * Tapped, or chosen by the keyboard.
     */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * One complaint in a list: when, what about, what was written. The whole row is tapped.
 */
export interface ComplaintItemProps {
  complaint: ComplaintItem;
}
/**
 * A field for a message with its send button, at the lower edge of the screen, of which it is the last node; it grows to four lines. The Enter key sends, with Shift it makes a new line. What is written stays until the screen clears it.
 */
export interface WidgetComposer {
  props: ComposerProps;
  /**
   * What is written.
   */
  value: string;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: string;
      reply: never;
    };
    /**
     * The button was tapped, or Enter pressed, with or without words in the field.
     */
    send: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A field for a message with its send button, at the lower edge of the screen, of which it is the last node; it grows to four lines. The Enter key sends, with Shift it makes a new line. What is written stays until the screen clears it.
 */
export interface ComposerProps {
  /**
   * What to write; the name of the field, read out and not shown.
   */
  label: string;
  /**
   * Words on the button.
   */
  send: string;
  /**
   * A hint in the empty field; '' leaves it out.
   */
  placeholder?: string;
  /**
   * Most characters.
   */
  max?: number;
}
/**
 * A number or code to take elsewhere, with a button that copies it. When no way of copying works, it is marked and the borrower is asked to copy it by hand.
 */
export interface WidgetCopyField {
  props: CopyFieldProps;
  value: never;
  events: {
    /**
     * It is in the clipboard. The screen says so.
     */
    copied: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A number or code to take elsewhere, with a button that copies it. When no way of copying works, it is marked and the borrower is asked to copy it by hand.
 */
export interface CopyFieldProps {
  /**
   * What it is; the button is named after it.
   */
  label: string;
  /**
   * What is shown and copied. Digits alone are shown in groups of four and copied without gaps.
   */
  value: string;
  /**
   * `code` large, `plain` as a line.
   */
  kind?: "code" | "plain";
}
/**
 * A window above the screen. Definitions open it by the name of a dialog; it is not put into a body.
 */
export interface WidgetDialog {
  props: DialogProps;
  value: never;
  events: {
    /**
     * The borrower wants it closed.
     */
    close: {
      payload: undefined;
      reply: never;
    };
  };
  slots: "actions";
  children: true;
}
/**
 * A window above the screen. Definitions open it by the name of a dialog; it is not put into a body.
 */
export interface DialogProps {
  /**
   * Heading and name of the window.
   */
  title: string;
  /**
   * A close button, Escape and a tap outside close it.
   */
  dismissible?: boolean;
}
/**
 * A long text in sections, for example terms: paragraphs, points, words with their meaning, facts. From six sections on a table of contents stands above it.
 */
export interface WidgetDocument {
  props: DocumentProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A long text in sections, for example terms: paragraphs, points, words with their meaning, facts. From six sections on a table of contents stands above it.
 */
export interface DocumentProps {
  /**
   * The sections, in order. Only their title must be given.
   */
  sections: DocumentSection[];
}
/**
 * Stands where a list would be when there is nothing to list: what it is, why it is empty, one way on.
 */
export interface WidgetEmptyState {
  props: EmptyStateProps;
  value: never;
  events: {};
  slots: "action";
  children: false;
}
/**
 * Stands where a list would be when there is nothing to list: what it is, why it is empty, one way on.
 */
export interface EmptyStateProps {
  /**
   * What is missing.
   */
  title: string;
  /**
   * Why, or what to do; '' leaves it out.
   */
  text?: string;
}
/**
 * Facts line by line, each with its value at the end of the line.
 */
export interface WidgetFactsList {
  props: FactsListProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * Facts line by line, each with its value at the end of the line.
 */
export interface FactsListProps {
  /**
   * The lines. With none nothing is shown.
   */
  lines: TextValue[];
  /**
   * Leaves out lines of which the value is empty or `0`.
   */
  hideEmpty?: boolean;
}
/**
 * A page of somebody else inside the screen, for example an agreement to read. Its scripts do not run, and it cannot lead the screen away.
 */
export interface WidgetFrame {
  props: FrameProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A page of somebody else inside the screen, for example an agreement to read. Its scripts do not run, and it cannot lead the screen away.
 */
export interface FrameProps {
  /**
   * What the page is, for screen readers.
   */
  label: string;
  /**
   * Its address. One that the gate refuses is not loaded, and words say so.
   */
  url: string;
}
/**
 * The head of a page that promises something: a picture, the heading of the page, and the reasons in short. It is the first node of a screen that has no `page-header`.
 */
export interface WidgetHero {
  props: HeroProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * The head of a page that promises something: a picture, the heading of the page, and the reasons in short. It is the first node of a screen that has no `page-header`.
 */
export interface HeroProps {
  /**
   * The promise; the heading of the page.
   */
  headline: string;
  /**
   * A few words above the heading; '' leaves them out.
   */
  title?: string;
  /**
   * Address of a wide picture that says nothing in words. It is left out when the gate refuses it, when it is broken, and for those who save data.
   */
  image?: string;
  /**
   * Reasons, each in a few words.
   */
  highlights?: string[];
  /**
   * Colour of the ground as `#rrggbb`; the words on it become black or white. Anything else is the market's colour.
   */
  accent?: string;
}
/**
 * Photos in rows of three; a tap shows one large.
 */
export interface WidgetImageGrid {
  props: ImageGridProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * Photos in rows of three; a tap shows one large.
 */
export interface ImageGridProps {
  /**
   * What the photos show; names the group and is shown above it.
   */
  label: string;
  /**
   * Addresses of the photos. Those that the gate for images refuses are left out.
   *
   * @maxItems 50
   */
  images: string[];
}
/**
 * Adds photos, one at a time, and keeps the addresses under which the server took them in. Photos are made smaller on the device first.
 */
export interface WidgetImageUploader {
  props: ImageUploaderProps;
  /**
   * Addresses of the photos, in the order in which they were added.
   *
   * @maxItems 9
   */
  value: string[];
  events: {
    /**
     * A photo was picked; `event.file` is the file to send. The flow replies with a `reply` step that gives the address; a flow that ends without one counts as failed and can be tried again.
     */
    upload: {
      payload: {
        /**
         * The photo.
         */
        file: File;
      };
      reply: string;
    };
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: string[];
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Adds photos, one at a time, and keeps the addresses under which the server took them in. Photos are made smaller on the device first.
 */
export interface ImageUploaderProps {
  /**
   * What the photos are for; also the name of the group.
   */
  label: string;
  /**
   * A sentence under the label; '' leaves it out.
   */
  hint?: string;
  /**
   * Most photos. At this number nothing can be added.
   */
  max?: number;
}
/**
 * A link to another screen or page, or one that calls or writes to somebody. Its address is known without scripts when its flow is a single `go` or `leave`.
 */
export interface WidgetLink {
  props: LinkProps;
  value: never;
  events: {
    /**
     * It was tapped.
     */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A link to another screen or page, or one that calls or writes to somebody. Its address is known without scripts when its flow is a single `go` or `leave`.
 */
export interface LinkProps {
  /**
   * Where it leads; also its name.
   */
  label: string;
  /**
   * `primary` and `secondary` look like buttons.
   */
  kind?: "text" | "primary" | "secondary";
  /**
   * A number to call, instead of steps.
   */
  phone?: string;
  /**
   * A mail address to write to, instead of steps.
   */
  mail?: string;
}
/**
 * Titles to tap, one under the other, for example documents to read.
 */
export interface WidgetLinkList {
  props: LinkListProps;
  value: never;
  events: {
    /**
     * A title was tapped; `event` is its place from 0.
     */
    choose: {
      payload: number;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Titles to tap, one under the other, for example documents to read.
 */
export interface LinkListProps {
  /**
   * What they lead to, for screen readers.
   */
  label: string;
  /**
   * The titles. With none nothing is shown.
   */
  titles: string[];
}
/**
 * A button that asks the device where it is. The permission is asked for on the tap, never before; the page's own address must be among `permissions` in `screens/settings.json`.
 */
export interface WidgetLocationProbe {
  props: LocationProbeProps;
  value: never;
  events: {
    /**
     * The device knows where it is; `event` holds degrees north and east, and how far off they may be in metres.
     */
    located: {
      payload: {
        /**
         * Degrees north.
         */
        latitude: number;
        /**
         * Degrees east.
         */
        longitude: number;
        /**
         * Metres.
         */
        accuracy: number;
      };
      reply: never;
    };
    /**
     * There is no place; `event` says why.
     */
    failed: {
      payload: "denied" | "unavailable" | "timeout" | "unsupported";
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A button that asks the device where it is. The permission is asked for on the tap, never before; the page's own address must be among `permissions` in `screens/settings.json`.
 */
export interface LocationProbeProps {
  /**
   * What a tap does.
   */
  label: string;
  /**
   * How long the device may take, in seconds.
   */
  seconds?: number;
}
/**
 * What a page is about, between the header and the footer of a site. It stands in the body itself, and one is enough.
 */
export interface WidgetMainContent {
  props: MainContentProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * What a page is about, between the header and the footer of a site. It stands in the body itself, and one is enough.
 */
export interface MainContentProps {}
/**
 * Replaces one node that cannot be shown, or a screen whose responses take long.
 */
export interface WidgetNodeError {
  props: NodeErrorProps;
  value: never;
  events: {
    /**
     * Try again. Without a listener there is no button.
     */
    retry: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Replaces one node that cannot be shown, or a screen whose responses take long.
 */
export interface NodeErrorProps {
  /**
   * What happened; '' takes the language's own wording.
   */
  text?: string;
}
/**
 * A remark in a box with a sign.
 */
export interface WidgetNote {
  props: NoteProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A remark in a box with a sign.
 */
export interface NoteProps {
  /**
   * The remark. Line breaks are kept.
   */
  text: string;
  /**
   * A heading above it; '' leaves it out.
   */
  title?: string;
  /**
   * Meaning of the remark: colour and sign.
   */
  tone?: "info" | "ok" | "warn" | "danger";
}
/**
 * An order as a slip of paper: logo, product, state, and its facts line by line.
 */
export interface WidgetOrderCard {
  props: OrderCardProps;
  value: never;
  events: {};
  slots: "actions";
  children: false;
}
/**
 * An order as a slip of paper: logo, product, state, and its facts line by line.
 */
export interface OrderCardProps {
  order: OrderCard;
  /**
   * Marks it as the order that was chosen.
   */
  chosen?: boolean;
}
/**
 * A line with a control that opens the list of all orders; the borrower chooses one of them. Its children, usually the order card of the chosen one, stand under the line.
 */
export interface WidgetOrderPicker {
  props: OrderPickerProps;
  /**
   * `orderNo` of the chosen order; '' or null while none is.
   */
  value: string | null;
  events: {
    /**
     * The control was tapped, or an order was chosen for good (by a tap, Enter or Space; arrows only move the choice); `event` is whether the list should be open now.
     */
    toggle: {
      payload: boolean;
      reply: never;
    };
    /**
     * After an order was chosen; `event` is its `orderNo`.
     */
    change: {
      payload: string;
      reply: never;
    };
  };
  slots: never;
  children: true;
}
/**
 * A line with a control that opens the list of all orders; the borrower chooses one of them. Its children, usually the order card of the chosen one, stand under the line.
 */
export interface OrderPickerProps {
  /**
   * What is chosen, for example `Order`; also names the list.
   */
  label: string;
  /**
   * Words of the control that opens and closes the list, for example `All`.
   */
  toggle: string;
  /**
   * All orders to choose from.
   */
  orders: OrderCard[];
  /**
   * Whether the list is open. The screen decides: set it from the event `toggle`, which also comes after a choice.
   */
  open?: boolean;
  /**
   * Shown in the open list when there are no orders; '' takes the language's own wording.
   */
  emptyText?: string;
}
/**
 * Top of a screen: its heading, a way back when `back` is wired, and a place for one control.
 */
export interface WidgetPageHeader {
  props: PageHeaderProps;
  value: never;
  events: {
    /**
     * The back button was tapped. Without a flow for it there is no button.
     */
    back: {
      payload: undefined;
      reply: never;
    };
  };
  slots: "action";
  children: false;
}
/**
 * Top of a screen: its heading, a way back when `back` is wired, and a place for one control.
 */
export interface PageHeaderProps {
  /**
   * Heading of the screen.
   */
  title: string;
}
/**
 * Instalments that are paid, under a heading that opens and closes them; closed at first.
 */
export interface WidgetPeriodHistory {
  props: PeriodHistoryProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * Instalments that are paid, under a heading that opens and closes them; closed at first.
 */
export interface PeriodHistoryProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The instalments.
   */
  periods: Period[];
  /**
   * What stands for each `amountText`, in the same order, for example with the market's currency. Default: `amountText` as it is.
   */
  amounts?: string[];
}
/**
 * Instalments to pay, from the earliest on. Choosing one chooses all before it; giving one up gives up all after it.
 */
export interface WidgetPeriodList {
  props: PeriodListProps;
  /**
   * How many instalments are chosen, from the first on.
   */
  value: number;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: number;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Instalments to pay, from the earliest on. Choosing one chooses all before it; giving one up gives up all after it.
 */
export interface PeriodListProps {
  /**
   * What the list holds; names the group and is shown above it.
   */
  label: string;
  /**
   * The instalments, the earliest first. Only those with `canClick` 1 react.
   */
  periods: Period[];
  /**
   * What stands for each `amountText`, in the same order, for example with the market's currency. Default: `amountText` as it is.
   */
  amounts?: string[];
}
/**
 * The payments that a loan will ask for, one under the other, each with its amount and day.
 */
export interface WidgetPlanList {
  props: PlanListProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * The payments that a loan will ask for, one under the other, each with its amount and day.
 */
export interface PlanListProps {
  /**
   * Heading above the payments.
   */
  label: string;
  /**
   * The payments, the earliest first. With none nothing is shown.
   */
  plans: PlannedPayment[];
  /**
   * Their amounts as they are shown, in the same order.
   */
  amounts: (string | null)[];
}
/**
 * A product that is recommended: logo, name, amount, rate, description, tags and a button.
 */
export interface WidgetProductCard {
  props: ProductCardProps;
  value: never;
  events: {
    /**
     * The button of a product that can be applied for was tapped.
     */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A product that is recommended: logo, name, amount, rate, description, tags and a button.
 */
export interface ProductCardProps {
  product: Product;
  /**
   * Shows the product's tags.
   */
  showTags?: boolean;
}
/**
 * A product by its logo and name, as the head of a slip of paper. Its children stand under a perforation.
 */
export interface WidgetProductLine {
  props: ProductLineProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * A product by its logo and name, as the head of a slip of paper. Its children stand under a perforation.
 */
export interface ProductLineProps {
  /**
   * Address of the logo. One that is refused or broken becomes the first letter of the name.
   */
  logo: string;
  /**
   * Name of the product.
   */
  name: string;
}
/**
 * A text that somebody wrote, to be read only; with its length when `max` is given.
 */
export interface WidgetQuote {
  props: QuoteProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A text that somebody wrote, to be read only; with its length when `max` is given.
 */
export interface QuoteProps {
  /**
   * What it is; '' leaves it out.
   */
  label?: string;
  /**
   * The words. Line breaks are kept.
   */
  text: string;
  /**
   * Shows the counter n/max under the text; 0 shows none. Unit: code points.
   */
  max?: number;
}
/**
 * A choice of one among a few, as rows with a radio button. It is kept until the screen does something with it.
 */
export interface WidgetRadioList {
  props: RadioListProps;
  /**
   * What the chosen row stands for; '' or a value that no row has marks none.
   */
  value: string;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: string;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A choice of one among a few, as rows with a radio button. It is kept until the screen does something with it.
 */
export interface RadioListProps {
  /**
   * The question, shown above the rows.
   */
  label: string;
  /**
   * Words of the rows.
   */
  options: string[];
  /**
   * What each row stands for, in the same order. Default: its words.
   */
  values?: string[];
}
/**
 * Stands for a whole screen that cannot be shown: what happened, what to do, a retry and the way home.
 */
export interface WidgetScreenError {
  props: ScreenErrorProps;
  value: never;
  events: {
    /**
     * Try again. Without a listener there is no button.
     */
    retry: {
      payload: undefined;
      reply: never;
    };
    /**
     * Go home. Without a listener there is no button.
     */
    home: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * Stands for a whole screen that cannot be shown: what happened, what to do, a retry and the way home.
 */
export interface ScreenErrorProps {
  /**
   * What happened, in the server's or the language's words; '' when there are none.
   */
  message?: string;
  /**
   * The message comes from the server, so checking the connection is no help.
   */
  hasServerMessage?: boolean;
}
/**
 * A part of a screen under a heading of its own.
 */
export interface WidgetSection {
  props: SectionProps;
  value: never;
  events: {};
  slots: "action";
  children: true;
}
/**
 * A part of a screen under a heading of its own.
 */
export interface SectionProps {
  /**
   * Heading of the part; '' leaves it out.
   */
  title?: string;
  /**
   * A sentence under the heading; '' leaves it out.
   */
  text?: string;
}
/**
 * A row that says what is chosen and leads to where it is chosen: another screen or a dialog.
 */
export interface WidgetSelectRow {
  props: SelectRowProps;
  value: never;
  events: {
    /**
     * Tapped, or chosen by the keyboard.
     */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A row that says what is chosen and leads to where it is chosen: another screen or a dialog.
 */
export interface SelectRowProps {
  /**
   * What there is to choose.
   */
  label: string;
  /**
   * What is chosen; '' while nothing is.
   */
  value?: string;
  /**
   * Words while nothing is chosen.
   */
  placeholder?: string;
  /**
   * Without it the row does nothing.
   */
  enabled?: boolean;
}
/**
 * Bottom of every page of a site: who stands behind it, in the children.
 */
export interface WidgetSiteFooter {
  props: SiteFooterProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * Bottom of every page of a site: who stands behind it, in the children.
 */
export interface SiteFooterProps {}
/**
 * Top of every page of a site: whose site it is, and its links, which are the children.
 */
export interface WidgetSiteHeader {
  props: SiteHeaderProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * Top of every page of a site: whose site it is, and its links, which are the children.
 */
export interface SiteHeaderProps {
  /**
   * Whose site it is.
   */
  name: string;
  /**
   * Name of the navigation, for screen readers.
   */
  label: string;
}
/**
 * Puts its children under each other, or in a row that wraps.
 */
export interface WidgetStack {
  props: StackProps;
  value: never;
  events: {};
  slots: never;
  children: true;
}
/**
 * Puts its children under each other, or in a row that wraps.
 */
export interface StackProps {
  /**
   * `column`: under each other; `row`: beside each other, wrapping.
   */
  direction?: "column" | "row";
  /**
   * Space between the children: 8, 12 or 24 px at normal text size.
   */
  gap?: "small" | "normal" | "large";
  /**
   * Draws a sheet of paper around the children.
   */
  card?: boolean;
}
/**
 * One to five stars. Nothing is chosen at first.
 */
export interface WidgetStarRater {
  props: StarRaterProps;
  /**
   * Number of stars; 0 while nothing is chosen.
   */
  value: number;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: number;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * One to five stars. Nothing is chosen at first.
 */
export interface StarRaterProps {
  /**
   * What is rated; also the name of the group.
   */
  label: string;
}
/**
 * A small picture of the state that a loan is in.
 */
export interface WidgetStatusPicture {
  props: StatusPictureProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A small picture of the state that a loan is in.
 */
export interface StatusPictureProps {
  /**
   * `review`: being looked at; `payout`: money is on its way; `due`: to be repaid; `overdue`: late; `refused`: not granted; `paid`: repaid.
   */
  picture: "review" | "payout" | "due" | "overdue" | "refused" | "paid";
  /**
   * What the picture says, for screen readers.
   */
  label: string;
}
/**
 * Instructions that differ by channel, for example cash machine and mobile bank: a row for each, which opens its numbered steps. One channel stands open at first; plain steps are one list.
 */
export interface WidgetStepsByChannel {
  props: StepsByChannelProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * Instructions that differ by channel, for example cash machine and mobile bank: a row for each, which opens its numbered steps. One channel stands open at first; plain steps are one list.
 */
export interface StepsByChannelProps {
  /**
   * Heading above the rows.
   */
  label: string;
  /**
   * Name of the channel that stands open at first; otherwise it is the first one.
   */
  open?: string;
  /**
   * The channels. Plain texts are the steps of the only way there is. With none nothing is shown.
   */
  channels: (Channel | string)[];
}
/**
 * Two to ten tabs; the children are the panel of the chosen one.
 */
export interface WidgetTabs {
  props: TabsProps;
  /**
   * Place of the chosen tab, from 0.
   */
  value: number;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: number;
      reply: never;
    };
  };
  slots: never;
  children: true;
}
/**
 * Two to ten tabs; the children are the panel of the chosen one.
 */
export interface TabsProps {
  /**
   * What the tabs divide; read out, not shown.
   */
  label: string;
  /**
   * Words on the tabs, from left to right.
   */
  titles: string[];
}
/**
 * A short word on a coloured ground, for a state or a kind. It is read, not tapped.
 */
export interface WidgetTag {
  props: TagProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A short word on a coloured ground, for a state or a kind. It is read, not tapped.
 */
export interface TagProps {
  /**
   * The word.
   */
  text: string;
  /**
   * Meaning of the colour; each tone but `neutral` and `accent` also has a sign of its own.
   */
  tone?: "neutral" | "accent" | "ok" | "warn" | "danger";
}
/**
 * A paragraph. Line breaks in the text are kept.
 */
export interface WidgetText {
  props: TextProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A paragraph. Line breaks in the text are kept.
 */
export interface TextProps {
  /**
   * The words.
   */
  text: string;
  /**
   * `title` 18 px, `body` 16 px, `small` 14 px, `amount` 32 px; all grow with the text size of the device.
   */
  kind?: "body" | "title" | "small" | "amount";
  /**
   * Colour of the words.
   */
  tone?: "normal" | "quiet" | "danger";
  /**
   * Read out when the words change, for example a total.
   */
  live?: boolean;
}
/**
 * A field for several lines with a counter. Input beyond the limit is not taken.
 */
export interface WidgetTextArea {
  props: TextAreaProps;
  /**
   * The text.
   */
  value: string;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: string;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/**
 * A field for several lines with a counter. Input beyond the limit is not taken.
 */
export interface TextAreaProps {
  /**
   * What to write; also the name of the field.
   */
  label: string;
  /**
   * A sentence under the label; '' leaves it out.
   */
  hint?: string;
  /**
   * An example in the empty field; '' leaves it out.
   */
  placeholder?: string;
  /**
   * Most characters, counted as code points.
   */
  max?: number;
  /**
   * Lines that are open at first; the field grows with the text.
   */
  rows?: number;
}
/**
 * A field for one line. Its kind decides the keyboard, what is taken and how digits are grouped; the value has no blanks between groups.
 */
export interface WidgetTextField {
  props: TextFieldProps;
  /**
   * The text; of `phone`, `card` and `number` the digits.
   */
  value: string;
  events: {
    /**
     * After the value has changed; `event` is the new value.
     */
    change: {
      payload: string;
      reply: never;
    };
    /**
     * The keyboard's Enter key was pressed.
     */
    submit: {
      payload: undefined;
      reply: never;
    };
  };
  slots: "action";
  children: false;
}
/**
 * A field for one line. Its kind decides the keyboard, what is taken and how digits are grouped; the value has no blanks between groups.
 */
export interface TextFieldProps {
  /**
   * What to write; also the name of the field.
   */
  label: string;
  /**
   * `phone` and `card` show digits as 3-4-4 and in fours, `number` takes digits only, `code` is a code sent by SMS.
   */
  kind?: "text" | "name" | "email" | "number" | "phone" | "card" | "code";
  /**
   * Most characters, blanks between groups not counted. Default: 11 for `phone`, 19 for `card`, 6 for `code`, else 200.
   */
  max?: number;
  /**
   * A sentence under the label; '' leaves it out.
   */
  hint?: string;
  /**
   * What is wrong with the value, shown under the label; '' while nothing is.
   */
  error?: string;
  /**
   * An example in the empty field; '' leaves it out.
   */
  placeholder?: string;
}
/**
 * A short message that goes away by itself. Steps show it; it is not put into a body.
 */
export interface WidgetToast {
  props: ToastProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/**
 * A short message that goes away by itself. Steps show it; it is not put into a body.
 */
export interface ToastProps {
  /**
   * The message.
   */
  text: string;
  /**
   * `failure` interrupts a screen reader, `info` waits.
   */
  tone?: "failure" | "info";
}
