/** A recording on its way from the panel in the app to the page of its screen, where it is replayed. */
import { type Recording, readRecording } from "../../protocol/recording.ts";

const key = "layar.studio.handed-over";

export function handOver(recording: Recording): void {
  localStorage.setItem(key, JSON.stringify(recording));
}

export function isHandedOver(screen: string): boolean {
  return read(screen) !== undefined;
}

/** Gives it once. */
export function takeHandedOver(screen: string): Recording | undefined {
  const recording = read(screen);
  if (recording !== undefined) localStorage.removeItem(key);
  return recording;
}

function read(screen: string): Recording | undefined {
  const recording = readRecording(localStorage.getItem(key) ?? "");
  return recording?.screen === screen ? recording : undefined;
}
