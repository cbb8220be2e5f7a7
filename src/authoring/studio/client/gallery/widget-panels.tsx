/** What is known of the open widget, below its examples. */
import { type ReactElement, useState } from "react";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import type { WidgetDetails } from "../../protocol/widget.ts";
import { AccessibilityPanel } from "../accessibility/accessibility-panel.tsx";
import { useAudit } from "../accessibility/audit-store.ts";
import { applyFix } from "../editor/apply-action.ts";
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
  const findings = useAudit((store) => store.findings?.length ?? 0);
  const screens = details.uses.length;
  const tabs = [
    { name: "properties", title: "Properties" },
    { name: "events", title: "Events", count: events },
    { name: "uses", title: "Screens", count: screens },
    { name: "problems", title: "Problems", count: problems.length },
    { name: "accessibility", title: "Accessibility", count: findings },
  ];
  return (
    <Tabs label="Panels" chosen={chosen} tabs={tabs} onChoose={setChosen}>
      {chosen === "properties" && <PropertiesPanel details={details} name={name} onGo={onGo} />}
      {chosen === "events" && <EventsPanel details={details} />}
      {chosen === "uses" && <UsesPanel details={details} />}
      {chosen === "problems" && (
        <ProblemsPanel problems={problems} files={[details.file]} onGo={onPlace} onFix={(one) => void applyFix(one)} />
      )}
      {chosen === "accessibility" && <AccessibilityPanel onGo={() => onGo()} />}
    </Tabs>
  );
}
