/**
 * Who is responsible for a release: an Ed25519 signature of its manifest, which has the hash of each file, what the checks said, and what
 * the release means in law. Nobody who can write to the target changes any of it unseen.
 */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { hashOf } from "./hash.ts";
import { manifestPath } from "./manifest.ts";
import type { Target } from "./target/target.ts";

const signaturePath = (id: string): string => `releases/${id}/manifest.sig`;

/** Undefined for what is no key of this kind. */
export function readKey(pem: Buffer, kind: "private" | "public"): KeyObject | undefined {
  try {
    const key = kind === "private" ? createPrivateKey(pem) : createPublicKey(pem);
    return key.asymmetricKeyType === "ed25519" ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Of the manifest as it was written, and not as it is read again: somebody else may have changed it meanwhile. */
export async function signManifest(target: Target, id: string, manifest: Buffer, key: KeyObject): Promise<void> {
  const content = Buffer.from(`${sign(null, manifest, key).toString("base64")}\n`);
  await target.writeOver({ path: signaturePath(id), content, hash: hashOf(content) });
}

/** `other`: another key has signed it, or its manifest was changed since. */
export type SignedBy = "key" | "nobody" | "other";

/** `key`: either half of it. */
export async function findSigner(target: Target, id: string, key: KeyObject): Promise<SignedBy> {
  const [manifest, signature] = await Promise.all([target.read(manifestPath(id)), target.read(signaturePath(id))]);
  if (signature === undefined) return "nobody";
  const isSigned = manifest !== undefined && verify(null, manifest, key, Buffer.from(signature.toString().trim(), "base64"));
  return isSigned ? "key" : "other";
}
