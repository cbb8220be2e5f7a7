import { projectCheck } from "../../check.ts";
import { findPictureProblems, pictureLimit } from "../../queries/pictures/picture-problems.ts";
import { atValue } from "../../queries/places.ts";

export const pictureIsSafeToShip = projectCheck({ id: "picture-is-safe-to-ship" }, ({ catalogue }, report) => {
  const limit = pictureLimit(catalogue.settings);
  for (const picture of catalogue.pictures.values())
    for (const problem of findPictureProblems(picture, limit)) report(atValue(picture.path, ""), problem);
});
