/** Every text of the project: what is missing or has changed first, written in place. */
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useState } from "react";
import type { TextTable } from "../../protocol/texts.ts";
import { useDocuments } from "../editor/documents.ts";
import { saveEverything } from "../editor/save-everything.ts";
import { useProject } from "../project-store.ts";
import type { PageProps } from "../router.ts";
import { chooseLanguages, chooseRows, countStates, readFilter } from "./choose-rows.ts";
import { MeasureButton } from "./measure-button.tsx";
import { useMeasures } from "./measured.ts";
import { SaveBar } from "./save-bar.tsx";
import { ExportButton, ImportButton } from "./sheets.tsx";
import { TextFilters } from "./text-filters.tsx";
import { TextRows } from "./text-rows.tsx";
import { useTexts } from "./texts-store.ts";

const quietMs = 400;

export function TextsPage({ project, query }: PageProps): ReactElement {
  const { table, failure, load, undo, redo } = useTexts();
  const revision = useProject((store) => store.revision);
  const [isSaving, setSaving] = useState(false);
  const saveAll = useEffectEvent(async () => {
    const { documents, save } = useDocuments.getState();
    const edited = Object.values(documents).filter(({ isEdited }) => isEdited);
    setSaving(true);
    const { isBad } = await saveEverything(edited);
    // A file that cannot be saved says why, and holds no other one back.
    if (isBad) for (const { path } of edited) await save(path);
    setSaving(false);
  });

  useEffect(() => {
    void useDocuments.getState().restore();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may have other texts
  useEffect(() => {
    const timer = setTimeout(() => void load(), table === undefined ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [revision, load]);
  const press = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    const isField = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    const key = event.key.toLowerCase();
    if (key !== "s" && (isField || (key !== "z" && key !== "y"))) return;
    event.preventDefault();
    if (key !== "s") void (key === "y" || event.shiftKey ? redo() : undo());
    else {
      if (event.target instanceof HTMLElement) event.target.blur();
      void saveAll();
    }
  };
  return (
    <main className="page" onKeyDown={press}>
      <h1>Texts</h1>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {table === undefined ? (
        <p role="status">Reading the texts…</p>
      ) : (
        <Table {...{ project, table, query, isSaving }} onSave={() => void saveAll()} />
      )}
    </main>
  );
}

interface TableProps extends Pick<PageProps, "project" | "query"> {
  readonly table: TextTable;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

function Table({ project, table, query, isSaving, onSave }: TableProps): ReactElement {
  const filter = readFilter(query);
  const languages = chooseLanguages(table, filter, project);
  const wanted = filter.language === "" ? languages : [filter.language];
  const measured = useMeasures((store) => store.measured);
  const sort = (): readonly string[] => chooseRows(table, filter, wanted, measured);
  // Rows stay where they are while somebody writes, until other ones are asked for.
  const asked = JSON.stringify([filter, table.rows.length, filter.state === "long" && measured.size]);
  const [order, setOrder] = useState({ asked, keys: sort() });
  if (order.asked !== asked) setOrder({ asked, keys: sort() });
  const rows = new Map(table.rows.map((row) => [row.key, row]));
  const shown = order.keys.flatMap((key) => rows.get(key) ?? []);
  return (
    <>
      <TextFilters {...{ project, table, query, shown }} counts={countStates(table, wanted)} />
      <SaveBar isSaving={isSaving} onSave={onSave} onSort={() => setOrder({ asked, keys: sort() })}>
        <MeasureButton {...{ project, table, languages, shown }} />
        <ExportButton filter={filter} />
        <ImportButton />
      </SaveBar>
      <TextRows rows={shown} languages={languages} hasPseudo={query.get("pseudo") === "shown"} of={order.asked} />
    </>
  );
}
