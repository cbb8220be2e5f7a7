/** What an operator may change about a promotion. Everything goes into its file, beside which the form stands. */
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import type { PromotionForm as Form } from "../../protocol/promotion.ts";
import { useChosenElement } from "../editor/chosen-element.ts";
import { redoChange, undoChange } from "../editor/history.ts";
import { TextList } from "../parts/text-list.tsx";
import { ColourRow } from "./colour-row.tsx";
import { DatesSection } from "./dates-section.tsx";
import { type OpenPromotion, PromotionContext } from "./open-promotion.ts";
import { PictureRow } from "./picture-row.tsx";
import * as styles from "./promotion-form.module.css";
import { changePromotion } from "./promotion-store.ts";
import { ReachSection } from "./reach-section.tsx";
import { TextsSection } from "./texts-section.tsx";

interface PromotionFormProps {
  readonly path: string;
  readonly form: Form;
  readonly isBroken: boolean;
  readonly address: string;
  readonly at: string;
  readonly onClock: (at: string) => void;
}

export function PromotionForm({ path, form, isBroken, address, at, onClock }: PromotionFormProps): ReactElement {
  const { choose, node } = useChosenElement();
  const list = useRef<HTMLFormElement>(null);
  const own = useRef("");
  const open: OpenPromotion = {
    form,
    change: (changes, before) => changePromotion(path, changes, before),
    show(chosen) {
      own.current = chosen;
      void choose(form.screen, form.variant, chosen);
    },
  };
  // The history of the file is that of its fields.
  useEffect(() => {
    const form = list.current;
    form?.addEventListener("keydown", stepBack);
    return () => form?.removeEventListener("keydown", stepBack);
  }, []);
  // An element that was chosen in the preview leads to its fields.
  useEffect(() => {
    if (node === "" || node === own.current) return;
    const row = list.current?.querySelector(`[data-node="${CSS.escape(node)}"]`);
    row?.closest("details")?.setAttribute("open", "");
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("textarea, input, button")?.focus();
  }, [node]);
  return (
    <PromotionContext value={open}>
      <form ref={list} className={styles.form} aria-label={`Promotion ${form.id}`} onSubmit={(event) => event.preventDefault()}>
        {isBroken && (
          <p role="alert" className={styles.bad}>
            The file has a mistake. The form shows what it said before; “Problems” below says what is wrong.
          </p>
        )}
        <Section title="When">
          <DatesSection at={at} onClock={onClock} />
        </Section>
        <Section title="Texts">
          <TextsSection />
        </Section>
        {form.pictures.length + form.colours.length > 0 && (
          <Section title="Picture and colour">
            {form.pictures.map((picture) => (
              <PictureRow key={`${picture.node}.${picture.prop} ${picture.list?.index ?? ""}`} picture={picture} />
            ))}
            {form.colours.map((colour) => (
              <ColourRow key={`${colour.node}.${colour.prop}`} colour={colour} />
            ))}
          </Section>
        )}
        <Section title="Whom it reaches">
          <ReachSection address={address} />
        </Section>
        <Section title="Where it differs">
          <TextList lines={form.differences.length === 0 ? ["Nowhere yet."] : form.differences} className={styles.facts} />
        </Section>
      </form>
    </PromotionContext>
  );
}

function stepBack(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.shiftKey) redoChange();
  else undoChange();
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
