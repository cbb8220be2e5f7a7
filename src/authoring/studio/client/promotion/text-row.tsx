/** One text in every language of the markets, with what may be done about it. */
import type { ReactElement } from "react";
import type { FormText, PromotionForm } from "../../protocol/promotion.ts";
import { MarkedText } from "../parts/marked-text.tsx";
import { Place } from "./place.tsx";
import * as styles from "./promotion-form.module.css";
import { changePromotion } from "./promotion-store.ts";
import { Translations } from "./translations.tsx";

interface TextRowProps {
  readonly path: string;
  readonly form: PromotionForm;
  readonly text: FormText;
  readonly onNode: (node: string) => void;
}

export function TextRow({ path, text, onNode }: TextRowProps): ReactElement {
  const { name, nodes, about, isOwn, fixed, otherwise, always, insertedAt, translations } = text;
  const [node = ""] = nodes[0]?.split(".") ?? [];
  const hasBase = translations.some(({ forms }) => forms.some(({ base }) => base !== ""));
  const show = (): void => changeAll(path, text);
  return (
    <fieldset className={styles.row} data-node={node} disabled={fixed !== ""}>
      <legend>
        <Place at={nodes[0] ?? name} /> <MarkedText text={about} />
        {isOwn && <span className={styles.own}>Own words</span>}
      </legend>
      <Translations path={path} text={text} onFocus={() => node !== "" && onNode(node)} />
      <p className={styles.hint}>
        {fixed} {nodes.length > 1 && `Also at ${nodes.slice(1).join(", ")}. `}
        {otherwise !== "" && "Shown only where the server sends no words of its own. "}
        {always.length > 0 && (
          <button type="button" className={styles.small} onClick={show}>
            Always show these words
          </button>
        )}
        {insertedAt !== null && (
          <button type="button" className={styles.small} onClick={() => void changePromotion(path, [{ at: insertedAt }])}>
            {`Remove ${node} from the screen`}
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
