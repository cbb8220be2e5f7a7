/** Sends one photo at a time and holds each until the server has taken it or the user removes it. */

import { type OnHold, type OnProgress, useLayout } from "layar/widget-kit";
import { useEffect, useRef, useState } from "react";

export interface Photo {
  /** Another for each photo. */
  readonly id: number;
  readonly file: File;
  /** Address of the photo on the device. */
  readonly preview: string;
  /** Share that was sent, 0 to 1. */
  readonly share: number;
  /** Why it was not taken in, '' where nobody said; absent while it is being sent. */
  readonly refusal?: string;
}

/** The address under which a photo was taken in, or why it was not. */
type Reply = string | { readonly refused: string } | undefined;

interface UploadPorts {
  send(file: File, onProgress: OnProgress): Promise<Reply>;
  done(url: string): void;
  readonly hold: OnHold | undefined;
  /** What to do about a refused photo. */
  readonly refusedHelp: string;
}

export interface Upload {
  /** Those that the server has not taken in. */
  readonly photos: readonly Photo[];
  readonly isSending: boolean;
  start(file: File): void;
  retry(photo: Photo): void;
  remove(photo: Photo): void;
}

/** What makes a photo smaller is fetched with the first one: a form that is sent without photos never needs it. */
const shrink = (file: File): Promise<File> => import("./shrink.ts").then((module) => module.shrink(file));

const nothing: readonly Photo[] = [];

export function useUpload(ports: UploadPorts): Upload {
  const [photos, setPhotos] = useState(nothing);
  const latest = useRef<UploadPorts | null>(ports);
  const count = useRef(0);
  useLayout(() => {
    latest.current = ports;
  });
  const isSending = photos.some(({ refusal }) => refusal === undefined);
  const hold = isSending || (photos.length > 0 && ports.refusedHelp) || undefined;
  useLayout(() => latest.current?.hold?.(hold), [hold]);
  const shown = useRef(photos);
  useEffect(() => {
    for (const { preview } of shown.current.filter(({ id }) => !photos.some((photo) => photo.id === id))) URL.revokeObjectURL(preview);
    shown.current = photos;
  }, [photos]);
  // A photo that was taken in after the field has gone is nobody's.
  useLayout(
    () => () => {
      latest.current?.hold?.();
      latest.current = null;
      for (const { preview } of shown.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const remove = ({ id }: Photo) => setPhotos((all) => all.filter((photo) => photo.id !== id));
  const update = (photo: Photo) => setPhotos((all) => all.map((one) => (one.id === photo.id ? photo : one)));
  const send = async (photo: Photo) => {
    const small = await shrink(photo.file).catch(() => undefined);
    const reply = small && (await latest.current?.send(small, (share) => update({ ...photo, share })));
    if (typeof reply !== "string" || !reply) return update({ ...photo, refusal: typeof reply === "object" ? reply.refused : "" });
    remove(photo);
    latest.current?.done(reply);
  };
  return {
    photos,
    isSending,
    start(file) {
      const photo = { id: count.current++, file, preview: URL.createObjectURL(file), share: 0 };
      setPhotos((all) => [...all, photo]);
      void send(photo);
    },
    retry({ refusal: _, ...photo }) {
      update(photo);
      void send(photo);
    },
    remove,
  };
}
