/** The history of the open text, for whatever else changes it: a form and its text have one. */
interface History {
  /** Whether there was anything to take back. */
  undo(): boolean;
  redo(): boolean;
}

let current: History | undefined;

export function setHistory(history: History | undefined): void {
  current = history;
}

export function undoChange(): boolean {
  return current?.undo() ?? false;
}

export function redoChange(): boolean {
  return current?.redo() ?? false;
}
