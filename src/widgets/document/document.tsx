import { classes } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import { Body } from "./body.tsx";
import { BackToContents, Contents } from "./contents.tsx";
import * as styles from "./document.module.css";

/** Fewer are seen at a glance. */
const manySections = 6;

export function Document({ root, id, sections, version, numbered }: WidgetProps<"document">): ReactElement {
  const entries = sections.map(({ title }, place) => ({ title, id: `${id}-${place}` }));
  return (
    <article {...root} className={classes("ly-slip", numbered && styles.numbered)}>
      {version && <p className="ly-hint">{version}</p>}
      {sections.length >= manySections && (
        <>
          <Contents id={`${id}-contents`} entries={entries} />
          <div className="ly-perforation" />
        </>
      )}
      {sections.map((section, place) => (
        <section key={entries[place]?.id} className={styles.section}>
          {section.title && (
            <h2 id={entries[place]?.id} tabIndex={-1}>
              {section.title}
            </h2>
          )}
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
      {sections.length >= manySections && <BackToContents id={`${id}-contents`} />}
    </article>
  );
}
