/** Takes a picture that came from outside into the project's, under a name made from its content. */
import { createHash } from "node:crypto";
import { findPictureFormat, findPictureProblems, findPictureSize, pictureFormats, pictureLimit } from "../../../checker/index.ts";
import type { RequestOf } from "../../protocol/index.ts";
import type { TakenPicture } from "../../protocol/promotion.ts";
import type { EditedProject } from "../edited-project.ts";

/** `text` has a character for each byte. */
export function takePicture(edited: EditedProject, { name, text, leastWidth, leastHeight }: RequestOf<"takePicture">): TakenPicture {
  const format = findPictureFormat(text);
  if (format === undefined)
    return {
      outcome: "refused",
      reason: `“${name}” is no picture that a page can show. Choose a file of the kind ${pictureFormats.join(", ")}.`,
    };
  const { settings } = edited.workspace.compile().project.catalogue;
  const digest = createHash("sha256").update(text, "latin1").digest("hex").slice(0, 8);
  const file = `${plain(name)}-${digest}.${format}`;
  const path = `screens/pictures/${file}`;
  const problems = [...findPictureProblems({ path, text }, pictureLimit(settings))].map(({ message, help }) =>
    `${message} ${help ?? ""}`.trim(),
  );
  const size = findPictureSize(text);
  if (format !== "svg" && size && (size.width < leastWidth || size.height < leastHeight)) {
    const least = `${leastWidth} × ${leastHeight}`;
    problems.push(`It has ${size.width} × ${size.height} pixels and would be blurred here. Choose one with at least ${least}.`);
  }
  return problems.length > 0 ? { outcome: "refused", reason: problems.join(" ") } : { outcome: "taken", path, name: file };
}

/** `Spring Offer (2).PNG` as `spring-offer-2`. */
function plain(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ["picture"]).join("-").slice(0, 40);
}
