/** One widget: an example as JSON and by form on the left, what it looks like on the right, what is known of it below. */
import { type ReactElement, useEffect, useState } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import type { FromFrame } from "../../protocol/preview.ts";
import type { WidgetDetails } from "../../protocol/widget.ts";
import { useAudit } from "../accessibility/audit-store.ts";
import type { CodeEditorProps } from "../editor/code-editor.tsx";
import { useDocuments } from "../editor/documents.ts";
import * as layout from "../editor/editor-page.module.css";
import { useResult } from "../parts/use-loaded.ts";
import type { PageProps } from "../router.ts";
import { region } from "../shell/regions.ts";
import { useEvents } from "./events-store.ts";
import { ExampleEditor } from "./examples/example-editor.tsx";
import { placeOfExample } from "./examples/example-text.ts";
import { WidgetPanels } from "./widget-panels.tsx";
import { WidgetStage } from "./widget-stage.tsx";

export function WidgetPage({ id, part, project, query }: PageProps): ReactElement {
  const details = useResult("widget", { id });
  const open = useDocuments((store) => store.open);
  const path = details?.file;
  useEffect(() => void (path !== undefined && open(path)), [path, open]);
  if (details === null) return <main className="page">{`There is no widget “${id}”.`}</main>;
  if (!details) return <main className="page">Reading the widget…</main>;
  const name = part === "" ? (details.examples[0]?.name ?? "") : part;
  return <OpenWidget key={id} {...{ details, name, project, query }} />;
}

interface OpenWidgetProps extends Pick<PageProps, "project" | "query"> {
  readonly details: WidgetDetails;
  readonly name: string;
}

function OpenWidget({ details, name, project, query }: OpenWidgetProps): ReactElement {
  const { file } = details;
  const { documents, problems: typed } = useDocuments();
  const { take } = useEvents();
  const takeAudit = useAudit((store) => store.take);
  const [target, setTarget] = useState<CodeEditorProps["target"]>();
  const document = documents[file];
  const isOpen = document !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another example is opened
  useEffect(() => {
    const place = document && placeOfExample(document.text, name);
    if (place) setTarget({ file, line: 0, column: 0, ...place, isQuiet: true });
  }, [name, isOpen]);
  const problems = (typed ?? project.problems).filter((one) => one.file === file);
  const go = (property?: string): void => {
    const place = document && placeOfExample(document.text, name, property);
    if (place) setTarget({ file, line: 0, column: 0, ...place });
  };
  const listen = (message: FromFrame): void => {
    take(message);
    takeAudit(message);
  };
  return (
    <main className="fill">
      <Group orientation="horizontal">
        <Panel defaultSize="55" minSize="30">
          <Group orientation="vertical">
            <Panel defaultSize="52" minSize="20" className={layout.column} {...region}>
              <ExampleEditor {...{ details, name, query, problems, target }} />
            </Panel>
            <Separator className={layout.row} aria-label="Height of the text" />
            <Panel defaultSize="48" minSize="10" className={layout.scrolls} {...region}>
              <WidgetPanels {...{ details, name, problems }} onGo={go} onPlace={setTarget} />
            </Panel>
          </Group>
        </Panel>
        <Separator className={layout.bar} aria-label="Width of the text" />
        <Panel defaultSize="45" minSize="25" className={layout.scrolls} {...region}>
          <WidgetStage {...{ details, name, query }} markets={project.markets} onMessage={listen} />
        </Panel>
      </Group>
    </main>
  );
}
