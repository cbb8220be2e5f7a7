// Lists that come in pages: an action with a page number, and a screen that asks for the next page near the end.
import { isObject } from "../../../core/json/index.ts";
import { titleOf } from "./draft.ts";

/** How a screen shows a response that is one page of a list. */
export interface PagedList {
  /** Of the response: the list, and how many entries all pages have. */
  readonly list: string;
  readonly total: string;
  /** Name of the entity of an entry. */
  readonly entity: string;
}

type Schema = { readonly [keyword: string]: unknown };

/** Undefined for a response that is none: it has a list of entities and a `total`, and the request a `page`. */
export function findPaged(request: unknown, answer: Schema): PagedList | undefined {
  const asked = isObject(request) && isObject(request["properties"]) ? request["properties"] : {};
  const parts = Object.entries(isObject(answer["properties"]) ? answer["properties"] : {});
  const isKind = (part: unknown, ...kinds: readonly unknown[]): part is Schema => isObject(part) && kinds.includes(part["type"]);
  if (!isKind(asked["page"], "number", "integer")) return undefined;
  const total = parts.find(([name, part]) => name === "total" && isKind(part, "number", "integer"))?.[0];
  const [list, schema] = parts.find(([, part]) => isKind(part, "array")) ?? [];
  const items = isObject(schema) && isObject(schema["items"]) ? schema["items"]["$ref"] : undefined;
  const [, entity] = /\/(\w+)$/.exec(typeof items === "string" ? items : "") ?? [];
  return list === undefined || total === undefined || entity === undefined ? undefined : { list, total, entity };
}

const perPage = 10;
const pages = 3;

/** Entity, action and response of a list of three pages. */
export function draftPaged(name: string, kebab: string): { readonly entities: object; readonly action: object; readonly response: object } {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const text = (description: string) => ({ type: "string", description });
  const object = (title: string, description: string, properties: object) => ({
    title,
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    description,
    properties,
  });
  const entry = object(`${type}Entry`, "One entry.", { id: text("Number of the entry."), title: text("What it is called.") });
  const list = { type: "array", maxItems: 100, items: { $ref: `#/$defs/${type}Entry` }, description: "The entries of this page." };
  const page = object(`${type}Page`, "One page.", { list, total: { type: "number", description: "How many there are on all pages." } });
  return {
    entities: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `layar:entities/${kebab}`,
      title: `${type}Entities`,
      description: `${titleOf(name)}.`,
      $defs: { [`${type}Entry`]: entry, [`${type}Page`]: page },
    },
    action: {
      request: {
        type: "object",
        additionalProperties: false,
        required: ["page"],
        properties: { page: { type: "number", description: "From 1." } },
      },
      answer: { $ref: `layar:entities/${kebab}#/$defs/${type}Page` },
    },
    response: {
      values: {
        page: "number(string(input.page)) ?? 1",
        all: { $each: perPage * pages, $item: { id: "A{item}", title: `${titleOf(name)} {item}` } },
      },
      data: { list: `{slice(all, (page - 1) * ${perPage}, page * ${perPage})}`, total: "{size(all)}" },
    },
  };
}

interface PagedScreen {
  readonly action: string;
  readonly input: { readonly [name: string]: string | number };
  readonly paged: PagedList;
}

/** What of a screen differs when its list comes in pages. */
export function writePaged({ action, input, paged: { list, total, entity } }: PagedScreen) {
  return {
    state: { page: 1, entries: { type: `${entity}[]`, initial: [] } },
    load: { first: { action, input } },
    onReady: [{ do: "set", path: "state.entries", to: `{data.first.${list}}` }],
    flows: {
      more: [
        { do: "stop", when: `size(state.entries) >= data.first.${total}` },
        {
          do: "call",
          action,
          input: { ...input, page: "{state.page + 1}" },
          ok: [
            { do: "set", path: "state.page", to: "{state.page + 1}" },
            { do: "append", path: "state.entries", values: `{answer.${list}}` },
          ],
        },
      ],
    },
  };
}
