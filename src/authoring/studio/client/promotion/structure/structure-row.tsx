/** A list or an object of the screen: its entries and their fields, as its widget describes them. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { FormChange } from "../../../protocol/promotion.ts";
import type { FormStructure } from "../../../protocol/structure.ts";
import { Button } from "../../parts/button.tsx";
import { focusSoon } from "../focus-soon.ts";
import { usePromotion } from "../open-promotion.ts";
import * as styles from "../promotion-form.module.css";
import { Row } from "../row.tsx";
import { beginWords } from "../text-changes.ts";
import { StructureField } from "./structure-field.tsx";
import type { StructureActs } from "./structure-parts.ts";
import { beginValue, namesFor, withPart } from "./structure-values.ts";

export function StructureRow({ structure }: { readonly structure: FormStructure }): ReactElement {
  const { change, show } = usePromotion();
  const { node, prop, about, at, isOwn, shape, tied } = structure;
  const list = useRef<HTMLFieldSetElement>(null);
  const { value, acts } = useStructure(structure);
  const own = shape.kind === "list" ? "Own list" : "Own words";
  const isWritten = typeof value === "object" && value !== null;
  return (
    <Row ref={list} node={node} at={`${node}.${prop}`} about={about} own={isOwn ? own : ""} onFocus={() => show(node)}>
      {isWritten ? (
        <StructureField {...{ acts, shape, value, tied }} place={[]} label="" />
      ) : (
        <p className={`soft small ${styles.hint}`}>
          {value === null ? "Empty. " : "The server sends it. "}
          <Button text={own} className="small" aria-label={`${own} for ${node}.${prop}`} onClick={() => acts.begin([], shape)} />
        </p>
      )}
      <p className={`soft small ${styles.hint}`}>
        {tied}
        {isOwn && (
          <Button
            text="As without the promotion"
            className="small"
            onClick={() => {
              void change([{ at }]);
              focusSoon(() => list.current?.querySelector("textarea, button"));
            }}
          />
        )}
      </p>
    </Row>
  );
}

/** The value as it will be, which the file may still be behind, and how it is changed. */
function useStructure(structure: FormStructure): { readonly value: unknown; readonly acts: StructureActs } {
  const { form, change } = usePromotion();
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
    void change([...begun, { at: structure.at, value: next }]).finally(() => underWay.current--);
  };
  const begin: StructureActs["begin"] = (place, shape, words) => {
    const begun = beginValue(shape, namesFor(structure, form, value));
    write(withPart(value, place, begun.value), beginWords(form, begun.names, words));
  };
  return { value, acts: { set: (place, part) => write(withPart(value, place, part)), begin } };
}
