/** Sends one photo at a time and holds it until the server has taken it or the borrower discards it. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OnProgress } from "#widget-kit";

export interface Pending {
  readonly file: File;
  /** Address of the photo on the device. */
  readonly preview: string;
  /** Share that was sent, 0 to 1. */
  readonly share: number;
  readonly hasFailed?: true;
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

/** What makes a photo smaller is fetched with the first one: a form that is sent without photos never needs it. */
const shrink = (file: File): Promise<File> => import("./shrink.ts").then((module) => module.shrink(file));

export function useUpload(ports: UploadPorts): Upload {
  const [pending, setPending] = useState<Pending | null>(null);
  const latest = useRef<UploadPorts | null>(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  // A photo that was taken in after the field has gone is nobody's.
  useLayoutEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const preview = pending?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const send = async (file: File, at: string) => {
    const start: Pending = { file, preview: at, share: 0 };
    setPending(start);
    const small = await shrink(file).catch(() => undefined);
    const url = small && (await latest.current?.send(small, (share) => setPending((now) => now && { ...now, share })));
    setPending(url ? null : { ...start, hasFailed: true });
    if (url) latest.current?.done(url);
  };
  return {
    pending,
    start: (file) => void send(file, URL.createObjectURL(file)),
    retry: () => pending && void send(pending.file, pending.preview),
    discard: () => setPending(null),
  };
}
