// Files whose paths have a name: they move when it changes.

import { readDefinitionPath } from "../../../compiler/index.ts";
import type { Named } from "../../names/index.ts";
import { RenameError } from "./rename-error.ts";

export interface Move {
  readonly from: string;
  readonly to: string;
}

function foldersOf(paths: readonly string[]): string[] {
  return [
    ...new Set(paths.flatMap((path) => (readDefinitionPath(path).kind === "screen" ? [path.split("/").slice(0, -2).join("/")] : []))),
  ];
}

/** The folder of a screen follows from its id, which begins with a domain. */
function screenFolder(paths: readonly string[], id: string): string {
  const domains = foldersOf(paths).map((folder) => ({ folder, name: folder.split("/").pop() ?? "" }));
  const [domain] = domains.filter(({ name }) => id.startsWith(`${name}-`)).sort((a, b) => b.name.length - a.name.length);
  if (domain === undefined)
    throw new RenameError(`The name of a screen begins with its domain: ${domains.map(({ name }) => `\`${name}-…\``).join(", ")}.`);
  return `${domain.folder}/${id.slice(domain.name.length + 1)}`;
}

/** By kind of what is named: whether the path has the name, and the path with the other one. */
const paths: { readonly [kind: string]: (path: string, name: string, to: string) => string | undefined } = {
  fragment: (path, name, to) => (readDefinitionPath(path).fragment === name ? path.replace(`/${name}/`, `/${to}/`) : undefined),
  action: (path, name, to) => (readDefinitionPath(path).kind === "mock-response" ? otherFile(path, name, to) : undefined),
  widget: (path, name, to) =>
    path.startsWith(`widgets/${name}/`)
      ? `widgets/${to}/${path.slice(`widgets/${name}/`.length).replace(`${name}.`, `${to}.`)}`
      : undefined,
  change: (path, name, to) => (readDefinitionPath(path).kind === "mock-change" ? otherFile(path, name, to) : undefined),
  language: (path, name, to) => (readDefinitionPath(path).kind === "language" ? otherFile(path, name, to) : undefined),
  promotion: (path, name, to) => (readDefinitionPath(path).kind === "overlay" ? otherFile(path, name, to) : undefined),
  market: (path, name, to) => {
    const { kind, variant } = readDefinitionPath(path);
    if (kind === "mock-seed" && path.split("/")[3] === name) return path.replace(`/seeds/${name}/`, `/seeds/${to}/`);
    return kind === "market" || variant === name ? otherFile(path, name, to) : undefined;
  },
};

function otherFile(path: string, name: string, to: string): string | undefined {
  return path.endsWith(`/${name}.json`) ? path.replace(/[^/]+$/, `${to}.json`) : undefined;
}

export function listMoves(all: readonly string[], { kind, name }: Named, to: string): Move[] {
  const folder = kind === "screen" ? screenFolder(all, to) : "";
  return all.flatMap((path) => {
    const isOfScreen = kind === "screen" && readDefinitionPath(path).screen === name;
    const target = isOfScreen ? `${folder}/${path.split("/").pop()}` : paths[kind]?.(path, name, to);
    return target === undefined ? [] : [{ from: path, to: target }];
  });
}
