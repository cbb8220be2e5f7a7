/** What a row of the form is about: where it stands on the screen, what it is for, and whether the promotion has its own. */
import type { ComponentProps, ReactElement } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import { nameOf } from "../parts/name-of.ts";
import * as styles from "./promotion-form.module.css";

interface PlaceProps {
  /** A node with its property, or the name of a text. */
  readonly at: string;
  readonly about: string;
}

/** In words; the ids come up when one points at it. */
export function Place({ at, about }: PlaceProps): ReactElement {
  return (
    <>
      <span className={styles.place} title={at}>
        {at.split(".").map(nameOf).join(" · ")}
      </span>{" "}
      <MarkedText text={about} />
    </>
  );
}

interface RowProps extends PlaceProps, ComponentProps<"fieldset"> {
  readonly about: string;
  readonly node: string;
  /** What the promotion has of its own; '' for nothing. */
  readonly own: string;
}

export function Row({ node, at, about, own, children, ...props }: RowProps): ReactElement {
  return (
    <fieldset className={styles.row} data-node={node} {...props}>
      <legend>
        <Place at={at} about={about} />
        {own !== "" && <span className={`pill ${styles.own}`}>{own}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
