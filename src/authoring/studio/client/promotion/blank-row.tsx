/** A place for words that has none of the project's own: the promotion can give it some. */
import type { ReactElement } from "react";
import type { FormBlank, PromotionForm } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
import { MarkedText } from "../parts/marked-text.tsx";
import { Place } from "./place.tsx";
import * as styles from "./promotion-form.module.css";
import { changePromotion } from "./promotion-store.ts";
import { beginWords, nameText } from "./text-changes.ts";

interface BlankRowProps {
  readonly path: string;
  readonly form: PromotionForm;
  readonly blank: FormBlank;
}

export function BlankRow({ path, form, blank: { node, prop, about, now, at } }: BlankRowProps): ReactElement {
  const begin = (): void => {
    const name = nameText(node, prop);
    void changePromotion(path, [...beginWords(form, [name]), { at, value: `{texts.${name}}` }]);
  };
  return (
    <div className={styles.row} data-node={node}>
      <p>
        <Place at={`${node}.${prop}`} /> <MarkedText text={about} />
      </p>
      <p className={styles.hint}>
        {now === "" ? "Empty. " : "The server sends these words. "}
        <Button text="Own words" className={styles.small} aria-label={`Own words for ${node}.${prop}`} onClick={begin} />
      </p>
    </div>
  );
}
