/** Responds to the form of a promotion, and to the page of the change. */
import type { Bench, Handlers } from "../bench.ts";
import type { Baseline } from "../publish/baseline.ts";
import { describePublication } from "../publish/publication.ts";
import { saveAll } from "../publish/save-all.ts";
import { editPromotion } from "./edit.ts";
import { describePromotion } from "./form.ts";
import { takePicture } from "./picture.ts";

type Own = Pick<Handlers, "promotionForm" | "editPromotion" | "takePicture" | "publication" | "saveAll">;

export function promotionHandlers({ root, desk, announce }: Bench, baselineOf: () => Baseline): Own {
  return {
    promotionForm: (request) => describePromotion(desk, request),
    editPromotion: (request) => ({ text: editPromotion(desk, request) }),
    takePicture: (request) => takePicture(desk, request),
    publication: () => describePublication(desk, baselineOf),
    saveAll({ files }, page) {
      const saved = saveAll(root, desk, files);
      if (saved.outcome === "saved")
        announce(
          saved.files.map(({ path }) => path),
          page,
        );
      return saved;
    },
  };
}
