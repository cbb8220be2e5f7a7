/** One text in every language of the markets, with what may be done about it. */

import { type ReactElement, useId, useState } from "react";
import { count } from "../../../count.ts";
import type { FormText, PromotionForm } from "../../promotion-protocol.ts";
import * as styles from "./promotion-form.module.css";
import { changePromotion, placeOfText } from "./promotion-store.ts";
import { WrittenField } from "./written-field.tsx";

interface TextRowProps {
  readonly path: string;
  readonly form: PromotionForm;
  readonly text: FormText;
  readonly onNode: (node: string) => void;
}

export function TextRow({ path, text, onNode }: TextRowProps): ReactElement {
  const { name, nodes, about, isOwn, fixed, otherwise, always, translations } = text;
  const [node = ""] = nodes[0]?.split(".") ?? [];
  const hasBase = translations.some(({ base }) => base !== "");
  const show = (): void => changeAll(path, text);
  return (
    <fieldset className={styles.row} data-node={node} disabled={fixed !== ""}>
      <legend>
        <span className={styles.place}>{nodes[0] ?? name}</span> {about}
        {isOwn && <span className={styles.own}>Own words</span>}
      </legend>
      <div className={styles.columns}>
        {translations.map((one) => (
          <Translation key={one.language} path={path} text={text} translation={one} onFocus={() => node !== "" && onNode(node)} />
        ))}
      </div>
      <p className={styles.hint}>
        {fixed} {nodes.length > 1 && `Also at ${nodes.slice(1).join(", ")}. `}
        {otherwise !== "" && "Shown only where the server sends no words of its own. "}
        {always.length > 0 && (
          <button type="button" className={styles.small} onClick={show}>
            Always show these words
          </button>
        )}
        {isOwn && hasBase && (
          <button type="button" className={styles.small} onClick={() => void changePromotion(path, [{ at: ["texts", name] }])}>
            As without the promotion
          </button>
        )}
      </p>
    </fieldset>
  );
}

function changeAll(path: string, { name, always }: FormText): void {
  void changePromotion(
    path,
    always.map((at) => ({ at, value: `{texts.${name}}` })),
  );
}

interface TranslationProps {
  readonly path: string;
  readonly text: FormText;
  readonly translation: FormText["translations"][number];
  readonly onFocus: () => void;
}

function Translation({ path, text: { name, isOwn }, translation, onFocus }: TranslationProps): ReactElement {
  const { language, text, base, isSame } = translation;
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const length = [...(typed ?? text)].length;
  const isMissing = isOwn && text === "" && (typed ?? "") === "";
  const write = (value: string): void =>
    void changePromotion(path, [{ at: placeOfText(name, language), ...(value !== "" && { value }) }]).then(() => setTyped(undefined));
  return (
    <div className={styles.translation}>
      <label htmlFor={id}>{languageName(language)}</label>
      <WrittenField
        id={id}
        lang={language}
        value={text}
        placeholder={isOwn ? base : ""}
        describedBy={`${id}-count`}
        isInvalid={isMissing}
        onType={setTyped}
        onWrite={write}
        onFocus={onFocus}
      />
      <span id={`${id}-count`} className={isMissing ? styles.bad : styles.count}>
        {isMissing ? "Translation missing" : countOf(length, base, isOwn)}
        {isSame && " · same words as in another language"}
      </span>
    </div>
  );
}

function countOf(length: number, base: string, isOwn: boolean): string {
  const counted = count(length, "character");
  return isOwn && base !== "" ? `${counted} · ${[...base].length} before` : counted;
}

function languageName(id: string): string {
  const name = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(id);
  return name === undefined ? id : `${name} (${id})`;
}
