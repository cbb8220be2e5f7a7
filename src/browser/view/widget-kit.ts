/** All that a widget may use besides React, its own styles and its own folder. */
import type { ReactNode } from "react";
import type { Labels } from "../../core/format/index.ts";
import { readOwn } from "../../core/json/index.ts";
import { type Kit, useKit } from "./kit-context.ts";

export type { Labels } from "../../core/format/index.ts";
export { copyText } from "../bridge/index.ts";
export { useFrameAddress, useLinkAddress } from "./addresses.ts";
export { Breakable } from "./kit/breakable.tsx";
export { Digits } from "./kit/digits.tsx";
export { Emblem } from "./kit/emblem.tsx";
export { Fact, hasValue } from "./kit/fact.tsx";
export { FieldError } from "./kit/field-error.tsx";
export { Figure } from "./kit/figure.tsx";
export { Icon, type IconName } from "./kit/icon.tsx";
export { InlineIcon } from "./kit/inline-icon.tsx";
export { ListSentinel } from "./kit/list-sentinel.tsx";
export { Logo } from "./kit/logo.tsx";
export { useModal } from "./kit/modal.ts";
export { PagedRows } from "./kit/paged-rows.tsx";
export { Picture, useImagePolicy } from "./kit/picture.tsx";
export { reachAddress } from "./kit/reach-address.ts";
export { type Tone, toneIconOf } from "./kit/tone-icon.ts";
export { type FieldEdit, isEnter, useField } from "./kit/use-field.ts";
export { useLayout } from "./kit/use-layout.ts";
export { type Kit, waitingId } from "./kit-context.ts";

/** Attributes by which people and tools find a node from outside; spread on the root element of the widget. */
export interface RootAttributes {
  readonly "data-widget": string;
  readonly "data-node": string;
  readonly "data-entry"?: "";
  readonly lang?: string;
}

/** Share of an upload that was sent, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Says that the value is still being made, or what was refused on the way; without a reason it is whole again.
 *
 * Meanwhile nothing that sends the value starts: it is inert while the value is made, and shows the reason of a refusal.
 */
export type OnHold = (reason?: true | string) => void;

type ReplyOf<E> = E extends { reply: infer R } ? R | undefined : undefined;
type PayloadOf<E> = E extends { payload: infer P } ? P : undefined;
type Handler<E> =
  undefined extends PayloadOf<E>
    ? (payload?: PayloadOf<E>, onProgress?: OnProgress) => Promise<ReplyOf<E>>
    : (payload: PayloadOf<E>, onProgress?: OnProgress) => Promise<ReplyOf<E>>;

type EventsOf<C> = C extends { events: infer E } ? { readonly [N in keyof E]?: Handler<E[N]> } : Record<never, never>;
type ValueOf<C> = C extends { value: infer V }
  ? [V] extends [never]
    ? Record<never, never>
    : {
        readonly value?: V;
        readonly onChange?: (value: V) => void;
        readonly onHold?: OnHold;
        /** Makes `write` responsible for showing a value that alone is another one: the widget is not rendered for it. Gives what ends that. */
        readonly follow?: (write: (value: V) => void) => () => void;
      }
  : Record<never, never>;
type SlotsOf<C> = C extends { slots: infer S extends string } ? { readonly [N in S]?: ReactNode } : Record<never, never>;
type PropsOf<C> = C extends { props: infer P } ? Readonly<P> : Record<never, never>;

/**
 * What the view gives a component: the declared properties, flat, and the rest that every widget gets.
 *
 * `on` has only the events that the definition handles, so a widget shows no control for an event without a flow.
 * A handler resolves with the flow's reply, or undefined; it never rejects. `value` and `onChange` are there when the node is bound.
 *
 * @example
 * const Tag = ({ root, text }: WidgetPropsOf<WidgetTypes["tag"]>) => <span {...root}>{text}</span>;
 */
export type WidgetPropsOf<C> = PropsOf<C> &
  ValueOf<C> & {
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
export function useLabels(): Labels {
  return useKit().labels;
}

/**
 * Gives a label that the project has beyond those, and that the widget's `labels` declare; '' for one that the language lacks.
 *
 * @example <p>{useOwnLabel("parkedBikes")}</p>
 */
export function useOwnLabel(name: string): string {
  return `${readOwn<unknown>(useKit().labels, name) ?? ""}`;
}

/**
 * Gives a function that finds the `lang` of a message in another language than the screen's, such as one of the server; undefined for all
 * others.
 *
 * @example <p lang={useLanguageOf()(message)}>{message}</p>
 */
export function useLanguageOf(): (text: string | undefined) => string | undefined {
  const { languageOf } = useKit();
  return languageOf ?? (() => undefined);
}

/**
 * Fills a label's `{n}` marks; a mark without a value stays as it is.
 *
 * @example label("{n} of {max}", { n: 2, max: 9 }) // "2 of 9"
 */
export function label(template: string, values: { readonly [name: string]: string | number }): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string) => String(readOwn(values, name) ?? mark));
}

/**
 * Joins class names and leaves out empty ones.
 *
 * @example <p className={classes(styles.note, isQuiet && styles.quiet)}>{text}</p>
 */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
