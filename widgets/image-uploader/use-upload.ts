/** Sends one photo at a time and remembers it until the server has taken it in or the borrower gives it up. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OnProgress } from "../../src/view/widget-kit.ts";
import { shrink } from "./shrink.ts";

export interface Pending {
  readonly file: File;
  /** Address of the photo on the device. */
  readonly preview: string;
  /** Share that was sent, 0 to 1. */
  readonly share: number;
  readonly hasFailed: boolean;
}

export interface Upload {
  readonly pending: Pending | null;
  start(file: File): void;
  retry(): void;
  discard(): void;
}

interface UploadPorts {
  /** Gives the address under which the photo was taken in; nothing when it was not. */
  send(file: File, onProgress: OnProgress): Promise<string | undefined>;
  done(url: string): void;
}

export function useUpload(ports: UploadPorts): Upload {
  const [pending, setPending] = useState<Pending | null>(null);
  const latest = useRef(ports);
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const preview = pending?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const send = async (file: File, at: string) => {
    setPending({ file, preview: at, share: 0, hasFailed: false });
    const small = await shrink(file);
    const url = await latest.current.send(small, (share) => setPending((now) => now && { ...now, share }));
    if (!isOpen.current) return;
    setPending(url ? null : { file, preview: at, share: 0, hasFailed: true });
    if (url) latest.current.done(url);
  };
  return {
    pending,
    start: (file) => void send(file, URL.createObjectURL(file)),
    retry: () => pending && void send(pending.file, pending.preview),
    discard: () => setPending(null),
  };
}
