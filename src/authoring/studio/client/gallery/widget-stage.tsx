/** What the example looks like: live in the chosen look, and as pictures in all others. */
import { parse } from "jsonc-parser";
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from "react";
import { type MarketSummary, studioPath } from "../../protocol/index.ts";
import type { FromFrame } from "../../protocol/preview.ts";
import type { ShowWidget, WidgetDetails, WidgetExample } from "../../protocol/widget.ts";
import { readExample } from "../../protocol/widget-example.ts";
import { useAudit } from "../accessibility/audit-store.ts";
import { useDocuments } from "../editor/documents.ts";
import * as pane from "../editor/preview-pane.module.css";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { Table } from "../parts/table.tsx";
import { textSizes, widths } from "../preview/device-sizes.ts";
import * as frameStyles from "../preview/preview-frame.module.css";
import { type PreviewState, readPreviewState } from "../preview/preview-state.ts";
import { AppearanceSwitches, Segments } from "../preview/switches.tsx";
import { useFrame } from "../preview/use-frame.ts";
import { setQuery } from "../router.ts";
import { useEvents } from "./events-store.ts";
import { type ShownWidget, showOf } from "./show-of.ts";
import { WidgetPicture } from "./widget-picture.tsx";
import * as styles from "./widget-stage.module.css";

interface WidgetStageProps {
  readonly details: WidgetDetails;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly markets: readonly MarketSummary[];
  readonly onMessage: (message: FromFrame) => void;
}

export function WidgetStage({ details, name, query, markets, onMessage }: WidgetStageProps): ReactElement {
  const text = useDocuments(({ documents }) => documents[details.file]?.text ?? "");
  const failure = useEvents((store) => store.failure);
  const example = useMemo(() => readExample(parse(text), name), [text, name]);
  const { width, language, scheme, textSize } = readPreviewState(query);
  const market = query.get("market") ?? markets[0]?.id ?? "";
  const shown = { ...details, events: details.events.map((one) => one.name) };
  const isMatrix = query.get("matrix") !== null;
  return (
    <>
      <div className={`bar ${pane.tools}`}>
        <AppearanceSwitches query={query} isNarrow markets={markets} />
        <Button text="All looks" aria-pressed={isMatrix} onClick={() => setQuery("matrix", isMatrix ? "" : "all")} />
      </div>
      <Alert text={failure} className="alert" />
      {isMatrix && example && <Matrix {...{ details: shown, example, markets, language }} />}
      {name === "" && <p className="panel soft">It has no example yet. “New example” makes one.</p>}
      <div className={pane.stage} hidden={name === ""}>
        <WidgetFrame
          show={example && showOf(shown, example, { market, language, scheme, textSize })}
          size={{ width, height: stageHeight }}
          onMessage={onMessage}
        />
      </div>
    </>
  );
}

/** What stands at the lower edge, such as a dialog, is in view without scrolling. */
const stageHeight = 560;

interface MatrixProps {
  readonly details: ShownWidget;
  readonly example: WidgetExample;
  readonly markets: readonly MarketSummary[];
  readonly language: string;
}

const pictureWidth = 132;
const pictureHeight = 260;

/** Rows of width and text size, columns of market and colours. */
function Matrix({ details, example, markets, language }: MatrixProps): ReactElement {
  // Pictures wait for the end of a word.
  const calm = useDeferredValue(example);
  const columns = markets.flatMap(({ id }) => (["light", "dark"] as const).map((scheme) => ({ market: id, scheme })));
  const [size, setSize] = useState(`${widths[0]}`);
  return (
    <section aria-label="All looks" className={styles.matrix}>
      <Segments
        name="size"
        label="Width of the pictures"
        values={widths.map((width) => [`${width}`, `${width} px`])}
        query={new URLSearchParams({ size })}
        onSet={(_, width) => setSize(width || `${widths[0]}`)}
      />
      <Table columns={["Text", ...columns.map(({ market, scheme }) => `${market}, ${scheme}`)]}>
        {textSizes.map((textSize) => (
          <tr key={textSize}>
            <th scope="row">{`${textSize} %`}</th>
            {columns.map((column) => (
              <td key={column.market + column.scheme}>
                <WidgetPicture
                  show={showOf(details, calm, { ...column, language, textSize })}
                  windowWidth={Number(size)}
                  width={pictureWidth}
                  height={pictureHeight}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}

interface WidgetFrameProps {
  /** Undefined while it cannot be shown: the last one stays, dimmed. */
  readonly show: ShowWidget | undefined;
  readonly size: Pick<PreviewState, "width" | "height">;
  readonly onMessage: (message: FromFrame) => void;
}

function WidgetFrame({ show, size, onMessage }: WidgetFrameProps): ReactElement {
  const { frame, isReady, send } = useFrame(onMessage);
  const attach = useAudit((store) => store.attach);
  const asked = show && JSON.stringify(show);
  useEffect(() => {
    if (isReady) attach(send);
  }, [isReady, attach, send]);
  useEffect(() => {
    if (isReady && asked !== undefined) send(JSON.parse(asked));
  }, [isReady, asked, send]);
  return (
    <div className={frameStyles.device} data-state={show === undefined ? "stale" : "shown"} style={size}>
      <iframe
        ref={frame}
        title={`Example of ${show?.widget ?? "the widget"}`}
        src={`${studioPath}/preview`}
        className={frameStyles.frame}
        style={size}
      />
      {show === undefined && <p className={frameStyles.note}>Last version that can be read</p>}
    </div>
  );
}
