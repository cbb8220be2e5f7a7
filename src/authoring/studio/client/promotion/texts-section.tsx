/** What the screen says, each text in all languages side by side. */
import { type ReactElement, useState } from "react";
import type { FormBlank, FormText, PromotionForm } from "../../protocol/promotion.ts";
import { type FormStructure, textsIn } from "../../protocol/structure.ts";
import { nameOf } from "../parts/name-of.ts";
import { BlankRow } from "./blank-row.tsx";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { StructureRow } from "./structure/structure-row.tsx";
import { TextRow } from "./text-row.tsx";

export function TextsSection(): ReactElement {
  const { form } = usePromotion();
  const [isOwnOnly, setOwnOnly] = useState(false);
  const shown = form.texts.filter(({ isOwn, isPart }) => !isPart && (isOwn || !isOwnOnly));
  const onPage = shown.filter(({ nodes }) => nodes.length > 0);
  const sometimes = shown.filter(({ nodes }) => nodes.length === 0);
  const structures = form.structures.filter((one) => one.value !== null && (!isOwnOnly || isOwnIn(form, one)));
  const served = form.blanks.filter(({ now }) => now !== "");
  const missing = form.texts.filter((text) => text.isOwn && countMissing(text) > 0).length;
  const row = (text: FormText): ReactElement => <TextRow key={text.name} text={text} />;
  return (
    <>
      <p className={styles.hint}>
        {missing > 0 && <strong className={styles.bad}>{`${missing} without a translation. `}</strong>}
        <label>
          <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)} /> Only what this promotion says
          differently
        </label>
      </p>
      {groupByNode(onPage).map(([node, texts], index) => (
        <details key={node} className={styles.group} open={index === 0 || texts.some(({ isOwn }) => isOwn)}>
          <summary title={node}>{nameOf(node)}</summary>
          {texts.map(row)}
        </details>
      ))}
      {structures.map(structureRow)}
      {!isOwnOnly && served.map(blankRow)}
      {sometimes.length > 0 && (
        <details className={styles.more}>
          <summary>{`Said on occasion (${sometimes.length})`}</summary>
          {sometimes.map(row)}
        </details>
      )}
      {!isOwnOnly && <EmptyPlaces form={form} />}
    </>
  );
}

/** In the order of the page. */
function groupByNode(texts: readonly FormText[]): readonly (readonly [node: string, texts: readonly FormText[]])[] {
  const groups = new Map<string, FormText[]>();
  for (const text of texts) {
    const [node = ""] = text.nodes[0]?.split(".") ?? [];
    groups.set(node, [...(groups.get(node) ?? []), text]);
  }
  return [...groups];
}

function structureRow(structure: FormStructure): ReactElement {
  return <StructureRow key={`${structure.node}.${structure.prop}`} structure={structure} />;
}

function blankRow(blank: FormBlank): ReactElement {
  return <BlankRow key={`${blank.node}.${blank.prop}`} blank={blank} />;
}

function EmptyPlaces({ form }: { readonly form: PromotionForm }): ReactElement | null {
  const words = form.blanks.filter(({ now }) => now === "");
  const structures = form.structures.filter(({ value }) => value === null);
  if (words.length + structures.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{`Words that could be added (${words.length + structures.length})`}</summary>
      {words.map(blankRow)}
      {structures.map(structureRow)}
    </details>
  );
}

/** The promotion has the list, or words of its own in it. */
function isOwnIn({ texts }: PromotionForm, { isOwn, value }: FormStructure): boolean {
  const said = textsIn(value);
  return isOwn || texts.some((text) => text.isOwn && said.includes(text.name));
}

function countMissing({ translations }: FormText): number {
  return translations.filter(({ forms }) => forms.some(({ text }) => text === "")).length;
}
