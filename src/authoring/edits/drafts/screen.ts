import { isObject } from "../../../core/json/index.ts";
import { paramsInRoute } from "../../../core/market/index.ts";
import type { Project } from "../../compiler/index.ts";
import {
  camelOf,
  checkName,
  type Draft,
  DraftError,
  type DraftRequest,
  findNamed,
  kebabName,
  schemaOf,
  titleOf,
  wordingOf,
} from "./draft.ts";
import { findPaged, type PagedList, writePaged } from "./paged.ts";

/** A heading with a way back, and a text; with an action, what it loads. */
export function draftScreen(request: DraftRequest): Draft {
  const { name, get, files, compilation } = request;
  const [domain = "", folder = "", ...rest] = name.split("/");
  if (rest.length > 0 || folder === "") throw new DraftError("Name the screen with its domain, like `service/hours`.");
  for (const part of [domain, folder]) checkName(part, kebabName, "service/hours");
  const { markets } = compilation.project.catalogue;
  const base = `screens/${domain}/${folder}`;
  if (files.some(({ path }) => path === `${base}/screen.json`)) throw new DraftError(`There is a screen \`${name}\` already.`);
  const route = get("route") ?? `/${camelOf(`${domain}-${folder}`)}`;
  const [market] = markets.values();
  if (market === undefined) throw new DraftError("The project has no market. Begin with `new market`.");
  checkRoute(request, route);
  const inRoute = paramsInRoute(route);
  const loaded = readLoad(request, inRoute);
  const params = { ...Object.fromEntries(inRoute.map((name) => [name, "A1"])), ...loaded?.sample };
  const unread = inRoute.filter((name) => !Object.hasOwn(loaded?.sample ?? {}, name));
  const title = [titleOf(folder), ...unread.map((name) => `{params.${name}}`)].join(" ");
  const path = (file: string) => `${base}/${file}.json`;
  return {
    files: [
      {
        path: path("screen"),
        content: { ...schemaOf(files, path("screen"), "screen"), ...writeScreen(request, { route, params, loaded }) },
      },
      { path: path("texts"), content: { ...schemaOf(files, path("texts"), "texts"), ...writeTexts(request, title, loaded) } },
      { path: path("scenarios"), content: { ...schemaOf(files, path("scenarios"), "scenario"), ...writeScenarios(params) } },
      { path: path("tests"), content: { ...schemaOf(files, path("tests"), "tests"), tests: writeTests(loaded) } },
    ],
    visit: { route, market, params },
    next: [
      `Write what the screen says into ${path("texts")}, and remove \`sameIn\` where it is translated.`,
      ...(loaded === undefined ? [] : ["Add `&scenario=offline` to the address, or `slow`, `refused`, `empty`, `long`."]),
    ],
    nextInShell: loaded === undefined ? ["`--load <action>` makes a screen that asks the server."] : [],
  };
}

const isRoute = /^#?(?:\/[A-Za-z0-9-]*|\/:[a-z]\w*)+$/;

function checkRoute({ compilation }: DraftRequest, route: string): void {
  if (!isRoute.test(route)) throw new DraftError(`\`${route}\` is no route. Write it like \`/serviceHours\` or \`/orders/:id\`.`, "route");
  const taken = [...compilation.project.screens.values()].find(({ value }) => value.route === route);
  if (taken !== undefined) throw new DraftError(`\`${route}\` is the route of \`${taken.value.id}\`. Choose another.`, "route");
}

/** What a screen asks the server for, and how it shows it. */
interface Loaded {
  readonly action: string;
  /** What it takes: texts become parameters of the screen, numbers are 1. */
  readonly input: { readonly [name: string]: string | number };
  /** Parameters with their values in the mock server. */
  readonly sample: { readonly [name: string]: string };
  /** The path of a list, or of an object, and what of it is shown. */
  readonly path: string;
  readonly isList: boolean;
  readonly text: string;
  readonly paged: PagedList | undefined;
}

/** Inputs that the route has no parameter for take those of its parameters that no input is named after, one by one. */
function readLoad({ get, compilation }: DraftRequest, inRoute: readonly string[]): Loaded | undefined {
  const action = get("load");
  if (action === undefined) return undefined;
  const { project } = compilation;
  const { catalogue } = project;
  const { answer, request, reads } = findNamed(catalogue.actions, action, "action", "load");
  if (reads !== true) throw new DraftError(`\`${action}\` does not only read, so no screen loads it. Its \`reads\` says so.`, "load");
  const found = findShown(answer, `data.${action}`, catalogue.resolve);
  if (found === undefined)
    throw new DraftError(`The response of \`${action}\` has no text that a screen could show. Describe it as \`answer\`.`, "load");
  const schemas = new Map<string, unknown>(Object.entries(request?.properties ?? {}));
  const names = request?.required ?? [];
  const texts = names.filter((name) => !isNumber(schemas.get(name)));
  const free = inRoute.filter((name) => !texts.includes(name));
  const paramOf = new Map(texts.map((name) => [name, inRoute.includes(name) ? name : (free.shift() ?? name)]));
  const input = Object.fromEntries(names.map((name) => [name, paramOf.has(name) ? `{params.${paramOf.get(name)}}` : 1]));
  const sample = Object.fromEntries([...paramOf].map(([name, param]) => [param, findSample(project, action, name)]));
  const paged = findPaged(request, follow(answer, catalogue.resolve));
  return { action, ...found, paged, input, sample };
}

