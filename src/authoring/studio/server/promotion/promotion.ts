/** A promotion as the compiler sees it: its file, its form of the screen, and the screen without it. */
import type { OverlayDefinition } from "../../../../core/format/index.ts";
import type { Project, Source, Variant } from "../../../compiler/index.ts";
import { scenarioOfPromotion } from "../../../edits/drafts/index.ts";
import type { EditedProject } from "../edited-project.ts";

export interface Promotion {
  readonly overlay: Source<OverlayDefinition>;
  readonly id: string;
  readonly screen: string;
  readonly variant: Variant;
  /** The screen of the same market and language without the promotion. */
  readonly base: Variant;
}

/** Undefined for a file that is no promotion's, and for one with a mistake. `name`: the variant that is shown, where it is one of them. */
export function findPromotion({ workspace }: EditedProject, path: string, name: string): Promotion | undefined {
  const { project } = workspace.compile();
  const overlay = project.overlays.find(({ file }) => file === path);
  const id = overlay?.value.for.templateId;
  if (overlay === undefined || id === undefined) return undefined;
  const screen = overlay.value.overlay;
  const variants = (workspace.screen(screen)?.variants ?? []).map(({ resolved }) => resolved);
  const own = variants.filter((one) => one.overlays.some(({ file }) => file === path));
  const variant = own.find((one) => one.name === name) ?? own[0];
  const base = variants.find((one) => one.name === variant?.name.replace(/\+.*$/, ""));
  return variant && base && { overlay, id, screen, variant, base };
}

/** The scenario in which the server knows a promotion; '' where the screen has none of it. */
export function findPromotionScenario({ scenarios }: Project, screen: string, id: string): string {
  const name = scenarioOfPromotion(id);
  const file = scenarios.find(({ value }) => value.screen === screen);
  return Object.hasOwn(file?.value.scenarios ?? {}, name) ? name : "";
}
