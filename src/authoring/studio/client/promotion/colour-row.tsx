/** A colour, with how well words on it can be read. */
import { type ReactElement, useId } from "react";
import type { FormColour } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { Row } from "./row.tsx";
import { useWritten } from "./use-written.ts";

/** Where there is none yet. */
const first = "#0b5d3b";

export function ColourRow({ colour }: { readonly colour: FormColour }): ReactElement {
  const { node, prop, about, at, value, isOwn, contrasts, suggestion } = colour;
  const { change, show } = usePromotion();
  const id = useId();
  const set = (next: string): void => void change([{ at, value: next.toUpperCase() }]);
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  const { shown, type, end } = useWritten(isColour ? value.toLowerCase() : first, set);
  return (
    <Row node={node} at={`${node}.${prop}`} about={about} own={isOwn ? "Own colour" : ""}>
      <p className={styles.colour}>
        <label htmlFor={id}>Colour</label>
        <input id={id} type="color" value={shown} onFocus={() => show(node)} onChange={({ target }) => type(target.value)} onBlur={end} />
        <code>{isColour ? value.toUpperCase() : value === "" ? "none" : "as the server says"}</code>
        {isOwn && <Button text="As without the promotion" className="small" onClick={() => void change([{ at }])} />}
      </p>
      {contrasts.map(({ against, ratio, passes }) => (
        <p key={against} className={passes ? "good small" : "bad small"}>
          <span className={styles.swatch} style={{ background: value, color: against }}>
            Aa
          </span>
          {`Contrast with ${against}: ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1, ${passes ? "passes" : "too little: words need 4.5"}`}{" "}
          {suggestion !== "" && <Button text={`Take ${suggestion}`} className="small" onClick={() => set(suggestion)} />}
        </p>
      ))}
    </Row>
  );
}
