/** One screen: its files on the left, what they look like on the right, what is wrong below. */
import { type ReactElement, useEffect, useState } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { Panels } from "../panels/panels.tsx";
import { readPreviewState } from "../preview/preview-state.ts";
import { useProject } from "../project-store.ts";
import { PromotionEditor } from "../promotion/promotion-editor.tsx";
import { findPromotionOf, readView } from "../promotion/view.ts";
import { type PageProps, setQuery } from "../router.ts";
import { region } from "../shell/regions.ts";
import { TextTarget } from "../texts/text-target.tsx";
import { useChosenElement } from "./chosen-element.ts";
import { CodeEditor } from "./code-editor.tsx";
import { useDocuments } from "./documents.ts";
import * as styles from "./editor-page.module.css";
import { FileBar } from "./file-bar.tsx";
import { readLinkedPlace } from "./linked-place.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { useSaveKey } from "./use-save-key.ts";

export function EditorPage({ id, query }: PageProps): ReactElement {
  const { project } = useProject();
  const { documents, problems: typed, open } = useDocuments();
  const { choose, chooseAt } = useChosenElement();
  const [target, setTarget] = useState<StudioPlace | undefined>(() => readLinkedPlace(query));
  const { said, saveOnKey } = useSaveKey();
  const screen = project?.screens.find((one) => one.id === id);
  const path = query.get("file") ?? screen?.files[0] ?? "";
  const document = documents[path];
  const { variant, scenario } = readPreviewState(query, screen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a project that is there again may have the file, too
  useEffect(() => void (path && open(path)), [path, open, project]);
  // The same node has other values in another variant.
  useEffect(() => {
    const { node } = useChosenElement.getState();
    if (node !== "") void choose(id, variant, node);
  }, [choose, id, variant]);

  if (!project || !screen) return <main className="page">{`There is no screen “${id}”.`}</main>;
  const go = (place: StudioPlace): void => {
    if (place.file !== path) setQuery("file", place.file);
    setTarget({ ...place });
  };
  // A form leads to the fields of the element by itself.
  const isForm = findPromotionOf(screen, path) !== undefined && readView(query) !== "json";
  const pick = (node: string): void => void choose(id, variant, node).then((element) => element && !isForm && go(element.place));
  const files = screen.files.includes(path) ? screen.files : [...screen.files, path];
  // What was just typed is newer than what the whole project had.
  const isOld = ({ file }: StudioProblem): boolean => screen.files.includes(file) || typed?.some((one) => one.file === file) === true;
  const problems = typed === undefined ? project.problems : [...typed, ...project.problems.filter((one) => !isOld(one))];
  return (
    <main className="fill" onKeyDown={saveOnKey}>
      <h1 className="visually-hidden">{id}</h1>
      <TextTarget query={query} screen={id} onFound={pick} />
      <Group orientation="horizontal">
        <Panel defaultSize="58" minSize="30">
          <Group orientation="vertical">
            <Panel defaultSize={isForm ? "82" : "70"} minSize="30" className={styles.column} {...region}>
              <FileBar files={files} edited={screen.edited} path={path} said={said} />
              <div className={styles.text}>
                <PromotionEditor {...{ screen, path, variant, query, target }} problems={problems.filter(({ file }) => file === path)}>
                  {document && (
                    <CodeEditor
                      key={path}
                      document={document}
                      problems={problems.filter(({ file }) => file === path)}
                      target={target}
                      onGo={go}
                      onCursor={(offset) => void chooseAt({ path, offset }, id, variant)}
                    />
                  )}
                </PromotionEditor>
              </div>
            </Panel>
            <Separator className={styles.row} aria-label="Height of the text" />
            <Panel defaultSize={isForm ? "18" : "30"} minSize="10" className={styles.scrolls} {...region}>
              <Panels {...{ variant, scenario, problems }} screen={id} files={screen.files} onGo={go} onPick={pick} />
            </Panel>
          </Group>
        </Panel>
        <Separator className={styles.bar} aria-label="Width of the text" />
        <Panel defaultSize="42" minSize="25" className={styles.scrolls} {...region}>
          <PreviewPane screen={screen} query={query} onPick={pick} />
        </Panel>
      </Group>
    </main>
  );
}
