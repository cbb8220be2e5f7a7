// The product with which a new project begins, as a test without a bundler plugin has it.
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import type { Widgets } from "../../../src/browser/view/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";

const template = "../../../src/authoring/templates/project/";
const texts = import.meta.glob<string>(
  [
    "../../../src/authoring/templates/project/screens/**/*.json",
    "../../../src/authoring/templates/project/schemas/entities/*.json",
    "../../../src/authoring/templates/project/widgets/*/*.schema.json",
  ],
  { query: "?raw", import: "default", eager: true },
);
export const bikes = Object.entries(texts).map(([path, text]) => ({ path: path.replace(template, ""), text }));
const [ofShop] = Object.values(import.meta.glob<Widgets>("../../../src/authoring/templates/project/widgets/index.ts", { eager: true }));
export const widgets = { ...ofEngine, ...ofShop };
export const bike = compileScreen(bikes, { screen: "bikes-bike", market: "leeds" });
export const zephyr = { id: "B9", name: "Zephyr", perDay: 3, isFree: true };
