/** Begins a promotion with the files that `screens -- new promotion` makes. They become drafts of the page that asked. */
import { DraftError, makeDraft } from "../../../drafts/index.ts";
import type { Started } from "../../promotion-protocol.ts";
import type { RequestOf } from "../../protocol.ts";
import type { Desk } from "../desk.ts";

export function startPromotion(desk: Desk, { screen, market, id }: RequestOf<"startPromotion">): Started {
  const { workspace, compiler } = desk;
  const files = workspace.paths.map((path) => ({ path, text: workspace.textOf(path) }));
  const options: { readonly [name: string]: string } = { screen, ...(market && { market }) };
  const get = (name: string): string | undefined => options[name];
  const asked = { kind: "promotion", name: id, get, has: (name: string) => get(name) !== undefined };
  const readText = (path: string): string | undefined => (workspace.paths.includes(path) ? workspace.textOf(path) : undefined);
  try {
    const { draft, written } = makeDraft(asked, { files, compiler, readText });
    const [file] = draft.files;
    const speaker = draft.visit?.market.id ?? market;
    return {
      outcome: "started",
      file: file?.path ?? "",
      variant: `${speaker}+${id}`,
      scenario: draft.visit?.scenario?.name ?? "",
      files: written,
    };
  } catch (error) {
    if (!(error instanceof DraftError)) throw error;
    return { outcome: "refused", reason: error.message };
  }
}
