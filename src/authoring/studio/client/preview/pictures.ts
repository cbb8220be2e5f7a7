/** Makes pictures of screens in a few hidden frames: what somebody sees first, and nothing twice. */
import type { Picture, ToFrame } from "../../protocol/preview.ts";
import { askFrame, openFrame } from "./ask-frame.ts";
import { loadShow } from "./load-show.ts";
import type { PreviewState } from "./preview-state.ts";

export interface TakenPicture {
  readonly picture: Picture;
  readonly isStale: boolean;
}

interface Order {
  isSeen(): boolean;
  start(frame: HTMLIFrameElement): Promise<void>;
}

/** While one waits for responses and for the display, others draw. */
const frames = 2;
/** Enough for a start page in a few circumstances. */
const mostKept = 200;

export function createPictureMaker() {
  const orders: Order[] = [];
  /** By what is drawn: a module is named after its content. */
  const drawn = new Map<string, Promise<Picture>>();
  const free: HTMLIFrameElement[] = [];
  let opened = 0;
  let isOpening = false;

  const work = async (frame: HTMLIFrameElement): Promise<void> => {
    const at = orders.findIndex(({ isSeen }) => isSeen());
    const [order] = orders.splice(Math.max(0, at), 1);
    if (order === undefined) {
      free.push(frame);
      return;
    }
    await order.start(frame);
    await work(frame);
  };
  /** One after the other: the next one finds what it fetches in the browser. */
  const open = (): void => {
    if (isOpening || opened === frames || orders.length === 0) return;
    isOpening = true;
    opened++;
    void openFrame().then((frame) => {
      isOpening = false;
      open();
      return work(frame);
    });
  };
  const call = (order: Order): void => {
    orders.push(order);
    const frame = free.pop();
    if (frame !== undefined) void work(frame);
    else open();
  };
  const take = async (frame: HTMLIFrameElement, screen: string, previewState: PreviewState): Promise<TakenPicture | undefined> => {
    const { show, isStale, data } = await loadShow(screen, previewState, { session: crypto.randomUUID(), isFresh: true });
    if (show === undefined) return undefined;
    const { width, height } = previewState;
    const key = JSON.stringify({ ...show, session: "", width, height, data });
    const picture = drawn.get(key) ?? draw(frame, show, { width, height });
    drawn.delete(key);
    drawn.set(key, picture);
    for (const oldest of [...drawn.keys()].slice(0, Math.max(0, drawn.size - mostKept))) drawn.delete(oldest);
    picture.catch(() => drawn.delete(key));
    return { picture: await picture, isStale };
  };
  const order = <T>(isSeen: () => boolean, run: (frame: HTMLIFrameElement) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => call({ isSeen, start: (frame) => run(frame).then(resolve, reject) }));
  return {
    /** Of something else than a screen, in a window of this size. */
    takeOf: (show: ToFrame, size: Size) => order(isAlwaysSeen, (frame) => draw(frame, show, size)),
    /** Undefined where the screen has never been without problems. `isSeen` is asked when a frame is free. */
    take: (screen: string, previewState: PreviewState, isSeen = isAlwaysSeen) =>
      order(isSeen, (frame) => take(frame, screen, previewState)),
  };
}

const isAlwaysSeen = (): boolean => true;

interface Size {
  readonly width: number;
  readonly height: number;
}

async function draw(frame: HTMLIFrameElement, show: ToFrame, { width, height }: Size): Promise<Picture> {
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  return (await askFrame(frame, { show, question: { kind: "picture" }, reply: "picture" })).picture;
}
