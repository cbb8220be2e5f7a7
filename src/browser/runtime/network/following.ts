// What was done counts as seen once the screen that it led to is ready. That screen may be on a page of its own, so that
// the record of the commit says which one it is.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import type { Ports, Storage } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";

interface Following {
  /** The screen opens: it is the one that follows what has just been done on another. */
  open(): void;
  ready(): void;
}

export function openFollowing({ device, visit }: Ports, { route, commits }: ScreenPlan): Following {
  // Where a visit does not last to the next page, nothing distinguishes the tabs.
  const tab = visit.lasts() ? visit : device;
  function change(from: string | true, to: { readonly follows?: string; readonly isUnseen?: false }): void {
    for (const key of tab.keys()) {
      const find = (area: Storage): object | undefined => {
        const record = parseJson(area.read(key));
        return isObject(record) && readOwn(record, "follows") === from ? record : undefined;
      };
      // As this tab knows it: another one has not led on.
      if (!key.startsWith(intentPrefix) || readOwn(commits, key.split(".")[3] ?? "") || !find(tab)) continue;
      for (const area of [device, visit]) {
        const record = find(area);
        if (record) area.write(key, JSON.stringify({ ...record, follows: undefined, ...to }));
      }
    }
  }
  return {
    open: () => change(true, { follows: route }),
    ready: () => change(route, { isUnseen: false }),
  };
}
