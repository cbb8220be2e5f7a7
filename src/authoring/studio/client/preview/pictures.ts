/** Makes pictures of screens, one after the other in one hidden frame. */

import type { FromFrame, Picture, ToFrame } from "../../preview-protocol.ts";
import { studioPath } from "../../protocol.ts";
import type { Circumstances } from "./circumstances.ts";
import { loadShow } from "./load-show.ts";

export interface PictureMaker {
  /** Undefined where the screen has never been without problems. */
  take(screen: string, circumstances: Circumstances): Promise<{ readonly picture: Picture; readonly isStale: boolean } | undefined>;
  /** Of something else than a screen, in a window of this size. */
  takeOf(show: ToFrame, size: Pick<Circumstances, "width" | "height">): Promise<Picture>;
}

export function createPictureMaker(): PictureMaker {
  let frame: Promise<HTMLIFrameElement> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const takeOf: PictureMaker["takeOf"] = async (show, { width, height }) => {
    frame ??= openFrame();
    const host = await frame;
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
    const taken = nextMessage(host, "picture");
    host.contentWindow?.postMessage(show, location.origin);
    host.contentWindow?.postMessage({ kind: "picture" }, location.origin);
    return (await taken).picture;
  };
  const take: PictureMaker["take"] = async (screen, circumstances) => {
    const { show, isStale } = await loadShow(screen, circumstances, { session: crypto.randomUUID(), isFresh: true });
    return show && { picture: await takeOf(show, circumstances), isStale };
  };
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const taken = last.then(run);
    last = taken.catch(() => undefined);
    return taken;
  };
  return {
    take: (screen, circumstances) => inTurn(() => take(screen, circumstances)),
    takeOf: (show, size) => inTurn(() => takeOf(show, size)),
  };
}

export async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.title = "Makes pictures";
  frame.inert = true;
  frame.ariaHidden = "true";
  // Laid out and painted, or else nothing in it would be measured.
  frame.style.cssText = "position: fixed; inset: 0 auto auto 100%; border: 0; visibility: hidden";
  frame.src = `${studioPath}/preview`;
  document.body.append(frame);
  await nextMessage(frame, "ready");
  return frame;
}

export function nextMessage<Kind extends FromFrame["kind"]>(
  frame: HTMLIFrameElement,
  kind: Kind,
): Promise<Extract<FromFrame, { kind: Kind }>> {
  return new Promise((resolve) => {
    const listen = ({ data, origin, source }: MessageEvent<FromFrame>): void => {
      if (origin !== location.origin || source !== frame.contentWindow || !isOf(data, kind)) return;
      window.removeEventListener("message", listen);
      resolve(data);
    };
    window.addEventListener("message", listen);
  });
}

function isOf<Kind extends FromFrame["kind"]>(message: FromFrame, kind: Kind): message is Extract<FromFrame, { kind: Kind }> {
  return message.kind === kind;
}
