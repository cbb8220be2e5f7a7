import type { ReactElement } from "react";
import { Breakable } from "./breakable.tsx";

interface DigitsProps {
  readonly value: string;
  /** A value of digits alone is a code to read off, in fours from its start. */
  readonly isCode?: boolean;
}

/** The calling codes of countries, of one to three digits. */
const phone = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{4,})$/;

/**
 * A telephone number in groups, and any other text as it is. They stand in an element of class `ly-digits`: a gap keeps them apart, so that
 * what is copied has no blanks.
 *
 * @example <span className="ly-digits"><Digits value="+6281234567" /></span>
 */
export function Digits({ value, isCode }: DigitsProps): ReactElement {
  return (
    <>
      {groups(value, isCode).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and they do not move
        <span key={place}>
          <Breakable text={group} />
        </span>
      ))}
    </>
  );
}

/** Digits in fours, those of a telephone number from its end. */
function groups(value: string, isCode?: boolean): readonly string[] {
  const [, country, number] = phone.exec(value) ?? [];
  if (country && number) return [country, ...(number.match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? [])];
  return (isCode && /^\d+$/.test(value) && value.match(/\d{1,4}/g)) || [value];
}
