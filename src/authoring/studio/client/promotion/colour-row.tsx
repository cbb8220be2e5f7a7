/** A colour, with how well words on it can be read. */
import { type ReactElement, useId } from "react";
import type { FormColour } from "../../protocol/promotion.ts";
import { Button } from "../parts/button.tsx";
import { MarkedText } from "../parts/marked-text.tsx";
import { Place } from "./place.tsx";
import * as styles from "./promotion-form.module.css";
import { changePromotion } from "./promotion-store.ts";
import { useWritten } from "./use-written.ts";

interface ColourRowProps {
  readonly path: string;
  readonly colour: FormColour;
  readonly onNode: (node: string) => void;
}

/** Where there is none yet. */
const first = "#0b5d3b";

export function ColourRow({ path, colour, onNode }: ColourRowProps): ReactElement {
  const { node, prop, about, at, value, isOwn, contrasts, suggestion } = colour;
  const id = useId();
  const set = (next: string): void => void changePromotion(path, [{ at, value: next.toUpperCase() }]);
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  const { shown, type, end } = useWritten(isColour ? value.toLowerCase() : first, set);
  return (
    <fieldset className={styles.row} data-node={node}>
      <legend>
        <Place at={`${node}.${prop}`} /> <MarkedText text={about} />
        {isOwn && <span className={styles.own}>Own colour</span>}
      </legend>
      <p className={styles.colour}>
        <label htmlFor={id}>Colour</label>
        <input id={id} type="color" value={shown} onFocus={() => onNode(node)} onChange={({ target }) => type(target.value)} onBlur={end} />
        <code>{isColour ? value.toUpperCase() : value === "" ? "none" : "as the server says"}</code>
        {isOwn && <Button text="As without the promotion" className={styles.small} onClick={() => void changePromotion(path, [{ at }])} />}
      </p>
      {contrasts.map(({ against, ratio, passes }) => (
        <p key={against} className={passes ? styles.good : styles.bad}>
          <span className={styles.swatch} style={{ background: value, color: against }}>
            Aa
          </span>
          {`Contrast with ${against}: ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1, ${passes ? "passes" : "too little: words need 4.5"}`}{" "}
          {suggestion !== "" && <Button text={`Take ${suggestion}`} className={styles.small} onClick={() => set(suggestion)} />}
        </p>
      ))}
    </fieldset>
  );
}
