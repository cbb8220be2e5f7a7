/** What is compared, and with what each page is built. */
import { fileURLToPath } from "node:url";
import type { ProjectKind } from "./project.ts";

export type SubjectName = "shipped" | "components" | "react" | "react-entries" | "dom" | "json-render" | "json-render-rows" | "json-forms";

export interface SubjectKind {
  readonly name: SubjectName;
  readonly title: string;
  readonly file: string;
  /** The definitions that it is made of. */
  readonly project?: ProjectKind;
  /** Whose page it is opened from, with which query, instead of one of its own. */
  readonly opens?: { readonly subject: SubjectName; readonly query: string };
  /** Written by hand, and with the style of the engine for entries out of view, which no team writes at first. */
  readonly hasEntryStyle?: true;
}

const fileOf = (url: URL): string => fileURLToPath(url);
const jsonRender = fileOf(new URL("json-render/main.tsx", import.meta.url));
const engine = fileOf(new URL("engine/main.ts", import.meta.url));

/** Whole lists are put on the page, as the others do; opened over HTTP, `shipped` is the app itself, with its lists a page at a time. */
export const subjects: readonly SubjectKind[] = [
  { name: "shipped", title: "shipped widgets", file: engine, project: "whole" },
  { name: "components", title: "per component", file: engine, opens: { subject: "shipped", query: "?folder=components" } },
  { name: "react", title: "React", file: fileOf(new URL("react/main.tsx", import.meta.url)) },
  { name: "react-entries", title: "React, entries styled", file: fileOf(new URL("react/main.tsx", import.meta.url)), hasEntryStyle: true },
  { name: "dom", title: "plain DOM", file: fileOf(new URL("dom/main.ts", import.meta.url)) },
  { name: "json-render", title: "json-render", file: jsonRender },
  { name: "json-render-rows", title: "json-render, per row", file: jsonRender, opens: { subject: "json-render", query: "?rows" } },
  { name: "json-forms", title: "JSON Forms", file: fileOf(new URL("json-forms/main.tsx", import.meta.url)) },
];

/** Those of which the goals are asked. */
export const askedSubjects: readonly SubjectName[] = ["shipped", "components"];

/** The one that every ratio is a ratio to. */
export const yardstick: SubjectName = "react";

/** Where its page is served. */
export function originOf(served: ReadonlyMap<string, { readonly origin: string }>, { name, opens }: SubjectKind): string {
  return served.get(opens?.subject ?? name)?.origin ?? "";
}
