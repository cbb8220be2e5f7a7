import type { IconName } from "./icon.tsx";

/** What a colour means. */
export type Tone = "ok" | "warn" | "danger" | "failure" | "info" | "neutral" | "accent";

/**
 * Gives the drawing that shows a tone without its colour; undefined for a tone that says nothing good or bad.
 *
 * @example
 * const icon = toneIconOf("warn");
 * return <p>{icon && <Icon name={icon} />}{text}</p>;
 */
export function toneIconOf(tone: Tone): IconName | undefined {
  if (tone === "neutral" || tone === "accent") return undefined;
  if (tone === "ok") return "check";
  return tone === "info" ? "info" : "alert";
}
