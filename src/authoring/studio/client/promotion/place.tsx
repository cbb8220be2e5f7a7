/** Where on the screen something stands, in words; the ids come up when one points at it. */
import type { ReactElement } from "react";
import { nameOf } from "../parts/name-of.ts";
import * as styles from "./promotion-form.module.css";

/** `at` is a node with its property, or the name of a text. */
export function Place({ at }: { readonly at: string }): ReactElement {
  return (
    <span className={styles.place} title={at}>
      {at.split(".").map(nameOf).join(" · ")}
    </span>
  );
}
