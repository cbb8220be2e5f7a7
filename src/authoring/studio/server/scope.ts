/** Responds to questions about one place of a screen, from the screen as it is in the studio. */
import { checkInScope, completeInScope } from "../../language/service/index.ts";
import type { EditedProject } from "./edited-project.ts";
import type { Handlers } from "./studio-context.ts";

export function createScopeHandlers({ workspace }: EditedProject) {
  const variantsOf = (screen: string) => workspace.screen(screen)?.variants ?? [];
  const find = ({ screen, variant }: { readonly screen: string; readonly variant: string }) =>
    variantsOf(screen).find(({ resolved }) => resolved.name === variant);
  return {
    variantOf({ screen, market, language, promotion }) {
      const all = variantsOf(screen).map(({ resolved }) => resolved);
      const own = all.filter((one) => one.market.id === market && one.language === language);
      const found = own.find(({ templateId = "" }) => templateId === promotion) ?? own.find(({ templateId }) => templateId === undefined);
      return { variant: found?.name ?? "" };
    },
    completeIn({ node, text, offset, ...place }) {
      const variant = find(place);
      return variant === undefined ? [] : completeInScope(variant, node, { text, at: offset });
    },
    checkIn({ node, text, ...place }) {
      const variant = find(place);
      if (variant === undefined)
        return { problems: [{ start: 0, end: 0, message: `There is no such form of \`${place.screen}\`.` }], steps: [] };
      const { errors, parts } = checkInScope(variant, node, text);
      return { problems: errors, steps: parts };
    },
  } satisfies Partial<Handlers>;
}
