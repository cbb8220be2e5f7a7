/** What an operator may change about a promotion. Everything goes into its file, beside which the form stands. */
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import type { PromotionForm as Form } from "../../protocol/promotion.ts";
import { useChosenElement } from "../editor/chosen-element.ts";
import { useDocuments } from "../editor/documents.ts";
import { redoChange, undoChange } from "../editor/history.ts";
import { TextList } from "../parts/text-list.tsx";
import { setQuery } from "../router.ts";
import { DatesSection } from "./dates-section.tsx";
import { fieldsOf, placeAt, placeProblems } from "./field-places.ts";
import { type OpenPromotion, PromotionContext } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { changePromotion } from "./promotion-store.ts";
import { ReachSection } from "./reach-section.tsx";
import { TextsSection } from "./texts-section.tsx";

interface PromotionFormProps {
  readonly path: string;
  readonly form: Form;
  readonly isBroken: boolean;
  readonly address: string;
  readonly problems: readonly StudioProblem[];
  /** Where a link to a problem leads; in this file or another one. */
  readonly target: StudioPlace | undefined;
  readonly at: string;
}

export function PromotionForm({ path, form, isBroken, address, problems, target, at }: PromotionFormProps): ReactElement {
  const text = useDocuments((store) => store.documents[path]?.text ?? "");
  const { choose, node } = useChosenElement();
  const list = useRef<HTMLFormElement>(null);
  const own = useRef("");
  const open: OpenPromotion = {
    form,
    problems: placeProblems(text, problems),
    change: (changes, before) => changePromotion(path, changes, before),
    show(chosen) {
      own.current = chosen;
      void choose(form.screen, form.variant, chosen);
    },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads there once, whatever is written afterwards
  useEffect(() => {
    if (target?.file !== path || text === "") return;
    const fields = fieldsOf(text, placeAt(text, target.start)).map((selector) => list.current?.querySelector<HTMLElement>(selector));
    const field = fields.find((one) => one);
    // What the form does not have stands in the text.
    if (field === undefined || field === null) setQuery("view", "both");
    else reveal(field);
  }, [target, text === ""]);
  // An element that was chosen in the preview leads to its fields.
  useEffect(() => {
    if (node === "" || node === own.current) return;
    reveal(list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(node)}"] :is(textarea, input, button)`));
  }, [node]);
  return (
    <PromotionContext value={open}>
      <form
        ref={list}
        className={styles.form}
        aria-label={`Promotion ${form.id}`}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={stepBack}
      >
        {isBroken && (
          <p role="alert" className="bad small">
            The file has a mistake. The form shows what it said before; “Problems” below says what is wrong.
          </p>
        )}
        <Section title="When">
          <DatesSection at={at} />
        </Section>
        <Section title="What the screen says and shows">
          <TextsSection />
        </Section>
        <Section title="Whom it reaches">
          <ReachSection address={address} />
        </Section>
        <Section title="Where it differs">
          <TextList lines={form.differences.length === 0 ? ["Nowhere yet."] : form.differences} />
        </Section>
      </form>
    </PromotionContext>
  );
}

function reveal(field: HTMLElement | null | undefined): void {
  field?.closest("details")?.setAttribute("open", "");
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** The history of the file is that of its fields. */
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
