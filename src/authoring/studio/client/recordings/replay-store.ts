/** What is played again in the preview: a recording, or a test. */
import { create } from "zustand";
import type { FlowTest, FlowTestAct } from "../../../../core/format/index.ts";
import type { FromFrame, ToFrame } from "../../protocol/preview.ts";
import type { Recording } from "../../protocol/recording.ts";
import { useTrace } from "../panels/trace-store.ts";
import { listActs } from "./list-acts.ts";

type Given = NonNullable<FlowTest["given"]>;

export interface Replay {
  readonly title: string;
  readonly variant: string;
  readonly given: Given;
  readonly acts: readonly FlowTestAct[];
}

interface ReplayStore {
  /** The screen opens again whenever this goes up. */
  readonly run: number;
  readonly replay?: Replay;
  /** How many of the acts are done. */
  readonly done: number;
  readonly isBusy: boolean;
  readonly refusal?: string;
  readonly isRecording: boolean;
  readonly recording?: Recording;
  connect(send: (message: ToFrame) => void): void;
  take(message: FromFrame): void;
  startRecording(): void;
  hold(recording: Recording | undefined): void;
  open(replay: Replay): Promise<void>;
  step(): Promise<void>;
  play(): Promise<void>;
  back(): Promise<void>;
  close(): void;
}

const secondMs = 1000;
/** Nobody wants to watch a longer one: the rest passes at once. */
const longestWait = 5;

let transmit: ((message: ToFrame) => void) | undefined;
const waiting = new Map<FromFrame["kind"], (message: FromFrame) => void>();
const next = (kind: FromFrame["kind"]): Promise<FromFrame> => new Promise((resolve) => waiting.set(kind, resolve));

export const useReplay = create<ReplayStore>((set, get) => {
  /** Until the screen is open, which may be before its frame is there. */
  let opened: Promise<unknown> = Promise.resolve();
  const reopen = async (): Promise<void> => {
    opened = next("status");
    set({ run: get().run + 1, done: 0, refusal: undefined });
    await opened;
  };
  const perform = async (act: FlowTestAct): Promise<string | undefined> => {
    if ("wait" in act) {
      const watched = Math.min(act.wait, longestWait);
      await new Promise((resolve) => setTimeout(resolve, watched * secondMs));
      if (act.wait > watched) transmit?.({ kind: "pass", ms: (act.wait - watched) * secondMs });
      return undefined;
    }
    const node = "tap" in act ? act.tap : "fill" in act ? act.fill : "on" in act ? act.on : "";
    useTrace.getState().send({ kind: "mark", node });
    const performed = next("performed");
    transmit?.({ kind: "perform", act });
    const message = await performed;
    return message.kind === "performed" ? message.refusal : undefined;
  };
  const advance = async (until: number): Promise<void> => {
    const { replay, isBusy } = get();
    if (!replay || isBusy) return;
    set({ isBusy: true, refusal: undefined });
    await opened;
    for (const act of replay.acts.slice(get().done, until)) {
      const refusal = await perform(act);
      if (get().replay !== replay) return;
      if (refusal !== undefined) {
        set({ refusal });
        break;
      }
      set(({ done }) => ({ done: done + 1 }));
    }
    set({ isBusy: false });
  };
  return {
    run: 0,
    done: 0,
    isBusy: false,
    isRecording: false,
    connect(send) {
      transmit = send;
    },
    take(message) {
      waiting.get(message.kind)?.(message);
      waiting.delete(message.kind);
    },
    startRecording() {
      set(({ run }) => ({ run: run + 1, isRecording: true, recording: undefined, replay: undefined, refusal: undefined }));
    },
    hold: (recording) => set({ recording, isRecording: false }),
    async open(replay) {
      set({ replay, isBusy: false, isRecording: false });
      await reopen();
    },
    step: () => advance(get().done + 1),
    play: () => advance(get().replay?.acts.length ?? 0),
    async back() {
      const { done, isBusy } = get();
      if (isBusy || done === 0) return;
      await reopen();
      await advance(done - 1);
    },
    close: () => set(({ run }) => ({ run: run + 1, replay: undefined, isBusy: false, refusal: undefined })),
  };
});

export function replayOf(recording: Recording): Replay {
  const { variant, scenario, params, online, shell, flags, steps } = recording;
  const given: Given = { ...(scenario !== "" && { scenario }), params, online, shell, flags, retries: true };
  return { title: "Recording", variant, given, acts: listActs(steps) };
}
