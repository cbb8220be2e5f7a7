/** What would trouble somebody who uses a screen reader, a keyboard or large type: the rule, the element, and what would be right. */
import { type ReactElement, useEffect } from "react";
import type { Finding } from "../../protocol/preview.ts";
import { Button } from "../parts/button.tsx";
import { TextList } from "../parts/text-list.tsx";
import * as styles from "./accessibility-panel.module.css";
import { useAudit } from "./audit-store.ts";

/** After a key, before it looks again. */
const quietMs = 300;

interface AccessibilityPanelProps {
  /** Goes to the line of a node. */
  readonly onGo: (node: string) => void;
}

export function AccessibilityPanel({ onGo }: AccessibilityPanelProps): ReactElement {
  const { findings, isRunning, shown, run } = useAudit();
  const isReady = shown > 0;
  useEffect(() => {
    if (shown === 0) return undefined;
    const timer = setTimeout(run, quietMs);
    return () => clearTimeout(timer);
  }, [shown, run]);
  return (
    <div className="panel">
      <p className="row">
        <output>{describeState(findings)}</output>
        <Button text="Look again" disabled={isRunning || !isReady} onClick={run} />
      </p>
      <ol className="plain">
        {findings?.map((finding) => (
          <FindingItem key={finding.rule} finding={finding} onGo={onGo} />
        ))}
      </ol>
    </div>
  );
}

function describeState(findings: readonly Finding[] | undefined): string {
  if (findings === undefined) return "Looking…";
  const elements = findings.reduce((sum, one) => sum + one.elements.length, 0);
  if (elements === 0) return "Nothing found in what is shown.";
  return `${findings.length === 1 ? "1 rule is" : `${findings.length} rules are`} broken by ${elements === 1 ? "1 element" : `${elements} elements`}.`;
}

interface FindingItemProps extends AccessibilityPanelProps {
  readonly finding: Finding;
}

function FindingItem({ finding: { rule, help, impact, elements }, onGo }: FindingItemProps): ReactElement {
  const outline = useAudit((store) => store.outline);
  const show = (selector: string, node: string): void => {
    outline(selector);
    if (node !== "") onGo(node);
  };
  return (
    <li className={styles.finding}>
      <p>
        <strong>{help}</strong> <code>{rule}</code> <span className="soft">{impact}</span>
      </p>
      <ul className="plain">
        {elements.map(({ selector, html, node, advice }) => (
          <li key={selector}>
            <Button text={node === "" ? "Show it" : `Show ${node}`} onClick={() => show(selector, node)} />
            <code className={styles.html}>{html}</code>
            <TextList lines={advice} className="soft" />
          </li>
        ))}
      </ul>
    </li>
  );
}
