import { Fragment, type ReactElement } from "react";

/**
 * An amount in large type, or a range of two: it breaks after its mark and before its dash. What is copied or read out stays one text.
 *
 * @example <strong><Figure text="Rp 500.000 – 2.000.000" /></strong>
 */
export function Figure({ text }: { readonly text: string | undefined }): ReactElement {
  // A binding may have nothing yet, or a number.
  const words = String(text ?? "");
  return (
    <>
      {words.split(/\s(?=[–-]\s)/).map((part, place) => {
        const [digits = ""] = /\d.*$/s.exec(part) ?? [];
        const mark = part.slice(0, part.length - digits.length);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move
          <Fragment key={place}>
            {place > 0 && " "}
            <span className="ly-figure-part">
              {mark}
              {/\s$/.test(mark) && <wbr />}
              {digits}
            </span>
          </Fragment>
        );
      })}
    </>
  );
}
