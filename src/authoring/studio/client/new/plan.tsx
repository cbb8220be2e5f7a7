import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { PlannedFiles } from "../../protocol/new.ts";
import { TextList } from "../parts/text-list.tsx";
import * as styles from "./new-page.module.css";

interface PlanProps {
  readonly plan: PlannedFiles | undefined;
  readonly isFull: boolean;
  readonly isWrong: boolean;
}

export function Plan({ plan, isFull, isWrong }: PlanProps): ReactElement {
  return (
    <section className={styles.plan} aria-label="What it makes">
      {plan === undefined && (
        <p className="soft small">
          {isWrong ? "Nothing can be written like that." : isFull ? "Preparing files…" : "Fill in the form to see what it writes."}
        </p>
      )}
      {plan && (
        <>
          <p>{describe(plan)}</p>
          {plan.next.length > 0 && (
            <>
              <h2>What is left to do then</h2>
              <TextList lines={plan.next} />
            </>
          )}
          <Files files={plan.made} />
          {plan.extended.length > 0 && <p>These are there, and get an entry:</p>}
          <Files files={plan.extended} />
        </>
      )}
    </section>
  );
}

function describe({ made, problems }: PlannedFiles): string {
  const files = `${count(made.length, "new file")}.`;
  return problems === 0
    ? `${files} Everything checks clean with them.`
    : `${files} The check will ask for ${count(problems, "thing")} more, such as translations.`;
}

function Files({ files }: { readonly files: PlannedFiles["made"] }): ReactElement {
  return (
    <ul className={`plain ${styles.files}`}>
      {files.map(({ path, text }) => (
        <li key={path}>
          <details>
            <summary>{path}</summary>
            <pre>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
