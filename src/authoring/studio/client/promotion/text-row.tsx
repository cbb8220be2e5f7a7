/** One text in every language of the markets, with what may be done about it. */
import type { ReactElement } from "react";
import type { FormText, PromotionForm } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
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
        {always.length > 0 && <Button text="Always show these words" className={styles.small} onClick={show} />}
        {insertedAt !== null && (
          <Button
            text={`Remove ${node} from the screen`}
            className={styles.small}
            onClick={() => void changePromotion(path, [{ at: insertedAt }])}
          />
        )}
        {isOwn && hasBase && (
          <Button
            text="As without the promotion"
            className={styles.small}
            onClick={() => void changePromotion(path, [{ at: ["texts", name] }])}
          />
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
