/** The project as the server sees it, shared by all pages of the studio. */
import { create } from "zustand";
import { errorText } from "../../../core/text/index.ts";
import type { ProjectSummary } from "../protocol/index.ts";
import { call } from "./call.ts";

interface ProjectStore {
  readonly project?: ProjectSummary;
  /** When it was asked for, on the clock of the page. */
  readonly askedAt: number;
  readonly failure?: string;
  /** Goes up whenever something may look different. */
  readonly revision: number;
  /** Reads it again, until it succeeds; of several that overlap the last one counts. */
  refresh(): Promise<void>;
  /** Something was typed or saved: pictures are made again, and the project is read when nobody types. */
  touch(): void;
}

const quietMs = 300;
/** Until a server that did not respond is asked again. */
const againMs = 2_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn = 0;

export const useProject = create<ProjectStore>((set, get) => ({
  revision: 0,
  askedAt: 0,
  async refresh() {
    const own = ++turn;
    const askedAt = performance.now();
    try {
      const project = await call("project", {});
      if (own !== turn) return;
      // What could not be asked meanwhile is asked again.
      const { failure, revision } = get();
      set({ project, askedAt, failure: undefined, revision: failure === undefined ? revision : revision + 1 });
    } catch (error) {
      if (own !== turn) return;
      set({ failure: errorText(error) });
      clearTimeout(timer);
      timer = setTimeout(() => void get().refresh(), againMs);
    }
  },
  touch() {
    set({ revision: get().revision + 1 });
    clearTimeout(timer);
    timer = setTimeout(() => void get().refresh(), quietMs);
  },
}));
