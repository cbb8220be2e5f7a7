/** What the screen says and shows, element by element; each text in all languages side by side. */
import { type ReactElement, useState } from "react";
import type { FormBlank, FormText, PromotionForm } from "../../protocol/promotion.ts";
import { type FormStructure, textsIn } from "../../protocol/structure.ts";
import { nameOf } from "../parts/name-of.ts";
import { BlankRow } from "./blank-row.tsx";
import { ColourRow } from "./colour-row.tsx";
import { usePromotion } from "./open-promotion.ts";
import { PictureRow } from "./picture-row.tsx";
import * as styles from "./promotion-form.module.css";
import { StructureRow } from "./structure/structure-row.tsx";
import { TextRow } from "./text-row.tsx";

export function TextsSection(): ReactElement {
  const { form } = usePromotion();
  const [isOwnOnly, setOwnOnly] = useState(false);
  const regions = listRegions(form).filter(({ isOwn }) => isOwn || !isOwnOnly);
  const sometimes = form.texts.filter(({ isOwn, isPart, nodes }) => !isPart && nodes.length === 0 && (isOwn || !isOwnOnly));
  const missing = form.texts.filter((text) => text.isOwn && countMissing(text) > 0).length;
  return (
    <>
      <p className={`soft small ${styles.hint}`}>
        {missing > 0 && <strong className="bad small">{`${missing} without a translation. `}</strong>}
        <label>
          <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)} /> Only where this promotion
          differs
        </label>
      </p>
      {regions.map(({ node, isOwn, rows }, index) => (
        <details key={node} className={styles.group} open={index === 0 || isOwn}>
          <summary title={node}>{nameOf(node)}</summary>
          {rows}
        </details>
      ))}
      {sometimes.length > 0 && (
        <details className={styles.more}>
          <summary>{`Said on occasion (${sometimes.length})`}</summary>
          {sometimes.map((text) => (
            <TextRow key={text.name} text={text} />
          ))}
        </details>
      )}
      {!isOwnOnly && <EmptyPlaces form={form} />}
    </>
  );
}

interface Region {
  readonly node: string;
  readonly isOwn: boolean;
  readonly rows: readonly ReactElement[];
}

/** What each element says and shows, in the order of the page. */
function listRegions(form: PromotionForm): Region[] {
  const texts = form.texts.filter(({ isPart }) => !isPart);
  const structures = form.structures.filter(({ value }) => value !== null);
  const served = form.blanks.filter(({ now }) => now !== "");
  const { pictures, colours } = form;
  return form.nodes.flatMap((node): Region[] => {
    const isHere = (one: { readonly node: string }): boolean => one.node === node;
    const own = texts.filter(({ nodes }) => nodes[0]?.split(".")[0] === node);
    const rows = [
      ...own.map((text) => <TextRow key={text.name} text={text} />),
      ...structures.filter(isHere).map(structureRow),
      ...served.filter(isHere).map(blankRow),
      ...pictures.filter(isHere).map((picture) => <PictureRow key={`${picture.prop} ${picture.list?.index ?? ""}`} picture={picture} />),
      ...colours.filter(isHere).map((colour) => <ColourRow key={`${colour.prop} colour`} colour={colour} />),
    ];
    if (rows.length === 0) return [];
    const isOwn =
      own.some((text) => text.isOwn) ||
      structures.some((one) => isHere(one) && isOwnIn(form, one)) ||
      [...pictures, ...colours].some((one) => isHere(one) && one.isOwn);
    return [{ node, isOwn, rows }];
  });
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
