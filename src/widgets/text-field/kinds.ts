/** What each kind of field takes, and how its text is grouped. */
import type { HTMLAttributes } from "react";
import type { WidgetProps } from "../types.gen.ts";

export type Kind = NonNullable<WidgetProps<"text-field">["kind"]>;

export interface Shape {
  /** What is never taken, wherever it is typed or pasted. */
  readonly drops?: RegExp;
  /** Sizes of the groups; the last one repeats. */
  readonly groups?: readonly number[];
  readonly max: number;
  readonly keyboard?: HTMLAttributes<HTMLInputElement>["inputMode"];
  /** What the device may offer to fill in. */
  readonly fills: string;
}

const notDigits = /\D/g;

export const kinds: { readonly [K in Kind]: Shape } = {
  text: { max: 200, fills: "off" },
  name: { max: 200, fills: "name" },
  email: { drops: /\s/g, max: 200, keyboard: "email", fills: "email" },
  number: { drops: notDigits, max: 200, keyboard: "numeric", fills: "off" },
  phone: { drops: notDigits, groups: [3, 4], max: 11, keyboard: "tel", fills: "tel-national" },
  card: { drops: notDigits, groups: [4], max: 19, keyboard: "numeric", fills: "cc-number" },
  code: { drops: /\s/g, max: 6, keyboard: "numeric", fills: "one-time-code" },
};
