/** A bucket, by the client that its makers offer: only who releases to one installs it. */
import { hashOf } from "../hash.ts";
import { readPointerText, writePointer } from "../pointer.ts";
import { isLibrary, type S3Client, type S3Library, statusOf } from "./s3-library.ts";
import { storageFacts } from "./storage-facts.ts";
import type { StoredFile, Target } from "./target.ts";

const libraryName = "@aws-sdk/client-s3";

/** The library is not installed. */
export class MissingLibraryError extends Error {
  override readonly name = "MissingLibraryError";
}

/** `s3://bucket/prefix`. Region, credentials and another endpoint come from where the library looks for them, such as `AWS_ENDPOINT_URL`. */
export async function s3Target(address: string): Promise<Target> {
  const { host: bucket, pathname } = new URL(address);
  const library = await loadLibrary();
  const client = new library.S3({
    forcePathStyle: process.env["AWS_ENDPOINT_URL"] !== undefined,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return targetOf(address, { client, bucket, prefix: pathname.replace(/^\/|\/$/g, "") });
}

async function loadLibrary(): Promise<S3Library> {
  try {
    const library: unknown = await import(/* @vite-ignore */ libraryName);
    if (isLibrary(library)) return library;
  } catch {
    // Said below.
  }
  throw new MissingLibraryError(`A release to a bucket needs \`npm install --save-dev ${libraryName}\`.`);
}

interface Place {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
}

function targetOf(name: string, place: Place): Target {
  const { client, bucket, prefix } = place;
  const keyOf = (path: string): string => (prefix === "" ? path : `${prefix}/${path}`);
  const at = (path: string) => ({ Bucket: bucket, Key: keyOf(path) });
  const get = (path: string) => orGone(client.getObject(at(path)));
  const head = (path: string) => orGone(client.headObject(at(path)));
  const put = (path: string, content: Buffer, condition: { readonly IfMatch?: string; readonly IfNoneMatch?: "*" }) =>
    isFirst(client.putObject({ ...at(path), ...condition, ...storageFacts(path), Body: content, Metadata: { sha256: hashOf(content) } }));
  const hashAt = async (path: string) => (await head(path))?.Metadata?.["sha256"];
  return {
    name,
    whyNoShare: "a bucket sends one page to all, and nothing in front of it decides by device.",
    async read(path) {
      const bytes = await (await get(path))?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    hashOf: hashAt,
    async writeOnce(path, content) {
      const there = await hashAt(path);
      if (there !== undefined) return there;
      return (await put(path, content, { IfNoneMatch: "*" })) ? hashOf(content) : ((await hashAt(path)) ?? hashOf(content));
    },
    list: (folder) => listKeys(place, keyOf(`${folder}/`)),
    async remove(path) {
      await client.deleteObject(at(path));
    },
    async readPointer() {
      const found = await get("current.json");
      return { pointer: readPointerText(await found?.Body?.transformToString()), version: found?.ETag ?? "" };
    },
    movePointer: (next, { version }) =>
      put("current.json", Buffer.from(writePointer(next)), version === "" ? { IfNoneMatch: "*" } : { IfMatch: version }),
    shareOf: async () => 0,
  };
}

async function listKeys({ client, bucket, prefix }: Place, start: string): Promise<readonly StoredFile[]> {
  const found: StoredFile[] = [];
  let token: string | undefined;
  do {
    const page = await client.listObjectsV2({ Bucket: bucket, Prefix: start, ContinuationToken: token });
    for (const { Key = "", LastModified } of page.Contents ?? [])
      found.push({ path: prefix === "" ? Key : Key.slice(prefix.length + 1), at: LastModified?.getTime() ?? Date.now() });
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return found;
}

async function orGone<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** The two statuses with which a bucket says that somebody else was. */
async function isFirst(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (error) {
    if (statusOf(error) === 412 || statusOf(error) === 409) return false;
    throw error;
  }
}
