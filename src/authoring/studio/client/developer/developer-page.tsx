/** The panel of a developer in the served app: the studio's panels, for the screen around it. */
import { type ReactElement, useEffect, useState } from "react";
import { isObject } from "../../../../core/json/index.ts";
import type { StudioPlace } from "../../protocol/index.ts";
import type { OpenedScreen } from "../../protocol/inspection.ts";
import { call } from "../call.ts";
import { useChosenElement } from "../editor/chosen-element.ts";
import { queryOfPlace } from "../editor/linked-place.ts";
import { ExpressionPanel } from "../expression/expression-panel.tsx";
import { CallsPanel } from "../panels/calls-panel.tsx";
import { DataPanel } from "../panels/data-panel.tsx";
import { ElementPanel } from "../panels/element-panel.tsx";
import { TracePanel } from "../panels/trace-panel.tsx";
import { useTrace } from "../panels/trace-store.ts";
import { Button } from "../parts/button.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { addressOf } from "../router.ts";
import * as styles from "./developer-page.module.css";
import { RecordingPanel } from "./recording-panel.tsx";
import { isRecording } from "./recording-state.ts";

interface DeveloperPageProps {
  readonly onClose: () => void;
  readonly onRestart: () => void;
}

export function DeveloperPage({ onClose, onRestart }: DeveloperPageProps): ReactElement {
  const { screen, variant } = useOpened();
  const [chosen, setChosen] = useState(isRecording() ? "recording" : "data");
  const calls = useTrace(({ entries }) => entries.filter(({ step }) => step === "request").length);
  const { node, element, choose } = useChosenElement();
  const onNode = (wanted: string): void => {
    setChosen("element");
    useTrace.getState().send({ kind: "mark", node: wanted });
    void choose(screen, variant, wanted);
  };
  const go = { hrefOf: (place: StudioPlace) => addressOf(["screen", screen], { variant, ...queryOfPlace(place) }) };
  const tabs = [
    { name: "data", title: "Data", panel: <DataPanel onNode={onNode} /> },
    { name: "calls", title: "Calls", count: calls, panel: <CallsPanel /> },
    { name: "trace", title: "Trace", panel: <TracePanel /> },
    { name: "element", title: "Element", panel: <ElementPanel {...{ node, element, go, onNode }} /> },
    { name: "expression", title: "Expression", panel: <ExpressionPanel {...{ screen, variant, node }} /> },
    { name: "recording", title: "Recording", panel: <RecordingPanel key={screen} {...{ screen, variant, onRestart }} /> },
  ];
  return (
    <>
      <Bar {...{ screen, variant }} onNode={onNode} onClose={onClose} />
      <main className={`fill ${styles.panels}`}>
        <Tabs label="Panels" chosen={chosen} tabs={tabs} onChoose={setChosen} />
      </main>
    </>
  );
}

/** Which screen the app shows, and which variant of it: '' until it is known, and where the files have none like it. */
function useOpened() {
  const detail = useTrace(({ entries }) => [...entries].reverse().find(({ step }) => step === "open")?.detail);
  const { id = "", market = "", language = "", params = {} }: Partial<OpenedScreen> = isObject(detail) ? detail : {};
  const promotion = params["templateId"] ?? "";
  const find = () => call("variantOf", { screen: id, market, language, promotion }).catch(() => undefined);
  const found = useLoaded(() => (id === "" ? undefined : find()), [id, market, language, promotion]);
  return { screen: id, variant: found?.variant ?? "" };
}

interface BarProps {
  readonly screen: string;
  readonly variant: string;
  readonly onNode: (node: string) => void;
  readonly onClose: () => void;
}

function Bar({ screen, variant, onNode, onClose }: BarProps): ReactElement {
  const { picked, send } = useTrace();
  const [isPicking, setPicking] = useState(false);
  const [known, setKnown] = useState(picked);
  if (known !== picked) {
    setKnown(picked);
    setPicking(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap chooses, also of the same element
  useEffect(() => {
    if (picked) onNode(picked.node);
  }, [picked]);
  useEffect(() => send({ kind: "pick", isOn: isPicking }), [isPicking, send]);
  return (
    <header className={`bar ${styles.bar}`}>
      <h1 className={styles.title} title={screen}>
        {screen === "" ? "No screen yet" : screen}
      </h1>
      {variant !== "" && <span className="soft">{variant}</span>}
      <span className="space" />
      <Button text="Choose an element" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)} />
      {screen !== "" && (
        <a href={addressOf(["screen", screen], { variant })} target="layar-studio">
          Studio
        </a>
      )}
      <Button text="Close" onClick={onClose} title="Alt+Shift+L" />
    </header>
  );
}
