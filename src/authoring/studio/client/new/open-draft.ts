/** Puts files into the studio as if somebody had typed them, and opens the form of what they make. */
import type { PlannedFiles } from "../../protocol/new.ts";
import { useDocuments } from "../editor/documents.ts";
import { useProject } from "../project-store.ts";
import { addressOf, moveTo } from "../router.ts";

export async function openDraft({ made, extended, screen, variant, scenario }: PlannedFiles): Promise<void> {
  const { open, replace } = useDocuments.getState();
  for (const { path, text } of [...made, ...extended]) {
    await open(path);
    await replace(path, text);
  }
  await useProject.getState().refresh();
  moveTo(addressOf(["screen", screen], { file: made[0]?.path ?? "", variant, scenario }));
}
