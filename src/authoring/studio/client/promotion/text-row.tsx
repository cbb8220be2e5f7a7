/** One text in every language of the markets, with what may be done about it. */
import type { ReactElement } from "react";
import type { FormText } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { Row } from "./row.tsx";
import { Translations } from "./translations.tsx";

export function TextRow({ text }: { readonly text: FormText }): ReactElement {
  const { name, nodes, about, isOwn, fixed, otherwise, always, insertedAt, translations } = text;
  const { change, show } = usePromotion();
  const [node = ""] = nodes[0]?.split(".") ?? [];
  const hasBase = translations.some(({ forms }) => forms.some(({ base }) => base !== ""));
  const showAlways = (): void => void change(always.map((at) => ({ at, value: `{texts.${name}}` })));
  const reset = (): void => void change([{ at: ["texts", name] }]);
  return (
    <Row node={node} at={nodes[0] ?? name} about={about} own={isOwn ? "Own words" : ""} disabled={fixed !== ""}>
      <Translations text={text} onFocus={() => node !== "" && show(node)} />
      <p className={`soft small ${styles.hint}`}>
        {fixed} {nodes.length > 1 && `Also at ${nodes.slice(1).join(", ")}. `}
        {otherwise !== "" && "Shown only where the server sends no words of its own. "}
        {always.length > 0 && <Button text="Always show these words" className="small" onClick={showAlways} />}
        {insertedAt !== null && (
          <Button text={`Remove ${node} from the screen`} className="small" onClick={() => void change([{ at: insertedAt }])} />
        )}
        {isOwn && hasBase && <Button text="As without the promotion" className="small" onClick={reset} />}
      </p>
    </Row>
  );
}
