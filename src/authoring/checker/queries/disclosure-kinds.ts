// What the names mean that a project has for its disclosures.
import type { NodeDefinition, Settings } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { Catalogue } from "../../compiler/index.ts";

export type DisclosureKind = NonNullable<Settings["disclosures"]>[string];

type Named = Pick<Catalogue, "settings">;

/** Undefined for a name that the project does not declare, which a check reports. */
export function kindOfDisclosure({ settings }: Named, name: string): DisclosureKind | undefined {
  return readOwn(settings.disclosures, name);
}

/** Whether a node says that it discloses something of a kind. */
export function disclosesSome(catalogue: Named, { discloses = [] }: NodeDefinition, kind: DisclosureKind): boolean {
  return discloses.some((name) => kindOfDisclosure(catalogue, name) === kind);
}
