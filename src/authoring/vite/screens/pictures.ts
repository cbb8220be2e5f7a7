/** Pictures of the project's own: which file of the build each becomes, and its address in a plan. */
import { join, parse } from "node:path";
import { normalizePath } from "vite";
import type { Catalogue, SourceFile } from "../../compiler/index.ts";
import { hashContent } from "../content-hash.ts";

export interface PictureSettings {
  readonly root: string;
  /** Begins every address, as in Vite's settings. */
  readonly base: string;
  /** Serving: the file itself, since there is no build. */
  readonly isHot: boolean;
}

/** Content by file below `dist/`. */
export function pictureFiles({ pictures }: Catalogue): ReadonlyMap<string, Uint8Array> {
  return new Map([...pictures.values()].map((picture) => [fileOf(picture), Buffer.from(picture.text, "latin1")]));
}

function fileOf({ path, text }: SourceFile): string {
  const { name, ext } = parse(path);
  return `assets/${name}-${hashContent(text)}${ext}`;
}

/** The code of a plan with addresses in place of `picture:spring.svg`. */
export function withPictures(code: string, { pictures }: Catalogue, settings: PictureSettings): string {
  return code.replace(/"picture:([\w./-]+)"(?!:)/g, (written, name) => {
    const picture = pictures.get(name);
    return picture === undefined ? written : JSON.stringify(addressOf(picture, settings));
  });
}

/** Address in the build of what settings name by `picture:icon.svg`; undefined without such a file. */
export function pictureAddress(written: string, { pictures }: Catalogue, base: string): string | undefined {
  const picture = pictures.get(written.replace("picture:", ""));
  return picture && base + fileOf(picture);
}

/** Paths of all of them in the build. */
export function picturePaths({ pictures }: Catalogue, settings: PictureSettings): string[] {
  return [...pictures.values()].map((picture) => addressOf(picture, settings).replace(/\?.*/, ""));
}

/** While serving it changes with the content, too, so that a page shows a changed picture at once. */
function addressOf(picture: SourceFile, { root, base, isHot }: PictureSettings): string {
  if (!isHot) return base + fileOf(picture);
  return `${base}@fs/${normalizePath(join(root, picture.path)).replace(/^\//, "")}?${hashContent(picture.text)}`;
}
