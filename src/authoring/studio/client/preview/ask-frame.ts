/** Hidden frames: shows something in one, and asks how it came out. */
import { studioPath } from "../../protocol/index.ts";
import { listenTo } from "../../protocol/messages.ts";
import type { FromFrame, MeasureTexts, TakePicture, ToFrame } from "../../protocol/preview.ts";

type Question = Unnumbered<TakePicture> | Unnumbered<MeasureTexts>;
type Unnumbered<Asked> = Omit<Asked, "number">;
type Reply = Extract<FromFrame, { readonly number: number }>;

let asked = 0;

export async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.title = "Makes pictures";
  frame.inert = true;
  frame.ariaHidden = "true";
  // Laid out and painted, or else nothing in it would be measured.
  frame.style.cssText = "position: fixed; inset: 0 auto auto 100%; border: 0; visibility: hidden";
  frame.src = `${studioPath}/preview`;
  document.body.append(frame);
  await new Promise<void>((resolve) => {
    const stop = listenTo<FromFrame>(frame, ({ kind }) => {
      if (kind !== "ready") return;
      stop();
      resolve();
    });
  });
  return frame;
}

/** Asked again when the frame is loaded again before it has replied: the new page knows of nothing. */
export function askFrame<Kind extends Reply["kind"]>(
  frame: HTMLIFrameElement,
  { show, question, reply }: { readonly show: ToFrame; readonly question: Question; readonly reply: Kind },
): Promise<Extract<Reply, { kind: Kind }>> {
  const number = ++asked;
  const send = (): void => {
    frame.contentWindow?.postMessage(show, location.origin);
    frame.contentWindow?.postMessage({ ...question, number }, location.origin);
  };
  return new Promise((resolve) => {
    const stop = listenTo<FromFrame>(frame, (message) => {
      if (message.kind === "ready") send();
      if (!isReply(message, reply) || message.number !== number) return;
      stop();
      resolve(message);
    });
    send();
  });
}

function isReply<Kind extends Reply["kind"]>(message: FromFrame, kind: Kind): message is Extract<Reply, { kind: Kind }> {
  return message.kind === kind;
}
