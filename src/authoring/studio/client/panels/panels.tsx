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
  /** Chooses a node, and goes to its line. */
  readonly onPick: (node: string) => void;
}

export function Panels({ screen, variant, scenario, problems, files, onGo, onPick }: PanelsProps): ReactElement {
  const [chosen, setChosen] = useState(() => (isHandedOver(screen) ? "tests" : "problems"));
  const calls = useTrace(({ entries }) => entries.filter(({ step }) => step === "request").length);
  const { node, element, choose } = useChosenElement();
  const onNode = (wanted: string): void => {
    setChosen("element");
    void choose(screen, variant, wanted).then((found) => found && onGo(found.place));
  };
  const onElement = (wanted: string): void => void choose(screen, variant, wanted);
  const shown = { screen, variant };
  const findings = useAudit((store) => store.findings?.length);
  const tabs = [
    {
      name: "problems",
      title: "Problems",
      count: problems.filter(({ isNotice }) => !isNotice).length,
      panel: <ProblemsPanel {...{ problems, files, onGo }} />,
    },
    { name: "element", title: "Element", panel: <ElementPanel {...{ node, element }} go={onGo} onNode={onElement} /> },
    { name: "changes", title: "Changes", panel: <ChangesPanel {...shown} /> },
    { name: "data", title: "Data", panel: <DataPanel onNode={onNode} /> },
    { name: "calls", title: "Calls", count: calls, panel: <CallsPanel /> },
    { name: "trace", title: "Trace", panel: <TracePanel /> },
    { name: "expression", title: "Expression", panel: <ExpressionPanel {...shown} node={node} /> },
    { name: "tests", title: "Tests", panel: <TestsPanel {...shown} scenario={scenario} onGo={onGo} /> },
    { name: "accessibility", title: "Accessibility", count: findings, panel: <AccessibilityPanel onGo={onPick} /> },
  ];
  return <Tabs label="Panels" chosen={chosen} tabs={tabs} onChoose={setChosen} />;
}
