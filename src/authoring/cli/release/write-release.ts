/** What `release` prints. */
import { count } from "../../../core/text/index.ts";
import type { Manifest } from "../../operate/release/index.ts";
import { type LawLine, writeLaw } from "../diff/law.ts";

interface DryRun {
  readonly id: string;
  /** Undefined before the first release. */
  readonly live: string | undefined;
  readonly share: number;
  readonly changes: readonly string[];
  readonly law: readonly LawLine[];
  readonly sent: readonly { readonly path: string; readonly bytes: number }[];
}

export function writeDryRun(run: DryRun, isJson: boolean): string {
  if (isJson) return `${JSON.stringify(run, null, 2)}\n`;
  const { id, live, share, changes, law, sent } = run;
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
  return [
    live === undefined
      ? `${id} would be the first release.`
      : `${id} would ${share === 100 ? "take the place of" : `be for ${share} of 100 visitors beside`} ${live}.`,
    ...writeChanges(live, changes),
    ...(live === undefined ? [] : ["", writeLaw(law)]),
    sent.length === 0 ? "All of its files are there." : `${count(sent.length, "file")} would be sent, ${Math.ceil(bytes / 1024)} KB:`,
    ...sent.map(({ path }) => `  ${path}`),
    "Nothing was sent.\n",
  ].join("\n");
}

function writeChanges(live: string | undefined, changes: readonly string[]): readonly string[] {
  if (live === undefined) return [];
  return changes.length === 0 ? ["No screen differs."] : ["What differs:", ...changes.map((line) => `  ${line}`)];
}

interface Outcome {
  readonly share: number;
  /** Visitors got it before the command began. */
  readonly isThere: boolean;
  readonly before: string | undefined;
  /** From what visitors got before: the manifest has those of the first time. */
  readonly changes: readonly string[];
}

export function writeReleased(manifest: Manifest, { share, isThere, before, changes }: Outcome, isJson: boolean): string {
  const { id, files } = manifest;
  if (isJson)
    return `${JSON.stringify({ id, share, isThere, before: before ?? null, changes, files: Object.keys(files).length }, null, 2)}\n`;
  const who = share === 100 ? "live" : `what ${share} of 100 visitors get`;
  const again =
    before === undefined || isThere ? "" : ` \`rollback\` makes ${before} ${share === 100 ? "live again" : "what all of them get"}.`;
  return [...(isThere ? [] : writeChanges(before, changes)), `${id} is ${who}${isThere ? " already" : ""}.${again}\n`].join("\n");
}
