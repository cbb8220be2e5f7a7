/** A frame of the studio: says when it is ready, sends what it gets, and passes on what it says. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { listenTo } from "../../protocol/messages.ts";
import type { FromFrame, ToFrame } from "../../protocol/preview.ts";
import { goToRegion } from "../shell/regions.ts";

export type Send = (message: ToFrame) => void;

export function useFrame(onMessage: (message: FromFrame, send: Send) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const send = useCallback<Send>((message) => frame.current?.contentWindow?.postMessage(message, location.origin), []);
  const receive = useEffectEvent((message: FromFrame) => {
    if (message.kind === "ready") setReady(true);
    if (message.kind === "region") goToRegion(message.step);
    onMessage(message, send);
  });
  useEffect(() => (frame.current ? listenTo<FromFrame>(frame.current, (message) => receive(message)) : undefined), []);
  return { frame, isReady, send };
}
