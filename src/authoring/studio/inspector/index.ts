export { createInspectedPage } from "./inspected-page.ts";
export { createInspector, type Inspector } from "./inspector.ts";
