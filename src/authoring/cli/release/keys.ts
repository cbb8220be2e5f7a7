/** Keys with which releases are signed, and by which one knows who has signed them. */
import type { KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { findSigner, readKey, type Target } from "../../operate/release/index.ts";
import { type CliContext, UsageError } from "../cli-context.ts";
import type { Arguments, CommandOption } from "../command.ts";

export const signOption: { readonly sign: CommandOption } = {
  sign: { value: "<file>", help: "Signs the manifest with this private Ed25519 key, in PEM form. Default: it is not signed." },
};

export const trustOption: { readonly trust: CommandOption } = {
  trust: { value: "<file>", help: "Wants releases that the owner of this public Ed25519 key has signed, in PEM form." },
};

const kinds = { sign: "private", trust: "public" } as const;

/** The key that an option names; undefined where it is not given. */
export function findKey(option: keyof typeof kinds, { get }: Arguments, { cwd }: CliContext): KeyObject | undefined {
  const file = get(option);
  if (file === undefined) return undefined;
  const kind = kinds[option];
  const key = readKey(readPem(resolve(cwd, file), file), kind);
  if (key === undefined)
    throw new UsageError(
      `${quoteName(file)} holds no ${kind} Ed25519 key in PEM form. \`openssl genpkey -algorithm ed25519 -out release.key\` makes one, \`openssl pkey -in release.key -pubout -out release.pub\` its public half.`,
    );
  return key;
}

function readPem(path: string, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(`${quoteName(file)} cannot be read.`);
  }
}

/** Nothing where no key is wanted, and where it has signed the release. */
export async function refuseUnsigned(target: Target, id: string, given: Arguments, context: CliContext): Promise<void> {
  const key = findKey("trust", given, context);
  const signer = key && (await findSigner(target, id, key));
  if (signer === undefined || signer === "key") return;
  throw new UsageError(
    signer === "nobody"
      ? `Nobody has signed ${id}. Nothing was changed. \`release --sign <file>\` from its commit signs it.`
      : `${id} is signed with another key, or its manifest was changed since. Nothing was changed.`,
  );
}
