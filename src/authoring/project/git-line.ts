/** Who wrote a line last, from git. */
import { execFile } from "node:child_process";

export interface LineChange {
  readonly author: string;
  /** Such as `2026-11-22`, where the author was. */
  readonly date: string;
  /** First line of the message of the commit. */
  readonly subject: string;
}

interface AskedLine {
  /** From the root of the project. */
  readonly path: string;
  /** The file as it is now, on the disk or not. */
  readonly text: string;
  /** The first is 1. */
  readonly line: number;
}

/** Who waits for it waits for nothing more important. */
const patienceMs = 2000;
const uncommitted = /^0+ /;

/** Undefined for a line that is not committed, and where git is not there, refuses or takes long. */
export async function readLineChange(root: string, { path, text, line }: AskedLine): Promise<LineChange | undefined> {
  const range = `${line},${line}`;
  const blamed = await runGit(root, ["blame", "--porcelain", "-w", "-L", range, "--contents", "-", "--", path], text);
  if (blamed === undefined || uncommitted.test(blamed)) return undefined;
  const read = (name: string): string => new RegExp(`^${name} (.*)$`, "m").exec(blamed)?.[1] ?? "";
  const author = read("author");
  return author === "" ? undefined : { author, date: writeDay(Number(read("author-time")), read("author-tz")), subject: read("summary") };
}

function writeDay(seconds: number, zone: string): string {
  const [, sign = "+", hours = "00", minutes = "00"] = /^([+-])(\d\d)(\d\d)$/.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -60 : 60);
  return new Date((seconds + ahead) * 1000).toISOString().slice(0, "2026-11-22".length);
}

function runGit(root: string, args: readonly string[], input: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile("git", [...args], { cwd: root, timeout: patienceMs }, (error, stdout) =>
      resolve(error === null ? stdout : undefined),
    );
    // Without git nobody reads it.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}
