/** What the preview shows: a compiled screen, with the mock data of its project behind it. */
import type { SendCall } from "../../../browser/embed/index.ts";
import type { Widgets } from "../../../browser/view/index.ts";
import { errorText } from "../../../core/text/index.ts";
import * as engineWidgets from "../../../widgets/index.ts";
import { type CompiledEntry, type CompileOptions, compileScreen } from "../doors/compile.ts";
import { type MockSituation, mockTransport } from "../doors/testing.ts";
import { listScreens, type Texts } from "./examples.ts";

/** Of the template, whose widgets examples use beside the engine's. */
const modules = import.meta.glob<Widgets>("../../templates/project/widgets/index.ts", { eager: true });
const widgets: Widgets = { ...engineWidgets, ...Object.fromEntries(Object.values(modules).flatMap((module) => Object.entries(module))) };

/** A sentence where the files cannot be shown. */
export function compilePreview(files: Texts, situation: Pick<CompileOptions, "screen" | "market">): CompiledEntry | string {
  try {
    return compileScreen(files, { ...situation, widgets });
  } catch (error) {
    return errorText(error);
  }
}

const mocked = /^(?:screens\/(?:catalogue|mock)|schemas)\/|\/scenarios\.json$/;

/** What the mock is made of. */
export const pickMocked = (files: Texts) => Object.entries(files).filter(([path]) => mocked.test(path));

/** What responds to its calls. Data that cannot be read stands among the problems, and no call gets a response. */
export function openMock(files: Texts, situation: MockSituation): SendCall | undefined {
  try {
    return mockTransport(files, situation);
  } catch {
    return undefined;
  }
}

/** The screen with a route; undefined where none can be shown. */
export function findScreen(files: Texts, route: string, market: string): string | undefined {
  return listScreens(files).find((screen) => {
    const entry = compilePreview(files, { screen, market });
    return typeof entry !== "string" && entry.route === route;
  });
}
