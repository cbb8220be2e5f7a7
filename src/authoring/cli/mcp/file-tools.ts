// How an assistant without a file system reads and writes definitions.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { formatText } from "../../compiler/index.ts";
import { isDefinitionFile, readProjectFiles, readSourceText, refuseFile, writeWholeFile } from "../../project/index.ts";
import { refuseFiles } from "../held-grant.ts";
import type { Tool, ToolContext } from "./tools.ts";

const path = { type: "string", description: "From the root of the project: `screens/shop/order/screen.json`." };

function refuse(text: string) {
  return { text: `${text}\n`, isRefused: true };
}

/** `read` and `write`, for the project in a folder. Neither leads out of it. */
export function listFileTools(where: ToolContext): Tool[] {
  const { root } = where;
  return [
    {
      name: "read",
      about: "The text of a definition, as it is written.",
      input: { type: "object", properties: { path }, required: ["path"], additionalProperties: false },
      isReading: true,
      async run(input) {
        const asked = String(input["path"]);
        const refused = refuseFile(root, asked);
        if (refused !== undefined) return refuse(refused);
        if (existsSync(join(root, asked))) return { text: readSourceText(root, asked), isRefused: false };
        const folder = asked.slice(0, asked.lastIndexOf("/") + 1);
        const beside = readProjectFiles(root).flatMap((file) => (file.path.startsWith(folder) ? [quoteName(file.path)] : []));
        return refuse(`There is no file ${quoteName(asked)}. ${beside.length === 0 ? "" : `In its folder: ${beside.join(", ")}.`}`);
      },
    },
    {
      name: "write",
      about:
        "Writes a whole definition below `screens/`, `widgets/` or `schemas/entities/`, in the standard layout. `check` says what it did.",
      input: {
        type: "object",
        properties: { path, text: { type: "string", description: "All of the file." } },
        required: ["path", "text"],
        additionalProperties: false,
      },
      isReading: false,
      async run(input) {
        const asked = String(input["path"]);
        const refused = refuseFile(root, asked);
        if (refused !== undefined) return refuse(refused);
        if (!isDefinitionFile(asked)) return refuse(`${quoteName(asked)} is no definition: these are JSON.`);
        const text = formatText(asked, String(input["text"]));
        const beyond = refuseFiles(where, [{ path: asked, text }]);
        if (beyond !== undefined) return refuse(beyond);
        writeWholeFile(root, asked, text);
        return { text: `Wrote ${asked}\n`, isRefused: false };
      },
    },
  ];
}
