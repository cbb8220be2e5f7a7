import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import type { SourceFile } from "../../compiler/index.ts";
import { openTarget, readDefinitions } from "../../operate/release/index.ts";
import { readTextFile, toProjectPath } from "../../project/index.ts";
import { type Finding, type RecordedVisit, type Rehearsal, readVisits, rehearse } from "../../testing/rehearsal/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { compileFolder, screenCompiler } from "../project-compiler.ts";
import { readCommit } from "../read-commit.ts";

const usualFolder = "tests/visits";

/** Says what recorded visits would meet that they did not meet before. */
export const rehearseVisits: Command = {
  name: "rehearse",
  forms: [{ takes: "", help: "Plays recorded visits without a browser, as things were and as they are now, and prints what differs." }],
  options: {
    visits: { value: "<path>", help: "A file with a recording, or with one on each line, or a folder of them. Default: `tests/visits`." },
    against: {
      value: "<what>",
      help: "Compares with a commit (default: `HEAD`), or with what is live in a folder or a bucket of releases.",
    },
    json: jsonOption,
  },
  run: runRehearse,
};

async function runRehearse(given: Arguments, context: CliContext): Promise<ExitCode> {
  const { root, cwd, write } = context;
  const named = given.get("visits");
  const visits = named === undefined ? readVisitFiles(root, usualFolder) : readVisitFiles(cwd, named);
  // By one compiler, so that what has not changed is the same and need not be played.
  const before = screenCompiler.compile(await readBefore(given.get("against") ?? "HEAD", context));
  const rehearsal = await rehearse(visits, before, compileFolder(root), (played) =>
    context.showProgress?.(played === visits.length ? "" : `Played ${played} of ${count(visits.length, "visit")}`),
  );
  const [first] = rehearsal.unplayed;
  if (given.has("json")) write(`${JSON.stringify(rehearsal, null, 2)}\n`);
  if (first !== undefined && rehearsal.played === 0)
    throw new UsageError(`No visit fits what is compared with; ${first.visit}: ${first.reason}`);
  if (!given.has("json")) write(writeText(rehearsal));
  return rehearsal.findings.length === 0 ? 0 : 1;
}

function readVisitFiles(from: string, path: string): RecordedVisit[] {
  const full = resolve(from, path);
  if (!existsSync(full))
    throw new UsageError(`${quoteName(path)} is not there. Name what the recorder of the studio has saved: \`--visits <path>\`.`);
  const files = statSync(full).isDirectory()
    ? readdirSync(full)
        .filter((name) => /\.jsonl?$/.test(name))
        .sort()
        .map((name) => join(full, name))
    : [full];
  const read = files.map((file) => readVisits(toProjectPath(from, file), readTextFile(file)));
  const [refused] = read.flatMap((one) => one.refused);
  if (refused !== undefined) throw new UsageError(`${quoteName(refused)} is no recording of the studio.`);
  const visits = read.flatMap((one) => one.visits);
  if (visits.length === 0) throw new UsageError(`${quoteName(path)} has no visits: no file in it ends in \`.json\` or \`.jsonl\`.`);
  return visits;
}

/** A folder that is there, and a bucket, hold releases; anything else is a commit. */
async function readBefore(against: string, { root, cwd }: CliContext): Promise<readonly SourceFile[]> {
  if (!against.startsWith("s3://") && !existsSync(join(resolve(cwd, against), "current.json"))) return readCommit(root, against);
  const target = await openTarget(against, root, cwd);
  const { pointer } = await target.readPointer(true);
  const files = pointer && (await readDefinitions(target, pointer.live));
  if (files === undefined) throw new UsageError(`${quoteName(against)} has no live release with its definitions.`);
  return files;
}

function writeText({ played, findings, unplayed }: Rehearsal): string {
  const [first] = unplayed;
  const differing = findings.reduce((all, { visits }) => all + visits.length, 0);
  const others = unplayed.length === 1 ? "One more visit does" : `${unplayed.length} more visits do`;
  return [
    ...findings.map(writeFinding),
    findings.length === 0
      ? `No differences in ${count(played, "visit")}.\n`
      : `${differing} of ${count(played, "visit")} differ, in ${count(findings.length, "way")}.\n`,
    ...(first === undefined ? [] : [`${others} not fit what is compared with; ${first.visit}: ${first.reason}\n`]),
  ].join("");
}

const mostLines = 8;
const mostVisits = 4;

function writeFinding({ screen, variants, visits, step, act, differences }: Finding): string {
  const [visit = "", ...more] = visits;
  const when = act === undefined ? "on opening" : `after step ${step}, ${act}`;
  const hidden = differences.length - mostLines;
  const lines = [
    `${screen} ${variants.join(", ")}, ${visit}, ${when}:`,
    ...differences.slice(0, mostLines),
    ...(hidden > 0 ? [`and ${count(hidden, "difference")} more`] : []),
    ...(more.length === 0 ? [] : [writeMore(more)]),
  ];
  return `${lines.join("\n  ")}\n`;
}

function writeMore(visits: readonly string[]): string {
  const named = visits.slice(0, mostVisits).join(", ");
  const hidden = visits.length - mostVisits;
  return hidden > 0 ? `The same in ${named} and ${hidden} more.` : `The same in ${named}.`;
}
