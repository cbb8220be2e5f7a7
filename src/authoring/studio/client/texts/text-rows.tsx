/** The rows, as many as somebody has scrolled to. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { StudioText } from "../../protocol/texts.ts";
import { nameOfLanguage } from "../parts/name-of.ts";
import { Table } from "../parts/table.tsx";
import { TextRow } from "./text-row.tsx";
import * as styles from "./texts-page.module.css";

interface TextRowsProps {
  readonly rows: readonly StudioText[];
  readonly languages: readonly string[];
  readonly hasPseudo: boolean;
  /** What was asked for: other rows begin at the top. */
  readonly of: string;
}

const step = 60;

export function TextRows({ rows, languages, hasPseudo, of }: TextRowsProps): ReactElement {
  const [shown, setShown] = useState({ of, count: step });
  const end = useRef<HTMLDivElement>(null);
  if (shown.of !== of) setShown({ of, count: step });
  const { count } = shown;
  useEffect(() => {
    if (!end.current || count >= rows.length) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setShown((now) => ({ ...now, count: now.count + step })),
      { rootMargin: "600px" },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [count, rows.length]);
  if (rows.length === 0) return <p className="panel soft">No text is like that. Choose another state, screen or language above.</p>;
  return (
    <>
      <Table columns={["Text", ...languages.map(nameOfLanguage), ...(hasPseudo ? ["Pseudo-language"] : [])]} className={styles.table}>
        {rows.slice(0, count).map((row) => (
          <TextRow key={row.key} row={row} languages={languages} hasPseudo={hasPseudo} />
        ))}
      </Table>
      <div ref={end} />
    </>
  );
}
