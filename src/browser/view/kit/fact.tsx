import type { ReactElement } from "react";
import { Digits } from "./digits.tsx";

/** More characters than a line has on a common telephone. */
const lineLength = 42;

/**
 * Whether a line has anything to say: a server may send lines without a value. False for `""`.
 *
 * @example facts.filter(({ value }) => hasValue(value)).map((fact) => <Fact key={fact.text} {...fact} />)
 */
export function hasValue(value: string | number): boolean {
  return value !== "";
}

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
export function Fact({ text, value, className }: FactProps): ReactElement {
  const isLong = `${text}${value}`.length > lineLength;
  return (
    <div className={className} data-long={isLong || undefined}>
      <dt>{text}</dt>
      <dd className="ly-digits">
        <Digits value={String(value)} />
      </dd>
    </div>
  );
}
