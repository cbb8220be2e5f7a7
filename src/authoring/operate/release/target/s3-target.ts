/** A bucket, by the client that its makers offer: only who releases to one installs it. */
import type { BuiltFile } from "../built-files.ts";
import { hashOf } from "../hash.ts";
import { parts, partsOfNext, readPointerText, writePointer } from "../pointer.ts";
import { goneAgain, ReleaseError } from "../release-error.ts";
import { isLibrary, type S3Client, type S3Library, unless } from "./s3-library.ts";
import { storageFacts } from "./storage-facts.ts";
import type { StoredFile, Target } from "./target.ts";

const libraryName = "@aws-sdk/client-s3";

/** `s3://bucket/prefix`. Region, credentials and another endpoint come from where the library looks for them, such as `AWS_ENDPOINT_URL`. */
export async function s3Target(name: string, bucket: string, prefix: string): Promise<Target> {
  const library = await loadLibrary();
  const client = new library.S3({
    forcePathStyle: process.env["AWS_ENDPOINT_URL"] !== undefined,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return targetOf(name, { client, bucket, prefix });
}

async function loadLibrary(): Promise<S3Library> {
  try {
    const library: unknown = await import(/* @vite-ignore */ libraryName);
    if (isLibrary(library)) return library;
  } catch {
    // Said below.
  }
  throw new ReleaseError(`A release to a bucket needs \`npm install --save-dev ${libraryName}\`.`);
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
  const get = (path: string) => unless([404], client.getObject(at(path)));
  /** The two statuses with which a bucket says that somebody else was first. */
  const put = async (
    { path, content }: Pick<BuiltFile, "path" | "content">,
    condition: { readonly IfMatch?: string; readonly IfNoneMatch?: "*" },
  ) => {
    const facts = { ...at(path), ...condition, ...storageFacts(path), Body: content };
    return (
      (await unless(
        [409, 412],
        client.putObject(facts).then(() => true),
      )) === true
    );
  };
  const readAt = async (path: string) => {
    const bytes = await (await get(path))?.Body?.transformToByteArray();
    return bytes && Buffer.from(bytes);
  };
  /** Of its bytes: who can write to a bucket can have it say any hash. */
  const hashAt = async (path: string) => {
    const content = await readAt(path);
    return content && hashOf(content);
  };
  return {
    name,
    whyNoShare: "a bucket sends one page to all. Where the function of `serve-config cloudfront` decides in front of it, say `--edge`.",
    read: readAt,
    hashOf: hashAt,
    async writeOnce(file) {
      const there = await hashAt(file.path);
      if (there !== undefined) return there;
      const stands = (await put(file, { IfNoneMatch: "*" })) ? file.hash : await hashAt(file.path);
      if (stands === undefined) throw goneAgain(file.path);
      return stands;
    },
    async writeOver(file) {
      await put(file, {});
    },
    list: (folder) => listKeys(place, keyOf(`${folder}/`)),
    async remove(path) {
      await unless([], client.deleteObject(at(path)));
    },
    async readPointer() {
      const found = await get("current.json");
      return { pointer: readPointerText(await found?.Body?.transformToString()), version: found?.ETag ?? "" };
    },
    async movePointer(next, { version }) {
      const content = Buffer.from(writePointer(next));
      const isFirst = await put({ path: "current.json", content }, version === "" ? { IfNoneMatch: "*" } : { IfMatch: version });
      // The client asks again where the response was lost, and what it finds then is its own.
      return isFirst || (await readAt("current.json"))?.equals(content) === true;
    },
    async shareOf(id, pointer) {
      const ofNext = partsOfNext(pointer).size / parts.length;
      return id === pointer.next ? ofNext : 1 - ofNext;
    },
  };
}

async function listKeys({ client, bucket, prefix }: Place, start: string): Promise<readonly StoredFile[]> {
  const found: StoredFile[] = [];
  let token: string | undefined;
  do {
    const page = await unless([], client.listObjectsV2({ Bucket: bucket, Prefix: start, ContinuationToken: token }));
    for (const { Key = "", LastModified } of page?.Contents ?? [])
      found.push({ path: prefix === "" ? Key : Key.slice(prefix.length + 1), at: LastModified?.getTime() ?? Date.now() });
    token = page?.NextContinuationToken;
  } while (token !== undefined);
  return found;
}
