/** What the screen looks like, in the circumstances that are chosen above it. */
import { type ReactElement, useState } from "react";
import type { ScreenSummary } from "../../protocol/index.ts";
import type { FromFrame, ToFrame } from "../../protocol/preview.ts";
import { useAudit } from "../accessibility/audit-store.ts";
import { useTrace } from "../panels/trace-store.ts";
import { Button } from "../parts/button.tsx";
import { nameOfVariant } from "../parts/name-of.ts";
import { addressInApp } from "../preview/app-address.ts";
import { ClockField } from "../preview/clock-field.tsx";
import { Matrix } from "../preview/matrix.tsx";
import { PreviewFrame } from "../preview/preview-frame.tsx";
import { readPreviewState } from "../preview/preview-state.ts";
import { Choice, Switches } from "../preview/switches.tsx";
import { useProject } from "../project-store.ts";
import { useReplay } from "../recordings/replay-store.ts";
import { useChosenElement } from "./chosen-element.ts";
import * as styles from "./preview-pane.module.css";

interface PreviewPaneProps {
  readonly screen: ScreenSummary;
  readonly query: URLSearchParams;
  /** A tap has chosen the element of a node. */
  readonly onPick: (node: string) => void;
}

const frames = { name: "frames", label: "Frames", values: Object.entries({ 1: "1", 4: "2 × 2" }) };

export function PreviewPane({ screen, query, onPick }: PreviewPaneProps): ReactElement {
  const { run, replay, take: takeReplay, connect: connectReplay } = useReplay();
  const chosen = readPreviewState(query, screen);
  const previewState = {
    ...chosen,
    ...(replay && { variant: replay.variant }),
    ...(run > 0 && { situation: { run, ...(replay && { given: replay.given }) } }),
  };
  const markets = useProject((store) => store.project?.markets) ?? [];
  const [isPicking, setPicking] = useState(false);
  const take = useTrace((store) => store.take);
  const connect = useTrace((store) => store.connect);
  const { take: takeAudit, attach } = useAudit.getState();
  const node = useChosenElement((store) => store.node);
  const listen = (message: FromFrame): void => {
    take(message);
    takeReplay(message);
    takeAudit(message);
    if (message.kind !== "picked") return;
    setPicking(false);
    onPick(message.node);
  };
  const connectAll = (send: (message: ToFrame) => void): void => {
    connect(send);
    connectReplay(send);
    attach(send);
  };
  const frame = { previewState, isPicking, marked: node, onMessage: listen, onConnect: connectAll };
  const { variants, scenarios } = screen;
  // What the rest of the address stands for comes first, because the address need not say it. The language has a choice of its own.
  const { variant: usual } = readPreviewState(new URLSearchParams({ ...Object.fromEntries(query), variant: "", language: "" }), screen);
  const asked = variants.filter(({ name, language }) => language === undefined || name === query.get("variant"));
  const names = [usual, ...asked.map(({ name }) => name).filter((name) => name !== usual)];
  const shown = variants.find(({ name }) => name === previewState.variant);
  return (
    <>
      <div className={`bar ${styles.tools}`}>
        <Choice name="variant" label="Variant" values={names.map((name) => [name, nameOfVariant(name)])} query={query} />
        <Choice name="scenario" label="Scenario" values={[["", shown?.scenario ?? "Usual data"], ...scenarios]} query={query} />
        <Switches query={query} isNarrow others={[frames]} />
        <ClockField query={query} />
        <Button text="Choose an element" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)} />
        {shown !== undefined && shown.address !== "" && (
          <a href={addressInApp(shown, markets, previewState)} target="_blank" rel="noopener">
            Open in the app
          </a>
        )}
      </div>
      <div className={styles.stage}>
        {query.get("frames") === "4" ? (
          <Matrix {...frame} screen={screen} query={query} />
        ) : (
          <PreviewFrame {...frame} screen={screen.id} scale={1} />
        )}
      </div>
    </>
  );
}
