import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { createReader, remoteSource } from "../../../src/authoring/without-build/remote/index.ts";
import { loadScreenValidator } from "../../support/project/load-validator.ts";
import { builtInConsent, type Group, goodScreen } from "./good-screen.ts";

export const project = loadProject(readProjectFiles("."));
export const source = remoteSource(project, "india", { pictures: ["/assets/festival-1a2b.svg"] });
export const isScreen = await loadScreenValidator();
export const read = createReader(source, isScreen);
export const host = {
  id: "promotion-register",
  route: "#/registerTemplate",
  params: { templateId: "text" as const },
  body: [builtInConsent],
};

export function refusal(value: unknown): string {
  const made = read(value, host);
  return "refusal" in made ? `${made.refusal.path} ${made.refusal.reason}` : "taken";
}

export const withParts = (parts: Group): Group => ({ ...goodScreen, ...parts });
export const header = goodScreen.body[0];
export const withNode = (node: Group): Group => withParts({ body: [header, ...goodScreen.body.slice(1), { id: "more-of-it", ...node }] });
export const withStep = (step: unknown): Group => withParts({ onOpen: [step] });
export const text = (words: string): Group => withNode({ widget: "text", props: { text: words } });
