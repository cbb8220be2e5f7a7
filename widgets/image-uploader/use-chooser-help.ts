/** Finds out that no photo picker has opened: a shell that gives the web view none does not say so. */
import { useCallback, useEffect, useRef, useState } from "react";

/** A picker takes the screen, or tells of a choice, within this time. */
const patienceMs = 5000;

export interface ChooserHelp {
  readonly isNeeded: boolean;
  /** The borrower has asked for the picker. */
  asked(): void;
  /** The picker has answered. */
  answered(): void;
}

export function useChooserHelp(): ChooserHelp {
  const [isNeeded, setNeeded] = useState(false);
  const timer = useRef<number>(undefined);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => {
    window.addEventListener("blur", stop);
    document.addEventListener("visibilitychange", stop);
    return () => {
      stop();
      window.removeEventListener("blur", stop);
      document.removeEventListener("visibilitychange", stop);
    };
  }, [stop]);
  return {
    isNeeded,
    asked() {
      stop();
      timer.current = window.setTimeout(() => setNeeded(true), patienceMs);
    },
    answered() {
      stop();
      setNeeded(false);
    },
  };
}
