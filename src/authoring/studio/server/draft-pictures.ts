/** Sends pictures that are in the studio and not on the disk yet, under the addresses that they will have there. */
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { normalizePath } from "vite";
import { isPictureFile } from "../../compiler/index.ts";
import { contentTypeOf } from "../../project/index.ts";
import type { StudioContext } from "./studio-context.ts";

/** Whether the address is that of one, and it was sent. */
export function sendDraftPicture({ root, edited }: StudioContext, pathname: string, response: ServerResponse): boolean {
  const folder = `/@fs/${normalizePath(join(root, "/")).replace(/^\//, "")}`;
  const path = pathname.startsWith(folder) ? decodeURIComponent(pathname.slice(folder.length)) : "";
  if (!isPictureFile(path) || !edited.isEdited(path)) return false;
  response.writeHead(200, { "content-type": contentTypeOf(path), "cache-control": "no-store", "x-content-type-options": "nosniff" });
  response.end(Buffer.from(edited.workspace.textOf(path), "latin1"));
  return true;
}
