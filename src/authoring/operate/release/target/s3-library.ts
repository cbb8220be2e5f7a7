/** What is used of `@aws-sdk/client-s3`, which need not be installed. */
import { isObject } from "../../../../core/json/index.ts";
import { errorText } from "../../../../core/text/index.ts";
import { ReleaseError } from "../release-error.ts";

export interface FoundObject {
  readonly ETag?: string;
  readonly Body?: { transformToByteArray(): Promise<Uint8Array>; transformToString(): Promise<string> };
}

export interface ListedObjects {
  readonly Contents?: readonly { readonly Key?: string; readonly LastModified?: Date }[];
  readonly NextContinuationToken?: string;
}

type ObjectPlace = { readonly Bucket: string; readonly Key: string };
type Given = { readonly [name: string]: unknown };

/** The client that has a method for each call. */
export interface S3Client {
  getObject(place: ObjectPlace): Promise<FoundObject>;
  putObject(given: ObjectPlace & Given): Promise<unknown>;
  deleteObject(place: ObjectPlace): Promise<unknown>;
  listObjectsV2(given: { readonly Bucket: string; readonly Prefix: string; readonly ContinuationToken?: string }): Promise<ListedObjects>;
}

export interface S3Library {
  readonly S3: new (config: Given) => S3Client;
}

export function isLibrary(module: unknown): module is S3Library {
  return isObject(module) && typeof module["S3"] === "function";
}

/** Undefined where the bucket responds with one of these HTTP statuses. All else is about credentials, the network or the bucket. */
export async function unless<Found>(statuses: readonly number[], asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    const { $metadata: facts, code }: { readonly [name: string]: unknown } = isObject(error) ? error : {};
    const status = isObject(facts) ? facts["httpStatusCode"] : undefined;
    if (statuses.some((one) => one === status)) return undefined;
    // Several addresses that do not respond are an error without words.
    throw new ReleaseError(`The bucket refuses it: ${errorText(error) || String(code)}.`, { cause: error });
  }
}
