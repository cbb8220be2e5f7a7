/** What is compared, and with what each page is built. */
import type { ProjectKind } from "./project.ts";

export type SubjectName =
  | "shipped"
  | "components"
  | "react"
  | "react-entries"
  | "react-inline"
  | "preact"
  | "dom"
  | "json-render"
  | "json-render-rows";

export interface SubjectKind {
  readonly name: SubjectName;
  readonly title: string;
  /** From the folder of the bench. */
  readonly file: string;
  /** The definitions that it is made of. */
  readonly project?: ProjectKind;
  /** Whose page it is opened from, with which query, instead of one of its own. */
  readonly opens?: { readonly subject: SubjectName; readonly query: string };
  /** What it is opened for, where it would say the same in the other. */
  readonly only?: "pages" | "paint";
  /** What is loaded instead of a package, by the names of packages. */
  readonly alias?: { readonly [name: string]: string };
  /** Written by hand, and with the style of the engine for entries out of view, which no team writes at first. */
  readonly hasEntryStyle?: true;
}

/** The same screens by hand, with the smaller library in the place of React. */
const preact = { "react-dom/client": "preact/compat/client", "react/jsx-runtime": "preact/jsx-runtime", react: "preact/compat" };

/** Whole lists are put on the page, as the others do; opened over HTTP, `shipped` is the app itself, with its lists a page at a time. */
export const subjects: readonly SubjectKind[] = [
  { name: "shipped", title: "shipped widgets", file: "engine/main.ts", project: "whole" },
  {
    name: "components",
    title: "per component",
    file: "engine/main.ts",
    opens: { subject: "shipped", query: "?folder=components" },
    only: "pages",
  },
  { name: "react", title: "React", file: "react/main.tsx" },
  { name: "react-entries", title: "React, entries styled", file: "react/main.tsx", hasEntryStyle: true, only: "pages" },
  {
    name: "react-inline",
    title: "React, data in the page",
    file: "react/main.tsx",
    opens: { subject: "react", query: "?inline" },
    only: "paint",
  },
  { name: "preact", title: "Preact", file: "react/main.tsx", alias: preact },
  { name: "dom", title: "plain DOM", file: "dom/main.ts" },
  { name: "json-render", title: "json-render", file: "json-render/main.tsx" },
  {
    name: "json-render-rows",
    title: "json-render, per row",
    file: "json-render/main.tsx",
    opens: { subject: "json-render", query: "?rows" },
    only: "pages",
  },
];

/** Those that are opened by the measuring script. */
export const inPages = subjects.filter(({ only }) => only !== "paint");

/** Those of which the goals are asked. */
export const askedSubjects: readonly SubjectName[] = ["shipped", "components"];

/** The one that every ratio is a ratio to. */
export const yardstick: SubjectName = "react";
export const compared = subjects.filter(({ name }) => name !== yardstick);

/** Where its page is served. */
export function originOf(served: ReadonlyMap<string, { readonly origin: string }>, { name, opens }: SubjectKind): string {
  return served.get(opens?.subject ?? name)?.origin ?? "";
}
