/** The project as the server sees it, shared by all pages of the studio. */
import { create } from "zustand";
import type { ProjectSummary } from "../protocol.ts";
import { call } from "./call.ts";

interface ProjectStore {
  readonly project?: ProjectSummary;
  /** Why it could not be read. */
  readonly failure?: string;
  /** Goes up whenever something may look different. */
  readonly revision: number;
  /** Reads it again; of several that overlap the last one counts. */
  refresh(): Promise<void>;
  /** Something was typed or saved: pictures are made again, and the project is read when nobody types. */
  touch(): void;
}

const quietMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn = 0;

export const useProject = create<ProjectStore>((set, get) => ({
  revision: 0,
  async refresh() {
    const own = ++turn;
    try {
      const project = await call("project", {});
      if (own === turn) set({ project, failure: undefined });
    } catch (error) {
      if (own === turn) set({ failure: error instanceof Error ? error.message : String(error) });
    }
  },
  touch() {
    set({ revision: get().revision + 1 });
    clearTimeout(timer);
    timer = setTimeout(() => void get().refresh(), quietMs);
  },
}));