/** What a screen that loads the action opens with, as the mock server then knows it. */
function findSample({ screens, scenarios }: Project, action: string, input: string): string {
  const loads = [...screens.values()].filter(({ value }) => Object.values(value.load ?? {}).some((one) => one.action === action));
  const opened = scenarios.filter(({ value }) => loads.some((one) => one.value.id === value.screen));
  return opened.map(({ value }) => new URLSearchParams(value.open).get(input)).find((found) => found !== null) ?? "A1";
}

function isNumber(schema: unknown): boolean {
  return isObject(schema) && (schema["type"] === "number" || schema["type"] === "integer");
}

/** What the screen asks for when it opens, and the next page of a list. */
function writeTests(loaded: Loaded | undefined): object {
  if (loaded === undefined) return { "It opens": { then: { nodes: { content: true } } } };
  const { action, input, isList, paged, sample } = loaded;
  const isFull = Object.keys(sample).length === 0;
  const given = Object.keys(input).length > 0;
  const calls = [{ action, ...(given && { input }) }];
  const more = { calls: [{ action, input: { ...input, page: 2 } }], state: { page: 2 } };
  return {
    "It shows what the server has": { then: { calls, ...(isFull && { nodes: { content: true } }) } },
    ...(isList && {
      "It says that there is nothing": { given: { responses: { [action]: { form: "empty" } } }, then: { calls, nodes: { none: true } } },
    }),
    ...(paged !== undefined &&
      isFull && { "Near the end it asks for the next page": { when: [{ event: "nearEnd", on: "content" }], then: more } }),
  };
}

type Shown = Pick<Loaded, "path" | "isList" | "text">;

/** The first list, or else the first text, of what a schema describes. */
function findShown(given: unknown, path: string, resolve: (ref: string) => unknown): Shown | undefined {
  const schema = follow(given, resolve);
  if (schema["type"] === "array") {
    const text = findText(follow(schema["items"], resolve), "item", resolve);
    return text === undefined ? undefined : { path, isList: true, text };
  }
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const lists = properties.filter(([, part]) => follow(part, resolve)["type"] === "array");
  for (const [name, part] of lists) {
    const found = findShown(part, `${path}.${name}`, resolve);
    if (found !== undefined) return found;
  }
  const text = findText(schema, path, resolve);
  return text === undefined ? undefined : { path, isList: false, text };
}

function findText(schema: { readonly [name: string]: unknown }, path: string, resolve: (ref: string) => unknown): string | undefined {
  if (schema["type"] === "string") return `{${path}}`;
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const texts = properties.filter(([, part]) => follow(part, resolve)["type"] === "string").map(([name]) => name);
  const name = texts.find((one) => /title|name|text|label/i.test(one)) ?? texts[0];
  return name === undefined ? undefined : `{${path}.${name}}`;
}

function follow(schema: unknown, resolve: (ref: string) => unknown): { readonly [name: string]: unknown } {
  if (!isObject(schema)) return {};
  return typeof schema["$ref"] === "string" ? follow(resolve(schema["$ref"]), resolve) : schema;
}

interface Asked {
  readonly route: string;
  /** Its parameters, each with the value of a sample. */
  readonly params: { readonly [name: string]: string };
  readonly loaded: Loaded | undefined;
}

function writeScreen(request: DraftRequest, { route, params, loaded }: Asked): object {
  const { screens, catalogue } = request.compilation.project;
  const closing = [...catalogue.shell].find(([, { fallback }]) => fallback === "back")?.[0];
  const home = [...screens.values()].find(({ value }) => value.route === (catalogue.settings.home ?? "/"))?.value.id;
  const back = closing !== undefined ? { do: "native", key: closing } : home !== undefined ? { do: "go", screen: home } : undefined;
  const header = { widget: "page-header", id: "header", props: { title: "{texts.title}" }, ...(back !== undefined && { on: { back } }) };
  const { action = "", input = {}, isList = false, paged } = loaded ?? {};
  const entries = paged === undefined ? loaded?.path : "state.entries";
  const declared = Object.fromEntries(Object.keys(params).map((name) => [name, "text"]));
  const given = Object.keys(input).length > 0 && { input };
  return {
    route,
    title: "{texts.title}",
    ...(Object.keys(declared).length > 0 && { params: declared }),
    ...(loaded !== undefined && { load: { [action]: { action, ...given } } }),
    ...(paged !== undefined && writePaged({ action, input, paged })),
    body: [
      header,
      {
        widget: "text",
        id: "content",
        ...(isList && { each: entries }),
        props: { text: loaded?.text ?? "{texts.content}" },
        ...(paged !== undefined && { on: { nearEnd: "more" } }),
      },
      ...(isList ? [{ widget: "text", id: "none", when: `size(${entries}) == 0`, props: { text: "{texts.none}" } }] : []),
    ],
  };
}

function writeTexts(request: DraftRequest, title: string, loaded: Loaded | undefined): object {
  return {
    title: wordingOf(request, title),
    ...(loaded === undefined && { content: wordingOf(request, `${title}: content`) }),
    ...(loaded?.isList === true && { none: wordingOf(request, "Nothing yet") }),
  };
}

function writeScenarios(params: Asked["params"]): object {
  const open = new URLSearchParams(params).toString();
  return { open, scenarios: { ok: { description: "As the mock server has it." } } };
}
