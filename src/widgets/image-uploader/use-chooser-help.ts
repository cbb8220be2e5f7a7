/** Finds out that no photo picker has opened: a shell that gives the web view none does not say so. */
import { useCallback, useEffect, useRef, useState } from "react";

/** A picker covers the page, or reports a choice, within this time. */
const patienceMs = 5000;
/** The picker was opened, or was closed without a choice; React has no event for the latter. */
const signs = ["blur", "visibilitychange", "cancel"];

export interface ChooserHelp {
  readonly isNeeded: boolean;
  /** The user has asked for the picker. */
  asked(): void;
  /** The picker has returned. */
  answered(): void;
}

export function useChooserHelp(): ChooserHelp {
  const [isNeeded, setNeeded] = useState(false);
  const timer = useRef<number>(undefined);
  const answered = useCallback(() => {
    window.clearTimeout(timer.current);
    setNeeded(false);
  }, []);
  useEffect(() => {
    for (const sign of signs) window.addEventListener(sign, answered);
    return () => {
      answered();
      for (const sign of signs) window.removeEventListener(sign, answered);
    };
  }, [answered]);
  return {
    isNeeded,
    answered,
    asked() {
      answered();
      timer.current = window.setTimeout(() => setNeeded(true), patienceMs);
    },
  };
}
