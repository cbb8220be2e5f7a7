import { ReactElement, ReactNode, RefObject, SyntheticEvent, MouseEvent, useLayoutEffect } from 'react';

/** A small tile with the letters that everybody knows a name by. */
interface Emblem$1 {
    /** The letters. */
    letters: string;
    /** Colour of the tile. */
    ground: string;
    /** Colour of the letters. */
    ink: string;
    /** Codes and names by which the server calls it. At least 1. */
    names: string[];
}
/** Texts by name: those that the engine, the widgets in use and the steps in use say. A widget may have further ones, by its `labels`. `{n}`, `{max}` and the like stand for numbers that the widget fills in. */
interface Labels$1 {
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

type Complete<T> = { readonly [Name in keyof T as string extends Name ? never : Name]-?: NonNullable<T[Name]>; };
/** What widgets and the engine say by themselves. Each finds what it declares to say; other names may be missing. */
type Labels = Complete<Labels$1>;

/**
 * Puts a text into the clipboard; never rejects. False when the browser lets no way through: the element that shows the text is then
 * selected, so that the user copies it by hand.
 *
 * @example
 * const isCopied = await copyText(accountNumber, lineRef.current ?? undefined);
 */
declare function copyText(text: string, element?: HTMLElement): Promise<boolean>;

/** What a screen has for its widgets. Widgets hand it on to parts of the kit that do without hooks. */
interface Kit {
    /** Language tag of the wording, such as `en-IN`. */
    readonly tag: string;
    /** Its script, where that runs from right to left. */
    readonly direction?: "ltr" | "rtl";
}
/**
 * For `aria-describedby` of a control that is `waiting`: the id of the sentence that says so.
 *
 * @example <button aria-disabled={waiting} aria-describedby={waiting && waitingId(kit)}>{label}</button>
 */
declare function waitingId(kit: Kit): string;

/**
 * Gives the address that a frame may load; undefined when the URL policy refuses it: `hosts.frames` of the settings lists the hosts.
 *
 * @example
 * const src = useFrameAddress(props.src);
 * return src ? <iframe src={src} title={props.title} /> : null;
 */
declare function useFrameAddress(raw: string): string | undefined;
/**
 * Gives the address that a link may lead to; undefined when there is none or the URL policy refuses it.
 *
 * An address inside the app keeps the launch parameters, so that a new tab shows the same market. The token is not in it.
 *
 * @example <a href={useLinkAddress(props.url)}>{props.label}</a>
 */
declare function useLinkAddress(raw: string | undefined): string | undefined;

/**
 * A text that is too long for its line: an address of mail breaks before its signs, and a date never does. What is copied stays the same.
 *
 * @example <Breakable text="help@example.com" />
 */
declare function Breakable({ text }: { readonly text: string | undefined; }): ReactElement;

interface DigitsProps {
    readonly value: string;
    /** A value of digits alone is a code to read off, in fours from its start. */
    readonly isCode?: boolean;
}
/**
 * A telephone number in groups, and any other text as it is. They stand in an element of class `ly-digits`: a gap keeps them apart, so that
 * what is copied has no blanks.
 *
 * @example <span className="ly-digits"><Digits value="+6281234567" /></span>
 */
declare function Digits({ value, isCode }: DigitsProps): ReactElement;

/** Drawings, as strokes on a square of 24; size and colour follow the text around them. Hidden from screen readers: the control around one carries the name. */

/** Icons that widgets share. */
type IconName = "back" | "close" | "chevron" | "next" | "check" | "retry" | "alert" | "info" | "bank" | "calendar" | "card" | "chat" | "copy" | "document" | "external" | "flag" | "mail" | "phone" | "plus" | "share" | "store";
/**
 * Draws an icon that widgets share, as large as the text around it and in its colour; its shape is in the style sheet. It is hidden from
 * screen readers: the control around it carries the name.
 *
 * @example <button type="button" aria-label={labels.close}><Icon name="close" /></button>
 */
declare function Icon({ name }: { readonly name: IconName; }): ReactElement;

interface EmblemProps {
    /** What the name is known by; without it the tile is neutral, because letters that nobody knows look like a picture that is missing. */
    readonly known?: Emblem$1 | null;
    /** Where nothing is known. */
    readonly icon?: IconName;
}
/**
 * A tile before a name, hidden from screen readers: the text of the page has the name once.
 *
 * @example <Emblem known={market.emblems.find(({ names }) => names.includes(bank))} icon="bank" />
 */
declare function Emblem({ known, icon }: EmblemProps): ReactElement;

/**
 * Whether a line has anything to say: a server may send lines without a value. False for `""`.
 *
 * @example facts.filter(({ value }) => hasValue(value)).map((fact) => <Fact key={fact.text} {...fact} />)
 */
declare function hasValue(value: string | number): boolean;
interface FactProps {
    readonly text: string;
    readonly value: string | number;
    readonly className?: string;
}
/**
 * A line of a list of facts, for a `dl`: the value stands at its end, or below the text where both together would not fit.
 *
 * @example <dl><Fact text="Due" value="12 May" /></dl>
 */
declare function Fact({ text, value, className }: FactProps): ReactElement;

interface FieldErrorProps {
    /** For the `aria-describedby` of the field. */
    readonly id: string;
    /** Nothing is shown without it. */
    readonly text?: string;
}
/**
 * Says beside a field what is wrong with its value.
 *
 * @example
 * <input aria-describedby={invalid && `${id}-error`} aria-invalid={!!invalid} />
 * <FieldError id={`${id}-error`} text={invalid} />
 */
declare function FieldError({ id, text }: FieldErrorProps): ReactNode;

/**
 * An amount in large type, or a range of two: it breaks after its mark and before its dash. What is copied or read out stays one text.
 *
 * @example <strong><Figure text="Rp 500.000 – 2.000.000" /></strong>
 */
declare function Figure({ text }: { readonly text: string | undefined; }): ReactElement;

/**
 * Draws an icon of a single widget, which ships with that widget: `path` is the `d` of a path on a square of 24.
 *
 * @example <InlineIcon path="M4 12h16M12 4v16" />
 */
declare function InlineIcon({ path }: { readonly path: string; }): ReactElement;

/**
 * Marks the end of the rendered part of a long list, and calls `onNear` when that is less than 600 px below the view. Give it a new key
 * after each page, so that it reports again when it is still near.
 *
 * @example {shown < entries.length && <ListSentinel key={shown} onNear={showMore} />}
 */
declare function ListSentinel({ onNear }: { readonly onNear: () => void; }): ReactNode;

interface LogoProps {
    readonly src: string;
    readonly name: string;
    readonly kit: Kit;
}
/**
 * A picture beside a name; one that breaks, or that the URL policy refuses, shows the first letter of the name. Without hooks, because
 * lists have hundreds of these.
 *
 * @example <Logo src={bank.logo} name={bank.name} kit={kit} />
 */
declare function Logo({ src, name, kit }: LogoProps): ReactElement;

interface Modal {
    readonly ref: RefObject<HTMLDialogElement | null>;
    onCancel(event: SyntheticEvent): void;
    onClose(event: SyntheticEvent): void;
    onClick(event: MouseEvent): void;
}
/**
 * Opens a `<dialog>` while the component is mounted, and calls `onClose` when the user wants it closed, which only the caller does. With
 * `isDismissible` false neither Escape nor a tap beside it asks for that.
 *
 * @example
 * const modal = useModal(true, () => setOpen(false));
 * return <dialog {...modal} aria-label={title}>{children}</dialog>;
 */
declare function useModal(isDismissible: boolean, onClose: () => void): Modal;

/** What a called widget gives, down to elements of the page: components in it are called, too. */

type Props = { readonly [name: string]: unknown; };

type Row = ReactElement<Props>;
interface PagedRowsProps<T> {
    /** Of the list, beside those of all lists of rows. */
    readonly className?: string;
    readonly entries: readonly T[];
    /** The key of an entry in its list. */
    keyOf(entry: T, index: number): string | number;
    /**
     * Gives the row of an entry: an element of a function without hooks. That is called again only when a property is another one, so
     * handlers must be those that the widget is given.
     */
    row(entry: T, index: number): Row;
}
/**
 * A list of a widget: its rows are written straight into the page, 30 at a time; more follow when their end comes near the view.
 *
 * @example
 * <PagedRows entries={banks} keyOf={({ code }) => code} row={(bank) => <BankRow bank={bank} kit={kit} onTap={on?.tap} />} />
 */
declare function PagedRows<T>({ className, entries, keyOf, row }: PagedRowsProps<T>): ReactElement;

type ImagePolicy = (raw: string) => string | undefined;

interface PictureProps {
    readonly src: string;
    readonly alt: string;
    readonly fallback: ReactNode;
}
/**
 * Gives the URL policy for images: what it returns may be used as `src`; undefined means that nothing may be requested.
 *
 * @example
 * const allow = useImagePolicy();
 * const shown = pictures.flatMap((src) => allow(src) ?? []);
 */
declare function useImagePolicy(): ImagePolicy;
/**
 * An image that may be refused by the URL policy or break: `fallback` is then shown in its place. Only screens whose widgets show images
 * load it.
 *
 * @example <Picture src={photo} alt={label} fallback={<Icon name="document" />} />
 */
declare function Picture({ src, alt, fallback }: PictureProps): ReactNode;

/**
 * Gives the address that calls a number, or else one that writes to a mail address; undefined for any other text.
 *
 * @example reachAddress(company.phone, company.mail) // "tel:+6281234567"
 */
declare function reachAddress(phone?: string, mail?: string): string | undefined;

/** What a colour means. */
type Tone = "ok" | "warn" | "danger" | "failure" | "info" | "neutral" | "accent";
/**
 * Gives the drawing that shows a tone without its colour; undefined for a tone that says nothing good or bad.
 *
 * @example
 * const icon = toneIconOf("warn");
 * return <p>{icon && <Icon name={icon} />}{text}</p>;
 */
declare function toneIconOf(tone: Tone): IconName | undefined;

type TextControl = HTMLInputElement | HTMLTextAreaElement;
/** One edit of a field, as the browser has made it. */
interface FieldEdit {
    /** The value before the edit, or before the word that is being composed. */
    readonly before: string;
    /** What stands in the field now. */
    readonly text: string;
    /** In UTF-16 units of `text`. */
    readonly caret: number;
    /** The key deleted to the right. */
    readonly isForward: boolean;
}
/** What is left of an edit. */
interface TakenEdit {
    readonly value: string;
    /** The value as it stands in the field, and where the caret belongs in it. */
    readonly text: string;
    readonly caret: number;
}
interface FieldKind {
    take(edit: FieldEdit): TakenEdit;
    /** How a value stands in the field, when it is not as it is. */
    show?(value: string): string;
    /** Writes what follows the field onto the page, such as a counter. While a word is composed `text` has it whole. */
    onText?(text: string, value: string, field: TextControl): void;
}
interface BoundText {
    readonly value?: string;
    readonly onChange?: (value: string) => void;
    readonly follow?: (write: (value: string) => void) => () => void;
}
interface FieldProps<C extends TextControl> {
    readonly ref: RefObject<C | null>;
    readonly defaultValue: string;
    onInput(event: SyntheticEvent<C>): void;
    onCompositionStart(): void;
    onCompositionEnd(event: SyntheticEvent<C>): void;
}
/**
 * Gives the properties of a field of text that belongs to the browser: what is typed stands there at once, and the field is written only
 * where its value is another one. Composing, undoing, pasting, dictating and filling in are edits like any other. `take` of the kind says
 * what is left of an edit.
 *
 * @example
 * const field = useField<HTMLInputElement>(props, { take: ({ text, caret }) => ({ value: text.trim(), text, caret }) });
 * return <input {...field} {...props.root} />;
 */
declare function useField<C extends TextControl>({ value, onChange, follow }: BoundText, kind: FieldKind): FieldProps<C>;
/**
 * Whether the key is Enter, and not the one with which an input method ends a word: Safari reports that one after the word.
 *
 * @example <input onKeyDown={({ nativeEvent }) => isEnter(nativeEvent) && search()} />
 */
declare function isEnter({ key, keyCode, isComposing }: KeyboardEvent): boolean;

/**
 * Runs an effect before the browser paints, as `useLayoutEffect` does, which React 18 warns of on a server.
 *
 * @example useLayout(() => ref.current?.scrollIntoView(), [ref]);
 */
declare const useLayout: typeof useLayoutEffect;

/** All that a widget may use besides React, its own styles and its own folder. */

/** Attributes by which people and tools find a node from outside; spread on the root element of the widget. */
interface RootAttributes {
    readonly "data-widget": string;
    readonly "data-node": string;
    readonly "data-entry"?: "";
    readonly lang?: string;
}
/** Share of an upload that was sent, 0 to 1. */
type OnProgress = (share: number) => void;
/**
 * Says that the value is still being made, or what was refused on the way; without a reason it is whole again.
 *
 * Meanwhile nothing that sends the value starts: it is inert while the value is made, and shows the reason of a refusal.
 */
type OnHold = (reason?: true | string) => void;
type ReplyOf<E> = E extends { reply: infer R; } ? R | undefined : undefined;
type PayloadOf<E> = E extends { payload: infer P; } ? P : undefined;
type Handler<E> = undefined extends PayloadOf<E> ? (payload?: PayloadOf<E>, onProgress?: OnProgress) => Promise<ReplyOf<E>> : (payload: PayloadOf<E>, onProgress?: OnProgress) => Promise<ReplyOf<E>>;
type EventsOf<C> = C extends { events: infer E; } ? { readonly [N in keyof E]?: Handler<E[N]>; } : Record<never, never>;
type ValueOf<C> = C extends { value: infer V; } ? [V] extends [never] ? Record<never, never> : {
    readonly value?: V;
    readonly onChange?: (value: V) => void;
    readonly onHold?: OnHold;
    /** Makes `write` responsible for showing a value that alone is another one: the widget is not rendered for it. Gives what ends that. */
    readonly follow?: (write: (value: V) => void) => () => void;
} : Record<never, never>;
type SlotsOf<C> = C extends { slots: infer S extends string; } ? { readonly [N in S]?: ReactNode; } : Record<never, never>;
type PropsOf<C> = C extends { props: infer P; } ? Readonly<P> : Record<never, never>;
/**
 * What the view gives a component: the declared properties, flat, and the rest that every widget gets.
 *
 * `on` has only the events that the definition handles, so a widget shows no control for an event without a flow.
 * A handler resolves with the flow's reply, or undefined; it never rejects. `value` and `onChange` are there when the node is bound.
 *
 * @example
 * const Tag = ({ root, text }: WidgetPropsOf<WidgetTypes["tag"]>) => <span {...root}>{text}</span>;
 */
type WidgetPropsOf<C> = PropsOf<C> & ValueOf<C> & {
    readonly root: RootAttributes;
    /** Of the node, and of no other on the page: for ids of what is in it, such as `${id}-name`. A hook gives one only to a widget that is mounted. */
    readonly id: string;
    /** What hooks of the kit read, for parts that do without hooks. */
    readonly kit: Kit;
    readonly on?: EventsOf<C>;
    /** A flow that the node started is waiting for a response: controls stay visible and inert. */
    readonly busy?: true;
    /** What is under way in words, where a flow says so: shown in place of the words of the control that is `busy`. */
    readonly busyText?: string;
    /**
     * The node is `busy` by no flow of its own: something is missing that it passes on, or the flow of another entry of its list is under way.
     * `waitingId` is the id of the sentence that says so.
     */
    readonly waiting?: true;
    /** What is wrong with the value: `FieldError` shows it beside the field, and `aria-describedby` ties the two. */
    readonly invalid?: string;
    /** Of a link: where its event leads when it does nothing else, and whether that is the open screen. */
    readonly href?: string;
    readonly current?: true;
    readonly children?: ReactNode;
    readonly slots?: SlotsOf<C>;
};
/**
 * Gives the generic wording of the screen's language, by the names of `labels`.
 *
 * @example <button type="button">{useLabels().close}</button>
 */
declare function useLabels(): Labels;
/**
 * Gives a label that the project has beyond those, and that the widget's `labels` declare; '' for one that the language lacks.
 *
 * @example <p>{useOwnLabel("parkedBikes")}</p>
 */
declare function useOwnLabel(name: string): string;
/**
 * Gives a function that finds the `lang` of a message in another language than the screen's, such as one of the server; undefined for all
 * others.
 *
 * @example <p lang={useLanguageOf()(message)}>{message}</p>
 */
declare function useLanguageOf(): (text: string | undefined) => string | undefined;
/**
 * Fills a label's `{n}` marks; a mark without a value stays as it is.
 *
 * @example label("{n} of {max}", { n: 2, max: 9 }) // "2 of 9"
 */
declare function label(template: string, values: { readonly [name: string]: string | number; }): string;
/**
 * Joins class names and leaves out empty ones.
 *
 * @example <p className={classes(styles.note, isQuiet && styles.quiet)}>{text}</p>
 */
declare function classes(...names: readonly (string | false | null | undefined)[]): string;

export { Breakable, Digits, Emblem, Fact, FieldError, Figure, Icon, InlineIcon, ListSentinel, Logo, PagedRows, Picture, classes, copyText, hasValue, isEnter, label, reachAddress, toneIconOf, useField, useFrameAddress, useImagePolicy, useLabels, useLanguageOf, useLayout, useLinkAddress, useModal, useOwnLabel, waitingId };
export type { FieldEdit, IconName, Kit, Labels, OnHold, OnProgress, RootAttributes, Tone, WidgetPropsOf };
