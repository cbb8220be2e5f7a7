/** The first stop of the Tab key: the way past the header. */
import type { ReactElement } from "react";
import { Button } from "../parts/button.tsx";
import * as styles from "./skip-link.module.css";

export function SkipLink(): ReactElement {
  const skip = (): void => {
    const main = document.querySelector("main");
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return <Button text="Skip to the page" className={styles.skip} onClick={skip} />;
}
