/** Widgets of the project that tests of the view show beside their own. */
import type { Widgets } from "../../../src/browser/view/index.ts";
import { "page-header" as header } from "../../../src/widgets/index.ts";

export const pageHeader: Widgets = { "page-header": header };
