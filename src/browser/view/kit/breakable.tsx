import { Fragment, type ReactElement } from "react";

const mail = /^\S+@\S+$/;

/**
 * A text that is too long for its line: an address of mail breaks before its signs, and a date never does. What is copied stays the same.
 *
 * @example <Breakable text="help@example.com" />
 */
export function Breakable({ text }: { readonly text: string | undefined }): ReactElement {
  // A binding may have nothing yet, or a number.
  const words = String(text ?? "");
  const isMail = mail.test(words);
  const parts = words.split(isMail ? /(?=[@.])/ : /(\d{4}-\d\d-\d\d)/);
  if (parts.length === 1) return <>{words}</>;
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move
        <Fragment key={place}>
          {isMail && <wbr />}
          {!isMail && place % 2 ? <span className="ly-date">{part}</span> : part}
        </Fragment>
      ))}
    </>
  );
}
