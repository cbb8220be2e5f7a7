/** What `prove` is given: a receipt as the page has sent it, and what the server has kept of that visit. */
import { resolve } from "node:path";
import { quoteName, suggestName } from "../../../core/format/index.ts";
import { isObject, parseJson } from "../../../core/json/index.ts";
import { readTextFile } from "../../project/index.ts";
import { UsageError } from "../cli-context.ts";

/** Of a receipt, what is compared and what is said of it. */
export interface GivenReceipt {
  readonly release: string;
  readonly screen: string;
  readonly market: string;
  readonly what: string;
  readonly by: string;
  readonly at: number;
  readonly plan: string;
  readonly of: string;
  readonly all: string;
  readonly shown: { readonly [disclosure: string]: unknown };
}

const texts = ["release", "screen", "market", "what", "by", "plan", "of", "all"];
const textsOfValues = ["account", "dialog"];
const namesOfValues = [...textsOfValues, "params", "launch", "data", "state", "stored", "flags", "screen"];

function isReceipt(value: unknown): value is GivenReceipt {
  if (!isObject(value)) return false;
  const { at, shown } = value;
  return value["version"] === 1 && texts.every((name) => typeof value[name] === "string") && isMoment(at) && isObject(shown);
}

/** One that there is, in milliseconds since 1970. */
const isMoment = (at: unknown): at is number => typeof at === "number" && !Number.isNaN(new Date(at).getTime());

function readJson(cwd: string, file: string): unknown {
  try {
    return parseJson(readTextFile(resolve(cwd, file)));
  } catch {
    throw new UsageError(`${quoteName(file)} cannot be read.`);
  }
}

export function readReceipt(cwd: string, file: string): GivenReceipt {
  const receipt = readJson(cwd, file);
  if (!isReceipt(receipt)) throw new UsageError(`${quoteName(file)} holds no receipt: one JSON object, as a page has sent it.`);
  if (receipt.release === "") throw new UsageError(`${quoteName(file)} names no release: its page was served while developing.`);
  if (receipt.by === "")
    throw new UsageError(`${quoteName(file)} names no ${receipt.what === "commit" ? "action" : "node"}, so nobody knows what it is of.`);
  return receipt;
}

export function readValues(cwd: string, file: string): object {
  const values = readJson(cwd, file);
  if (!isObject(values)) throw new UsageError(`${quoteName(file)} holds no values: one JSON object with ${namesOfValues.join(", ")}.`);
  const unknown = Object.keys(values).find((name) => !namesOfValues.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `${quoteName(file)} has ${quoteName(unknown)}, which is no part of the values. ${suggestName(unknown, namesOfValues) ?? ""}`,
    );
  for (const [name, value] of Object.entries(values)) {
    const isText = textsOfValues.includes(name);
    if (isText ? value === null || typeof value === "string" : isObject(value)) continue;
    // A number would be another account than the text with the same digits, and the commit would seem to be of somebody else.
    throw new UsageError(
      `${quoteName(name)} in ${quoteName(file)} must be ${isText ? `a text, such as ${JSON.stringify(String(value))}` : "an object"}.`,
    );
  }
  return values;
}
