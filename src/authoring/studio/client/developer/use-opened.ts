/** Which screen the app shows, and which variant of it. */
import { isObject } from "../../../../core/json/index.ts";
import type { OpenedScreen } from "../../protocol/inspection.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";
import { useLoaded } from "../parts/use-loaded.ts";

export interface Opened {
  readonly screen: string;
  /** '' until it is known, and where the files have none like it. */
  readonly variant: string;
}

export function useOpened(): Opened {
  const detail = useTrace(({ entries }) => [...entries].reverse().find(({ step }) => step === "open")?.detail);
  const { id = "", market = "", language = "", params = {} }: Partial<OpenedScreen> = isObject(detail) ? detail : {};
  const promotion = params["templateId"] ?? "";
  const find = () => call("variantOf", { screen: id, market, language, promotion }).catch(() => undefined);
  const found = useLoaded(() => (id === "" ? undefined : find()), [id, market, language, promotion]);
  return { screen: id, variant: found?.variant ?? "" };
}
