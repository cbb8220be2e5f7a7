import type { ProjectCheck } from "../../check.ts";
import { findPictureProblems, pictureLimit } from "../../queries/pictures/picture-problems.ts";
import { atValue } from "../../queries/places.ts";

export const pictureIsSafeToShip: ProjectCheck = {
  id: "picture-is-safe-to-ship",
  over: "project",
  run({ catalogue }, report) {
    const limit = pictureLimit(catalogue.settings);
    for (const picture of catalogue.pictures.values())
      for (const problem of findPictureProblems(picture, limit)) report(atValue(picture.path, ""), problem);
  },
};
