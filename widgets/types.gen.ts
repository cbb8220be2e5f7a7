// Generated from schemas/entities/ and widgets/*/*.schema.json by `npm run generate`; not edited by hand.

import type {WidgetPropsOf} from "layar/widget-kit";

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/** What the view gives the component of a widget. */
export type WidgetProps<N extends keyof WidgetContracts> = WidgetPropsOf<WidgetContracts[N]>;

/** All types by name. */
export interface ProjectTypes {
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
/** What an answer to a question belongs to. */
export interface ChatQuestion {
  /** Its number. */
  id: string | number;
  /** Its wording. */
  title_local: string;
}
/** A question that can be chosen, or the answer to one. */
export interface Answer {
  /** Its number. */
  id: string | number;
  /** Its wording. */
  title_local: string;
  /** Another wording, which the bot says when the item is the answer to the question itself; '' for none. */
  title_local_alias?: string;
  /** 4 hands over to a person. */
  action_type: number;
  question?: ChatQuestion;
  /** The next level, when it comes along. At most 200. */
  answerList?: Answer[];
}
/** One level of questions. */
export interface AnswerLevel {
  question?: ChatQuestion;
  /** What can be chosen. At most 200. */
  answerList: Answer[];
}
/** One message of a conversation, as a screen stores it. */
export interface ChatMessage {
  /** `self` for what the borrower said. */
  from: "service" | "self";
  /** Its words. */
  text: string;
  /** When it was said, as hour and minute. */
  time?: string;
}
/** How the service is reached. */
export interface ContactInfo {
  /** Mail address; '' for none. */
  email: string | null;
  /** Telephone number; '' for none. */
  smWa: string | null;
}
/** One line of an order card. */
export interface OrderRow {
  /** What the line is about. */
  title: string;
  /** Its value, written out. */
  value: string;
}
/** An order as the borrower recognises it. */
export interface OrderCard {
  /** Number of the order. */
  orderNo: string;
  /** Address of the product's logo. */
  productLogo: string;
  /** Name of the product. */
  productName: string;
  /** State of the order, in words. */
  status: string;
  /** Facts about the order. At most 20. */
  rows: OrderRow[];
  /** 1 when complaints about collection are taken for this order. */
  isShow: 0 | 1;
}
/** One choice. */
export interface Option {
  /** Its wording. */
  title: string;
  /** Its value on the wire. */
  value: string | number;
}
/** What a complaint can be about. */
export interface ProblemInit {
  /** Types of complaint. At most 50. */
  problemType: Option[];
  /** Sub-types of the type with value 1. At most 50. */
  problemSonType: Option[];
  /** State of earlier complaints. */
  problemStatus?: string | number | null;
  /** The order in question, '' when there is none. */
  orderDetail: OrderCard | "";
  /** The borrower's orders. At most 200. */
  orderList: OrderCard[];
}
/** An image that was taken in. */
export interface UploadedImage {
  /** Its address. */
  url: string;
}
/** One complaint in the list. */
export interface ComplaintItem {
  /** Number of the complaint. */
  id: string | number;
  /** When it was sent, written out. */
  time: string;
  /** What it is about. */
  type: string;
  /** What the borrower wrote. */
  content: string;
}
/** One tab of the list. */
export interface ComplaintTab {
  /** Its wording. */
  title: string;
  /** Its complaints. At most 2000. */
  list: ComplaintItem[];
}
/** The borrower's complaints. */
export interface ComplaintTabs {
  /** Tabs from left to right. At most 10. */
  tabs: ComplaintTab[];
}
/** One complaint with the reply to it. */
export interface ProblemDetail {
  /** Its type, in words. */
  type: string;
  /** Its sub-type, in words; '' when it has none. */
  sonType?: string;
  /** Number of the complaint. */
  problemId: string | number;
  /** What the borrower wrote. */
  content: string;
  /** Addresses of the evidence. At most 9. */
  images?: string[];
  /** The agent's reply, '' while there is none. */
  disposeDetail?: string;
  /** Addresses of the agent's images. At most 50. */
  disposeImages?: string[];
  /** Not 0 when the borrower may rate the service. */
  isScore?: number;
}
/** One way to do something, for example a bank's machine. */
export interface Channel {
  /** Its name, by which it is chosen. */
  name: string;
  /** What to do, in order. At most 50. */
  steps: string[];
}
/** One instalment. */
export interface Period {
  /** Number of the instalment, from 1. */
  periodNo: number;
  /** What is due, in whole rupiah or rupees. */
  totalAmount: string | number;
  /** The amount, written out; '' where it is not. */
  amountText: string;
  /** 1 when it can be chosen. */
  canClick: 0 | 1;
  /** State; 500 is shown in dark text. */
  periodStatus: number;
  /** State, in words. */
  repayDes: string;
  /** When it is due, written out. */
  dueTime: string;
}
/** Instalments by state. */
export interface RepayPlanDetail {
  /** Those still to pay, the earliest first. At most 2000. */
  repayWaitDetail: Period[];
  /** Those paid. At most 2000. */
  repayYetDetail?: Period[];
}
/** The plan of one order. */
export interface InstalmentPlan {
  /** Name of the product. */
  productName: string;
  repayPlanDetail: RepayPlanDetail;
  /** How many are still to pay. */
  repayWaitCount?: number;
  /** A remark; '' when there is none. */
  note?: string;
}
/** One line of a ledger. */
export interface TextValue {
  /** What the line is about. */
  text: string;
  /** Its value, written out. */
  value: string | number;
}
/** One payment that the loan will ask for. */
export interface PlannedPayment {
  /** Which payment it is. */
  title: string;
  /** A remark on it; '' for none. */
  description: string;
  /** Whole rupiah or rupees; a text that carries a mark or separators is shown as it is. */
  amount: string | number;
  /** When it is due, written out. */
  pay_time: string;
}
/** The terms of a loan that is to be confirmed. */
export interface LoanConfirm {
  /** Address of the product's logo. */
  productLogo: string;
  /** Its name. */
  productName: string;
  /** Whole rupiah or rupees; a text that carries a mark or separators is shown as it is. */
  amount: string | number;
  /** Length of the term, in units. */
  periods: number;
  /** Unit of the term. */
  termUnit: string;
  /** Costs and conditions, line by line. At most 50. */
  details: TextValue[];
  /** The payments, the earliest first. At most 120. */
  repay_plans: PlannedPayment[];
  /** When the first payment is due. */
  firstPayTime?: string;
  /** Days of the first period. */
  firstPeriodDay?: string | number;
  /** The rate, in words. */
  pRateDsc?: string;
  /** 1 when a code is sent by SMS. */
  sendSms?: string | number;
  /** Kind of the pop-up agreement. */
  isPopType?: string | number;
  /** Text of the pop-up agreement. */
  popContent?: string;
  /** Its heading. */
  popTitle?: string;
  /** Its address; '' when there is none. */
  popAgreementUrl?: string | null;
  /** A remark; '' for none. */
  note?: string;
  /** The rate of a promotion. */
  sp_rate?: string | number;
}
/** One agreement of a loan. */
export interface Agreement {
  /** Its title. */
  title: string;
}
/** Where an agreement can be read. */
export interface AgreementAddress {
  /** Its address. */
  contract_url: string;
}
/** A loan that was taken. */
export interface PushedLoan {
  /** Address of its details. */
  lendDetailsUrl: string;
}
/** Facts about an order. */
export interface OrderLines {
  /** The facts, line by line. At most 50. */
  detail: TextValue[];
}
/** The state of a loan. */
export interface LoanDetails {
  /** State of the order. Those that are known stand under `examples`; a server may have more. */
  orderStatus: string | number;
  /** The state, in words. */
  noticeStatusText: string;
  /** What it means for the borrower. */
  noticeDesText?: string;
  /** Products recommended beside it. At most 200. */
  recProducts?: Product[];
  /** Name of the product. */
  productName: string;
  /** Address of its logo. */
  productLogo: string;
  userOrderDetail: OrderLines;
  /** 1 when it is repaid in this app, else at h5Url. */
  inside: 0 | 1;
  /** Address to repay at; '' for none. */
  h5Url?: string;
  /** '1' when the term can be extended. */
  isDelay?: string | number;
  /** Telephone of the service. */
  telephone?: string;
  /** 1 when the loan may be rated. */
  isScore?: 0 | 1;
  /** Not used by a screen. */
  playeduL?: string | number;
  /** Not used by a screen. */
  reyMsg?: string;
}
/** A product that a borrower may apply for. */
export interface Product {
  /** Number of the product. */
  id: string | number;
  /** Address of its logo. */
  productLogo: string;
  /** Its name. */
  productName: string;
  /** Smallest and largest amount, written out. */
  amountRange: string;
  /** What the amounts are, in words. */
  amountRangeDes: string;
  /** Its rate, written out with its unit. */
  loan_rate: string;
  /** A sentence about it. */
  productDesc: string;
  /** Short remarks. At most 20. */
  productTags: string[];
  /** 1 when it can be applied for. */
  buttonStatus: 0 | 1;
  /** Words on its button. */
  buttonText: string;
}
/** A product offered instead. */
export interface JointProduct {
  /** Number of the product. */
  id: string | number;
  /** Address of its picture. */
  picture: string;
  /** Its name. */
  name: string;
  /** Words on its button. */
  buttonText: string;
  /** 1 when it can be chosen. */
  enabled: 0 | 1;
  /** Smallest and largest amount, written out. */
  range: string;
  /** A sentence about it. */
  description: string;
  /** Its rate, written out. */
  rate: string;
}
/** Why the log-in failed. */
export interface JointFailure {
  /** What happened. */
  message: string;
  /** What the borrower can do. */
  notice?: string;
  /** Products instead. At most 2000. */
  list: JointProduct[];
}
/** Where a product leads. */
export interface JumpAddress {
  /** The address. */
  url: string;
}
/** Where an application goes on. */
export interface ApplyAddress {
  /** The address. */
  url: string;
}
/** What fills the landing page of a promotion, or a whole screen in its place. */
export interface PromotionTemplate {
  /** Id of the template; one that is a whole screen may have none. */
  id?: string | number;
  /** Title of the page. */
  title?: string;
  /** Address of the large picture. */
  heroImage?: string;
  /** The promise. */
  headline?: string;
  /** Reasons, in short. At most 20. */
  highlights?: string[];
  /** Words on the register button. */
  buttonText?: string;
  /** Colour, as #rrggbb. */
  accent?: string;
  /** Title of the agreement. */
  agreementTitle?: string;
  /** The agreement. */
  agreementBody?: string;
  /** Where the app is. */
  downloadUrl?: string;
  /** A whole screen definition in place of the landing page. Untrusted; nothing but `replacedBy` takes it. */
  screen?: unknown;
}
/** Begins a registration. */
export interface RegistrationNumber {
  /** Number of the registration. */
  sid: string | number;
}
/** A card that the borrower has saved. */
export interface BankCard {
  /** Number of the saved card. */
  id: string | number;
  /** Its bank. */
  bankName: string;
  /** The number on it. */
  cardNo: string;
  /** Code of the bank. */
  bankCode: string;
}
/** Ways to repay by card. */
export interface RepaymentWay {
  /** 1 when paying on another page is offered. */
  alipay: 0 | 1;
  /** Goes with the payment. */
  repayToken: string;
  /** The saved cards. At most 100. */
  bankCards?: BankCard[];
}
/** A payment by card that has begun. */
export interface StartedPayment {
  /** 1 when an SMS code must confirm it. */
  needValid: string | number;
  /** Number of the payment. */
  repayRecordId?: string | number;
}
/** Another page to pay on. */
export interface PaymentPage {
  /** Its address. */
  url: string;
}
/** An account to pay one bill into. */
export interface VirtualAccount {
  /** Whole rupiah or rupees; a text that carries a mark or separators is shown as it is. */
  amount: string | number;
  /** Number of the account. */
  vcode: string;
  /** Number of the bill. */
  cardNo: string;
  /** 1 bank, 2 mini market. */
  payType: 1 | 2;
  /** Bank or mini market. */
  payCode: string;
  /** Channels with steps for a bank, plain steps for a mini market. At most 50. */
  payStep?: (Channel | string)[];
  /** Method of the bank. */
  specificNum?: string | number;
  /** Until when it can be paid, written out, where the server says so. */
  expireTime?: string;
  /** Telephone of the service. */
  telephone?: string;
}
/** A bank to pay through. */
export interface BankOption {
  /** Its name. */
  bankName: string;
  /** Its code. */
  payCode: string;
  /** Its methods; empty when there is only one way. At most 20. */
  methods: string[];
}
/** Banks and mini markets to pay through. */
export interface PayTypes {
  /** The banks. At most 500. */
  banks: BankOption[];
  /** Codes of the mini markets. At most 100. */
  markets: string[];
}
/** What extending the term costs. */
export interface DelayDetail {
  /** Name of the product. */
  productName: string;
  /** Address of its logo. */
  productLogo: string;
  /** Whole rupiah or rupees; a text that carries a mark or separators is shown as it is. */
  delayShouldPayAmount: string | number;
  /** The day on which the extended term ends, written out. */
  delayExpiryTime: string;
  orderDetail: OrderLines;
  /** Telephone of the service. */
  telephone?: string;
}
/** What each widget takes and reports. */
export interface WidgetContracts {
  "amount-header": WidgetAmountHeader;
  "bank-picker": WidgetBankPicker;
  "captcha-field": WidgetCaptchaField;
  "category-tabs": WidgetCategoryTabs;
  "chat-log": WidgetChatLog;
  "complaint-item": WidgetComplaintItem;
  "order-card": WidgetOrderCard;
  "order-picker": WidgetOrderPicker;
  "period-history": WidgetPeriodHistory;
  "period-list": WidgetPeriodList;
  "plan-list": WidgetPlanList;
  "product-card": WidgetProductCard;
  "product-line": WidgetProductLine;
  "status-picture": WidgetStatusPicture;
  "steps-by-channel": WidgetStepsByChannel;
}
export interface WidgetAmountHeader {
  props: AmountHeaderProps;
  slots: "head" | "action";
}
/** An amount as the head of a slip of paper: what it is, the amount large, a line that explains it. Its children stand under a perforation. */
export interface AmountHeaderProps {
  /** What the amount is; '' leaves it out. */
  label: string;
  /** The amount, written out with its currency; '' while there is none. */
  amount: string;
  /** A line that explains it; '' for none. */
  text?: string;
}
export interface WidgetBankPicker {
  props: BankPickerProps;
  events: {
    /** A bank was tapped; `event` is that bank. */
    choose: {
      payload: BankOption;
    };
  };
}
/** The banks to choose one from, with a search above a long list. It is made for a dialog, which its choice closes. */
export interface BankPickerProps {
  /** What there is to choose; read out, not shown. */
  label: string;
  /** The banks, the likely ones first. From nine on they can be searched. */
  banks: BankOption[];
  /** By which letters banks are known, as the market lists them. */
  emblems?: Emblem[];
  /** `payCode` of the bank that is marked; '' marks none. */
  chosen?: string;
  /** Words when a search finds no bank, and when there is none. */
  emptyText: string;
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
export interface WidgetCaptchaField {
  props: CaptchaFieldProps;
  /** What was written. */
  value: string;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: string;
    };
    /** Another picture is wanted. */
    refresh: {};
  };
}
/** A picture with a few signs, and a field to write them into. A tap on the picture asks for another one. */
export interface CaptchaFieldProps {
  /** What to write; also the name of the field. */
  label: string;
  /** Address of the picture; '' while there is none. */
  picture?: string;
  /** What a tap on the picture does; shown in its place while there is none. */
  refresh: string;
  /** Most signs; blanks are not taken. */
  max?: number;
}
export interface WidgetCategoryTabs {
  props: CategoryTabsProps;
  events: {
    /** A category was tapped, the chosen one too; `event` is its place from 0. */
    choose: {
      payload: number;
    };
  };
}
/** A few categories side by side, each with a drawing: tabs of which one is chosen, or buttons that lead on at once. */
export interface CategoryTabsProps {
  /** What the categories divide; shown above buttons, read out for tabs. */
  label: string;
  /** Words of the categories, in their order. A place without words is left out. */
  titles: string[];
  /** Drawings by the same places; a category without one gets `question`. */
  icons?: ("payment" | "loan" | "phone" | "question")[];
  /** `tabs`: one stays chosen and the keyboard's arrows move between them; `buttons`: each leads elsewhere. */
  kind?: "tabs" | "buttons";
  /** Place of the chosen tab, from 0; a place without a tab chooses none. */
  chosen?: number;
}
export interface WidgetChatLog {
  props: ChatLogProps;
  events: {
    /** One of the choices was tapped; `event` is it. */
    choose: {
      payload: Answer;
    };
  };
}
/** A conversation, the latest message last; a screen reader announces what is added. Choices and its children are shown under the last message. A borrower who has scrolled up stays there and gets a button to the new messages. */
export interface ChatLogProps {
  /** Name of the conversation; read out, not shown. */
  label: string;
  /** What was said, in its order. */
  messages: ChatMessage[];
  /** Possible replies, as buttons under the last message. */
  choices?: Answer[];
  /** Whether a reply is being waited for: a sign of it follows the last message. */
  typing?: boolean;
  /** Who says what the borrower says; read out before each message, not shown. */
  ownName: string;
  /** Who says the rest; read out before each message, not shown. */
  otherName: string;
}
export interface WidgetComplaintItem {
  props: ComplaintItemProps;
  events: {
    /** Tapped, or chosen by the keyboard. */
    tap: {};
  };
}
/** One complaint in a list: when, what about, what was written. The whole row is tapped. */
export interface ComplaintItemProps {
  complaint: ComplaintItem;
  /** How far it has come; '' leaves it out. */
  state?: string;
  /** Meaning of its state; each tone but `neutral` and `accent` has a sign of its own. */
  tone?: "neutral" | "accent" | "ok" | "warn" | "danger";
  /** When it was sent, in words; '' is its time alone. */
  sent?: string;
}
export interface WidgetOrderCard {
  props: OrderCardProps;
  slots: "status" | "actions";
}
/** An order as a slip of paper: logo, product, and its facts line by line. */
export interface OrderCardProps {
  order: OrderCard;
  /** Marks it as the order that was chosen. */
  chosen?: boolean;
}
export interface WidgetOrderPicker {
  props: OrderPickerProps;
  /** `orderNo` of the chosen order; '' or null while none is. */
  value: string | null;
  events: {
    /** The control was tapped, or an order was chosen for good (by a tap, Enter or Space; arrows only move the choice); `event` is whether the list should be open now. */
    toggle: {
      payload: boolean;
    };
    /** After an order was chosen; `event` is its `orderNo`. */
    change: {
      payload: string;
    };
  };
}
/** A line with a control that opens the list of all orders; the borrower chooses one of them. Its children, usually the order card of the chosen one, stand under the line. */
export interface OrderPickerProps {
  /** What is chosen, for example `Order`; also names the list. */
  label: string;
  /** Words of the control that opens and closes the list, for example `All`. */
  toggle: string;
  /** All orders to choose from. */
  orders: OrderCard[];
  /** Whether the list is open. The screen decides: set it from the event `toggle`, which also comes after a choice. */
  open?: boolean;
  /** Shown in the open list when there are no orders; '' takes the language's own wording. */
  emptyText?: string;
}
export interface WidgetPeriodHistory {
  props: PeriodHistoryProps;
}
/** Instalments that are paid, under a heading that opens and closes them; closed at first. */
export interface PeriodHistoryProps {
  /** The heading. */
  title: string;
  /** The instalments. */
  periods: Period[];
  /** What stands for each `amountText`, in the same order, for example with the market's currency. Default: `amountText` as it is. */
  amounts?: string[];
}
export interface WidgetPeriodList {
  props: PeriodListProps;
  /** How many instalments are chosen, from the first on. */
  value: number;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: number;
    };
  };
  slots: "all";
}
/** Instalments to pay, from the earliest on. Choosing one chooses all before it; giving one up gives up all after it. */
export interface PeriodListProps {
  /** What the list holds; names the group and is shown above it. */
  label: string;
  /** The instalments, the earliest first. Only those with `canClick` 1 react. */
  periods: Period[];
  /** Why a period cannot be chosen, shown in each such row; '' leaves it out. */
  locked?: string;
  /** What stands at the end of each row, in the same order, for example the days that are left. */
  notes?: string[];
  /** How urgent each period is, in the same order: its note gets that colour and sign. Default: `neutral`. */
  tones?: ("neutral" | "accent" | "warn" | "danger")[];
  /** What stands for each `amountText`, in the same order, for example with the market's currency. Default: `amountText` as it is. */
  amounts?: string[];
}
export interface WidgetPlanList {
  props: PlanListProps;
}
/** The payments that a loan will ask for, one under the other, each with its amount and day. */
export interface PlanListProps {
  /** Heading above the payments. */
  label: string;
  /** The payments, the earliest first. With none nothing is shown. */
  plans: PlannedPayment[];
  /** Their amounts as they are shown, in the same order. */
  amounts: (string | null)[];
}
export interface WidgetProductCard {
  props: ProductCardProps;
  events: {
    /** The button of a product that can be applied for was tapped. */
    tap: {};
  };
}
/** A product that is recommended: logo, name, amount, rate, description, tags and a button. */
export interface ProductCardProps {
  product: Product;
  /** Shows the product's tags. */
  showTags?: boolean;
  /** Weight of its button: in a list the first alone is `primary`; the others have a soft ground. */
  kind?: "primary" | "secondary";
}
export interface WidgetProductLine {
  props: ProductLineProps;
}
/** A product by its logo and name, as the head of a slip of paper. Its children stand under a perforation. */
export interface ProductLineProps {
  /** Address of the logo. One that is refused or broken becomes the first letter of the name. */
  logo: string;
  /** Name of the product. */
  name: string;
  /** Draws the slip; without it the line stands on one that is there already. */
  card?: boolean;
}
export interface WidgetStatusPicture {
  props: StatusPictureProps;
}
/** A small picture of the state that a loan is in, alone or before its words. */
export interface StatusPictureProps {
  /** The drawing, by what it shows. */
  picture: "clock" | "cash" | "calendar" | "alert" | "cross" | "seal";
  /** What the picture says, for screen readers; a tag shows it. '' where the words beside it say it. */
  label: string;
  /** Meaning of its colour. */
  tone?: "neutral" | "accent" | "ok" | "warn" | "danger";
  /** `large` stands alone, `small` beside words, `tag` has its words with it. */
  size?: "large" | "small" | "tag";
}
export interface WidgetStepsByChannel {
  props: StepsByChannelProps;
}
/** Instructions that differ by channel, for example cash machine and mobile bank: a row for each, which opens its numbered steps. One channel stands open at first; plain steps are one list. */
export interface StepsByChannelProps {
  /** Heading above the rows. */
  label: string;
  /** Name of the channel that stands open at first; otherwise it is the first one. */
  open?: string;
  /** The channels. Plain texts are the steps of the only way there is. With none nothing is shown. */
  channels: (Channel | string)[];
}
