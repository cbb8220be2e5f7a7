/** Texts of the virtual modules for receipts: whether the project wants some, and what its nodes disclose. */
import type { Settings } from "../../../core/format/index.ts";
import { findFile } from "../engine.ts";
import type { CompiledScreen } from "./compile.ts";
import { literal } from "./module-text.ts";
import type { ModuleSettings } from "./screen-module.ts";

/**
 * The mock takes the receipts of a page that is being developed. Only here the code is named, so that a build that wants no receipts has
 * none of it: the bundler drops calls of nothing.
 */
export function receiptsModule({ reports }: Settings, { root, isMocked }: Pick<ModuleSettings, "root" | "isMocked">): string {
  if (!reports || !(isMocked || reports.receipts)) return "export const receipts = undefined;\n";
  const file = findFile(root, "src/browser/app/receipts/receipts.ts");
  return `import { openReceipts } from ${JSON.stringify(file)};
export const receipts = openReceipts(${JSON.stringify(reports.endpoint)});
`;
}

/** A node is the same in all variants of a screen. */
export function disclosuresModule(screens: readonly Pick<CompiledScreen, "id" | "discloses">[]): string {
  const disclosed = screens.map(({ id, discloses }) => [id, Object.fromEntries(discloses)] as const);
  return `export const disclosed = ${literal(Object.fromEntries(disclosed))};\n`;
}
