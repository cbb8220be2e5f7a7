import type { IconName } from "./icon.tsx";

type Tone = "ok" | "warn" | "danger" | "failure" | "info" | "neutral" | "accent";

/** Gives the drawing that shows a tone without its colour. */
export function toneIconOf(tone: Tone): IconName | undefined {
  if (tone === "neutral" || tone === "accent") return undefined;
  if (tone === "ok") return "check";
  return tone === "info" ? "info" : "alert";
}
