// What was done counts as seen once the screen that it led to is ready. That screen may be on a page of its own, so that
// the record of the commit says which one it is.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import type { Ports } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";

interface Following {
  /** The screen opens: it is the one that follows what has just been done on another. */
  open(): void;
  ready(): void;
}

export function openFollowing({ device, visit }: Ports, { id, commits }: ScreenPlan): Following {
  function change(from: string | true, to: { readonly follows?: string; readonly isUnseen?: false }): void {
    for (const area of [device, visit])
      for (const key of area.keys()) {
        if (!key.startsWith(intentPrefix) || readOwn(commits, key.split(".")[3] ?? "")) continue;
        const record = parseJson(area.read(key));
        // In the visit it is as this tab has led on; another one has nothing to do with it.
        const led = visit.lasts() ? parseJson(visit.read(key)) : record;
        if (isObject(record) && isObject(led) && readOwn(led, "follows") === from)
          area.write(key, JSON.stringify({ ...record, follows: undefined, ...to }));
      }
  }
  return {
    open: () => change(true, { follows: id }),
    ready: () => change(id, { isUnseen: false }),
  };
}
