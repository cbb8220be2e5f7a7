/** What `release` prints. */
import { count } from "../../../core/text/index.ts";
import type { Manifest } from "../../operate/release/index.ts";
import { type LawLine, writeLaw } from "../diff/law.ts";

export interface Differences {
  readonly changes: readonly string[];
  readonly law: readonly LawLine[];
}

interface DryRun {
  readonly id: string;
  /** Undefined before the first release. */
  readonly live: string | undefined;
  /** The release with which it is compared; undefined where there is none. */
  readonly against: string | undefined;
  readonly share: number;
  /** Undefined where nobody knows. */
  readonly differences: Differences | undefined;
  readonly sent: readonly { readonly path: string; readonly bytes: number }[];
}

export function writeDryRun(run: DryRun, isJson: boolean): string {
  const { id, live, against, share, differences, sent } = run;
  const { changes, law } = differences ?? { changes: null, law: null };
  if (isJson) return `${JSON.stringify({ id, live, share, changes, law, sent }, null, 2)}\n`;
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
  return [
    describePlan(run),
    ...writeChanges(against, changes),
    ...(against === undefined || law === null ? [] : ["", writeLaw(law)]),
    sent.length === 0 ? "All of its files are there." : `${count(sent.length, "file")} would be sent, ${Math.ceil(bytes / 1024)} KB:`,
    ...sent.map(({ path }) => `  ${path}`),
    "Nothing was sent.\n",
  ].join("\n");
}

function describePlan({ id, live, against, share }: DryRun): string {
  if (live === undefined) return `${id} would be the first release.`;
  if (live === id) return `${id} is live${against === undefined ? "" : `, and took the place of ${against}`}.`;
  return `${id} would ${share === 100 ? "take the place of" : `be for ${share} of 100 visitors beside`} ${live}.`;
}

function writeChanges(against: string | undefined, changes: readonly string[] | null): readonly string[] {
  if (against === undefined) return [];
  if (changes === null)
    return [
      `What differs from ${against} is not known, because its definitions are gone or not what was sent. \`release\` from its commit restores them.`,
    ];
  return changes.length === 0 ? ["No screen differs."] : ["What differs:", ...changes.map((line) => `  ${line}`)];
}

interface Outcome {
  readonly share: number;
  /** Visitors got it before the command began. */
  readonly isThere: boolean;
  readonly before: string | undefined;
  /** From what visitors got before: the manifest has those of the first time. Null where nobody knows. */
  readonly changes: readonly string[] | null;
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
