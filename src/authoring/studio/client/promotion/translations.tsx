/** One text in each language, with a field for every form that it has there. */
import { type ReactElement, useId, useState } from "react";
import { count } from "../../../../core/text/index.ts";
import type { FormTranslation, FormWording } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
import { nameOfLanguage } from "../parts/name-of.ts";
import { messagesAt } from "./field-places.ts";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { placeOfText, type WrittenText, writeWording } from "./text-changes.ts";
import { WrittenField } from "./written-field.tsx";
import { Wrong } from "./wrong.tsx";

interface TranslationsProps {
  readonly text: WrittenText;
  /** What it is, where the fields stand among others: `2, title`. */
  readonly label?: string;
  readonly onFocus?: () => void;
}

export function Translations({ text, label = "", onFocus }: TranslationsProps): ReactElement {
  return (
    <div className={styles.columns}>
      {text.translations.map((one) => (
        <div key={one.language} className={styles.translation}>
          {one.forms.map((form) => (
            <Wording key={form.category} {...{ text, label, form, onFocus }} translation={one} />
          ))}
          <FormsButton text={text} translation={one} />
        </div>
      ))}
    </div>
  );
}

/** Between one form for every number and one for each. */
function FormsButton({ text: { name, isOwn, fixed }, translation }: Pick<WordingProps, "text" | "translation">): ReactElement | null {
  const { change } = usePromotion();
  const { language, forms, categories } = translation;
  const [first] = forms;
  if (!isOwn || fixed !== "" || first === undefined || (forms.length === 1 && categories.length === 0)) return null;
  const all = forms.find(({ category }) => category === "other") ?? first;
  const value = categories.length > 0 ? Object.fromEntries(categories.map((category) => [category, all.text])) : all.text;
  if (all.text === "") return null;
  return (
    <Button
      text={categories.length > 0 ? "Words for each number" : "The same words for every number"}
      className="small"
      onClick={() => void change([{ at: placeOfText(name, language), value }])}
    />
  );
}

interface WordingProps {
  readonly text: WrittenText;
  readonly label: string;
  readonly translation: FormTranslation;
  readonly form: FormWording;
  readonly onFocus?: () => void;
}

function Wording({ text, label, translation, form, onFocus }: WordingProps): ReactElement {
  const { form: promotion, change, problems } = usePromotion();
  const { language, isSame } = translation;
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const shown = typed ?? form.text;
  const isMissing = text.isOwn && shown === "";
  const isBegun = text.isOwn && shown === promotion.id;
  const wrong = text.isOwn ? messagesAt(problems, placeOfText(text.name, language)) : [];
  const write = (value: string): void =>
    void change(writeWording(text, translation, { ...form, text: value })).then(() => setTyped(undefined));
  return (
    <>
      <label htmlFor={id}>
        {label !== "" && <span className="visually-hidden">{label} </span>}
        {nameOfLanguage(language)}
        {form.category !== "" && <span className="soft small">{` when it is ${form.numbers || form.category}`}</span>}
      </label>
      <WrittenField
        id={id}
        lang={language}
        value={form.text}
        placeholder={text.isOwn ? form.base : ""}
        aria-describedby={`${id}-count ${id}-wrong`}
        aria-invalid={isMissing || wrong.length > 0}
        data-text={text.name}
        onType={setTyped}
        onWrite={write}
        onFocus={onFocus}
      />
      <span id={`${id}-count`} className={isMissing || isBegun ? "bad small" : "soft small"}>
        {isMissing
          ? "Translation missing"
          : isBegun
            ? "Only the id of the promotion: write over it"
            : countOf([...shown].length, form.base, text.isOwn)}
        {isSame && !isBegun && " · same words as in another language"}
      </span>
      <Wrong id={`${id}-wrong`} messages={wrong} />
    </>
  );
}

function countOf(length: number, base: string, isOwn: boolean): string {
  const counted = count(length, "character");
  return isOwn && base !== "" ? `${counted} · ${[...base].length} before` : counted;
}
