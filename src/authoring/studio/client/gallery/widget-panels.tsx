/** What is known of the open widget, below its examples. */
import { type ReactElement, useState } from "react";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import type { WidgetDetails } from "../../protocol/widget.ts";
import { AccessibilityPanel } from "../accessibility/accessibility-panel.tsx";
import { useAudit } from "../accessibility/audit-store.ts";
import { ProblemsPanel } from "../panels/problems-panel.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { EventsPanel } from "./events-panel.tsx";
import { useEvents } from "./events-store.ts";
import { PropertiesPanel } from "./properties-panel.tsx";
import { UsesPanel } from "./uses-panel.tsx";

interface WidgetPanelsProps {
  readonly details: WidgetDetails;
  readonly name: string;
  readonly problems: readonly StudioProblem[];
  /** Goes to the line of a property of the example, or of the example. */
  readonly onGo: (property?: string) => void;
  readonly onPlace: (place: StudioPlace) => void;
}

export function WidgetPanels({ details, name, problems, onGo, onPlace }: WidgetPanelsProps): ReactElement {
  const [chosen, setChosen] = useState("properties");
  const events = useEvents((store) => store.events.length);
  const findings = useAudit((store) => store.findings?.length);
  const files = [details.file];
  const tabs = [
    { name: "properties", title: "Properties", panel: <PropertiesPanel {...{ details, name, onGo }} /> },
    { name: "events", title: "Events", count: events, panel: <EventsPanel details={details} /> },
    { name: "uses", title: "Screens", count: details.uses.length, panel: <UsesPanel details={details} /> },
    { name: "problems", title: "Problems", count: problems.length, panel: <ProblemsPanel {...{ problems, files }} onGo={onPlace} /> },
    { name: "accessibility", title: "Accessibility", count: findings, panel: <AccessibilityPanel onGo={() => onGo()} /> },
  ];
  return <Tabs label="Panels" chosen={chosen} tabs={tabs} onChoose={setChosen} />;
}
