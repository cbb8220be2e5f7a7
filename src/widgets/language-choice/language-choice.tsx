import type { MouseEvent, ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./language-choice.module.css";

export function LanguageChoice({ root, kit, languages, on }: WidgetProps<"language-choice">): ReactElement {
  const choose = (click: MouseEvent, language: string): void => {
    if (!on?.choose) return;
    click.preventDefault();
    void on.choose(language);
  };
  return (
    <div {...root} className={styles.root}>
      {languages.map(({ language, name }) => (
        // The address is for a page whose script has not come.
        <a
          key={language}
          className={styles.link}
          href={`?language=${language}`}
          lang={language}
          aria-current={language === kit.tag || undefined}
          onClick={(click) => choose(click, language)}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
