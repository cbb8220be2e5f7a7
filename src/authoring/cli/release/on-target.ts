/** What the commands about releases have in common: the target, who moves its pointer, and what is said when somebody else was first. */
import { userInfo } from "node:os";
import { quoteName, suggestName } from "../../../core/format/index.ts";
import { listReleases, type Mover, openTarget, type Pointer, type SeenPointer, type Target } from "../../operate/release/index.ts";
import { readGitUser } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type CommandOption, dryRunOption, jsonOption } from "../command.ts";

export const targetOptions: { readonly to: CommandOption; readonly json: CommandOption } = {
  to: { value: "<target>", help: "Where the releases are: a folder that a server serves, or `s3://bucket/prefix`." },
  json: jsonOption,
};

export const cautiousOption = { "dry-run": dryRunOption };

export async function findTarget({ get }: Arguments, { root, cwd }: CliContext): Promise<Target> {
  const address = get("to");
  if (address === undefined) throw new UsageError("Say where the releases are: `--to <folder>` or `--to s3://<bucket>/<prefix>`.");
  return openTarget(address, root, cwd);
}

/** Fails where nothing was released yet. */
export async function readLive(target: Target): Promise<SeenPointer & { readonly pointer: Pointer }> {
  const { pointer, version } = await target.readPointer(true);
  if (pointer === undefined)
    throw new UsageError(`Nothing was released to ${quoteName(target.name)} yet. \`npx layar release --to ${target.name}\` does so.`);
  return { pointer, version };
}

/** For who has named a release that is not there; '' where none is like it. */
export async function suggestRelease(target: Target, id: string): Promise<string> {
  const { manifests } = await listReleases(target);
  return (
    suggestName(
      id,
      manifests.map((one) => one.id),
    ) ?? ""
  );
}

export function whoMoves(root: string): Mover {
  return { by: readGitUser(root) ?? machineUser(), at: new Date().toISOString() };
}

/** In a container somebody may run it who has no name. */
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ""}`.trim();
  }
}

/** Exit code 3: nothing was changed, because the pointer is no longer what it was when the command began. */
export async function sayWhoWon(target: Target, given: Arguments, { write, logError }: CliContext): Promise<ExitCode> {
  const { pointer } = await target.readPointer(true);
  if (given.has("json")) write(`${JSON.stringify({ won: pointer }, null, 2)}\n`);
  logError(`Visitors get what they got: ${describeWinner(pointer)}. Look at \`status\`, then run the command again.\n`);
  return 3;
}

function describeWinner(pointer: Pointer | undefined): string {
  if (pointer === undefined) return "somebody changed the pointer";
  const { prune, by, at } = pointer;
  if (prune && prune.at > at) return `${prune.by} was first at ${prune.at} and ${prune.isOver ? "removed files" : "removes files"}`;
  return `${by} was first at ${at} and made ${describePointer(pointer)}`;
}

/** Exit code 3 while somebody removes files: a release might count on one that goes. */
export function refuseWhilePruned({ prune }: Pointer, given: Arguments, { write, logError }: CliContext): ExitCode | undefined {
  if (prune === undefined || prune.isOver) return undefined;
  if (given.has("json")) write(`${JSON.stringify({ prune }, null, 2)}\n`);
  logError(`${describePrune(prune)} No release begins meanwhile. If it was cut, \`prune\` finishes it.\n`);
  return 3;
}

export const describePrune = ({ by, at }: NonNullable<Pointer["prune"]>): string => `${by} has been removing files since ${at}.`;

export function describePointer({ live, next, share }: Pointer): string {
  return next === null ? `${live} live` : `${live} live, and ${next} for ${share} of 100 visitors`;
}
