/** Responds to the form of a promotion, and to the page of the change. */

import type { Baseline } from "../publish/baseline.ts";
import { describePublication } from "../publish/publication.ts";
import { saveAll } from "../publish/save-all.ts";
import type { Handlers, StudioContext } from "../studio-context.ts";
import { editPromotion } from "./edit.ts";
import { describePromotion } from "./form.ts";
import { takePicture } from "./picture.ts";

export function promotionHandlers({ root, edited, announce }: StudioContext, baselineOf: () => Baseline) {
  return {
    promotionForm: (request) => describePromotion(edited, request),
    editPromotion: (request) => ({ text: editPromotion(edited, request) }),
    takePicture: (request) => takePicture(edited, request),
    publication: () => describePublication(edited, baselineOf),
    saveAll({ files }, page) {
      const saved = saveAll(root, edited, files);
      const paths = saved.outcome === "saved" ? saved.files.map(({ path }) => path) : undefined;
      if (paths) announce(paths, page);
      return saved;
    },
  } satisfies Partial<Handlers>;
}
