/** What is used of `@aws-sdk/client-s3`, which need not be installed. */
import { isObject } from "../../../../core/json/index.ts";

export interface FoundObject {
  readonly ETag?: string;
  readonly Metadata?: { readonly [name: string]: string };
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
  headObject(place: ObjectPlace): Promise<FoundObject>;
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

/** HTTP status of what the client has thrown; undefined where no response came. */
export function statusOf(error: unknown): unknown {
  const facts = isObject(error) ? error["$metadata"] : undefined;
  return isObject(facts) ? facts["httpStatusCode"] : undefined;
}
