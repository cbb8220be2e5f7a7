import type { Settings } from "../../../core/format/index.ts";

/** Of a project without a settings file: nothing but the page's own host is allowed. */
export const defaultSettings: Settings = {
  hosts: { navigate: [], credentials: [], images: [], frames: [] },
  timeoutMs: 60_000,
  patienceMs: 8000,
  toast: { failureMs: 3_000, infoMs: 2_000, minimumMs: 300 },
};
