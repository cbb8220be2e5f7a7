/** The history of the open text, for whatever else changes it: a form and its text have one. */
interface History {
  undo(): boolean;
  redo(): boolean;
}

let current: History | undefined;

export function setHistory(history: History | undefined): void {
  current = history;
}

export const undoChange = (): void => void current?.undo();
export const redoChange = (): void => void current?.redo();
