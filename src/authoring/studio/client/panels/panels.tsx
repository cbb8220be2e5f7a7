/** What is known of the open screen, below its text. */
import { type ReactElement, useState } from "react";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { AccessibilityPanel } from "../accessibility/accessibility-panel.tsx";
import { useAudit } from "../accessibility/audit-store.ts";
import { useChosenElement } from "../editor/chosen-element.ts";
import { ExpressionPanel } from "../expression/expression-panel.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { isHandedOver } from "../recordings/handed-over.ts";
import { TestsPanel } from "../recordings/tests-panel.tsx";
import { CallsPanel } from "./calls-panel.tsx";
import { ChangesPanel } from "./changes-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { ElementPanel } from "./element-panel.tsx";
import { ProblemsPanel } from "./problems-panel.tsx";
import { TracePanel } from "./trace-panel.tsx";
import { useTrace } from "./trace-store.ts";

interface PanelsProps {
  readonly screen: string;
  readonly variant: string;
  readonly scenario: string;
  readonly problems: readonly StudioProblem[];
  readonly files: readonly string[];
  readonly onGo: (place: StudioPlace) => void;
  readonly onFix: (problem: StudioProblem) => void;
  /** Chooses a node, and goes to its line. */
  readonly onPick: (node: string) => void;
}

export function Panels({ screen, variant, scenario, problems, files, onGo, onFix, onPick }: PanelsProps): ReactElement {
  const [chosen, setChosen] = useState(() => (isHandedOver(screen) ? "tests" : "problems"));
  const calls = useTrace(({ entries }) => entries.filter(({ step }) => step === "request").length);
  const { node, element, choose } = useChosenElement();
  const onNode = (wanted: string): void => {
    setChosen("element");
    void choose(screen, variant, wanted).then((found) => found && onGo(found.place));
  };
  const tabs = [
    { name: "problems", title: "Problems", count: problems.length },
    { name: "element", title: "Element" },
    { name: "changes", title: "Changes" },
    { name: "data", title: "Data" },
    { name: "calls", title: "Calls", count: calls },
    { name: "trace", title: "Trace" },
    { name: "expression", title: "Expression" },
    { name: "tests", title: "Tests" },
    { name: "accessibility", title: "Accessibility", count: useAudit(({ findings = [] }) => findings.length) },
  ];
  return (
    <Tabs label="Panels" chosen={chosen} tabs={tabs} onChoose={setChosen}>
      {chosen === "problems" && <ProblemsPanel problems={problems} files={files} onGo={onGo} onFix={onFix} />}
      {chosen === "element" && (
        <ElementPanel node={node} element={element} go={onGo} onNode={(wanted) => void choose(screen, variant, wanted)} />
      )}
      {chosen === "changes" && <ChangesPanel screen={screen} variant={variant} />}
      {chosen === "data" && <DataPanel onNode={onNode} />}
      {chosen === "calls" && <CallsPanel />}
      {chosen === "expression" && <ExpressionPanel screen={screen} variant={variant} node={node} />}
      {chosen === "tests" && <TestsPanel screen={screen} variant={variant} scenario={scenario} onGo={onGo} />}
      {chosen === "trace" && <TracePanel />}
      {chosen === "accessibility" && <AccessibilityPanel onGo={onPick} />}
    </Tabs>
  );
}
