/** A list or an object of the screen: its entries and their fields, as its widget describes them. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { FormChange, PromotionForm } from "../../../protocol/promotion.ts";
import type { FormStructure } from "../../../protocol/structure.ts";
import { Button } from "../../parts/button.tsx";
import { MarkedText } from "../../parts/marked-text.tsx";
import { focusSoon } from "../focus-soon.ts";
import { Place } from "../place.tsx";
import * as styles from "../promotion-form.module.css";
import { changePromotion } from "../promotion-store.ts";
import { beginWords } from "../text-changes.ts";
import { StructureField } from "./structure-field.tsx";
import type { StructureActs } from "./structure-parts.ts";
import { beginValue, namesFor, withPart } from "./structure-values.ts";

interface StructureRowProps {
  readonly path: string;
  readonly form: PromotionForm;
  readonly structure: FormStructure;
  readonly onNode: (node: string) => void;
}

export function StructureRow({ path, form, structure, onNode }: StructureRowProps): ReactElement {
  const { node, prop, about, at, isOwn, shape, tied } = structure;
  const list = useRef<HTMLFieldSetElement>(null);
  const { value, acts } = useStructure(path, form, structure);
  const isWritten = typeof value === "object" && value !== null;
  return (
    <fieldset ref={list} className={styles.row} data-node={node} onFocus={() => onNode(node)}>
      <legend>
        <Place at={`${node}.${prop}`} /> <MarkedText text={about} />
        {isOwn && <span className={styles.own}>{shape.kind === "list" ? "Own list" : "Own words"}</span>}
      </legend>
      {isWritten ? (
        <StructureField {...{ path, form, acts, shape, value, tied }} place={[]} label="" />
      ) : (
        <p className={styles.hint}>
          {value === null ? "Empty. " : "The server sends it. "}
          <Button
            text={shape.kind === "list" ? "Own list" : "Own words"}
            className={styles.small}
            aria-label={`Own words for ${node}.${prop}`}
            onClick={() => acts.begin([], shape)}
          />
        </p>
      )}
      <p className={styles.hint}>
        {tied}
        {isOwn && (
          <Button
            text="As without the promotion"
            className={styles.small}
            onClick={() => {
              void changePromotion(path, [{ at }]);
              focusSoon(() => list.current?.querySelector("textarea, button"));
            }}
          />
        )}
      </p>
    </fieldset>
  );
}

/** The value as it will be, which the file may still be behind, and how it is changed. */
function useStructure(
  path: string,
  form: PromotionForm,
  structure: FormStructure,
): { readonly value: unknown; readonly acts: StructureActs } {
  const [pending, setPending] = useState<{ readonly value: unknown }>();
  const underWay = useRef(0);
  const value = pending === undefined ? structure.value : pending.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file has been read again
  useEffect(() => {
    if (underWay.current === 0) setPending(undefined);
  }, [structure]);
  const write = (next: unknown, begun: readonly FormChange[] = []): void => {
    setPending({ value: next });
    underWay.current++;
    void changePromotion(path, [...begun, { at: structure.at, value: next }]).finally(() => underWay.current--);
  };
  const begin: StructureActs["begin"] = (place, shape, words) => {
    const begun = beginValue(shape, namesFor(structure, form, value));
    write(withPart(value, place, begun.value), beginWords(form, begun.names, words));
  };
  return { value, acts: { set: (place, part) => write(withPart(value, place, part)), begin } };
}
