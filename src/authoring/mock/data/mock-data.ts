/** Mock data of a project: the files of `screens/mock/` by name. */
import type { MockChange, MockResponse, MockSeed, MockText } from "../../../core/format/index.ts";
import type { Project } from "../../compiler/index.ts";

export interface MockData {
  /** By market: where a session's state begins. */
  readonly seeds: { readonly [market: string]: { readonly [file: string]: MockSeed } };
  /** By action; one without a response succeeds with empty data. */
  readonly responses: { readonly [action: string]: MockResponse };
  readonly changes: { readonly [name: string]: MockChange };
  /** What they say, in every language. */
  readonly wording: readonly MockText[];
  /** Texts of HTML pages of others, such as one that a screen shows in a frame. */
  readonly pages: { readonly [name: string]: string };
  /** Drawings by their names, such as photos that a user took; any other name of a picture shows its first letter. */
  readonly pictures: { readonly [name: string]: string };
}

const pageFile = /^screens\/mock\/pages\/([^/]+)\.html$/;
const pictureFile = /^screens\/mock\/pictures\/([^/]+)\.svg$/;
const seedFile = /^screens\/mock\/seeds\/([^/]+)\//;
const jsonFile = /([^/]+)\.json$/;

export function readMockData({ mock, texts }: Pick<Project, "mock" | "texts">): MockData {
  const markets = [...new Set(mock.seeds.map(({ file }) => seedFile.exec(file)?.[1] ?? ""))];
  return {
    seeds: Object.fromEntries(
      markets.map((market) => [market, byName(mock.seeds.filter(({ file }) => seedFile.exec(file)?.[1] === market))]),
    ),
    responses: byName(mock.responses),
    changes: byName(mock.changes),
    wording: mock.wordings.flatMap(({ value }) => value.texts),
    pages: textsByName(texts, pageFile),
    pictures: textsByName(texts, pictureFile),
  };
}

function textsByName(texts: Project["texts"], file: RegExp): { readonly [name: string]: string } {
  const named = [...texts].flatMap(([path, text]) => {
    const [, name] = file.exec(path) ?? [];
    return name === undefined ? [] : [[name, text.trimEnd()] as const];
  });
  return Object.fromEntries(named);
}

function byName<T>(sources: readonly { readonly file: string; readonly value: T }[]): { readonly [name: string]: T } {
  return Object.fromEntries(sources.map(({ file, value }) => [jsonFile.exec(file)?.[1] ?? "", value]));
}
