import type { ScenarioAnswer } from "../../../../core/format/index.ts";
import { findMeant } from "../../../../core/json/index.ts";
import type { Catalogue } from "../../../compiler/index.ts";
import type { Noun } from "./name-check.ts";

interface Misspelt {
  readonly noun: Noun;
  readonly name: string;
  readonly known: readonly string[];
}

/** Servers refuse with codes that no action declares, too; one that is nearly a declared one is misspelt. */
export function findMisspeltCode({ actions }: Catalogue, action: string, { code }: Pick<ScenarioAnswer, "code">): Misspelt | undefined {
  const known = Object.keys(actions.get(action)?.codes ?? {});
  if (code === undefined || known.includes(code) || findMeant(code, known).name === undefined) return undefined;
  return { noun: { kind: "result code", of: action }, name: code, known };
}
