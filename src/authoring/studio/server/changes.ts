/** In what a variant as it is in the studio differs from another form of it. */
import type { MarketDefinition } from "../../../core/format/index.ts";
import { deepEqual } from "../../../core/json/index.ts";
import { diffVariants, findCounterparts, findVariant, type SourceFile, type Variant, writeChange } from "../../compiler/index.ts";
import type { RequestOf } from "../protocol/index.ts";
import type { EditedProject } from "./edited-project.ts";

export function listChanges(edited: EditedProject, { screen, variant, against }: RequestOf<"changes">): readonly string[] {
  const { workspace } = edited;
  const compilation = workspace.compile();
  const now = findVariant(compilation, screen, variant);
  if (now === undefined) return [];
  const files = workspace.paths.map((path): SourceFile => ({ path, text: workspace.textOf(path) }));
  const isSaved = against === "saved";
  const other = isSaved ? findVariant(edited.compileDisk(), screen, variant) : findCounterparts(against, files, compilation)(now);
  if (other === undefined) return [`There is no such form of \`${screen}\`.`];
  const further = other.market.id === now.market.id ? [] : [...compareWords(other, now), ...compareFacts(other.market, now.market)];
  return [...diffVariants(other, now).map((change) => writeChange(change)), ...further];
}

/** What the same text says in each: markets share the texts, and read them in their own language. */
function compareWords(other: Variant, now: Variant): string[] {
  return [...now.texts].flatMap(([name, { entry }]) => {
    const before = other.texts.get(name)?.entry;
    const [old, own] = [before?.[before.language ?? other.language], entry[entry.language ?? now.language]];
    if (old === undefined || own === undefined || deepEqual(old, own)) return [];
    return [writeChange({ kind: "changed", what: `\`texts.${name}\``, before: old, after: own })];
  });
}

/** Of what every amount and every date on the screen follows from. */
function compareFacts(other: MarketDefinition, now: MarketDefinition): string[] {
  const facts = ({ locale, timeZone, currency }: MarketDefinition) => ({ locale, timeZone, ...currency });
  const before: { readonly [name: string]: unknown } = facts(other);
  return Object.entries(facts(now)).flatMap(([name, after]) =>
    deepEqual(before[name], after)
      ? []
      : [writeChange({ kind: "changed", what: `\`market.${name}\``, before: before[name] ?? null, after })],
  );
}
