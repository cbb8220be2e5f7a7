/** What is compared, and with what each page is built. */
import { fileURLToPath } from "node:url";

export type SubjectName = "engine" | "windowed" | "react" | "dom" | "json-render";

export interface SubjectKind {
  readonly name: SubjectName;
  readonly title: string;
  readonly file: string;
  /** Whether it is made of definitions of a project. */
  readonly isLayar?: true;
}

const fileOf = (url: URL): string => fileURLToPath(url);

/** `engine` puts whole lists on the page, as the others do; `windowed` is the same code as shipped. */
export const subjects: readonly SubjectKind[] = [
  { name: "engine", title: "engine", file: fileOf(new URL("engine/main.ts", import.meta.url)), isLayar: true },
  { name: "windowed", title: "as shipped", file: fileOf(new URL("engine/main.ts", import.meta.url)), isLayar: true },
  { name: "react", title: "React", file: fileOf(new URL("react/main.tsx", import.meta.url)) },
  { name: "dom", title: "plain DOM", file: fileOf(new URL("dom/main.ts", import.meta.url)) },
  { name: "json-render", title: "json-render", file: fileOf(new URL("json-render/main.tsx", import.meta.url)) },
];

/** The one that every ratio is a ratio to. */
export const yardstick: SubjectName = "react";
