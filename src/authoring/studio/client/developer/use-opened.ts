/** Which screen the app shows, and which variant of it. */
import { useEffect, useState } from "react";
import { isObject } from "../../../../core/json/index.ts";
import type { OpenedScreen } from "../../protocol/inspection.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";

export interface Opened {
  readonly screen: string;
  /** '' until it is known, and where the files have none like it. */
  readonly variant: string;
}

export function useOpened(): Opened {
  const detail = useTrace(({ entries }) => [...entries].reverse().find(({ step }) => step === "open")?.detail);
  const [variant, setVariant] = useState("");
  const { id = "", market = "", language = "", params = {} }: Partial<OpenedScreen> = isObject(detail) ? detail : {};
  const promotion = params["templateId"] ?? "";
  useEffect(() => {
    let isCurrent = true;
    if (id !== "")
      call("variantOf", { screen: id, market, language, promotion }).then(
        (found) => isCurrent && setVariant(found.variant),
        () => isCurrent && setVariant(""),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, market, language, promotion]);
  return { screen: id, variant };
}
