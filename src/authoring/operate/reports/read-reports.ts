/** Reads what a page has posted. Nothing of it counts that the schema does not let through: anybody can post anything to a public address. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { parseJson } from "../../../core/json/index.ts";
import receiptSchema from "./receipt.schema.json" with { type: "json" };
import schema from "./report.schema.json" with { type: "json" };

/** One thing that a page has to say: a kind, and names of the project's own. */
export interface PageReport {
  /** One of the kinds of `report.schema.json`; for another one '' as it was posted, `other` once a receiver has taken it. */
  readonly what: string;
  /** Id of the screen; for none '' as it was posted, `none` once a receiver has taken it, which writes `other` for one that it does not know. */
  readonly screen: string;
  /** Names and small numbers, such as `{ node: "pay" }`. */
  readonly detail: { readonly [fact: string]: string };
}

/** What a page sends together, in the form of `report.schema.json`. */
export interface PageReports {
  readonly version: 1;
  readonly release: string;
  readonly market: string;
  readonly language: string;
  readonly reports: readonly PageReport[];
}

/** What was on the screen when somebody gave a consent or committed: names and hashes, no value, in the form of `receipt.schema.json`. */
export interface PageReceipt {
  readonly version: 1;
  readonly what: "consent" | "commit";
  /** The node that asked for the consent, or the action that was sent. */
  readonly by: string;
  readonly screen: string;
  readonly release: string;
  readonly market: string;
  readonly language: string;
  readonly promotion?: string;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  readonly plan: string;
  readonly of: string;
  /** By the names of the disclosures. */
  readonly shown: { readonly [disclosure: string]: string };
  readonly all: string;
}

const schemas = new Ajv2020({ allErrors: false });
const fits = schemas.compile<PageReports>(schema);
const isReceipt = schemas.compile<PageReceipt>(receiptSchema);

/** Undefined for what the schema forbids. */
export function readReports(text: string): PageReports | undefined {
  const value = parseJson(text);
  return fits(value) ? value : undefined;
}

/** Undefined for what is no receipt. */
export function readReceipt(text: string): PageReceipt | undefined {
  const value = parseJson(text);
  return isReceipt(value) ? value : undefined;
}
