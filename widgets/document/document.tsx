import { type ReactElement, useId } from "react";
import type { WidgetProps } from "#widget-types";
import { Body } from "./body.tsx";
import { Contents } from "./contents.tsx";
import * as styles from "./document.module.css";

/** Fewer are seen at a glance. */
const manySections = 6;

export function Document({ root, sections }: WidgetProps<"document">): ReactElement {
  const id = useId();
  const entries = sections.map(({ title }, place) => ({ title, id: `${id}-${place}` }));
  return (
    <article {...root} className="slip">
      {sections.length >= manySections && (
        <>
          <Contents entries={entries} />
          <div className="perforation" />
        </>
      )}
      {sections.map((section, place) => (
        <section key={entries[place]?.id} className={styles.section}>
          <h2 id={entries[place]?.id} tabIndex={-1}>
            {section.title}
          </h2>
          <Body {...section} />
          {section.parts?.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they do not move
            <div key={`${at} ${part.title}`} className={styles.part}>
              <h3>{part.title}</h3>
              <Body {...part} />
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}
