/** How commands keep to a grant: where it is read, what of the working copy goes beyond it, and the one way to write under it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../core/format/index.ts";
import { errorText } from "../../core/text/index.ts";
import { reportEach } from "../checker/index.ts";
import type { SourceFile } from "../compiler/index.ts";
import { type HeldGrant, holdGrant } from "../edits/grants/index.ts";
import { refuseElsewhere, writeWholeFiles } from "../project/index.ts";
import { type CliContext, UsageError } from "./cli-context.ts";
import type { Arguments, CommandOption } from "./command.ts";
import { generatedFiles } from "./commands/generate.ts";

export const grantOptions: { readonly [name: string]: CommandOption } = {
  grant: { value: "<file>", help: "Refuses what this file does not allow: which screens, markets, texts, pictures, dates and actions." },
  since: { value: "<commit>", help: "With --grant: compares with this commit; default is `HEAD`." },
};

/** The grant that the arguments name, or the one that is held already. @throws {UsageError} Where it cannot be read. */
export function readHeldGrant({ get }: Arguments, context: CliContext): HeldGrant | undefined {
  const [file, since] = [get("grant"), get("since")];
  if (file === undefined && since !== undefined) throw new UsageError("`--since` says since when a `--grant` holds: give both.");
  if (file === undefined) return context.grant;
  try {
    const found = holdGrant(context, file, since ?? "HEAD");
    if ("held" in found) return found.held;
    throw new Error(reportEach(found.problems, new Map([[file, found.text]])));
  } catch (error) {
    throw new UsageError(errorText(error));
  }
}

/** What of the working copy goes beyond a grant. What follows from granted definitions by itself does not. */
export async function findBeyond(root: string, grant: HeldGrant): Promise<Problem[]> {
  const changes = grant.listChanges();
  const isGenerated = /\.gen\.|\.d\.ts$/;
  const generated = changes.some(({ path }) => isGenerated.test(path)) ? await generatedFiles(root) : new Map<string, string>();
  return grant.judge(
    changes.filter(
      ({ path, how }) => how !== "changed" || !generated.has(path) || generated.get(path) !== readFileSync(join(root, path), "utf8"),
    ),
  );
}

/** Why files must not be written: what would go beyond the grant that is held; undefined where nothing would. */
export function refuseFiles({ grant }: Pick<CliContext, "grant">, files: readonly SourceFile[]): string | undefined {
  const beyond = grant?.judgeWritten(files) ?? [];
  if (beyond.length === 0) return undefined;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return `Nothing was written, because it goes beyond the grant.\n\n${reportEach(beyond, texts)}`;
}

/** Writes definitions, or nothing where one leads out of the project or goes beyond the grant that is held. @throws {UsageError} */
export function saveFiles(context: CliContext, files: readonly SourceFile[]): void {
  const [elsewhere] = files.flatMap(({ path }) => refuseElsewhere(context.root, path) ?? []);
  const refused = elsewhere ?? refuseFiles(context, files);
  if (refused !== undefined) throw new UsageError(refused);
  writeWholeFiles(context.root, files);
}
