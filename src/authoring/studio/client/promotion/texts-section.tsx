/** What the screen says, each text in all languages side by side. */
import { type ReactElement, useState } from "react";
import type { FormText, PromotionForm } from "../../promotion-protocol.ts";
import { BlankRow } from "./blank-row.tsx";
import * as styles from "./promotion-form.module.css";
import { TextRow } from "./text-row.tsx";

interface TextsSectionProps {
  readonly path: string;
  readonly form: PromotionForm;
  readonly onNode: (node: string) => void;
}

export function TextsSection({ path, form, onNode }: TextsSectionProps): ReactElement {
  const [isOwnOnly, setOwnOnly] = useState(false);
  const shown = form.texts.filter(({ isOwn }) => isOwn || !isOwnOnly);
  const onPage = shown.filter(({ nodes }) => nodes.length > 0);
  const sometimes = shown.filter(({ nodes }) => nodes.length === 0);
  const served = form.blanks.filter(({ now }) => now !== "");
  const empty = form.blanks.filter(({ now }) => now === "");
  const missing = form.texts.filter((text) => text.isOwn && countMissing(text) > 0).length;
  const row = (text: FormText): ReactElement => <TextRow key={text.name} path={path} form={form} text={text} onNode={onNode} />;
  return (
    <>
      <p className={styles.hint}>
        {missing > 0 && <strong className={styles.bad}>{`${missing} without a translation. `}</strong>}
        <label>
          <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)} /> Only what this promotion says
          differently
        </label>
      </p>
      {onPage.map(row)}
      {!isOwnOnly && served.map((blank) => <BlankRow key={`${blank.node}.${blank.prop}`} path={path} form={form} blank={blank} />)}
      {sometimes.length > 0 && (
        <details className={styles.more}>
          <summary>{`Said on occasion (${sometimes.length})`}</summary>
          {sometimes.map(row)}
        </details>
      )}
      {!isOwnOnly && empty.length > 0 && (
        <details className={styles.more}>
          <summary>{`Words that could be added (${empty.length})`}</summary>
          {empty.map((blank) => (
            <BlankRow key={`${blank.node}.${blank.prop}`} path={path} form={form} blank={blank} />
          ))}
        </details>
      )}
    </>
  );
}

function countMissing({ translations }: FormText): number {
  return translations.filter(({ text }) => text === "").length;
}
