// biome-ignore-all lint/suspicious/noArrayIndexKey: entries may be alike, and they do not move

import { classes, Fact } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./document.module.css";

/** A paragraph with a number of its own, and what follows it: `1. Who registers agrees`. */
const numbered = /^(\d{1,2}[.)]) (.*)$/s;

type Section = WidgetProps<"document">["sections"][number];

/** What stands under a heading. */
export function Body({ text, list, steps, terms, rows }: Partial<Section>): ReactElement {
  return (
    <>
      {text?.map((words, place) => {
        const [, number, rest] = numbered.exec(words) ?? [];
        return (
          <p key={`${place} ${words}`} className={number && styles.entryOf}>
            {number ? <span>{`${number} `}</span> : words}
            {number && <span>{rest}</span>}
          </p>
        );
      })}
      {list && (
        <ul className={styles.list}>
          {list.map((words, place) => (
            <li key={`${place} ${words}`}>{words}</li>
          ))}
        </ul>
      )}
      {steps && (
        <ol className={classes(styles.list, styles.steps)}>
          {steps.map((words, place) => (
            <li key={`${place} ${words}`}>{words}</li>
          ))}
        </ol>
      )}
      {terms && (
        <dl className={styles.terms}>
          {terms.map(({ term, text: meaning }, place) => (
            <div key={`${place} ${term}`}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows && (
        <dl className="ly-facts-list">
          {rows.map(({ text: about, value }, place) => value !== "" && <Fact key={`${place} ${about}`} text={about} value={value} />)}
        </dl>
      )}
    </>
  );
}
