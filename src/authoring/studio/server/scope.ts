/** Responds about one place of a screen, from the screen as it is in the studio. */
import type { RequestOf, Results } from "../protocol.ts";
import type { Desk } from "./desk.ts";

type Name = "variantOf";
type ScopeHandlers = { readonly [One in Name]: (request: RequestOf<One>) => Results[One] };

export function createScopeHandlers({ workspace }: Desk): ScopeHandlers {
  return {
    variantOf({ screen, market, language, promotion }) {
      const variants = workspace.screen(screen)?.variants.map(({ resolved }) => resolved) ?? [];
      const own = variants.filter((one) => one.market.id === market && one.language === language);
      const found = own.find(({ templateId = "" }) => templateId === promotion) ?? own.find(({ templateId }) => templateId === undefined);
      return { variant: found?.name ?? "" };
    },
  };
}
