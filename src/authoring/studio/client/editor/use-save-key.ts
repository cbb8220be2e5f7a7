/** Ctrl+S anywhere beside the text: a form writes several files, so that all that was typed is saved. */
import { type KeyboardEvent, useState } from "react";
import { useDocuments } from "./documents.ts";
import { whenEdited } from "./pending-edits.ts";
import { saveEverything } from "./save-everything.ts";

export function useSaveKey() {
  const [said, setSaid] = useState("");
  const saveOnKey = (event: KeyboardEvent): void => {
    // The text saves its own file.
    if (event.defaultPrevented || event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A field hands over what was typed last when it is left.
    if (event.target instanceof HTMLElement) {
      event.target.blur();
      event.target.focus();
    }
    void saveEdited().then(setSaid);
  };
  return { said, saveOnKey };
}

async function saveEdited(): Promise<string> {
  await whenEdited();
  const edited = Object.values(useDocuments.getState().documents).filter(({ isEdited }) => isEdited);
  if (edited.length === 0) return "Everything is saved.";
  return (await saveEverything(edited)).text;
}
