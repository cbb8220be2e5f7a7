/** A place for words that has none of the project's own: the promotion can give it some. */
import type { ReactElement } from "react";
import type { FormBlank } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { Place } from "./row.tsx";
import { beginWords, nameText } from "./text-changes.ts";

export function BlankRow({ blank: { node, prop, about, now, at } }: { readonly blank: FormBlank }): ReactElement {
  const { form, change } = usePromotion();
  const begin = (): void => {
    const name = nameText(node, prop);
    void change([...beginWords(form, [name]), { at, value: `{texts.${name}}` }]);
  };
  return (
    <div className={styles.row} data-node={node}>
      <p>
        <Place at={`${node}.${prop}`} about={about} />
      </p>
      <p className={`soft small ${styles.hint}`}>
        {now === "" ? "Empty. " : "The server sends these words. "}
        <Button text="Own words" className="small" aria-label={`Own words for ${node}.${prop}`} onClick={begin} />
      </p>
    </div>
  );
}
