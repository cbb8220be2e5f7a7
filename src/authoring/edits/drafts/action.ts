import { checkName, type Draft, DraftError, type DraftRequest, schemaOf, titleOf } from "./draft.ts";
import { draftPaged } from "./paged.ts";

/** An action that reads a list, with a mock response of as many entries as make it scroll. */
export function draftAction({ name, get, has, files }: DraftRequest): Draft {
  checkName(name, /^[a-z][A-Za-z0-9]*$/, "helpTopics");
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = `screens/catalogue/actions/${kebab}.json`;
  const response = `screens/mock/responses/${name}.json`;
  const [, method, address] = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/.*)$/.exec(get("path") ?? `/v3/${kebab}`) ?? [];
  if (address === undefined)
    throw new DraftError("A path begins with a slash, its method before it where it is not POST: `GET /help/topics`.", "path");
  const entities = `schemas/entities/${kebab}.schema.json`;
  const text = (description: string) => ({ type: "string", description });
  const item = {
    type: "object",
    additionalProperties: false,
    required: ["id", "title"],
    properties: { id: text("Number of the entry."), title: text("What it is called.") },
  };
  const paged = has("paged") ? draftPaged(name, kebab) : undefined;
  const action = {
    description: `${titleOf(name)}.`,
    ...(method !== undefined && { method }),
    path: address,
    reads: true,
    ...(paged === undefined ? { answer: { type: "array", items: item, description: "The entries." } } : paged.action),
  };
  return {
    files: [
      { path, content: { ...schemaOf(files, path, "actions"), actions: { [name]: action } } },
      {
        path: response,
        content: {
          ...schemaOf(files, response, "mock-response"),
          ...(paged?.response ?? { data: { $each: 12, $item: { id: "A{item}", title: `${titleOf(name)} {item}` } } }),
        },
      },
      ...(paged === undefined ? [] : [{ path: entities, content: `${JSON.stringify(paged.entities, null, 2)}\n` }]),
    ],
    next: [
      `Write what the server takes and gives into ${path}: \`path\`, \`success\`, \`request\`, \`answer\`; \`commits\` in place of \`reads\` for a call that sends.`,
    ],
    nextInShell: [`Show it: \`npx layar new screen <domain>/<name> --load ${name}\`.`],
  };
}
