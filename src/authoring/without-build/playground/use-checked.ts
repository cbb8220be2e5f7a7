import { useEffect, useState } from "react";
import { check } from "./ask-worker.ts";
import type { Texts } from "./examples.ts";
import type { Problem } from "./protocol.ts";

export interface Checked {
  readonly files: Texts;
  readonly problems: readonly Problem[];
}

/** How long nobody types before the files are checked. */
const pauseMs = 150;

/** What was checked last; undefined until something was. */
export function useChecked(files: Texts): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => void check(files).then((problems) => isNewest && setChecked({ files, problems })), pauseMs);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [files]);
  return checked;
}
