// How an assistant without a file system reads and writes definitions.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { formatText, isPictureFile } from "../../compiler/index.ts";
import { isDefinitionFile, readProjectFiles, readSourceText, refuseFile, writeWholeFile } from "../../project/index.ts";
import { refuseFiles } from "../held-grant.ts";
import { type Change, patchJson } from "./patch-json.ts";
import type { Input } from "./tool-input.ts";
import { type Result, type Tool, type ToolContext, writtenFolders } from "./tools.ts";

const path = { type: "string", description: "From the root of the project: `screens/shop/order/screen.json`." };

const change = {
  type: "object",
  properties: {
    op: { type: "string", enum: ["add", "replace", "remove"] },
    path: {
      type: "string",
      description:
        "Where: `/body/0/props/label`, as `check` gives it. An id may stand for an index: `/body/name/props`; `/body/-` is the end.",
    },
    value: { description: "JSON, for `add` and `replace`." },
  },
  required: ["op", "path"],
  additionalProperties: false,
};

function refuse(text: string): Result {
  return { text: `${text}\n`, isRefused: true };
}

/** `read`, `write` and `edit`, for the project in a folder. None leads out of it. */
export function listFileTools(where: ToolContext): Tool[] {
  const { root } = where;
  return [
    {
      name: "read",
      about: "The text of a definition, as it is written.",
      input: { type: "object", properties: { path }, required: ["path"], additionalProperties: false },
      isReading: true,
      run: async (input) => onFile(root, input, (asked) => ({ text: asWritten(asked, readSourceText(root, asked)), isRefused: false })),
    },
    {
      name: "write",
      about: "Writes a whole definition below `screens/` or `widgets/`, in the standard layout. `check` says what it did.",
      input: {
        type: "object",
        properties: { path, text: { type: "string", description: "All of the file." } },
        required: ["path", "text"],
        additionalProperties: false,
      },
      isReading: false,
      run: async (input) => writeFile(where, String(input["path"]), String(input["text"])),
    },
    {
      name: "edit",
      about: "Changes parts of a definition by JSON Patch (RFC 6902): all changes or none, one after the other.",
      input: {
        type: "object",
        properties: { path, patch: { type: "array", items: change } },
        required: ["path", "patch"],
        additionalProperties: false,
      },
      isReading: false,
      run: async (input) =>
        onFile(root, input, (asked) => {
          const patched = patchJson(readSourceText(root, asked), readChanges(input["patch"]));
          return "refusal" in patched ? refuse(patched.refusal) : writeFile(where, asked, patched.text);
        }),
    },
  ];
}

/** The schema of the tool has let them through. */
function readChanges(patch: unknown): Change[] {
  return Array.isArray(patch) ? patch.filter(isChange) : [];
}

function isChange(value: unknown): value is Change {
  return isObject(value) && typeof value["op"] === "string" && typeof value["path"] === "string";
}

function writeFile(where: ToolContext, path: string, written: string): Result {
  const refused = refuseFile(where.root, path, writtenFolders) ?? refusePicture(path);
  if (refused !== undefined) return refuse(refused);
  if (!isDefinitionFile(path)) return refuse(`${quoteName(path)} is no definition: these are JSON.`);
  const text = asHeld(path, formatText(path, written));
  const beyond = refuseFiles(where, [{ path, text }]);
  if (beyond !== undefined) return refuse(beyond);
  writeWholeFile(where.root, path, text);
  return { text: `Wrote ${path}\n`, isRefused: false };
}

/** Of pictures, a drawing alone is a text. */
function refusePicture(path: string): string | undefined {
  return isPictureFile(path) && !/\.svg$/i.test(path)
    ? `${quoteName(path)} is a picture that is no text: of pictures, only SVG is read and written here.`
    : undefined;
}

/** A project holds the bytes of a picture, a character for each; those of a drawing are UTF-8. */
function asHeld(path: string, text: string): string {
  return isPictureFile(path) ? Buffer.from(text, "utf8").toString("latin1") : text;
}

function asWritten(path: string, held: string): string {
  return isPictureFile(path) ? Buffer.from(held, "latin1").toString("utf8") : held;
}

/** Runs with the path of a file that is there. */
function onFile(root: string, input: Input, run: (path: string) => Result): Result {
  const asked = String(input["path"]);
  const refused = refuseFile(root, asked) ?? refusePicture(asked);
  if (refused !== undefined) return refuse(refused);
  if (existsSync(join(root, asked))) return run(asked);
  const folder = asked.slice(0, asked.lastIndexOf("/") + 1);
  const beside = readProjectFiles(root).flatMap((file) => (file.path.startsWith(folder) ? [quoteName(file.path)] : []));
  return refuse(`There is no file ${quoteName(asked)}. ${beside.length === 0 ? "" : `In its folder: ${beside.join(", ")}.`}`);
}
