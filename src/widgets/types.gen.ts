// Generated from src/widgets/*/*.schema.json by `npm run generate`; not edited by hand.

import type {WidgetPropsOf} from "layar/widget-kit";

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/** What the view gives the component of a widget. */
export type WidgetProps<N extends keyof WidgetContracts> = WidgetPropsOf<WidgetContracts[N]>;

/** All types by name. */
export interface ProjectTypes {
  widgets: WidgetContracts;
}
/** What each widget takes and reports. */
export interface WidgetContracts {
  "bottom-bar": WidgetBottomBar;
  button: WidgetButton;
  "camera-input": WidgetCameraInput;
  checkbox: WidgetCheckbox;
  "choice-list": WidgetChoiceList;
  composer: WidgetComposer;
  "copy-field": WidgetCopyField;
  dialog: WidgetDialog;
  document: WidgetDocument;
  "empty-state": WidgetEmptyState;
  "facts-list": WidgetFactsList;
  frame: WidgetFrame;
  hero: WidgetHero;
  "icon-button": WidgetIconButton;
  "image-grid": WidgetImageGrid;
  "image-uploader": WidgetImageUploader;
  "language-choice": WidgetLanguageChoice;
  link: WidgetLink;
  "link-list": WidgetLinkList;
  "location-probe": WidgetLocationProbe;
  "main-content": WidgetMainContent;
  "node-error": WidgetNodeError;
  note: WidgetNote;
  "page-header": WidgetPageHeader;
  quote: WidgetQuote;
  "radio-list": WidgetRadioList;
  "refresh-row": WidgetRefreshRow;
  "screen-error": WidgetScreenError;
  section: WidgetSection;
  "select-row": WidgetSelectRow;
  "site-footer": WidgetSiteFooter;
  "site-header": WidgetSiteHeader;
  stack: WidgetStack;
  "star-rater": WidgetStarRater;
  tabs: WidgetTabs;
  tag: WidgetTag;
  text: WidgetText;
  "text-area": WidgetTextArea;
  "text-field": WidgetTextField;
  timeline: WidgetTimeline;
  toast: WidgetToast;
  verdict: WidgetVerdict;
}
export interface WidgetBottomBar {
  props: BottomBarProps;
}
/** Stays at the lower edge of the screen with the next step, and waits at its end where an open keyboard leaves little room. It is the last node of a screen. */
export interface BottomBarProps {
  /** Stays in view beside an open keyboard, too: for a bar of one button under a field. */
  stays?: boolean;
}
export interface WidgetButton {
  props: ButtonProps;
  events: {
    /** Tapped, or chosen by the keyboard. */
    tap: {};
  };
}
/** A button. While a flow that it started is under way, further taps do nothing. */
export interface ButtonProps {
  /** Words on the button. */
  label: string;
  /** `primary`: the one next step; `secondary`: another way; `text`: a small control; `danger`: cannot be undone. */
  kind?: "primary" | "secondary" | "text" | "danger";
  /** Takes the whole line. */
  wide?: boolean;
  /** Reacts to taps. When false it stays readable, is announced as unavailable and does nothing. */
  enabled?: boolean;
  /** Why the button does nothing while `enabled` is false: a line above it, which a screen reader reads with it. '' leaves it out. */
  why?: string;
}
export interface WidgetCameraInput {
  props: CameraInputProps;
  events: {
    /** A photo was taken or picked; `event` holds its name, its media type and its size in bytes. */
    taken: {
      payload: {
        /** Name of the file. */
        name: string;
        /** Media type, '' when the device does not know it. */
        type: string;
        /** Size in bytes. */
        size: number;
      };
    };
  };
}
/** Takes a photo with the device's camera and shows it. The photo stays on the device: the event carries only facts about it. */
export interface CameraInputProps {
  /** What to take a photo of; also the name of the control. */
  label: string;
  /** A sentence above it; '' leaves it out. */
  hint?: string;
}
export interface WidgetCheckbox {
  props: CheckboxProps;
  /** Whether the box is ticked. */
  value: boolean;
  events: {
    /** After a tick came or went; `event` is the new value. */
    change: {
      payload: boolean;
    };
    /** A link was tapped; `event` is its place in `links` from 0. */
    choose: {
      payload: number;
    };
  };
}
/** A sentence to agree to or to switch on, with a box to tick; titles within it may lead to what it is about. */
export interface CheckboxProps {
  /** The sentence; also the name of the box. */
  label: string;
  /** Parts of the sentence that lead to what it is about, in their order; one that it does not say is left out. */
  links?: string[];
  /** `body` 16 px, `small` 14 px, for a bar. */
  kind?: "body" | "small";
}
export interface WidgetChoiceList {
  props: ChoiceListProps;
  events: {
    /** A row was tapped; `event` is its option. */
    choose: {
      payload: {
        /** Its wording. */
        title: string;
        /** What it stands for, on the wire too. */
        value: string | number;
      };
    };
  };
}
/** Rows to tap, each an answer to one question. A tap emits the choice at once; the screen decides what follows. */
export interface ChoiceListProps {
  /** The question, shown above the rows. */
  label: string;
  /** The answers to the question. */
  options: {
    /** Its wording. */
    title: string;
    /** What it stands for, on the wire too. */
    value: string | number;
  }[];
  /** `value` of the row that is marked; null or a value that no row has marks none. */
  chosen?: string | number | null;
}
export interface WidgetComposer {
  props: ComposerProps;
  /** What is written. */
  value: string;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: string;
    };
    /** The button was tapped, or Enter pressed, with words in the field. */
    send: {};
  };
}
/** A field for a message with its send button, at the lower edge of the screen, of which it is the last node; it grows to four lines. The Enter key sends, with Shift it makes a new line. What is written stays until the screen clears it. */
export interface ComposerProps {
  /** What to write; the name of the field, read out and not shown. */
  label: string;
  /** Name of the button, which has a sign. */
  send: string;
  /** A hint in the empty field; '' leaves it out. */
  placeholder?: string;
  /** Most characters. */
  max?: number;
}
export interface WidgetCopyField {
  props: CopyFieldProps;
  events: {
    /** It is in the clipboard. The screen says so. */
    copied: {};
  };
}
/** A number or code to take elsewhere, with a button that copies it. When no way of copying works, it is marked and the user is asked to copy it by hand. */
export interface CopyFieldProps {
  /** What it is; the button is named after it. */
  label: string;
  /** What is shown and copied. Digits alone, and a telephone number with its country, are shown in groups of four and copied without gaps. */
  value: string;
  /** What the button says for two seconds after it has copied; '' leaves it as it is. */
  done?: string;
  /** `code` large on a line of its own, `plain` as a line, `button` without the value, beside where it is shown in another form. */
  kind?: "code" | "plain" | "button";
}
export interface WidgetDialog {
  props: DialogProps;
  events: {
    /** The user wants it closed. */
    close: {};
  };
  slots: "actions";
}
/** A window above the screen. Definitions open it by the name of a dialog; it is not put into a body. */
export interface DialogProps {
  /** Heading and name of the window. */
  title: string;
  /** A close button, Escape and a tap outside close it. */
  dismissible?: boolean;
}
export interface WidgetDocument {
  props: DocumentProps;
}
/** A long text in sections, for example terms: paragraphs, points, words with their meaning, facts. From six sections on a table of contents stands above it, and the way back to it below. A paragraph that begins with a number hangs from it. */
export interface DocumentProps {
  /** The sections, in order. Only their title must be given. Items: A section of a long text. What it holds comes in the order paragraphs, points, words, facts, parts. */
  sections: {
    /** Heading. */
    title: string;
    /** Paragraphs. At most 50. */
    text?: string[];
    /** What to do, numbered, in order. */
    steps?: string[];
    /** Points, below the paragraphs. At most 50. */
    list?: string[];
    /** Words with what they mean. At most 50. Items: A word and what it means. */
    terms?: {
      /** The word. */
      term: string;
      /** What it means. */
      text: string;
    }[];
    /** Short facts and values, line by line. At most 50. Items: A fact and its value. */
    rows?: {
      /** What the line is about. */
      text: string;
      /** Its value, a few words; a line with '' is left out. */
      value: string;
    }[];
    /** Parts under lesser headings, at the end. At most 20. Items: A part of a section under a heading of its own. What it holds comes in the order paragraphs, points, words, facts. */
    parts?: {
      /** Heading. */
      title: string;
      /** Paragraphs. At most 50. */
      text?: string[];
      /** Points, below the paragraphs. At most 50. */
      list?: string[];
      /** Words with what they mean. At most 50. Items: A word and what it means. */
      terms?: {
        /** The word. */
        term: string;
        /** What it means. */
        text: string;
      }[];
      /** Short facts and values, line by line. At most 50. Items: A fact and its value. */
      rows?: {
        /** What the line is about. */
        text: string;
        /** Its value, a few words; a line with '' is left out. */
        value: string;
      }[];
    }[];
  }[];
  /** Version and date, above the sections; '' leaves them out. */
  version?: string;
  /** Numbers the sections, so that they can be cited. */
  numbered?: boolean;
}
export interface WidgetEmptyState {
  props: EmptyStateProps;
  slots: "action";
}
/** Stands where a list would be when there is nothing to list: what it is, why it is empty, one way on. */
export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** Why, or what to do; '' leaves it out. */
  text?: string;
  /** What stands above the title: `lost` for something that is not found, `paid` where nothing is left to pay. */
  drawing?: "slip" | "lost" | "paid";
}
export interface WidgetFactsList {
  props: FactsListProps;
}
/** Facts line by line, each with its value at the end of the line. */
export interface FactsListProps {
  /** The lines. One whose value is empty is left out; with none nothing is shown. */
  lines: {
    /** What the line is about. */
    text: string;
    /** Its value, written out. */
    value: string | number;
  }[];
  /** What the lines come to: it stands last, under a rule. With the value '' nothing is shown. */
  total?: {
    /** What the line is about. */
    text: string;
    /** Its value, written out. */
    value: string | number;
  };
}
export interface WidgetFrame {
  props: FrameProps;
}
/** A page of somebody else inside the screen, for example an agreement to read. Its scripts do not run, and it cannot lead the screen away. A line above it says where it opens, with a link. Its placeholder ends when it has come, and after five seconds. */
export interface FrameProps {
  /** What the page is, for screen readers. */
  label: string;
  /** Its address. One that the gate refuses is not loaded, and words say so. */
  url: string;
}
export interface WidgetHero {
  props: HeroProps;
}
/** The head of a page that promises something: the heading of the page, the reasons in short, the children, and a picture. It is the first node of a screen that has no `page-header`. */
export interface HeroProps {
  /** The promise; the heading of the page. */
  headline: string;
  /** A few words under the heading; '' leaves them out. */
  title?: string;
  /** Address of a wide picture that says nothing in words. It is left out when the gate refuses it, when it is broken, and for those who save data. */
  image?: string;
  /** Reasons, each in a few words. */
  highlights?: string[];
  /** Colour of the ground as `#rrggbb`; the words on it become black or white. Anything else is the market's colour. In a dark theme it is only a line. */
  accent?: string;
}
export interface WidgetIconButton {
  props: IconButtonProps;
  events: {
    /** Tapped, or chosen by the keyboard. */
    tap: {};
  };
}
/** A small control that is a drawing, for example one that shares. Its words are read out and not shown. */
export interface IconButtonProps {
  /** What it does; its name for screen readers. */
  label: string;
  /** The drawing. */
  icon: "share" | "phone" | "chat";
}
export interface WidgetImageGrid {
  props: ImageGridProps;
}
/** Photos in rows of three; a tap shows one large. */
export interface ImageGridProps {
  /** What the photos show; names the group and is shown above it. */
  label: string;
  /** Addresses of the photos. Those that the gate for images refuses are left out. At most 50. */
  images: string[];
}
export interface WidgetImageUploader {
  props: ImageUploaderProps;
  /** Addresses of the photos, in the order in which they were added. At most 9. */
  value: string[];
  events: {
    /** A photo was picked; `event.file` is the file to send. The flow replies with a `reply` step that gives the address, or `{ "refused": "…" }` with the reason; one that ends without a reply counts as refused, too. A refused photo stays, is not counted, and can be tried again or removed; until then nothing that sends the value starts. */
    upload: {
      payload: {
        /** The photo. */
        file: File;
      };
      reply:
        | string
        | {
            /** Why, for the user; '' where nobody said. */
            refused: string;
          };
    };
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: string[];
    };
  };
}
/** Adds photos, one at a time, and keeps the addresses under which the server took them in. Photos are made smaller on the device first. */
export interface ImageUploaderProps {
  /** What the photos are for; also the name of the group. */
  label: string;
  /** A sentence under the label; '' leaves it out. */
  hint?: string;
  /** Most photos. At this number nothing can be added. */
  max?: number;
}
export interface WidgetLanguageChoice {
  props: LanguageChoiceProps;
  events: {
    /** One was tapped; the payload is its tag. */
    choose: {
      payload: string;
    };
  };
}
/** A choice between languages, each by its own name; the one that the screen speaks is marked. Not shown while the screen loads. */
export interface LanguageChoiceProps {
  /** Those that can be chosen. */
  languages: {
    /** Tag of the language, which is its name among the languages of the project. */
    language: string;
    /** As it is called by those who speak it. */
    name: string;
  }[];
}
export interface WidgetLink {
  props: LinkProps;
  events: {
    /** It was tapped. */
    tap: {};
  };
}
/** A link to another screen or page, or one that calls or writes to somebody. Its address is known without scripts when its flow is a single `go` or `leave`. */
export interface LinkProps {
  /** Where it leads; also its name. */
  label: string;
  /** `primary` and `secondary` look like buttons. */
  kind?: "text" | "primary" | "secondary";
  /** A number to call, instead of steps. */
  phone?: string;
  /** A mail address to write to, instead of steps. */
  mail?: string;
}
export interface WidgetLinkList {
  props: LinkListProps;
  events: {
    /** A title was tapped; `event` is its place from 0. */
    choose: {
      payload: number;
    };
  };
}
/** Titles to tap, one under the other, for example documents to read. */
export interface LinkListProps {
  /** What they lead to, for screen readers. */
  label: string;
  /** The titles. With none nothing is shown. */
  titles: string[];
}
export interface WidgetLocationProbe {
  props: LocationProbeProps;
  events: {
    /** The device knows where it is; `event` holds degrees north and east, and how far off they may be in metres. */
    located: {
      payload: {
        /** Degrees north. */
        latitude: number;
        /** Degrees east. */
        longitude: number;
        /** Metres. */
        accuracy: number;
      };
    };
    /** There is no place; `event` says why. */
    failed: {
      payload: "denied" | "unavailable" | "timeout" | "unsupported";
    };
  };
}
/** A button that asks the device where it is. The permission is asked for on the tap, never before; the page's own address must be listed under `permissions.geolocation` in `screens/catalogue/settings.json`. */
export interface LocationProbeProps {
  /** What a tap does. */
  label: string;
  /** How long the device may take, in seconds. */
  seconds?: number;
}
export interface WidgetMainContent {
  props: MainContentProps;
}
/** What a page is about, between the header and the footer of a site. It stands in the body itself, and one is enough. */
export interface MainContentProps {
  /** `pairs`: on a wide screen the children stand beside each other by twos, a `page-header` over both; `column`: one under the other, as long as a line can be read. */
  layout?: "column" | "pairs";
}
export interface WidgetNodeError {
  props: NodeErrorProps;
  events: {
    /** Try again. Without a listener there is no button. */
    retry: {};
  };
}
/** Replaces one node that cannot be shown, or a screen whose responses take long. */
export interface NodeErrorProps {
  /** What happened; '' takes the language's own wording. */
  text?: string;
}
export interface WidgetNote {
  props: NoteProps;
  slots: "action";
}
/** A remark in a box with a sign. */
export interface NoteProps {
  /** The remark. Line breaks are kept. */
  text: string;
  /** A heading above it; '' leaves it out. */
  title?: string;
  /** Further lines; an empty one is left out. */
  details?: string[];
  /** Read out when it comes, because nothing else says it. */
  live?: boolean;
  /** Meaning of the remark: colour and sign. */
  tone?: "info" | "ok" | "warn" | "danger";
}
export interface WidgetPageHeader {
  props: PageHeaderProps;
  events: {
    /** The back button was tapped. Without a flow for it there is no button. */
    back: {};
  };
  slots: "action";
}
/** Top of a screen: its heading, a way back when `back` is wired, and a place for one control. */
export interface PageHeaderProps {
  /** Heading of the screen. */
  title: string;
}
export interface WidgetQuote {
  props: QuoteProps;
}
/** A text that somebody wrote, to be read only; with its length when `max` is given. */
export interface QuoteProps {
  /** What it is; '' leaves it out. */
  label?: string;
  /** Who wrote it, with a face beside; '' leaves it out. */
  author?: string;
  /** The words. Line breaks are kept. */
  text: string;
  /** Shows the counter n/max under the text; 0 shows none. Unit: code points. */
  max?: number;
}
export interface WidgetRadioList {
  props: RadioListProps;
  /** What the chosen row stands for; '' or a value that no row has marks none. */
  value: string;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: string;
    };
  };
}
/** A choice of one among a few, as rows with a radio button. It is kept until the screen does something with it. Its children are further rows of the same card, for example to add a choice. */
export interface RadioListProps {
  /** The question, shown above the rows. */
  label: string;
  /** Words of the rows. */
  options: string[];
  /** The drawing before a row that has no emblem. Without it and `emblems` rows begin with their words. */
  glyph?: "bank" | "card" | "store";
  /** What each row is known by, in the same order, as the market lists it. */
  emblems?: (Emblem | null)[];
  /** What each row stands for, in the same order. Default: its words. */
  values?: string[];
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
export interface WidgetRefreshRow {
  props: RefreshRowProps;
  events: {
    /** Tapped, chosen by the keyboard, or pulled down. Reload what the screen shows. */
    refresh: {};
  };
}
/** When what the screen shows was loaded, and a button that loads it again. Pulling the screen down from its top does the same. */
export interface RefreshRowProps {
  /** Time of day at which it was loaded, for example `{time(loaded.orders)}`; '' leaves it out. */
  time: string;
}
export interface WidgetScreenError {
  props: ScreenErrorProps;
  events: {
    /** Try again. Without a listener there is no button. */
    retry: {};
    /** Go home. Without a listener there is no button. */
    home: {};
    /** Log in. Without a listener there is no button. */
    logIn: {};
  };
}
/** Stands for a whole screen that cannot be shown, below its header: the cause as a heading, what to do, and the ways on. */
export interface ScreenErrorProps {
  /** Why: the screen itself, the connection, the service, a session that has ended, or a refusal. */
  cause?: "screen" | "connection" | "service" | "signedOut" | "refused";
  /** The cause in words of the server or of the language's failures; '' takes the label of the cause. */
  heading?: string;
  /** One more sentence, for example which part is missing. */
  message?: string;
  /** What the service asks for on the telephone, for example a code of the server. */
  reference?: string;
  /** The screen's own heading stands above. */
  isBelowHeader?: boolean;
  /** The screen pays, signs or orders, and nothing of that kind has been sent. */
  isUnsent?: boolean;
}
export interface WidgetSection {
  props: SectionProps;
  slots: "action";
}
/** A part of a screen under a heading of its own. */
export interface SectionProps {
  /** Heading of the part; '' leaves it out. */
  title?: string;
  /** A sentence under the heading; '' leaves it out. */
  text?: string;
}
export interface WidgetSelectRow {
  props: SelectRowProps;
  events: {
    /** Tapped, or chosen by the keyboard. */
    tap: {};
  };
}
/** A row that says what is chosen and leads to where it is chosen: another screen or a dialog. Also one that calls or writes to somebody. */
export interface SelectRowProps {
  /** What there is to choose. */
  label: string;
  /** What is chosen, a telephone number in groups; '' while nothing is. */
  value?: string;
  /** Words while nothing is chosen. */
  placeholder?: string;
  /** The drawing before the row, and before one whose `emblem` is not known. */
  icon?: "bank" | "calendar" | "card" | "chat" | "document" | "external" | "flag" | "mail" | "phone" | "plus" | "share" | "store";
  /** What is chosen by the letters that it is known by, as the market lists it. */
  emblem?: Emblem | null;
  /** `card` leads somewhere, `action` does something and stands among other rows, `help` is a quiet line at the end of a page. */
  kind?: "card" | "action" | "help";
  /** A number to call, instead of steps: the row is a link. */
  phone?: string;
  /** A mail address to write to, instead of steps: the row is a link. */
  mail?: string;
  /** Without it the row does nothing. */
  enabled?: boolean;
}
export interface WidgetSiteFooter {
  props: SiteFooterProps;
}
/** Bottom of every page of a site: who stands behind it, in the children. */
export interface SiteFooterProps {}
export interface WidgetSiteHeader {
  props: SiteHeaderProps;
}
/** Top of every page of a site: whose site it is, and its links, which are the children. */
export interface SiteHeaderProps {
  /** Address of its mark. */
  logo: string;
  /** Whose site it is. */
  name: string;
  /** Name of the navigation, for screen readers. */
  label: string;
}
export interface WidgetStack {
  props: StackProps;
}
/** Puts its children under each other, or in a row that wraps. */
export interface StackProps {
  /** `column`: under each other; `row`: beside each other, wrapping. */
  direction?: "column" | "row";
  /** Space between the children: 8, 12 or 24 px at normal text size. */
  gap?: "small" | "normal" | "large";
  /** Draws a sheet of paper around the children. */
  card?: boolean;
}
export interface WidgetStarRater {
  props: StarRaterProps;
  /** Number of stars; 0 while nothing is chosen. */
  value: number;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: number;
    };
  };
}
/** One to five stars. Nothing is chosen at first. */
export interface StarRaterProps {
  /** What is rated; also the name of the group. */
  label: string;
}
export interface WidgetTabs {
  props: TabsProps;
  /** Place of the chosen tab, from 0. */
  value: number;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: number;
    };
  };
}
/** Two to ten tabs; the children are the panel of the chosen one. */
export interface TabsProps {
  /** What the tabs divide; read out, not shown. */
  label: string;
  /** Words on the tabs, from left to right. */
  titles: string[];
}
export interface WidgetTag {
  props: TagProps;
}
/** A short word on a coloured ground, for a state or a kind. It is read, not tapped. */
export interface TagProps {
  /** The word. */
  text: string;
  /** Meaning of the colour; each tone but `neutral` and `accent` also has a sign of its own. */
  tone?: "neutral" | "accent" | "ok" | "warn" | "danger";
}
export interface WidgetText {
  props: TextProps;
}
/** A paragraph. Line breaks in the text are kept. */
export interface TextProps {
  /** The words. */
  text: string;
  /** `title` 18 px, `strong` 16 px and bold, `body` 16 px, `small` 14 px, `amount` 32 px; all grow with the text size of the device. */
  kind?: "body" | "title" | "strong" | "small" | "amount";
  /** Colour of the words. */
  tone?: "normal" | "quiet" | "danger";
  /** Read out when the words change, for example a total. */
  live?: boolean;
}
export interface WidgetTextArea {
  props: TextAreaProps;
  /** The text. */
  value: string;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: string;
    };
  };
}
/** A field for several lines with a counter. Input beyond the limit is not taken. */
export interface TextAreaProps {
  /** What to write; also the name of the field. */
  label: string;
  /** A sentence under the label; '' leaves it out. */
  hint?: string;
  /** An example in the empty field; '' leaves it out. */
  placeholder?: string;
  /** Most characters, counted as code points. */
  max?: number;
  /** Lines that are open at first; the field grows with the text. */
  rows?: number;
}
export interface WidgetTextField {
  props: TextFieldProps;
  /** The text; of `phone`, `card` and `number` the digits. */
  value: string;
  events: {
    /** After the value has changed; `event` is the new value. */
    change: {
      payload: string;
    };
    /** The keyboard's Enter key was pressed. */
    submit: {};
  };
  slots: "action";
}
/** A field for one line. Its kind decides the keyboard, what is taken and how digits are grouped; the value has no blanks between groups. */
export interface TextFieldProps {
  /** What to write; also the name of the field. */
  label: string;
  /** `phone` and `card` show digits as 3-4-4 and in fours, `number` takes digits only, `code` is a code sent by SMS. */
  kind?: "text" | "name" | "email" | "number" | "phone" | "card" | "code";
  /** Most characters, blanks between groups not counted. Default: 11 for `phone`, 19 for `card`, 6 for `code`, else 200. */
  max?: number;
  /** A sentence under the label; '' leaves it out. */
  hint?: string;
  /** What stands fixed before the text, for example a country code; of `card` the letters of its network, '' shows a card. */
  before?: string;
  /** An example in the empty field; '' leaves it out. */
  placeholder?: string;
}
export interface WidgetTimeline {
  props: TimelineProps;
}
/** What happens one after the other, as short lines along a thread. */
export interface TimelineProps {
  /** Heading above the lines. */
  label: string;
  /** The lines, the earliest first. With none nothing is shown. */
  steps: string[];
  /** How many of them are over, from the first on. */
  done?: number;
}
export interface WidgetToast {
  props: ToastProps;
}
/** A short message that goes away by itself. Steps show it; it is not put into a body. */
export interface ToastProps {
  /** The message. */
  text: string;
  /** `failure` interrupts a screen reader, `info` waits. */
  tone?: "failure" | "info";
}
export interface WidgetVerdict {
  props: VerdictProps;
  events: {
    /** One of the two was tapped; `event` is whether it was the good one. */
    choose: {
      payload: boolean;
    };
  };
}
/** Two buttons side by side that say whether something helped, each with a thumb. */
export interface VerdictProps {
  /** What is judged, for screen readers. */
  label: string;
  /** Words of the button that says yes. */
  good: string;
  /** Words of the button that says no. */
  bad: string;
}
