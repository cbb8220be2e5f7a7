/** What the modules of screens import. */
import { existsSync } from "node:fs";
import { type Catalogue, isEngineWidget } from "../../compiler/index.ts";
import { findFile } from "../engine.ts";

/** By path from the root. */
export const sources = {
  widgets: "widgets/index.ts",
  engineWidgets: "src/widgets/index.ts",
  steps: "src/browser/runtime/flow/steps/steps.gen.ts",
  features: "src/browser/runtime/session/features.ts",
  views: "src/browser/view/features.ts",
  functions: "src/core/expression/evaluate/functions.ts",
  marketFunctions: "src/core/expression/evaluate/market-functions.ts",
  market: "src/core/market/index.ts",
  operators: "src/core/expression/evaluate/operators.ts",
  loops: "src/core/expression/evaluate/loops.ts",
} as const;

/** The registry that has the widget of a name: the project's, or the engine's where the project has none. */
export function widgetSource(catalogue: Catalogue, name: string): string {
  return isEngineWidget(catalogue, name) ? sources.engineWidgets : sources.widgets;
}

/** What a page of somebody else needs to show screens. */
export const hostStyles = "src/browser/view/styles/index.css";

/** The same, where it stands on this machine. A project without widgets of its own has no registry. */
export function listSources(root: string): string[] {
  return Object.values(sources)
    .map((path) => findFile(root, path))
    .filter((file) => existsSync(file));
}
