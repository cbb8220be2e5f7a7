/** Sheets for translators: out as a file, and back once their changes have been read. */
import { type ReactElement, useRef, useState } from "react";
import { decodeText, errorText } from "../../../../core/text/index.ts";
import { saveFile } from "../../code-editor/index.ts";
import { call } from "../call.ts";
import { Button } from "../parts/button.tsx";
import type { TextFilter } from "./choose-rows.ts";
import { ImportDialog, type ReadSheet } from "./import-dialog.tsx";

export function ExportButton({ filter: { language, screen, state } }: { readonly filter: TextFilter }): ReactElement {
  const save = async (): Promise<void> => {
    const { csv } = await call("exportTexts", { language, screen, only: state === "missing" ? "missing" : "" });
    // Spreadsheet programs read it as UTF-8 because of the mark.
    saveFile(["texts", screen, language, "csv"].filter(Boolean).join("."), "text/csv", "\uFEFF", csv);
  };
  return <Button text="Export" onClick={() => void save()} />;
}

export function ImportButton(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadSheet>();
  const take = async (file: File): Promise<void> => {
    const name = { name: file.name, csv: "" };
    setRead(name);
    try {
      const sheet = { ...name, csv: decodeText(new Uint8Array(await file.arrayBuffer())) };
      setRead({ ...sheet, found: await call("importTexts", { csv: sheet.csv }) });
    } catch (error) {
      setRead({ ...name, failure: errorText(error) });
    }
  };
  return (
    <>
      <Button text="Import…" onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Sheet to import"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = "";
        }}
      />
      {read && <ImportDialog {...read} onClose={() => setRead(undefined)} />}
    </>
  );
}
