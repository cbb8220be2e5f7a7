/** What is typed into a field: it goes into the file when the typing pauses or ends, and follows the file otherwise. */
import { useEffect, useRef, useState } from "react";

export function useWritten(value: string, onWrite: (value: string) => void, pauseMs = 250) {
  /** What is not in the file yet. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** On its way into the file, the oldest first. */
  const sent = useRef<string[]>([]);
  const newest = useRef(value);
  // The file has another text now. What was typed stays while somebody types on, or while only an earlier text has arrived.
  useEffect(() => {
    const at = sent.current.indexOf(value);
    const isEarlier = at >= 0 && at < sent.current.length - 1;
    sent.current = isEarlier ? sent.current.slice(at + 1) : [];
    if (!isEarlier && timer.current === undefined) setTyped(undefined);
  }, [value]);
  const write = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (newest.current === (sent.current.at(-1) ?? value)) return;
    sent.current.push(newest.current);
    onWrite(newest.current);
  };
  return {
    shown: typed ?? value,
    type(text: string): void {
      newest.current = text;
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, pauseMs);
    },
    /** The typing has ended. */
    end: () => timer.current !== undefined && write(),
  };
}
