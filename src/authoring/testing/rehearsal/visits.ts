/** Recorded visits in files: a recording of the studio, or one on each line. */
import { type Recording, readRecording } from "../../studio/protocol/recording.ts";

export interface RecordedVisit extends Recording {
  /** Where it stands: a file, or a file and a line. */
  readonly name: string;
}

/** The visits in a text, and the names of lines that hold none. */
export function readVisits(file: string, text: string): { readonly visits: readonly RecordedVisit[]; readonly refused: readonly string[] } {
  const whole = readRecording(text);
  if (whole !== undefined) return { visits: [{ ...whole, name: file }], refused: [] };
  const visits: RecordedVisit[] = [];
  const refused: string[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const recording = readRecording(line);
    const name = `${file}:${at + 1}`;
    if (recording === undefined) refused.push(name);
    else visits.push({ ...recording, name });
  }
  return { visits, refused };
}
